/** The PostgreSQL driver, loaded only where one is used: it takes as long to load as the rest of the database room. */
import { PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';
import type { Connections } from './engine.ts';
import { drop, postgresLookout, type Lookout } from './lookout.ts';
import { postgresNotices, type Notices } from './notices.ts';
import { enter, nameOfEvents, nameOfPool, Overtaken } from './one-schema.ts';
import { NamingClient } from './postgres-client.ts';

/** Beyond what PostgreSQL itself allows a statement. */
const QUERY_TIMEOUT_MS = 10_000;
const POSTGRES_SETTINGS = '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000';
/** An order is answered when it is flushed, also by a standby that is waited for. Who has set more than that keeps it. */
const FLUSHED = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') in ('off', 'local', 'remote_write')`;

export interface OpenPostgres {
  dialect: Dialect;
  /** For what changes whole tables, and for waiting until another server has: nothing is given up. */
  patient: Dialect;
  others: Notices;
  lookout: Lookout;
  connections: () => Connections;
  /** Aborted when a newer version has changed the tables: there are no connections any more. */
  overtaken: AbortSignal;
}

/** @param schema the newest migration that this version knows */
export function openPostgres(address: string, schema: string): OpenPostgres {
  const others = postgresNotices(address, nameOfEvents(schema));
  const overtaking = new AbortController();
  const open = new Set<pg.Client>();
  let heardAt = -Infinity;
  const lookout = postgresLookout(
    address,
    () => heardAt,
    () => {
      // What waits for an answer goes on without one, and what comes later begins with new connections.
      open.forEach(drop);
      others.connectAnew();
    },
  );
  const pool = openPool({
    Client: class extends NamingClient {
      constructor(config?: string | pg.ClientConfig) {
        super(config);
        open.add(this);
        this.once('end', () => open.delete(this));
      }
    },
    connectionString: address,
    application_name: nameOfPool(schema),
    max: 10,
    pipeline: true,
    // A connection that is silent for longer is given up, with all that waits on it.
    query_timeout: QUERY_TIMEOUT_MS,
    connectionTimeoutMillis: 3000,
    options: POSTGRES_SETTINGS,
    onConnect: async (client) => {
      await client.query(FLUSHED);
      await enter(client, schema).catch((cause: unknown) => {
        if (cause instanceof Overtaken) overtaking.abort(cause);
        throw cause;
      });
    },
  });
  pool.on('connect', (client) => {
    if (!(client instanceof NamingClient)) return;
    client.onHeard(() => (heardAt = performance.now()));
    client.onEvents = others.announce;
    client.onKioskChange = lookout.touch;
  });
  const patient = new PostgresDialect({ pool: async () => openPool({ connectionString: address, max: 2 }) });
  const connections = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  const unlessAway = {
    connect: () => (lookout.isAway() ? Promise.reject(new Away('PostgreSQL is away.')) : pool.connect()),
    end: () => pool.end(),
  };
  return {
    dialect: new PostgresDialect({ pool: unlessAway }),
    patient,
    others,
    lookout,
    connections,
    overtaken: overtaking.signal,
  };
}

/** Nobody waits for what is known not to come. */
class Away extends Error {
  /** As errors of PostgreSQL have one: see isUnavailable. */
  readonly code = 'SIPWELL_AWAY';
}

/** A lost connection must not end the process, be it idle or between two queries of a transaction: the next query says so. */
function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
