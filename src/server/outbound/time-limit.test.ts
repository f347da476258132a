import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitedTo } from './time-limit.ts';

const silent = createServer(() => undefined);
let url: string;
let collectGarbage: () => void;
beforeAll(async () => {
  setFlagsFromString('--expose-gc');
  collectGarbage = runInNewContext('gc') as () => void;
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

/** @returns why a call ended that nobody answers */
const endOf = (signal: AbortSignal): Promise<string> =>
  fetch(url, { signal }).then(
    () => 'answered',
    (cause: Error) => cause.name,
  );
const collectFor = async (ms: number) => {
  for (let passed = 0; passed < ms; passed += 20) {
    collectGarbage();
    await wait(20);
  }
};

it('ends a call that nobody answers, whenever garbage is collected', async () => {
  const stopped = new AbortController();
  const ended = endOf(limitedTo(300, stopped.signal));
  await collectFor(200);
  expect(await Promise.race([ended, collectFor(2000)])).toBe('TimeoutError');
});

it('ends it before, if it is stopped', async () => {
  const stopped = new AbortController();
  const ended = endOf(limitedTo(60_000, stopped.signal));
  await collectFor(100);
  stopped.abort();
  expect(await ended).toBe('AbortError');
});
