/**
 * What several ask at the same moment is asked once: the same reading, a query for rows, a step of a counter. Source:
 * docs/decisions/0087.
 */
import type { CompiledQuery } from 'kysely';
import type { Asked, compiledQueries, Query } from './steps.ts';

type Rows = readonly object[];
interface Asking {
  given: object;
  answered: (rows: Rows) => void;
  failed: (cause: unknown) => void;
}

/** Each number of rows has a statement of its own on each connection: up to this, and its doubles. */
const ANY_SIZE_UP_TO = 16;

/** @param send is called in the order in which the queries are to be answered */
export function askTogether(
  compiled: ReturnType<typeof compiledQueries>,
  send: (query: CompiledQuery<object>) => Promise<Rows>,
): (asked: Asked) => Promise<Rows> {
  let waiting = new Map<Query, Asking[]>();

  /** One query for all of them. @param share the rows of each */
  const sendFor = (
    query: Query,
    rows: readonly object[],
    all: readonly Asking[],
    share: (rows: Rows, given: object, index: number) => Rows,
  ) =>
    send(compiled(query, rows.length).with(rows)).then(
      (found) => all.forEach(({ given, answered }, index) => answered(share(found, given, index))),
      (cause: unknown) => all.forEach(({ failed }) => failed(cause)),
    );
  const sendAll = (query: Query, all: readonly Asking[]): void => {
    const { together } = query;
    if (together.how === 'rows') {
      const isOf = together.isOf as (row: object, given: object) => boolean;
      for (const some of inSizes(all))
        void sendFor(
          query,
          some.map(({ given }) => given),
          some,
          (rows, given) => (some.length === 1 ? rows : rows.filter((row) => isOf(row, given))),
        );
    } else if (together.how === 'sum') {
      for (const some of alike(all, ({ given }) => JSON.stringify({ ...given, count: 0 }))) {
        const counts = some.map(({ given }) => (given as { count: number }).count);
        const toLast = counts.map((_, index) => sum(counts.slice(index + 1)));
        const given = { ...some[0]?.given, count: sum(counts) };
        void sendFor(query, [given], some, ([row], _, index) => [
          { n: (row as { n: number }).n - (toLast[index] ?? 0) },
        ]);
      }
    } else if (compiled(query).isRead)
      for (const some of alike(all, ({ given }) => JSON.stringify(given)))
        void sendFor(query, [some[0]!.given], some, (rows) => rows);
    else for (const one of all) void sendFor(query, [one.given], [one], (rows) => rows);
  };
  const flush = (): void => {
    const all = waiting;
    waiting = new Map();
    for (const [query, asking] of all) sendAll(query, asking);
  };

  return ({ query, given }) =>
    new Promise((answered, failed) => {
      // After everything that this answer from the database sets going.
      if (waiting.size === 0) process.nextTick(flush);
      const one = { given, answered, failed };
      const known = waiting.get(query);
      if (known) known.push(one);
      else waiting.set(query, [one]);
    });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function alike<T>(all: readonly T[], nameOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const name = nameOf(one);
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups.values()];
}

function* inSizes<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length;) {
    const size = sizeFor(all.length - at);
    yield all.slice(at, at + size);
    at += size;
  }
}

function sizeFor(left: number): number {
  if (left <= ANY_SIZE_UP_TO) return left;
  let size = ANY_SIZE_UP_TO;
  while (size * 2 <= left) size *= 2;
  return size;
}
