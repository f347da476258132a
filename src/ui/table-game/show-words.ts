import { useLingui } from '@lingui/react/macro';
import { isThrow, lateSeats, SEATS, type Match, type Seat, type Show } from '#domain/hand-game.ts';

/** What the players are called; undefined for the one who reads it. */
export type PlayerNames = readonly [string | undefined, string | undefined];

interface ShowWords {
  /** What it came to, written under the table: the hands and calls are drawn there. */
  outcome: string;
  /** All of it, read aloud. */
  whole: string;
}

/** What a show came to, in sentences. */
export function useShowWords(names: PlayerNames): (match: Match, show: Show) => ShowWords {
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

  const outcomeOf = ({ last }: Match, show: Show): string => {
    switch (last?.kind) {
      case undefined:
        return '';
      case 'late': {
        if (lateSeats(show).length === 2) return t`Nobody was in time. Again!`;
        const name = last.by === null ? '' : names[last.by];
        return name === undefined ? t`You were not in time.` : t`${name} was not in time.`;
      }
      case 'hit':
        return last.point === null ? t`Right! Once more for the point.` : pointWords(last.point);
      case 'tie':
        return t`Both were right. Again!`;
      case 'foul': {
        if (last.point !== null) return `${t`That cannot come true.`} ${pointWords(last.point)}`;
        // Where a foul costs nothing, it is shown again.
        return last.by === null ? t`Both calls were impossible. Again!` : `${t`That cannot come true.`} ${t`Again!`}`;
      }
      case 'miss':
        return t`Not this time.`;
    }
  };
  const endWords = ({ score, winner, played, lastCall }: Match): string[] => {
    if (winner !== null) return played >= lastCall ? [t`That was the last show.`] : [];
    if (played === lastCall - 1) return [t`Last show! Whoever leads wins.`];
    return played >= lastCall && score[0] === score[1] ? [t`Level. The next point wins.`] : [];
  };

  return (match, show) => {
    const { last } = match;
    const outcome = [outcomeOf(match, show), ...endWords(match)].join(' ').trim();
    if (!last || last.sum === null) return { outcome, whole: outcome };
    const { sum } = last;
    // Whoever reads it comes first.
    const seats = names[1] === undefined ? [1 as const, 0 as const] : SEATS;
    const hands = seats.flatMap((seat) => handWords(show, seat));
    // Of a foul only the call that was one: what is said of it comes right after.
    const called = last.kind === 'tie' ? [] : last.kind === 'foul' ? seats.filter((seat) => seat === last.by) : seats;
    const calls = called.flatMap((seat) => callWords(show, seat));
    return { outcome, whole: [...hands, t`Sum ${sum}.`, ...calls, outcome].join(' ') };
  };
}
