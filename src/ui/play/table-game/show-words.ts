import { useLingui } from '@lingui/react/macro';
import { isDeciding, isThrow, lateSeats, SEATS, type Match, type Seat, type Show } from '#domain/games/hand-game.ts';

/** Names of the players; undefined for the reader. */
export type PlayerNames = readonly [string | undefined, string | undefined];

interface ShowWords {
  /** Result of a show as a caption; the hands and calls are drawn above it. */
  outcome: string;
  /** The full text, for screen readers. */
  whole: string;
}

/** The last show was to decide, and nobody scored. */
const isStillDeciding = (match: Match): boolean =>
  isDeciding(match) && match.played >= match.lastCall && match.last?.point === null;

/** The result of a show in sentences; `isCalm`: the clock is off from now on. */
export function useShowWords(names: PlayerNames): (match: Match, show: Show, isCalm: boolean) => ShowWords {
  const { t } = useLingui();
  const nameOf = (seat: Seat) => names[seat] ?? t`You`;

  const handWords = (show: Show, seat: Seat): string[] => {
    const part = show[seat];
    const name = nameOf(seat);
    return isThrow(part) ? [t`${name}: ${part.hand}.`] : [];
  };
  const callWords = (show: Show, seat: Seat): string[] => {
    const part = show[seat];
    if (!isThrow(part) || part.call === null) return [];
    const name = names[seat];
    const { call } = part;
    return [name === undefined ? t`You called ${call}.` : t`${name} called ${call}.`];
  };
  const pointWords = (point: Seat): string => {
    const name = names[point];
    return name === undefined ? t`Your point.` : t`Point for ${name}.`;
  };
  const winWords = (winner: Seat): string => {
    const name = names[winner];
    return name === undefined ? t`You win.` : t`${name} wins.`;
  };

  const outcomeOf = (match: Match, show: Show): string => {
    const { last } = match;
    // The point that ends it is said as the victory.
    const scored = (point: Seat) => (match.winner === point ? '' : ` ${pointWords(point)}`);
    const again = (text: string) => (match.winner === null ? `${text} ${t`Again!`}` : text);
    switch (last?.kind) {
      case undefined:
        return '';
      case 'late': {
        if (lateSeats(show).length === 2) return again(t`Both too late.`);
        const name = last.by === null ? '' : names[last.by];
        return name === undefined ? t`Too late!` : t`${name} was too late.`;
      }
      case 'hit':
        return last.point === null ? t`Right! Once more for the point.` : scored(last.point);
      case 'tie':
        return again(t`Both were right.`);
      case 'foul': {
        if (last.point !== null) return `${t`That cannot come true.`}${scored(last.point)}`;
        // If a foul costs nothing, the show is repeated.
        return again(last.by === null ? t`Both calls were impossible.` : t`That cannot come true.`);
      }
      case 'near':
        return last.point === null ? '' : `${t`Nearer!`}${scored(last.point)}`;
      case 'bigger':
        return last.point === null ? '' : `${t`Equally near: the bigger hand takes it.`}${scored(last.point)}`;
      case 'miss':
        if (isStillDeciding(match)) return t`Equally near, equal hands. Again!`;
        // Who leads after the last show says more than that nobody was right in it.
        return match.winner === null ? t`Not this time.` : '';
    }
  };
  const endWords = (match: Match): string[] => {
    const { winner, played, lastCall, last } = match;
    // Whoever has just scored the deciding point knows why it is over.
    if (winner !== null)
      return [...(played >= lastCall && last?.point !== winner ? [t`That was the last show.`] : []), winWords(winner)];
    // That the nearer wins stands above the hands to choose from.
    return !isDeciding(match) && played === lastCall - 1 ? [t`Last show: the leader wins.`] : [];
  };

  return (match, show, isCalm) => {
    const { last } = match;
    const calm = isCalm ? [t`No clock now.`] : [];
    const outcome = [outcomeOf(match, show), ...endWords(match), ...calm].join(' ').trim();
    if (!last || last.sum === null) return { outcome, whole: outcome };
    const { sum } = last;
    // The reader comes first.
    const seats = names[1] === undefined ? [1 as const, 0 as const] : SEATS;
    const hands = seats.flatMap((seat) => handWords(show, seat));
    // Of a foul only the call that was one; its explanation follows.
    const called = last.kind === 'tie' ? [] : last.kind === 'foul' ? seats.filter((seat) => seat === last.by) : seats;
    const calls = called.flatMap((seat) => callWords(show, seat));
    return { outcome, whole: [...hands, t`Sum ${sum}.`, ...calls, outcome].join(' ') };
  };
}
