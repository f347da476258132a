/**
 * Work on the database that names its queries instead of awaiting them: a generator that yields a query and is given its
 * rows. An engine runs it in one go (SQLite) or query by query (PostgreSQL). Source: docs/decisions/0060.
 */
import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './db.ts';

/** What a column of either engine can be given. */
type Value = string | number | null;

/** @template T what it comes to */
export type Steps<T> = Generator<Asked | Ending | Beside, T, readonly object[]>;

export interface Asked {
  query: Query;
  given: object;
  /** Nobody reads its rows: an engine need not wait for them. If it fails, so does the transaction. */
  isSent?: true;
}

/**
 * What is written last, once for all whose steps end together: with the transaction of a group, or the steps themselves.
 */
export interface Ending {
  end: (all: readonly never[]) => Steps<void>;
  given: object;
}

/** Steps that do not wait for each other. Whoever runs steps one query at a time answers with nothing. */
export interface Beside {
  beside: readonly Steps<unknown>[];
}

export interface Query {
  /** @param rows one, or as many as are asked together */
  build: (db: Db, rows: readonly never[]) => Compilable;
  together: Together;
}

/**
 * How an engine may ask a query for several at once, who then do not wait for each other: not at all unless it only
 * reads, once for all who give it the same, as one query with their rows, or as one step of a counter.
 * @param isOf whether a returned row is that of one of them
 */
type Together =
  | { how: 'apart' }
  | { how: 'alike' }
  | { how: 'rows'; isOf: (row: never, given: never) => boolean }
  | { how: 'sum' };

type Given<P> = { [K in keyof P]: Value };

function ask<P extends Given<P>, O>(query: Query): (given: P) => Steps<O[]> {
  return function* (given): Steps<O[]> {
    return (yield { query, given }) as O[];
  };
}

/**
 * A query that is built once for each engine, not for each call: its values have names.
 * @param build must not decide by a value, and if it writes must return a column of every row it wrote
 */
export const prepared = <P extends Given<P>, O>(build: (db: Db, given: P) => Compilable<O>) =>
  ask<P, O>({ build: (db, [given]) => build(db, given!), together: { how: 'apart' } });

/** The same for a write that has done all when it is done once: a lock. */
export const preparedLock = <P extends Given<P>, O>(build: (db: Db, given: P) => Compilable<O>) =>
  ask<P, O>({ build: (db, [given]) => build(db, given!), together: { how: 'alike' } });

/**
 * The same for what can be asked for many at once: an insert of rows, a reading by a list.
 * @param isOf whether a returned row belongs to one of them
 */
export const preparedRows = <P extends Given<P>, O>(
  build: (db: Db, rows: readonly P[]) => Compilable<O>,
  isOf: (row: O, given: P) => boolean,
) => ask<P, O>({ build, together: { how: 'rows', isOf } });

/** The same for a counter: it takes `count` numbers, and returns the last of them as `n`. */
export const preparedCounter = <P extends Given<P> & { count: number }>(
  build: (db: Db, given: P) => Compilable<{ n: number }>,
) => ask<P, { n: number }>({ build: (db, [given]) => build(db, given!), together: { how: 'sum' } });

/** A write of which nobody needs to know more than that the transaction was committed. */
export function* sent<O>(asking: Steps<O[]>): Steps<void> {
  const { value, done } = asking.next();
  if (!done && 'query' in value) yield { query: value.query, given: value.given, isSent: true };
}

/** @param end is run with what all have given it, in the order in which they did */
export function* atEnd<G extends object>(end: (all: readonly G[]) => Steps<void>, given: G): Steps<void> {
  yield { end, given };
}

/**
 * Runs steps of which none needs what another finds out: on PostgreSQL their queries are on their way together, in this
 * order.
 * @returns what each comes to
 * @throws what one of them does, when all have ended
 */
export function* beside<T extends readonly unknown[]>(...all: { [I in keyof T]: Steps<T[I]> }): Steps<T> {
  const awaited: readonly unknown[] = yield { beside: all };
  if (awaited.length > 0) return awaited as T;
  const values: unknown[] = [];
  for (const one of all) values.push(yield* one);
  return values as unknown as T;
}

/** Where there is nothing to ask. */
export function* nothing(): Steps<undefined> {
  yield* [];
  return undefined;
}

/** What waits for the end of one run of steps, or of a group. */
export interface Endings {
  add: (ending: Ending) => void;
  /** Those that were added until now. */
  take: () => Steps<void>[];
}

