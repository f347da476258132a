/**
 * Tells the processes over one PostgreSQL that one of them has committed events: an empty notification, sent outside the
 * transaction on a connection of its own. What is sent while that connection is lost reaches nobody, so that whoever
 * hears also looks now and then. What servers have to say to each other beside the rows goes the same way. Source:
 * docs/decisions/0070, docs/decisions/0111.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { coalesce } from '../coalesce.ts';
import { drop } from './lookout.ts';
import { EVENTS } from './one-schema.ts';

const CHANNEL = 'sipwell_events';
const TEXTS = 'sipwell_counts';
const RECONNECT_MS = 1000;
/** A connection that answers later than this is given up. Milliseconds. */
const ANSWER_MS = 5000;

export interface Listener {
  /** Somebody, perhaps this process, has committed events, or some may have been missed. */
  onNews: () => void;
  /** What another process told. */
  onTold: (text: string) => void;
}
/** @returns stops it */
export type Hear = (listener: Listener) => () => Promise<void>;

export interface Notices {
  /** Events were committed: one notification for all commits since the last was sent. */
  announce: () => void;
  /** Said to the other processes, of less than 8000 bytes; lost where nobody is connected. */
  tell: (text: string) => void;
  hear: Hear;
  /** How many other processes hear over the same database: each server does, as long as it runs. */
  countOthers: () => Promise<number>;
  /** On a connection over which nothing comes nobody notices it. */
  connectAnew: () => void;
}

/** @param name of the connection */
export function postgresNotices(address: string, name: string): Notices {
  let connected: pg.Client | undefined;
  let ownId = 0;
  let last: pg.Client | undefined;

  const send = coalesce(async () => {
    const client = connected;
    // It connects anew, and whoever hears meanwhile looks.
    await client?.query(`notify ${CHANNEL}`).catch(() => client.end().catch(() => undefined));
  });

  /** Until the connection is lost. */
  const listen = async ({ onNews, onTold }: Listener, { signal }: AbortController): Promise<void> => {
    const client = new pg.Client({
      connectionString: address,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: 3000,
      query_timeout: ANSWER_MS,
    });
    last = client;
    const ended = new Promise((resolve) => client.once('end', resolve));
    client.on('error', () => undefined);
    client.on('notification', ({ channel, processId, payload = '' }) => {
      if (channel === CHANNEL) onNews();
      else if (processId !== ownId) onTold(payload);
    });
    const leave = () => void client.end().catch(() => undefined);
    signal.addEventListener('abort', leave);
    try {
      await client.connect();
      ownId = processIdOf(client);
      await client.query(`listen ${TEXTS}; listen ${CHANNEL}`);
      connected = client;
      onNews();
      await ended;
    } finally {
      connected = undefined;
      signal.removeEventListener('abort', leave);
      leave();
    }
  };

  const countOthers = async (): Promise<number> => {
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 3000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
        where datname = current_database() and starts_with(application_name, $1) and pid <> $2`,
        [EVENTS, ownId],
      );
      return rows[0]?.n ?? 0;
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  return {
    countOthers,
    connectAnew: () => last && drop(last),
    announce: () => void send(),
    tell: (text) => void connected?.query('select pg_notify($1, $2)', [TEXTS, text]).catch(() => undefined),
    hear: (listener) => {
      const stopped = new AbortController();
      const run = async () => {
        while (!stopped.signal.aborted) {
          await listen(listener, stopped).catch(() => undefined);
          await wait(RECONNECT_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
        }
      };
      const running = run();
      return () => {
        stopped.abort();
        return running;
      };
    },
  };
}

const processIdOf = (client: pg.Client): number => (client as unknown as { processID: number }).processID;
