/** Reads files where that holds nobody up: short ones here, long ones in a thread of their own, one after the other. */
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { Refusal } from '#contract/refusal.ts';
import { message, type Message } from '#domain/messages/message.ts';
import { startThread } from '../../start-thread.ts';
import { acceptedRows, previewOf, type Accepted, type AcceptedRows, type Preview, type Reading } from './reading.ts';

export type ToThread =
  | { kind: 'preview'; reading: Reading }
  | { kind: 'rows'; reading: Reading; accepted: Accepted }
  | { kind: 'next' };
export type FromThread =
  | { kind: 'preview'; json: Uint8Array }
  | { kind: 'files'; files: AcceptedRows['files'] }
  | { kind: 'rows'; rows: AcceptedRows['rows'] }
  | { kind: 'end' }
  | { kind: 'refused'; code: string; because: Message | undefined };

/** What is read here: about thirty drinks, against a menu of some hundred. Characters. */
const SHORT_FILES = 16_000;
const SHORT_MENU = 500_000;
const MOST_MEMORY_MB = 1024;
const MOST_MS = 60_000;

export interface Reader {
  /** @returns the reply, or its JSON */
  preview: (reading: Reading) => Promise<Preview | Uint8Array>;
  accepted: (reading: Reading, accepted: Accepted) => Promise<AcceptedRows>;
}

export function createReader(): Reader {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    preview: (reading) =>
      isShort(reading)
        ? previewOf(reading)
        : inTurn(() =>
            withThread(async (ask) => {
              const said = await ask({ kind: 'preview', reading });
              return said.kind === 'preview' ? said.json : unexpected(said);
            }),
          ),
    accepted: (reading, accepted) =>
      isShort(reading)
        ? acceptedRows(reading, accepted)
        : inTurn(() =>
            withThread(async (ask) => {
              const first = await ask({ kind: 'rows', reading, accepted });
              if (first.kind !== 'files') return unexpected(first);
              const rows: AcceptedRows['rows'] = [];
              for (;;) {
                const said = await ask({ kind: 'next' });
                if (said.kind === 'end') return { files: first.files, rows };
                if (said.kind !== 'rows') return unexpected(said);
                rows.push(...said.rows);
                await turn();
              }
            }),
          ),
  };
}

const isShort = ({ files, menu }: Reading): boolean =>
  lengthOf(files.map(({ text }) => text)) <= SHORT_FILES &&
  lengthOf(menu.recipes.map(({ recipe }) => recipe)) <= SHORT_MENU;

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

type Ask = (asked: ToThread) => Promise<FromThread>;

/** @throws Refusal if the work takes too long or too much memory */
async function withThread<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const thread = startThread('features/menu-files/import-worker', {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  const timer = setTimeout(() => void thread.terminate(), MOST_MS);
  const isGone: Promise<never> = once(thread, 'exit').then(() => {
    throw tooMuch();
  });
  isGone.catch(() => undefined);
  try {
    return await work(async (asked) => {
      thread.postMessage(asked);
      const said = once(thread, 'message') as Promise<[FromThread]>;
      const [answer] = await Promise.race([said, isGone]);
      if (answer.kind === 'refused')
        throw new Refusal(answer.code, answer.because === undefined ? {} : { because: answer.because });
      return answer;
    });
  } catch (failure) {
    throw (failure as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : failure;
  } finally {
    clearTimeout(timer);
    void thread.terminate();
  }
}

const tooMuch = () => new Refusal('invalid-request', { because: message('files-too-much') });

function unexpected(said: FromThread): never {
  throw new Error(`The reading thread answered ${said.kind}.`);
}
