/** The three kinds of match, each with its own opponent. */
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RoomView } from '#contract/kiosk/table-rooms.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import type { HandGame, Match } from '#domain/games/hand-game.ts';
import { HOUSE_CHARACTERS, type HouseCharacter } from '#domain/games/bot-personas.ts';
import type { HandShape } from '#domain/games/bot-strategy.ts';
import { Button } from '#ui/kit/button.tsx';
import type { GameLook } from './drawing/game-look.ts';
import { CHARACTER_LOOKS, FRIEND_LOOK, YOUR_LOOK } from './drawing/looks.ts';
import { MatchScreen } from './match-screen.tsx';
import type { Player } from './player.ts';
import { LeagueOffer } from './room/league-offer.tsx';
import { WaitingForFriend } from './room/room-lobby.tsx';
import type { MatchEnd, MatchSoFar, OnShown, GameTable } from './table.ts';
import { HandsPlace, TableStage } from './table-stage.tsx';
import { useHotSeatTable } from './use-hot-seat-table.ts';
import { useHouseTable } from './use-house-table.ts';
import { useRoomTable } from './room/use-room-table.ts';

interface Shared {
  look: GameLook;
  onEnd: (end: MatchEnd) => void;
  onLeave: () => void;
  onBeat?: ((beat: number) => void) | undefined;
  onShown?: OnShown | undefined;
  tools?: ReactNode;
}

interface Played<Rules> extends Shared {
  rules: Rules;
  gameOf: (rules: Rules) => HandGame;
  /** A match begun before: with another opponent, or before a reload. */
  from: MatchSoFar | undefined;
  onProgress: (soFar: MatchSoFar) => void;
}

/** Reports the match after each show. */
function useProgress({ match, shows }: GameTable, onProgress: (soFar: MatchSoFar) => void): void {
  const report = useEffectEvent(onProgress);
  useEffect(() => {
    if (shows.length > 0) report({ match, shows });
  }, [match, shows]);
}

const YOU: Player = { name: undefined, face: 'you', look: YOUR_LOOK };

interface HouseProps<Rules> extends Played<Rules> {
  shape: HandShape;
  character: HouseCharacter;
}

export function HouseMatch<Rules extends { target: number }>(props: HouseProps<Rules>) {
  const { rules, gameOf, shape, character, from, onProgress, look, onEnd, onLeave, onBeat, onShown, tools } = props;
  const { i18n } = useLingui();
  const game = useMemo(() => gameOf(rules), [gameOf, rules]);
  const table = useHouseTable({ game, shape, habit: character.habit, from });
  useProgress(table, onProgress);
  const says = ({ last }: Match) => {
    const mood = last === null ? 'hello' : last.point === 0 ? 'loses' : last.point === 1 ? 'wins' : undefined;
    return mood && inLanguage(character.says[mood], i18n.locale);
  };
  const house: Player = {
    name: inLanguage(character.name, i18n.locale),
    face: character.id,
    look: CHARACTER_LOOKS[character.id],
    says,
  };
  const end = () => onEnd({ mode: 'house', match: table.match, shows: table.shows, you: 0, opponent: character });
  return (
    <MatchScreen
      table={table}
      target={rules.target}
      look={look}
      players={[YOU, house]}
      onLeave={onLeave}
      onBeat={onBeat}
      onShown={onShown}
      tools={tools}
      whenOver={<Over table={table} onEnd={end} />}
    />
  );
}

export function HotSeatMatch<Rules extends { target: number }>(props: Played<Rules>) {
  const { rules, gameOf, from, onProgress, look, onEnd, onLeave, onBeat, onShown, tools } = props;
  const { t } = useLingui();
  const game = useMemo(() => gameOf(rules), [gameOf, rules]);
  const table = useHotSeatTable({ game, from });
  useProgress(table, onProgress);
  const players = [
    { ...YOU, name: t`Player 1` },
    { name: t`Player 2`, face: 'friend', look: FRIEND_LOOK },
  ] as const satisfies readonly Player[];
  const { match, shows } = table;
  return (
    <MatchScreen
      table={table}
      target={rules.target}
      look={look}
      players={players}
      onLeave={onLeave}
      onBeat={onBeat}
      onShown={onShown}
      tools={tools}
      whenOver={
        <Over
          table={table}
          onEnd={() => onEnd({ mode: 'hotseat', match, shows, you: match.winner ?? 0, opponent: undefined })}
        />
      }
    />
  );
}

interface RoomProps<Rules> extends Shared {
  entered: RoomView;
  gameOf: (rules: Rules) => HandGame;
  onPlayHouse: (character: HouseCharacter, soFar: MatchSoFar) => void;
}

/** Your hands, and the place of somebody who is still to come. */
export const OpenTable = ({ look }: { look: GameLook }) => (
  <TableStage
    beat={null}
    isTense
    theirs={
      <g opacity="0.4">
        <HandsPlace>{look.drawHands(null, FRIEND_LOOK)}</HandsPlace>
      </g>
    }
    yours={<HandsPlace>{look.drawHands(null, YOUR_LOOK)}</HandsPlace>}
  />
);

export function RoomMatch<Rules extends { target: number }>(props: RoomProps<Rules>) {
  const { entered, gameOf, look, onEnd, onLeave, onPlayHouse, onBeat, onShown, tools } = props;
  const { t } = useLingui();
  const table = useRoomTable({ entered, gameOf });
  const { match, shows, seat } = table;
  const leave = () => {
    void table.leave();
    onLeave();
  };
  const end = () => {
    if (match.winner === null) void table.leave();
    onEnd({ mode: 'room', match, shows, you: seat, opponent: undefined });
  };
  if (table.phase === 'waiting')
    return <WaitingForFriend number={table.number} onBack={leave} picture={<OpenTable look={look} />} />;

  const friend: Player = { name: t`Friend`, face: 'friend', look: FRIEND_LOOK };
  const hasLeft = table.them === 'left' || table.phase === 'gone';
  return (
    <MatchScreen
      table={table}
      target={Number(entered.rules.target)}
      look={look}
      players={seat === 0 ? [YOU, friend] : [friend, YOU]}
      onLeave={hasLeft || table.them === 'silent' ? end : leave}
      onPlayHouse={() => {
        void table.leave();
        onPlayHouse(HOUSE_CHARACTERS[0]!, { match, shows });
      }}
      onBeat={onBeat}
      onShown={onShown}
      tools={tools}
      whenOver={
        <>
          <Over table={table} onEnd={end} canAgain={!hasLeft} />
          <LeagueOffer league={table.league} onJoin={table.joinLeague} />
        </>
      }
    />
  );
}

interface OverProps {
  table: GameTable;
  canAgain?: boolean;
  onEnd: () => void;
}

/** The match is over: go to the drink, or play again. */
function Over({ table, canAgain = true, onEnd }: OverProps) {
  return (
    <>
      <Button kind="main" size="big" onClick={onEnd}>
        <Trans>To the drink</Trans>
      </Button>
      {canAgain && (
        <Button size="big" onClick={table.goOn} disabled={table.isReady}>
          {table.isReady ? <Trans>Waiting for the other…</Trans> : <Trans>Once more</Trans>}
        </Button>
      )}
    </>
  );
}
