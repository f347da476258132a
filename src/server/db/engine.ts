/** Runs steps on the engine of a database. Source: docs/decisions/0060. */
import type { Db } from './db.ts';
import type { Lookout } from './lookout.ts';
import type { Hear } from './notices.ts';
import { compiledQueries, finish, type Steps } from './steps.ts';

/** Where a task writes. Nothing is overtaken on SQLite, where tasks run one after the other. */
export interface Place {
  /** Tasks of a shop share transactions, one after the other; those of no shop have transactions of their own. */
  shopId?: string;
  /** Tasks with different lanes may be run query by query beside each other; one without is overtaken by none. */
  lane?: string;
}

/** Runs steps in a transaction shared with others that arrive meanwhile: answered only after the commit. */
export type Commit = <T>(work: () => Steps<T>, place?: Place) => Promise<T>;

export interface Engine {
  run: <T>(steps: Steps<T>) => T | Promise<T>;
  /**
   * What was read under a name before, if nothing but orders has been written since; else read now. Never older than
   * the last committed write. Several servers may write to one PostgreSQL: there it is always read, once for all who
   * ask before the reading begins.
   */
  keep: <T>(name: string, read: () => Steps<T>) => T | Promise<T>;
  /** What `keep` would give without reading, as of the last committed write; undefined where it has to read. */
  atHand: (name: string) => unknown;
  /** Runs steps before anything else happens; undefined where that cannot be. */
  runAtOnce: <T>(steps: Steps<T>) => T | undefined;
  commit: Commit;
  /** Hears that another process, or this one, has committed events. On SQLite nobody else writes, and nothing is heard. */
  hear: Hear;
  /** Says something to the other processes; undefined where there are none. */
  tell: ((text: string) => void) | undefined;
  /** Says whether PostgreSQL answers; undefined where the database is in this process. */
  lookout: Lookout | undefined;
  /** Aborted when a newer version has changed the tables under this one, which has no connections any more. */
  overtaken: AbortSignal | undefined;
  /** How many other servers run over the same database; undefined where none can. */
  countOthers: (() => Promise<number>) | undefined;
  /** Of PostgreSQL: how many there are, are idle, and how many queries wait for one. */
  connections: (() => Connections) | undefined;
  /**
   * Copies an SQLite file with all that was committed before, as a file and its write-ahead log; undefined where the
   * database is no file. Source: docs/decisions/0093.
   * @param stopped then it throws, and nothing of the copy is left
   */
  copyTo: ((target: string, stopped?: AbortSignal) => Promise<void>) | undefined;
}

export interface Connections {
  total: number;
  idle: number;
  waiting: number;
}

export const hearNothing: Hear = () => () => Promise.resolve();

const engines = new WeakMap<Db, Engine>();

export const registerEngine = (db: Db, engine: Engine): void => void engines.set(db, engine);

/** The engine of a database; a transaction has none, and awaits its queries one by one. */
export function engineOf(db: Db): Engine {
  const engine = engines.get(db);
  if (!engine) throw new Error('A transaction has no engine of its own.');
  return engine;
}

/** Runs steps on a database, or within a transaction on it. */
export const runSteps = async <T>(db: Db, steps: Steps<T>): Promise<T> => {
  const engine = engines.get(db);
  return engine ? engine.run(steps) : awaitSteps(db, steps);
};

/** Reads, or gives what is known: see `Engine.keep`. */
export const keepRead = async <T>(db: Db, name: string, read: () => Steps<T>): Promise<T> => {
  const engine = engines.get(db);
  return engine ? engine.keep(name, read) : awaitSteps(db, read());
};

/** What `keepRead` would give, if it need not read: see `Engine.atHand`. */
export const readAtHand = (db: Db, name: string): unknown => engines.get(db)?.atHand(name);

/** What steps read, if that can be had at once: see `Engine.runAtOnce`. */
export const runStepsAtOnce = <T>(db: Db, steps: Steps<T>): T | undefined => engines.get(db)?.runAtOnce(steps);

const compiledOf = new WeakMap<object, ReturnType<typeof compiledQueries>>();

/** A transaction shares the compiled queries of its database's dialect. */
export function compiledFor(db: Db): ReturnType<typeof compiledQueries> {
  const dialect = db.getExecutor().adapter.constructor;
  const compiled = compiledOf.get(dialect) ?? compiledQueries(db);
  compiledOf.set(dialect, compiled);
  return compiled;
}

export function awaitSteps<T>(db: Db, steps: Steps<T>): Promise<T> {
  const compiled = compiledFor(db);
  return finish(steps, async ({ query, given }) => (await db.executeQuery(compiled(query).with([given]))).rows);
}
