/**
 * Orders through the whole product, each from a device of its own, compared with a bare server that commits one row a
 * request, and with one that commits all that arrive in a turn together. Thirty guests wait; new orders are released at
 * once, so that the queue does not grow while this is measured.
 */
import { residentMb, startPair } from './servers/hot-servers.ts';
import { compare, judge } from './rounds.ts';
import { floorOrderShots, orderShots } from './shots.ts';

await judge('submit-order', async () => {
  const pair = await startPair({ BENCH_AT_ONCE: '1', BENCH_PENDING: '30' });
  const idle = residentMb(pair.productPid);
  const bare = { port: pair.floor, shot: floorOrderShots('/') };
  const figures = await compare('order', { port: pair.product, shot: orderShots(pair.code) }, bare, {
    others: { grouped: { port: pair.floor, shot: floorOrderShots('/grouped') } },
  });
  const after = residentMb(pair.productPid);
  await pair.stop();
  const figure = (value: number) => ({ median: Math.round(value), min: Math.round(value), max: Math.round(value) });
  return { ...figures, 'memory idle, MB': figure(idle), 'memory after the load, MB': figure(after) };
});
