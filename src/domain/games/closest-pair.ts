/** The two of a round who have answered most alike. Source: docs/behaviour/room-round.md "Closest pair". */
import type { RoundAnswers } from './room-round.ts';

export interface PairedPlayer {
  id: string;
  answers: RoundAnswers;
}
export interface ClosestPair {
  /** In the order of the players. */
  ids: readonly [string, string];
  /** Questions both have answered, and answered alike. */
  agreed: number;
  both: number;
}

/** Questions that both must have answered: two who share one answer are not close. */
const LEAST_BOTH = 3;
/** Of those, answered alike. */
const LEAST_AGREED = 2;

/**
 * The pair that agrees on most questions; of those, the one that disagrees on fewest.
 * @param players in the order that decides between equal pairs: whoever is earlier comes first
 * @returns undefined where nobody is close
 */
export function closestPair(players: readonly PairedPlayer[]): ClosestPair | undefined {
  let best: ClosestPair | undefined;
  for (const [at, one] of players.entries()) {
    for (const other of players.slice(at + 1)) {
      const { agreed, both } = compare(one.answers, other.answers);
      if (both < LEAST_BOTH || agreed < LEAST_AGREED) continue;
      if (!best || agreed > best.agreed || (agreed === best.agreed && both < best.both))
        best = { ids: [one.id, other.id], agreed, both };
    }
  }
  return best;
}

function compare(one: RoundAnswers, other: RoundAnswers): Pick<ClosestPair, 'agreed' | 'both'> {
  let agreed = 0;
  let both = 0;
  for (const [question, answer] of one.entries()) {
    const theirs = other[question];
    if (answer === null || theirs === null || theirs === undefined) continue;
    both += 1;
    if (answer === theirs) agreed += 1;
  }
  return { agreed, both };
}
