/** What CI takes of each word beside each pattern. Source: docs/decisions/0125. */
import { isBounded } from '../scripts/long.mjs';

const TURNS = 3;

/**
 * In CI every third of a list, another third at each turn, so that three patterns in a row meet all of it; of two, one of
 * them. Everywhere else, and in `npm run whole`, all of it at each.
 * @param turn which third: of the pattern it is for
 * @param isAlways what no turn leaves out
 */
export const byTurns = <T>(list: readonly T[], turn: number, isAlways: (one: T) => boolean = () => false): T[] => {
  const turns = Math.min(TURNS, list.length);
  return list.filter((one, at) => !isBounded || (at + turn) % turns === 0 || isAlways(one));
};

/** How often a property is tried: in CI with a third of the random inputs. */
export const runsOf = (all: number): number => (isBounded ? Math.ceil(all / TURNS) : all);
