import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/bilingual.ts';
import { isThrow, otherSeat, type Match, type Seat, type Show } from '#domain/hand-game.ts';
import { Button } from '../button.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { CallLettering } from './call-lettering.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import { Face, type FaceId, type Mood } from './face.tsx';
import { chantOn, type GameLook } from './game-look.ts';
import type { HandLook } from './hand.tsx';
import { Score } from './score.tsx';
import { ShownCalls } from './shown-calls.tsx';
import { useShowWords, type PlayerNames } from './show-words.ts';
import type { OnShown, Table } from './table.ts';
import { HandsPlace, TableStage } from './table-stage.tsx';
import { TheyLeft } from './they-left.tsx';
import { useReveal } from './use-reveal.ts';
import styles from './match-screen.module.css';

export interface Player {
  /** undefined: whoever reads this. */
  name: string | undefined;
  face: FaceId;
  look: HandLook;
  /** What it says to a match as far as it has been seen. */
  says?: (match: Match) => string | undefined;
}

interface Props {
  table: Table;
  target: number;
  look: GameLook;
  players: readonly [Player, Player];
  /** The way on once the match is over. */
  whenOver: ReactNode;
  onLeave: () => void;
  /** Somebody else has left: play the house from this score, or stop. */
  onPlayHouse?: (() => void) | undefined;
  onBeat?: ((beat: number) => void) | undefined;
  onShown?: OnShown | undefined;
  /** More to turn on and off, beside the way out. */
  tools?: ReactNode;
}

/** A show is looked at for this long before the next begins by itself; one that came to nothing for less. Milliseconds. */
const SHOWN_MS = 2300;
const NOTHING_SHOWN_MS = 1700;

/** One match at the table, whoever sits across. */
export function MatchScreen(props: Props) {
  const { table, target, look, players, whenOver, onLeave, onPlayHouse, onBeat, onShown, tools } = props;
  const { t, i18n } = useLingui();
  const [picked, setPicked] = useState<number | null>(null);
  const names: PlayerNames = [players[0].name, players[1].name];
  const words = useShowWords(names);

  // With one phone for two the table is always seen from player 1's side.
  const near: Seat = table.mode === 'hotseat' ? 0 : table.seat;
  const told = (match: Match, show: Show) => onShown?.({ match, show, near, mode: table.mode });
  const { beat, match, show } = useReveal(table, { onBeat, onShown: told });
  const far = otherSeat(near);
  const isHidden = table.phase === 'choosing' || table.phase === 'locked' || table.phase === 'handover';
  const isRevealing = beat !== null || (show === undefined && table.shows.length > 0 && !isHidden);
  const shown = isHidden || isRevealing ? undefined : show;
  const isOut = table.them === 'left' || table.them === 'silent' || table.phase === 'gone';
  const { outcome, whole } = shown ? words(match, shown, isCalmNow(table, shown)) : { outcome: '', whole: '' };

  useNextShow(table, shown, near);
  useEffect(() => void (document.documentElement.scrollTop = 0), []);
  return (
    <section className={styles.match} aria-label={t`The table`}>
      <Side
        player={players[far]}
        match={match}
        points={match.score[far]}
        target={target}
        mood={moodOf(match, shown, far)}
        isFar
      />
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
        {shown && <ShownCalls shown={shown} match={match} look={look} far={far} />}
      </TableStage>
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
            whenOver={whenOver}
          />
        )}
      </div>
      {table.phase !== 'over' && !isOut && (
        <div className={styles.leave}>
          <Button kind="quiet" onClick={onLeave}>
            <Trans>Leave the table</Trans>
          </Button>
          {tools && <span>{tools}</span>}
        </div>
      )}
    </section>
  );
}

