import type { Duplex } from 'node:stream';
import pg from 'pg';
import { nameOfQuery } from './steps.ts';

type Query = (text: unknown, values?: unknown[], ...rest: unknown[]) => unknown;

/** Every event takes its number by this statement: src/server/repos/events.repo.ts. */
const TAKES_NUMBER = 'insert into "event_counters"';

/**
 * Sends the queries of steps as named statements: PostgreSQL reads and plans each once a connection. What is asked in one
 * go is sent in one packet. Notes which transactions write events.
 */
export class NamingClient extends pg.Client {
  /** After the commit of a transaction that has written events. */
  onEvents = (): void => undefined;
  #hasEvents = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = super.query.bind(this) as unknown as Query;
    const named: Query = (text, values, ...rest) => {
      this.#sendTogether();
      const name = typeof text === 'string' && values ? nameOfQuery(text) : undefined;
      const answer =
        name === undefined ? query(text, values, ...rest) : query({ name, text, values }, undefined, ...rest);
      if (typeof text === 'string') this.#note(text, answer);
      return answer;
    };
    this.query = named as unknown as pg.Client['query'];
  }

  #sendTogether(): void {
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection;
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  #note(text: string, answer: unknown): void {
    if (text.startsWith(TAKES_NUMBER)) this.#hasEvents = true;
    if (text !== 'commit' && text !== 'rollback') return;
    const isTold = this.#hasEvents && text === 'commit';
    this.#hasEvents = false;
    if (isTold && answer instanceof Promise)
      answer.then(
        () => this.onEvents(),
        () => undefined,
      );
  }
}
