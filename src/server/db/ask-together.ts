/**
 * What several ask at the same moment is asked once: the same reading, a query for rows, a step of a counter. Source:
 * docs/decisions/0087.
 */
import type { CompiledOnce, compiledQueries, Query } from './steps.ts';

type Rows = readonly object[];

/** One query for all of `of`. */
export interface Joint<A> {
  compiled: CompiledOnce;
  rows: readonly object[];
  of: readonly A[];
  /** The rows of one of them. */
  share: (found: Rows, given: object, index: number) => Rows;
}

/** Each number of rows has a statement of its own on each connection: up to this, and its doubles up to the most. */
const ANY_SIZE_UP_TO = 16;
/** SQLite takes at most 500 terms of a union, and 32,766 values; the widest row, an order's, has 31. */
const MOST_TOGETHER = 128;

/** As few queries as `all` can be asked with, in their order. */
export function jointly<A extends { given: object }>(
  compiled: ReturnType<typeof compiledQueries>,
  query: Query,
  all: readonly A[],
): Joint<A>[] {
  const { together } = query;
  if (all.length === 1) return [{ compiled: compiled(query), rows: [all[0]!.given], of: all, share: (found) => found }];
  if (together.how === 'rows') {
    const isOf = together.isOf as (row: object, given: object) => boolean;
    return inSizes(all).map((of) => ({
      compiled: compiled(query, of.length),
      rows: of.map(({ given }) => given),
      of,
      share: (found, given) => (of.length === 1 ? found : found.filter((row) => isOf(row, given))),
    }));
  }
  if (together.how === 'sum')
    return alike(all, ({ given }) => JSON.stringify({ ...given, count: 0 })).map((of) => {
      const counts = of.map(({ given }) => (given as { count: number }).count);
      const toLast = counts.map((_, index) => sum(counts.slice(index + 1)));
      return {
        compiled: compiled(query),
        rows: [{ ...of[0]!.given, count: sum(counts) }],
        of,
        share: ([row], _, index) => [{ n: (row as { n: number }).n - (toLast[index] ?? 0) }],
      };
    });
  const once = compiled(query);
  const isOnce = once.isRead || together.how === 'alike';
  const groups = isOnce ? alike(all, ({ given }) => JSON.stringify(given)) : all.map((one) => [one]);
  return groups.map((of) => ({ compiled: once, rows: [of[0]!.given], of, share: (found) => found }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function alike<T>(all: readonly T[], nameOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const name = nameOf(one);
    const known = groups.get(name);
    if (known) known.push(one);
    else groups.set(name, [one]);
  }
  return [...groups.values()];
}

function inSizes<T>(all: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < all.length;) {
    const size = sizeFor(all.length - at);
    parts.push(all.slice(at, at + size));
    at += size;
  }
  return parts;
}

function sizeFor(left: number): number {
  if (left <= ANY_SIZE_UP_TO) return left;
  let size = ANY_SIZE_UP_TO;
  while (size * 2 <= Math.min(left, MOST_TOGETHER)) size *= 2;
  return size;
}
