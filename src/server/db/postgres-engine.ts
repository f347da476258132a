/**
 * Runs steps on PostgreSQL. The writes of a shop that wait share a transaction, and their queries are on their way
 * together: each takes its turn in the order it was sent, none waits for the answer to another's. Source:
 * docs/decisions/0087.
 */
import { CompiledQuery, sql, type DatabaseConnection } from 'kysely';
import type { Db } from './db.ts';
import { awaitSteps, compiledFor, hearNothing, type Engine } from './engine.ts';
import { groupCommit, type Task } from './group-commit.ts';
import type { OpenPostgres } from './postgres.ts';
import { whenGathered } from './gathering.ts';
import { runTogether, type Outcome, type Rounds } from './run-together.ts';
import type { Query, Steps } from './steps.ts';

/**
 * Taken first by each group of a shop: servers then write to a shop in turns, and see what the others wrote. A lock of its
 * own, so that whoever writes without a group never waits for it.
 */
const LOCK_SHOP: Query = {
  build: (db, [given]: readonly { shopId: string }[]) =>
    db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${given!.shopId}, 0))`.as('locked')),
  together: { how: 'apart' },
};

/** What PostgreSQL says to one of two transactions that wait for each other: everything of it is undone. */
const DEADLOCK = '40P01';
const TRIES = 5;

type Rows = readonly object[];
interface Failure {
  cause: unknown;
  /** Whether the others may succeed without the task that failed. */
  isOfOne: boolean;
}
type Ended = { outcomes: Outcome[] } | Failure;

/** What a database in this process has not: without it nobody else writes to it. */
type Around = Pick<OpenPostgres, 'connections' | 'lookout' | 'overtaken'> & {
  others: Pick<OpenPostgres['others'], 'hear' | 'tell' | 'countOthers'>;
};

export function postgresEngine(db: Db, around?: Around): Engine {
  const run = <T>(steps: Steps<T>) => awaitSteps(db, steps);
  const shared = shareReads();
  const runGroup = async (group: readonly Task[], shopId: string, tries = TRIES): Promise<boolean> => {
    const ended = await db
      .getExecutor()
      .provideConnection((connection) => transact(connection, db, group, shopId))
      .catch((cause: unknown): Ended => ({ cause, isOfOne: false }));
    if ('outcomes' in ended) {
      group.forEach(({ done, failed }, i) => {
        const outcome = ended.outcomes[i]!;
        if ('cause' in outcome) failed(outcome.cause);
        else done(outcome.value as never);
      });
      return true;
    }
    const { cause, isOfOne } = ended;
    if (codeOf(cause) === DEADLOCK && tries > 1) return runGroup(group, shopId, tries - 1);
    if (group.length > 1 && isOfOne) return false;
    for (const { failed } of group) failed(cause);
    return true;
  };
  return {
    run,
    keep: (name, read) => shared.read(name, () => run(read())),
    atHand: () => undefined,
    runAtOnce: () => undefined,
    commit: groupCommit({
      queueOf: (place) => place?.shopId ?? '',
      whenReady: around ? whenGathered(shared.underWay) : setImmediate,
      runGroup,
    }),
    hear: around?.others.hear ?? hearNothing,
    tell: around?.others.tell,
    countOthers: around?.others.countOthers,
    connections: around?.connections,
    lookout: around?.lookout,
    overtaken: around?.overtaken,
    copyTo: undefined,
  };
}

/** One transaction for all of them. */
async function transact(
  connection: DatabaseConnection,
  db: Db,
  group: readonly Task[],
  shopId: string,
): Promise<Ended> {
  const compiled = compiledFor(db);
  let failure: Failure | undefined;
  const send = async (query: CompiledQuery<object>, isOfOne: boolean) => {
    try {
      return (await connection.executeQuery<object>(query)).rows;
    } catch (cause) {
      // The first one: after it everything else of the transaction is refused.
      failure ??= { cause, isOfOne: isOfOne && isAnswer(cause) };
      throw cause;
    }
  };
  const control = (text: string) => send(CompiledQuery.raw(text), false).catch(() => undefined);

  const begun = control('begin');
  const locked = shopId === '' ? undefined : send(compiled(LOCK_SHOP).with([{ shopId }]), false).catch(() => undefined);
  const outcomes = await askInTrips(runTogether(group, compiled), (query) => send(query, true)).catch(
    (cause: unknown): Outcome[] => {
      failure ??= { cause, isOfOne: false };
      return [];
    },
  );
  await Promise.all([begun, locked]);
  for (const outcome of outcomes)
    if ('cause' in outcome && outcome.hasWritten) failure ??= { cause: outcome.cause, isOfOne: true };
  // If no answer comes, nobody knows whether it was committed: whoever ordered asks again, with the same key.
  if (!failure) await control('commit');
  if (!failure) return { outcomes };
  await control('rollback');
  return failure;
}

/** The queries of a round are on their way together, and with those of the next round if nobody hears of them. */
async function askInTrips(rounds: Rounds, send: (query: CompiledQuery<object>) => Promise<Rows>): Promise<Outcome[]> {
  let round = rounds.next();
  while (!round.done) {
    const { queries, isHeard } = round.value;
    const answers = Promise.all(queries.map(({ compiled, rows }) => send(compiled.with(rows))));
    if (isHeard)
      round = await answers.then(
        (found) => rounds.next(found),
        (cause: unknown) => rounds.throw(cause),
      );
    else {
      answers.catch(() => undefined);
      round = rounds.next([]);
    }
  }
  return round.value;
}

/** Everybody who asks for a name before its next reading begins is given that one. One at a time is under way. */
function shareReads() {
  const underWay = new Map<string, { reading: Promise<unknown>; next: Promise<unknown> | undefined }>();

  const begin = <T>(name: string, read: () => Promise<T>): Promise<T> => {
    const reading = read();
    const one = { reading, next: undefined };
    underWay.set(name, one);
    const end = () => void (underWay.get(name) === one && underWay.delete(name));
    reading.then(end, end);
    return reading;
  };
  const share = <T>(name: string, read: () => Promise<T>): Promise<T> => {
    const known = underWay.get(name);
    if (!known) return begin(name, read);
    const again = () => begin(name, read);
    return (known.next ??= known.reading.then(again, again)) as Promise<T>;
  };
  return {
    read: share,
    underWay: () => [...underWay.values()].map(({ reading, next }) => next ?? reading),
  };
}

const codeOf = (cause: unknown): unknown => (cause as { code?: unknown } | undefined)?.code;

/** Not if the connection was lost, or the database shuts down or has no room: that fails everybody. */
function isAnswer(cause: unknown): boolean {
  const code = codeOf(cause);
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P|53|EPIPE)/.test(code);
}
