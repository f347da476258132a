/** A hand game from choosing the opponent to the drink: what both games share. */
import { useMemo, useState, type ReactNode } from 'react';
import type { RoomView } from '#contract/kiosk/table-rooms.ts';
import { turnedRound, type HandGame, type Opponent } from '#domain/games/hand-game.ts';
import type { HouseCharacter } from '#domain/games/bot-personas.ts';
import type { HandShape } from '#domain/games/bot-strategy.ts';
import type { GameLook } from './drawing/game-look.ts';
import { OpponentStep } from './opponent-step.tsx';
import { HotSeatMatch, HouseMatch, OpenTable, RoomMatch } from './matches.tsx';
import { RoomLobby } from './room/room-lobby.tsx';
import { useKeep, useKept } from '../play-memory.ts';
import type { MatchEnd, MatchSoFar, OnShown } from './table.ts';
import { useLeftTable } from './room/use-left-table.ts';

export interface TableGameProps<Rules extends { target: number; untimed: boolean }> {
  title: ReactNode;
  /** What the table itself does not tell. */
  rulesText?: ReactNode;
  /** How it is played, for whoever asks. */
  howTo: ReactNode;
  picture?: ReactNode;
  look: GameLook;
  shape: HandShape;
  rules: Rules;
  /** The game with these settings; a room has its own. */
  gameOf: (rules: Rules) => HandGame;
  opponents: readonly Opponent[];
  /** An owner's preview: no room is opened. */
  preview?: boolean | undefined;
  /** The drink, once the match is over. */
  children: (end: MatchEnd, startOver: () => void) => ReactNode;
  onBeat?: ((beat: number) => void) | undefined;
  onShown?: OnShown | undefined;
  /** Called when the guest presses to start. */
  onBegin?: (() => void) | undefined;
  /** More switches, on the first screen and at the table. */
  tools?: ReactNode;
}

type Step =
  | { at: 'opponents' }
  | { at: 'lobby'; calm: boolean }
  | { at: 'house'; character: HouseCharacter; calm: boolean; from?: MatchSoFar }
  | { at: 'hotseat'; calm: boolean; from?: MatchSoFar }
  | { at: 'room'; entered: RoomView }
  | { at: 'end'; end: MatchEnd };

/** A room is kept by its id: the server knows the rest. */
type KeptStep = Exclude<Step, { at: 'room' }> | { at: 'room'; roomId: string };

function keptOf(step: Step, leftRoom: string | undefined): KeptStep {
  if (step.at === 'room') return { at: 'room', roomId: step.entered.roomId };
  return step.at === 'opponents' && leftRoom !== undefined ? { at: 'room', roomId: leftRoom } : step;
}

export function TableGame<Rules extends { target: number; untimed: boolean }>(props: TableGameProps<Rules>) {
  const { title, rulesText, howTo, picture, look, shape, rules, gameOf, opponents, preview = false, children } = props;
  const { onBeat, onShown, onBegin, tools } = props;
  const kept = useKept('table') as KeptStep | undefined;
  const [step, setStep] = useState<Step>(kept && kept.at !== 'room' ? kept : { at: 'opponents' });
  /** The room this phone was in before a reload, until it is found again or gone. */
  const [leftRoom, setLeftRoom] = useState(kept?.at === 'room' ? kept.roomId : undefined);
  useKeep(
    'table',
    useMemo(() => keptOf(step, leftRoom), [step, leftRoom]),
  );
  useLeftTable(leftRoom, (entered) => {
    setLeftRoom(undefined);
    if (entered && step.at === 'opponents') setStep({ at: 'room', entered });
  });
  const sit = (next: Step) => {
    onBegin?.();
    setStep(next);
  };
  const startOver = () => setStep({ at: 'opponents' });
  const onEnd = (end: MatchEnd) => setStep({ at: 'end', end });
  const onProgress = (from: MatchSoFar) =>
    setStep((now) => (now.at === 'house' || now.at === 'hotseat' ? { ...now, from } : now));
  const shared = { look, onBeat, onShown, tools, onEnd, onLeave: startOver };
  const rulesFor = (calm: boolean): Rules => (calm ? { ...rules, untimed: true } : rules);

  switch (step.at) {
    case 'opponents':
      return (
        <OpponentStep
          title={title}
          rules={rulesText}
          howTo={howTo}
          picture={picture}
          look={look}
          allowed={opponents}
          isUntimed={rules.untimed}
          tools={tools}
          onHouse={(character, calm) => sit({ at: 'house', character, calm })}
          onHotSeat={(calm) => sit({ at: 'hotseat', calm })}
          onRoom={(calm) => setStep({ at: 'lobby', calm })}
        />
      );
    case 'lobby':
      return (
        <RoomLobby
          isCalm={step.calm}
          isPreview={preview}
          picture={<OpenTable look={look} />}
          onEntered={(entered) => sit({ at: 'room', entered })}
          onBack={startOver}
        />
      );
    case 'house':
      return (
        <HouseMatch
          {...shared}
          rules={rulesFor(step.calm)}
          gameOf={gameOf}
          shape={shape}
          character={step.character}
          from={step.from}
          onProgress={onProgress}
        />
      );
    case 'hotseat':
      return (
        <HotSeatMatch
          {...shared}
          rules={rulesFor(step.calm)}
          gameOf={gameOf}
          from={step.from}
          onProgress={onProgress}
        />
      );
    case 'room':
      return (
        <RoomMatch
          {...shared}
          entered={step.entered}
          gameOf={gameOf}
          onPlayHouse={(character, { match, shows }) => {
            const from = step.entered.you === 1 ? turnedRound(match, shows) : { match, shows };
            setStep({ at: 'house', character, calm: step.entered.rules.untimed === true, from });
          }}
        />
      );
    case 'end':
      return children(step.end, startOver);
  }
}
