/**
 * What guests ask most often beside the menu, each compared with a bare handler that makes the same query: joining, a
 * guest's own orders, approving an order, a recommendation.
 */
import { DEVICES, deviceId, pendingId } from './servers/big-shop.ts';
import { createHash } from 'node:crypto';
import { startPair } from './servers/hot-servers.ts';
import type { Shot } from './load.ts';
import { compare, judge, type Figures } from './rounds.ts';
import { approveShots, joinShot, ownOrdersShot, recommendShot } from './shots.ts';

const hashes = Array.from({ length: DEVICES }, (_, n) => createHash('sha256').update(deviceId(n)).digest('hex'));

await judge('hot-reads', async () => {
  const pair = await startPair({ BENCH_PENDING: '100000' });
  const { product, floor, code } = pair;
  const figures: Figures = {};
  const measure = async (name: string, shot: (n: number) => Shot, path: (n: number) => string) => {
    const bare = (n: number) => ({ ...shot(n), path: path(n) });
    Object.assign(figures, await compare(name, { port: product, shot }, { port: floor, shot: bare }));
  };
  await measure(
    'join',
    () => joinShot(code),
    () => `/join?${code}`,
  );
  await measure(
    'own orders',
    (n) => ownOrdersShot(code, n),
    (n) => `/own?demo-bar,${hashes[n % DEVICES]}`,
  );
  await measure(
    'recommendation',
    (n) => recommendShot(code, n),
    () => '/recommend?demo-bar',
  );
  await pair.stop();
  // Each order once: as many as the rounds can take.
  const waiting = await startPair({ BENCH_PENDING: '250000' });
  const approve = { port: waiting.product, shot: approveShots() };
  let order = 0;
  const bare = () => ({ method: 'POST', path: `/approve?demo-bar,${pendingId(order++)}` });
  Object.assign(figures, await compare('approve', approve, { port: waiting.floor, shot: bare }));
  await waiting.stop();
  return figures;
});