export function createEndings(): Endings {
  let waiting = new Map<Ending['end'], object[]>();
  return {
    add: ({ end, given }) => {
      const known = waiting.get(end);
      if (known) known.push(given);
      else waiting.set(end, [given]);
    },
    take: () => {
      const all = [...waiting];
      waiting = new Map();
      return all.map(([end, given]) => end(given as never[]));
    },
  };
}

/** Stands for a value while a query is built. */
class Named {
  readonly name: string;
  readonly row: number;
  constructor(name: string, row: number) {
    this.name = name;
    this.row = row;
  }
}
const namesOf = (row: number) => new Proxy({}, { get: (_, name) => new Named(String(name), row) }) as never;

export interface CompiledOnce {
  sql: string;
  isRead: boolean;
  /** Shops are kept in memory: see `Engine.keep`. */
  changesShops: boolean;
  valuesOf: (rows: readonly object[]) => unknown[];
  with: (rows: readonly object[]) => CompiledQuery<object>;
}

/**
 * The queries of one engine, each compiled when it is first asked.
 * @param size how many are asked together
 */
export function compiledQueries(db: Db): (query: Query, size?: number) => CompiledOnce {
  const sizes = new Map<number, Map<Query, CompiledOnce>>([[1, new Map()]]);
  return (query, size = 1) => {
    const known = sizes.get(size) ?? new Map<Query, CompiledOnce>();
    sizes.set(size, known);
    const compiled = known.get(query) ?? compile(db, query, size);
    known.set(query, compiled);
    return compiled;
  };
}

const names = new Map<string, string>();

/** A name for the text of a query of steps; undefined for any other. */
export const nameOfQuery = (sql: string): string | undefined => names.get(sql);

function compile(db: Db, { build }: Query, size: number): CompiledOnce {
  const compiled = build(
    db,
    Array.from({ length: size }, (_, row) => namesOf(row)),
  ).compile();
  if (!names.has(compiled.sql)) names.set(compiled.sql, `steps-${names.size}`);
  const valuesOf = (rows: readonly object[]): unknown[] =>
    compiled.parameters.map((one) =>
      one instanceof Named ? (rows[one.row] as Record<string, unknown>)[one.name] : one,
    );
  return {
    sql: compiled.sql,
    isRead: compiled.query.kind === 'SelectQueryNode',
    changesShops: compiled.sql.startsWith('update "shops"'),
    valuesOf,
    with: (rows) => ({ ...(compiled as CompiledQuery<object>), parameters: valuesOf(rows) }),
  };
}

/** Runs it without ever waiting. */
export function finishNow<T>(steps: Steps<T>, ask: (asked: Asked) => readonly object[]): T {
  const endings = createEndings();
  const value = goThrough(steps, ask, endings);
  for (const ending of endings.take()) goThrough(ending, ask, endings);
  return value;
}

function goThrough<T>(steps: Steps<T>, ask: (asked: Asked) => readonly object[], endings: Endings): T {
  let step = steps.next();
  while (!step.done) {
    let rows: readonly object[] = [];
    try {
      if ('end' in step.value) endings.add(step.value);
      else if ('query' in step.value) rows = ask(step.value);
    } catch (cause) {
      step = steps.throw(cause);
      continue;
    }
    step = steps.next(rows);
  }
  return step.value;
}

/** Runs it, and awaits each query. */
export async function finish<T>(steps: Steps<T>, ask: (asked: Asked) => Promise<readonly object[]>): Promise<T> {
  const endings = createEndings();
  const value = await awaitEach(steps, ask, endings);
  for (const ending of endings.take()) await awaitEach(ending, ask, endings);
  return value;
}

async function awaitEach<T>(
  steps: Steps<T>,
  ask: (asked: Asked) => Promise<readonly object[]>,
  endings: Endings,
): Promise<T> {
  let step = steps.next();
  while (!step.done) {
    let rows: readonly object[] = [];
    try {
      if ('end' in step.value) endings.add(step.value);
      else if ('query' in step.value) rows = await ask(step.value);
      else rows = await allOf(step.value.beside.map((one) => awaitEach(one, ask, endings)));
    } catch (cause) {
      step = steps.throw(cause);
      continue;
    }
    step = steps.next(rows);
  }
  return step.value;
}

/** @throws the first refusal when all have ended: none goes on asking in a transaction that is over. */
async function allOf(all: readonly Promise<unknown>[]): Promise<object[]> {
  await Promise.allSettled(all);
  return (await Promise.all(all)) as object[];
}
