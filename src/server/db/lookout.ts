/**
 * Whether PostgreSQL answers: asked every second on a connection of its own, so that a busy pool is not taken for a lost
 * database. Source: docs/behaviour/reliability.md "Without the database"; docs/decisions/0158.
 */
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { Compilable } from 'kysely';
import pg from 'pg';
import { coalesce } from '../coalesce.ts';
import { isLost } from './is-unavailable.ts';

const ASK_EVERY_MS = 1000;
/** Who is silent for longer is away. Milliseconds. */
const ANSWER_MS = 1500;
/** Who waits for a lock or for its turn is told so in time: that is an answer. */
const SETTINGS = '-c lock_timeout=500 -c statement_timeout=1000';

type Question = Pick<ReturnType<Compilable['compile']>, 'sql' | 'parameters'>;

/** What is asked every second, and who hears the rows of it; undefined if PostgreSQL refuses the question. */
export interface Watch {
  question: () => Question;
  onAnswer: (rows: readonly object[] | undefined) => void;
}

export interface Lookout {
  /** Begins to ask. @returns stops it */
  watch: (watch: Watch) => () => Promise<void>;
  /** What is asked may have another answer from now on: asks at once. */
  touch: () => void;
  /** When that was last, by the monotonic clock. Milliseconds. */
  touchedAt: () => number;
  /** False while nobody watches. */
  isAway: () => boolean;
  /** Asks anew, unless it is away already. @returns whether it is */
  isAwayNow: () => Promise<boolean>;
  /** Rows of a question beside the watch's; undefined where none came. */
  ask: (question: Question) => Promise<readonly object[] | undefined>;
}

/**
 * @param heardAt when something last came from PostgreSQL on another connection, by the monotonic clock, in milliseconds
 * @param onAway it has just stopped answering: whatever waits for it waits in vain
 */
export function postgresLookout(address: string, heardAt: () => number, onAway: () => void): Lookout {
  let opening: Promise<pg.Client> | undefined;
  let watch: Watch | undefined;
  let isAway = false;
  let touchedAt = -Infinity;

  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: address,
      application_name: 'sipwell lookout',
      connectionTimeoutMillis: ANSWER_MS,
      // One asks beside another.
      pipeline: true,
      options: SETTINGS,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };

  const connected = (): Promise<pg.Client> => {
    if (opening) return opening;
    const begun = open();
    opening = begun;
    begun.catch(() => opening === begun && (opening = undefined));
    return begun;
  };

  const close = async (end: (client: pg.Client) => unknown): Promise<void> => {
    const closing = opening;
    opening = undefined;
    const client = await closing?.catch(() => undefined);
    if (client) await end(client);
  };

  const askOnce = async ({ sql, parameters }: Question): Promise<readonly object[]> => {
    const client = await connected();
    const left = new AbortController();
    try {
      return await Promise.race([
        client.query<object>(sql, [...parameters]).then(({ rows }) => rows),
        silence(left.signal),
      ]);
    } finally {
      left.abort();
    }
  };

  /** A connection may be lost while PostgreSQL is there: what was cut, not silent, is asked again on a new one. */
  const askOrAgain = async (question: Question): Promise<readonly object[]> => {
    const isOld = opening !== undefined;
    try {
      return await askOnce(question);
    } catch (cause) {
      if (isLost(cause)) await close(drop);
      if (!isOld || !isLost(cause) || cause instanceof Silence) throw cause;
      return askOnce(question);
    }
  };

  const look = async ({ question, onAnswer }: Watch): Promise<void> => {
    const askedAt = performance.now();
    try {
      onAnswer(await askOrAgain(question()));
    } catch (cause) {
      // On a machine that is overloaded an answer is late, and it answers others.
      if (cause instanceof Silence && heardAt() > askedAt) return;
      if (isLost(cause)) {
        if (isAway || !watch) return;
        isAway = true;
        onAway();
        return;
      }
      // An answer all the same.
      onAnswer(undefined);
    }
    isAway = false;
  };

  const lookAnew = coalesce(async () => {
    if (watch) await look(watch);
  });

  return {
    watch: (begun) => {
      watch = begun;
      const stopped = new AbortController();
      const run = async () => {
        while (!stopped.signal.aborted) {
          await lookAnew();
          await wait(ASK_EVERY_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
        }
      };
      const running = run();
      return async () => {
        watch = undefined;
        isAway = false;
        stopped.abort();
        await running;
        await close(leave);
      };
    },
    isAway: () => isAway,
    isAwayNow: async () => {
      if (isAway || !watch) return isAway;
      await lookAnew();
      return isAway;
    },
    touch: () => {
      touchedAt = performance.now();
      void lookAnew();
    },
    touchedAt: () => touchedAt,
    ask: (question) => (isAway || !watch ? Promise.resolve(undefined) : askOrAgain(question).catch(() => undefined)),
  };
}

/** It was asked, and says nothing. */
class Silence extends Error {
  /** As errors of PostgreSQL have one: see isUnavailable. */
  readonly code = 'SIPWELL_SILENCE';
}

async function silence(left: AbortSignal): Promise<never> {
  await wait(ANSWER_MS, undefined, { signal: left });
  // After a pause of this process its timers come first, though the answer may lie there unread.
  await turn();
  throw new Silence('PostgreSQL does not answer.');
}

async function leave(client: pg.Client): Promise<void> {
  const late = setTimeout(() => drop(client), ANSWER_MS);
  await client.end().catch(() => undefined);
  clearTimeout(late);
}

/** Without a word: on a dead connection nobody hears it. */
export function drop(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
}
