import type { Duplex } from 'node:stream';
import pg from 'pg';
import { nameOfQuery } from './steps.ts';

type Query = (text: unknown, values?: unknown[], ...rest: unknown[]) => unknown;

/** Every event takes its number by this statement: src/server/repos/events.repo.ts. */
const TAKES_NUMBER = 'insert into "event_counters"';

/** What guests are told while PostgreSQL is away is another after these: src/server/repos/kiosk/kiosk-marks.repo.ts. */
const CHANGES_KIOSKS = /^(update|insert into|delete from) "(shops|kiosk_instances|ez_quizzes|voice_profiles)"/;

/**
 * Sends the queries of steps as named statements: PostgreSQL reads and plans each once a connection. What is asked in one
 * go is sent in one packet. Notes which transactions write events.
 */
export class NamingClient extends pg.Client {
  /** After the commit of a transaction that has written events. */
  onEvents = (): void => undefined;
  /** Before and after a write, and its commit, that changes what guests read of a kiosk. */
  onKioskChange = (): void => undefined;
  #hasEvents = false;
  #changesKiosks = false;

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

  /** Whenever something comes from the database; once it is connected. */
  onHeard(hear: () => void): void {
    this.#stream().on('data', hear);
  }

  #stream(): Duplex {
    return (this as unknown as { connection: { stream: Duplex } }).connection.stream;
  }

  #sendTogether(): void {
    const stream = this.#stream();
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  #note(text: string, answer: unknown): void {
    if (text.startsWith(TAKES_NUMBER)) this.#hasEvents = true;
    const isEnd = text === 'commit' || text === 'rollback';
    const changesKiosks = CHANGES_KIOSKS.test(text);
    if (changesKiosks || (isEnd && this.#changesKiosks)) this.#tellOfKiosks(answer);
    // Outside a transaction it is done; the next one begins with none.
    if (isEnd || /^(begin|start transaction)/.test(text)) this.#changesKiosks = false;
    else this.#changesKiosks ||= changesKiosks;
    if (!isEnd) return;
    const isTold = this.#hasEvents && text === 'commit';
    this.#hasEvents = false;
    if (isTold && answer instanceof Promise)
      answer.then(
        () => this.onEvents(),
        () => undefined,
      );
  }

  #tellOfKiosks(answer: unknown): void {
    this.onKioskChange();
    if (!(answer instanceof Promise)) return;
    const tell = () => this.onKioskChange();
    answer.then(tell, tell);
  }
}
