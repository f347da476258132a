import { useLingui } from '@lingui/react/macro';
import { isThrow, lateSeats, otherSeat, SEATS, type Match, type Seat, type Show } from '#domain/hand-game.ts';

/** What the players are called; undefined for the one who reads it. */
export type PlayerNames = readonly [string | undefined, string | undefined];

/** What a show came to, in sentences: read aloud, and written under the table. */
export function useShowWords(names: PlayerNames): (match: Match, show: Show) => string {
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

  return ({ last }, show) => {
    if (!last) return '';
    if (last.kind === 'late') {
      if (lateSeats(show).length === 2) return t`Nobody was in time. Again!`;
      const name = last.by === null ? '' : names[last.by];
      return name === undefined ? t`You were not in time.` : t`${name} was not in time.`;
    }
    const sum = last.sum ?? 0;
    // Whoever reads it comes first.
    const seats = names[1] === undefined ? [1 as const, 0 as const] : SEATS;
    const words = [...seats.flatMap((seat) => handWords(show, seat)), t`Sum ${sum}.`];
    const calls = seats.flatMap((seat) => callWords(show, seat));
    switch (last.kind) {
      case 'hit': {
        const by = last.by ?? 0;
        const end = last.point === null ? t`Right! Once more for the point.` : pointWords(last.point);
        return [...words, ...(calls.length > 1 ? calls : callWords(show, by)), end].join(' ');
      }
      case 'tie':
        return [...words, t`Both were right. Again!`].join(' ');
      case 'foul': {
        // Where a foul costs nothing, it is shown again.
        if (last.point === null && last.by !== null) {
          return [...words, ...callWords(show, last.by), t`That cannot come true.`, t`Again!`].join(' ');
        }
        const end = last.point === null ? t`Both calls were impossible. Again!` : t`That cannot come true.`;
        const whose =
          last.point === null ? [] : [...callWords(show, otherSeat(last.point)), end, pointWords(last.point)];
        return [...words, ...(last.point === null ? [end] : whose)].join(' ');
      }
      case 'miss':
        return [...words, ...calls, t`Not this time.`].join(' ');
    }
  };
}
