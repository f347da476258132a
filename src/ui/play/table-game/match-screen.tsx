import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { isThrow, otherSeat, type Match, type Seat, type Show } from '#domain/games/hand-game.ts';
import { Button } from '#ui/kit/button.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { sound } from '../sound/sound.ts';
import { Between } from './between.tsx';
import { CallLettering } from './drawing/call-lettering.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import { Face, type FaceMood } from './drawing/face.tsx';
import { chantOn, type GameLook } from './drawing/game-look.ts';
import { lookingMs } from './looking-time.ts';
import { callerName, type Player } from './player.ts';
import { Score } from './score.tsx';
import { ShownCalls } from './shown-calls.tsx';
import { useShowWords, type PlayerNames } from './show-words.ts';
import type { OnShown, GameTable } from './table.ts';
import { HandsPlace, TableStage } from './table-stage.tsx';
import { TheyLeft } from './room/they-left.tsx';
import { useReveal } from './use-reveal.ts';
import styles from './match-screen.module.css';

interface Props {
  table: GameTable;
  target: number;
  look: GameLook;
  players: readonly [Player, Player];
  /** Continues once the match is over. */
  whenOver: ReactNode;
  onLeave: () => void;
  /** The other player has left: play the house from this score, or stop. */
  onPlayHouse?: (() => void) | undefined;
  onBeat?: ((beat: number) => void) | undefined;
  onShown?: OnShown | undefined;
  /** More switches, beside the exit. */
  tools?: ReactNode;
}

/** The screen of one match, for every kind of opponent. */
export function MatchScreen(props: Props) {
  const { table, target, look, players, whenOver, onLeave, onPlayHouse, onBeat, onShown, tools } = props;
  const { t, i18n } = useLingui();
  const [picked, setPicked] = useState<number | null>(null);
  const names: PlayerNames = [players[0].name, players[1].name];
  const words = useShowWords(names);

  // With two players on one phone the table is always seen from player 1's side.
  const near: Seat = table.mode === 'hotseat' ? 0 : table.seat;
  const told = (match: Match, show: Show) => {
    if (isThrow(show[near]) && (match.last?.point ?? null) !== null) sound('stamp');
    onShown?.({ match, show, near, mode: table.mode });
  };
  const { beat, match, show } = useReveal(table, { onBeat, onShown: told });
  const far = otherSeat(near);
  const isHidden = table.phase === 'choosing' || table.phase === 'locked' || table.phase === 'handover';
  const isRevealing = beat !== null || (show === undefined && table.shows.length > 0 && !isHidden);
  const shown = isHidden || isRevealing ? undefined : show;
  const isOut = table.them === 'left' || table.them === 'silent' || table.phase === 'gone';
  const { outcome, whole } = shown ? words(match, shown, isCalmNow(table, shown)) : { outcome: '', whole: '' };

  const goesOn = useNextShow(table, shown, near, outcome);
  useEffect(() => void (document.documentElement.scrollTop = 0), []);
  const isTheirTurn = table.mode === 'hotseat' && table.phase !== 'over' && table.seat === far;
  return (
    <section
      className={styles.match}
      data-scene="table"
      aria-label={t`The table`}
      data-two-sided={table.mode === 'hotseat' || undefined}
      data-turned={isTheirTurn || undefined}
      data-written={look.isWrittenInChinese}
    >
      <Side
        player={players[far]}
        match={match}
        points={match.score[far]}
        target={target}
        mood={moodOf(match, shown, far)}
        isFar
      />
      <div className={styles.table}>
        <TableStage
          beat={beat}
          isTense={isHidden}
          theirs={<HandsPlace>{look.drawHands(handOf(shown, far), players[far].look)}</HandsPlace>}
          yours={<HandsPlace>{look.drawHands(isHidden ? picked : handOf(shown, near), players[near].look)}</HandsPlace>}
        >
          {beat !== null && (
            <CallLettering
              text={chantOn(inLanguage(look.chant, i18n.locale), beat)}
              lang={i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en'}
            />
          )}
        </TableStage>
      </div>
      {shown && <ShownCalls shown={shown} match={match} look={look} far={far} />}
      <Side
        player={players[near]}
        match={match}
        points={match.score[near]}
        target={target}
        mood={moodOf(match, shown, near)}
      />
      <div className={styles.panel}>
        <VisuallyHidden role="status">{whole}</VisuallyHidden>
        {isOut && !isRevealing && table.phase !== 'over' ? (
          <TheyLeft table={table} name={players[far].name ?? ''} onPlayHouse={onPlayHouse} onStop={onLeave} />
        ) : table.phase === 'choosing' ? (
          <ChoicePanel
            key={`${table.turn} ${table.seat}`}
            table={table}
            look={look}
            handLook={players[table.seat].look}
            callerName={callerName(match, players)}
            onPick={table.mode === 'hotseat' ? () => undefined : setPicked}
          />
        ) : (
          <Between
            table={table}
            players={players}
            target={target}
            outcome={outcome}
            isRevealing={isRevealing}
            goesOn={goesOn}
            whenOver={whenOver}
          />
        )}
      </div>
      {table.phase !== 'over' && !isOut && (
        <div className={styles.leave}>
          <Button kind="quiet" onClick={onLeave}>
            <Trans>Leave</Trans>
          </Button>
          {tools && <span>{tools}</span>}
        </div>
      )}
    </section>
  );
}

/** Starts the next show by itself if the match has a clock: not after a miss, and not before the first show. */
function useNextShow(table: GameTable, shown: Show | undefined, near: Seat, said: string): boolean {
  const goOn = useEffectEvent(() => table.goOn());
  const goesOn =
    table.phase === 'ready' &&
    table.mode !== 'hotseat' &&
    table.isPaced &&
    !table.isReady &&
    table.them === 'here' &&
    shown !== undefined &&
    shown[near] !== 'late';
  const ms = lookingMs(said);
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => goOn(), ms);
    return () => clearTimeout(timer);
  }, [goesOn, table.turn, ms]);
  return goesOn;
}

/** A player who was late gets no clock again; only a room's clock keeps running. */
const isCalmNow = (table: GameTable, shown: Show): boolean =>
  table.phase === 'ready' && table.mode === 'house' && shown[table.seat] === 'late';

const handOf = (shown: Show | undefined, seat: Seat): number | null => {
  const part = shown?.[seat];
  return part !== undefined && isThrow(part) ? part.hand : null;
};

function moodOf({ last }: Match, shown: Show | undefined, seat: Seat): FaceMood {
  if (!shown || !last || last.point === null) return 'calm';
  return last.point === seat ? 'glad' : 'rueful';
}

interface SideProps {
  player: Player;
  match: Match;
  points: number;
  target: number;
  mood: FaceMood;
  isFar?: boolean;
}

function Side({ player, match, points, target, mood, isFar = false }: SideProps) {
  const says = player.says?.(match);
  return (
    <div className={styles.side} data-far={isFar || undefined}>
      <Face who={player.face} mood={mood} className={styles.face} />
      <strong className={styles.who}>{player.name ?? <Trans>You</Trans>}</strong>
      {says && <span className={styles.says}>{says}</span>}
      <Score points={points} target={target} />
    </div>
  );
}
