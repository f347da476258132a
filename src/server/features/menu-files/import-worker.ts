/**
 * The thread in which large files are read, so that guests are answered meanwhile. Values come back in pieces, each when
 * it is asked for: taking over thousands of rows at once would hold up the other side.
 */
import { parentPort } from 'node:worker_threads';
import { previewImport } from '#contract/menu/menu-files.ts';
import { Refusal } from '#contract/refusal.ts';
import { acceptedRows, previewOf } from './reading.ts';
import type { FromThread, ToThread } from './reader-thread.ts';

const AT_ONCE = 50;

const say = (said: FromThread) => parentPort?.postMessage(said);
let rest: Generator<FromThread> | undefined;

parentPort?.on('message', (asked: ToThread) => {
  if (asked.kind === 'next') say(rest?.next().value ?? { kind: 'end' });
  else void read(asked).catch((failure: unknown) => say(refused(failure)));
});

async function read(asked: Exclude<ToThread, { kind: 'next' }>): Promise<void> {
  if (asked.kind === 'preview') {
    const reply = previewImport.response.parse(await previewOf(asked.reading));
    return say({ kind: 'preview', json: new TextEncoder().encode(JSON.stringify(reply)) });
  }
  const { files, rows } = await acceptedRows(asked.reading, asked.accepted);
  rest = (function* slices(): Generator<FromThread> {
    for (let at = 0; at < rows.length; at += AT_ONCE) yield { kind: 'rows', rows: rows.slice(at, at + AT_ONCE) };
  })();
  say({ kind: 'files', files: files.map(({ name, format }) => ({ name, format })) });
}

/** A refusal as what it was made of; anything else is a bug of ours. */
function refused(failure: unknown): FromThread {
  if (failure instanceof Refusal) return { kind: 'refused', code: failure.code, because: failure.because };
  throw failure;
}
