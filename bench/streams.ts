/**
 * Guests who follow a shop: how long after a change the last of them has heard, and what a stream weighs, beside bare
 * node:http that commits a row and writes the same bytes to as many open responses; and what streams cost those who
 * order meanwhile: one server, by turns with them and without. Source: docs/decisions/0071.
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deviceId } from './servers/big-shop.ts';
import { residentMb, startPair, type Pair } from './servers/hot-servers.ts';
import { bytesOf, isQuick, type Shot } from './load.ts';
import { compare, judge, spread, type Figures } from './rounds.ts';
import { floorOrderShots, orderShots } from './shots.ts';

const STREAMS = isQuick ? 1000 : 5000;
const ROUNDS = isQuick ? 3 : 5;
/** Of orders with and without streams, which differ by less than two rounds of the same do. */
const ORDER_ROUNDS = 11;
/** One stream is opened at once, so that there is time for more of them, shorter. */
const COUNTER_ROUNDS = { roundCount: 41, seconds: 1 };
/** Until thousands of streams are forgotten. */
const SETTLED_MS = 700;
/**
 * The last stream, in the best round, and the memory of one may cost this many times what they cost the floor: what else
 * runs on a machine makes a round slower, never faster.
 */
const MOST = 1.5;
/** Devices from here on never order. */
const OTHERS = 1_000_000;
const SHOP = '/api/admin/shops/demo-bar';
/** Until what was told before has been read. Milliseconds. */
const QUIET_MS = isQuick ? 100 : 300;

interface Readers {
  open: (given: { name: string; port: number; requests: string[] }) => Promise<{ count: number }>;
  tell: (given: { name: string; port: number; request: string }) => Promise<{ ms: number; text: string }>;
  close: (given: { name: string }) => Promise<object>;
}

function startReaders(): Readers & { stop: () => void } {
  const child = fork(join(import.meta.dirname, 'servers/stream-readers.mjs'), { execArgv: [] });
  process.once('exit', () => child.kill('SIGKILL'));
  const call = (command: string, given: object): Promise<never> =>
    new Promise((done, failed) => {
      const gone = () => failed(new Error(`The readers ended while they had to ${command}.`));
      child.once('exit', gone);
      child.once('message', (answer) => {
        child.off('exit', gone);
        done(answer as never);
      });
      child.send({ command, given });
    });
  return {
    open: (given) => call('open', given),
    tell: (given) => call('tell', given),
    close: (given) => call('close', given),
    stop: () => child.disconnect(),
  };
}

