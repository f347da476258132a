/**
 * Servers of several versions over one PostgreSQL: each connection holds a lock together with all others, and says which
 * tables its version knows. Who changes the tables waits for that lock alone and ends what connections older versions have;
 * these then get none. What was under way on them was never done. Source: docs/decisions/0140.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { WrongSetting } from '../config.ts';

/** No shop has such an id: src/server/db/postgres-engine.ts. */
const LOCK = "hashtextextended('sipwell schema', 0)";
const NAMED = 'sipwell ';
/** Of each server there is one, and versions before 0140 had it without the schema. */
export const EVENTS = 'sipwell events';
/** Who waits for the lock alone keeps new connections waiting too: for no longer than these wait for a lock. */
const WAIT_MS = 500;
const LOOK_EVERY_MS = 50;
const WAITED_TOO_LONG = '55P03';

/** Names of connections, as `pg_stat_activity` shows them. @param schema the newest migration that this version knows */
export const nameOfPool = (schema: string): string => `${NAMED}${schema}`;
export const nameOfEvents = (schema: string): string => `${EVENTS} ${schema}`;

/** A newer version has changed the tables while this one ran: it must write nothing more. */
export class Overtaken extends Error {
  /** As errors of PostgreSQL have one: see isUnavailable. */
  readonly code = 'SIPWELL_OVERTAKEN';
  constructor(later: string) {
    super(`The tables are those of a newer version of Sipwell (${later}).`);
  }
}

/** Before a connection is used. @throws Overtaken */
export async function enter(client: pg.ClientBase, schema: string): Promise<void> {
  await client.query(`select pg_advisory_lock_shared(${LOCK})`);
  const { rows } = await client.query<{ name: string }>({
    text: 'select name from kysely_migration where name collate "C" > $1 order by name desc limit 1',
    values: [schema],
  });
  if (rows[0]) throw new Overtaken(rows[0].name);
}

/**
 * Changes the tables while nobody else uses them.
 * @param isDone whether another server has done so meanwhile
 * @throws WrongSetting where a version runs that cannot be kept away
 */
export async function takeOver(
  address: string,
  schema: string,
  isDone: () => Promise<boolean>,
  change: () => Promise<void>,
): Promise<void> {
  const open = async (options?: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: address, options });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const [alone, others] = await Promise.all([open(`-c lock_timeout=${WAIT_MS}`), open()]);
  try {
    await refuseUnnamed(others);
    while (!(await isDone())) {
      if (!(await isAlone(alone, () => endOlder(others, schema)))) continue;
      await change();
      return;
    }
  } finally {
    // With the connection goes the lock.
    await Promise.all([alone.end(), others.end()]);
  }
}

async function isAlone(client: pg.Client, meanwhile: () => Promise<void>): Promise<boolean> {
  const locked = client.query(`select pg_advisory_lock(${LOCK})`).then(
    () => true,
    (cause: { code?: string }) => {
      if (cause.code === WAITED_TOO_LONG) return false;
      throw cause;
    },
  );
  // It is awaited below, unless what is done meanwhile fails first.
  locked.catch(() => undefined);
  for (;;) {
    const isLocked = await Promise.race([locked, wait(LOOK_EVERY_MS, undefined)]);
    if (isLocked !== undefined) return isLocked;
    await meanwhile();
  }
}

/** Names of migrations begin with their number. */
async function endOlder(client: pg.Client, schema: string): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name ~ $1 and application_name collate "C" < $2`,
    [`^${NAMED}\\d`, nameOfPool(schema)],
  );
}

async function refuseUnnamed(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
    [EVENTS],
  );
  if (rows.length > 0)
    throw new WrongSetting(
      'version 0.1 of Sipwell runs over the database of DATABASE_URL, and would go on writing to tables that this one changes. Stop every server of it first.',
    );
}