/** Goes on by itself where the game has a pace: not from somebody who was late, and never from the first show. */
function useNextShow(table: Table, shown: Show | undefined, near: Seat): void {
  const goOn = useEffectEvent(() => table.goOn());
  const goesOn =
    table.phase === 'ready' &&
    table.mode !== 'hotseat' &&
    table.isPaced &&
    !table.isReady &&
    table.them === 'here' &&
    shown !== undefined &&
    shown[near] !== 'late';
  const { last, played, lastCall } = table.match;
  // Before the last show there is more to read.
  const isNothing = (last?.kind === 'miss' || last?.kind === 'tie') && played < lastCall - 1;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => goOn(), isNothing ? NOTHING_SHOWN_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [goesOn, table.turn, isNothing]);
}

/** Whoever was late is not hurried again; only a friend's phone cannot wait. */
const isCalmNow = (table: Table, shown: Show): boolean =>
  table.phase === 'ready' && table.mode === 'house' && shown[table.seat] === 'late';

function callerName({ caller }: Match, players: Props['players']): string | undefined {
  return caller === 'both' ? undefined : players[caller].name;
}

const handOf = (shown: Show | undefined, seat: Seat): number | null => {
  const part = shown?.[seat];
  return part !== undefined && isThrow(part) ? part.hand : null;
};

function moodOf({ last }: Match, shown: Show | undefined, seat: Seat): Mood {
  if (!shown || !last || last.point === null) return 'calm';
  return last.point === seat ? 'glad' : 'rueful';
}

interface SideProps {
  player: Player;
  match: Match;
  points: number;
  target: number;
  mood: Mood;
  isFar?: boolean;
}

function Side({ player, match, points, target, mood, isFar = false }: SideProps) {
  const says = player.says?.(match);
  return (
    <div className={styles.side} data-far={isFar || undefined}>
      <Face who={player.face} mood={mood} className={styles.face} />
      <span className={styles.who}>
        <strong>{player.name ?? <Trans>You</Trans>}</strong>
        {says && <span className={styles.says}>{says}</span>}
      </span>
      <Score points={points} target={target} />
    </div>
  );
}

interface BetweenProps {
  table: Table;
  players: Props['players'];
  target: number;
  outcome: string;
  isRevealing: boolean;
  whenOver: ReactNode;
}

function Between({ table, players, target, outcome, isRevealing, whenOver }: BetweenProps) {
  const name = players[table.seat].name;
  const first = callerName(table.match, players);
  if (isRevealing) return <p className={styles.said}> </p>;
  if (table.phase === 'over') {
    return (
      <>
        <p className={styles.said}>{outcome}</p>
        {whenOver}
      </>
    );
  }
  if (table.phase === 'handover') {
    return (
      <>
        <p className={styles.said}>
          <Trans>Hidden. Hand the phone to {name}.</Trans>
        </p>
        <Button kind="main" size="big" onClick={table.goOn}>
          <Trans>I am {name}</Trans>
        </Button>
      </>
    );
  }
  if (table.phase === 'locked' || table.isReady) {
    return (
      <p role="status" className={styles.said}>
        {table.trouble === 'lost' ? (
          <Trans>No connection. Trying again…</Trans>
        ) : (
          <Trans>Waiting for the other side…</Trans>
        )}
      </p>
    );
  }
  return (
    <>
      <p className={styles.said}>
        {table.trouble === 'tampered' ? (
          <Trans>That hand was not the one that was chosen. Better stop here.</Trans>
        ) : (
          outcome || <Beginning table={table} name={first} target={target} />
        )}
      </p>
      <Button kind="main" size="big" onClick={table.goOn}>
        {table.mode === 'hotseat' ? <Trans>{name} chooses first</Trans> : <Trans>Ready</Trans>}
      </Button>
    </>
  );
}

function Beginning({ table, name, target }: { table: Table; name: string | undefined; target: number }) {
  return (
    <>
      <span>
        {table.match.caller === 'both' ? (
          <Trans>Both call at once.</Trans>
        ) : name === undefined ? (
          <Trans>You call first.</Trans>
        ) : (
          <Trans>{name} calls first.</Trans>
        )}
      </span>{' '}
      <span>
        <Trans>First to {target} wins.</Trans>
      </span>
    </>
  );
}