const streamShot = (headers: Record<string, string>): Shot => ({
  path: `${SHOP}/events`,
  headers: { accept: 'text/event-stream', ...headers },
});
/** @param from number of the first device */
const guests = (code: string, count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, n) =>
    bytesOf(
      streamShot({
        'x-device-id': deviceId(from + n),
        'x-join-code': code,
        'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      }),
    ),
  );

async function signIn({ product }: Pair): Promise<Record<string, string>> {
  const reply = await fetch(`http://127.0.0.1:${product}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'bar', password: 'for-the-bench' }),
  });
  const { tokens } = (await reply.json()) as { tokens: { refresh: { token: string } } };
  return { authorization: `Bearer ${tokens.refresh.token}` };
}

/** After its garbage was collected. Megabytes. */
async function settledMb(pid: number): Promise<number> {
  for (let n = 0; n < 3; n++) {
    process.kill(pid, 'SIGUSR2');
    await wait(QUIET_MS);
  }
  return residentMb(pid);
}

/** Opens the streams. @returns kilobytes of memory for one */
async function weigh(pid: number, open: () => Promise<unknown>): Promise<number> {
  const before = await settledMb(pid);
  await open();
  return ((await settledMb(pid)) - before) / (STREAMS / 1000);
}

const faults: string[] = [];
await judge('streams', async () => {
  const figures: Figures = {};
  const readers = startReaders();
  const pair = await startPair({ BENCH_AT_ONCE: '1', BENCH_MADE: '1' });
  const { product, floor, productPid, floorPid, code } = pair;
  const owner = await signIn(pair);
  const soldOut = (isOut: boolean): Shot => ({
    method: 'PUT',
    path: `${SHOP}/sold-out`,
    headers: owner,
    body: JSON.stringify({ kind: 'drink', id: 'bar-mojito', isOut }),
  });

  // A few first: what is compiled and kept once belongs to no stream.
  const bare = (count: number) => Array.from({ length: count }, () => bytesOf({ path: '/stream' }));
  await readers.open({ name: 'first', port: product, requests: guests(code, 200, OTHERS) });
  await readers.open({ name: 'first bare', port: floor, requests: bare(200) });
  for (const name of ['first', 'first bare']) await readers.close({ name });
  const bareKb = await weigh(floorPid, () => readers.open({ name: 'bare', port: floor, requests: bare(STREAMS) }));
  const kb = await weigh(productPid, () =>
    readers.open({ name: 'guests', port: product, requests: guests(code, STREAMS, OTHERS) }),
  );
  const weight = spread([kb / bareKb]);
  figures['a stream: memory beside bare'] = weight;
  figures['a stream: kB'] = spread([kb]);
  figures['a stream: bare kB'] = spread([bareKb]);

  const times: { floor: number; product: number }[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    await wait(QUIET_MS);
    const told = await readers.tell({ name: 'guests', port: product, request: bytesOf(soldOut(round % 2 === 0)) });
    await wait(QUIET_MS);
    const text = JSON.stringify({ text: told.text });
    const request = bytesOf({ method: 'POST', path: '/tell', body: text });
    const { ms } = await readers.tell({ name: 'bare', port: floor, request });
    if (round >= 0) times.push({ floor: ms, product: told.ms });
  }
  const lag = spread(times.map((one) => one.product / one.floor));
  figures[`a change to the last of ${STREAMS}: beside bare`] = lag;
  figures[`a change to the last of ${STREAMS}: ms`] = spread(times.map((one) => one.product));
  figures[`a change to the last of ${STREAMS}: bare ms`] = spread(times.map((one) => one.floor));
  if (lag.min > MOST) faults.push(`the last stream heard after ${lag.min} times the floor's, at best`);
  if (weight.median > MOST) faults.push(`a stream weighs ${weight.median} times the floor's`);

  if (isQuick) {
    readers.stop();
    await pair.stop();
    return figures;
  }
  const bareOrders = (path: string) => ({ port: floor, shot: floorOrderShots(path) });
  const told = await compare('a bare insert told to one of the streams', bareOrders('/told'), bareOrders('/grouped'), {
    connections: [16],
  });
  Object.assign(figures, told);
  for (const name of ['bare', 'guests']) await readers.close({ name });
  await pair.stop();

  const compareOrders = async (
    name: string,
    requestsOf: (one: Pair) => Promise<string[]>,
    { devices = Infinity, ...rounds }: { devices?: number; roundCount?: number; seconds?: number } = {},
  ) => {
    const one = await startPair({ BENCH_AT_ONCE: '1', BENCH_MADE: '1' });
    const requests = await requestsOf(one);
    const orders = { port: one.product, pid: one.productPid, shot: orderShots(one.code, 'bar-negroni', devices) };
    // What opening and closing them costs belongs to neither.
    const settled = () => wait(SETTLED_MS);
    const followed = {
      ...orders,
      prepare: () => readers.open({ name, port: one.product, requests }).then(settled),
    };
    const alone = { ...orders, prepare: () => readers.close({ name }).then(settled) };
    Object.assign(
      figures,
      await compare(name, followed, alone, { connections: [16], roundCount: ORDER_ROUNDS, ...rounds }),
    );
    await readers.close({ name });
    await one.stop();
  };
  await compareOrders(`order while ${STREAMS} others follow`, ({ code }) =>
    Promise.resolve(guests(code, STREAMS, OTHERS)),
  );
  await compareOrders(
    `order while it is followed by its guest among ${STREAMS}`,
    ({ code }) => Promise.resolve(guests(code, STREAMS)),
    { devices: STREAMS },
  );
  await compareOrders(
    'order while a counter follows',
    async (one) => [bytesOf(streamShot(await signIn(one)))],
    COUNTER_ROUNDS,
  );
  readers.stop();
  return figures;
});
if (faults.length > 0 && !process.argv.includes('--accept')) {
  console.log(`streams: ${faults.join('; ')}`);
  process.exitCode = 1;
}
