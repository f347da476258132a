/** The PostgreSQL driver, loaded only where one is used: it takes as long to load as the rest of the database room. */
import { PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';
import { postgresNotices, type Hear } from './notices.ts';
import { NamingClient } from './postgres-client.ts';

/** Beyond what PostgreSQL itself allows a statement. */
const QUERY_TIMEOUT_MS = 10_000;
const POSTGRES_SETTINGS = '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000';

export function openPostgres(address: string): { dialect: Dialect; hear: Hear } {
  const { announce, hear } = postgresNotices(address);
  const pool = new pg.Pool({
    Client: NamingClient,
    connectionString: address,
    max: 10,
    pipeline: true,
    // A connection that is silent for longer is given up, with all that waits on it.
    query_timeout: QUERY_TIMEOUT_MS,
    connectionTimeoutMillis: 3000,
    options: POSTGRES_SETTINGS,
  });
  // A lost idle connection must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    if (client instanceof NamingClient) client.onEvents = announce;
  });
  return { dialect: new PostgresDialect({ pool }), hear };
}
