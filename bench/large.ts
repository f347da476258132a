/**
 * A bar with a million orders and ten thousand kiosks, compared with the same bar with a thousand orders and ten kiosks: a
 * guest's own orders, the counter's list, joining, placing an order; and how long others wait while staff read of all of them. `--quick` fills it with a twentieth.
 */
import { residentMb, startPair } from './servers/hot-servers.ts';
import { kioskCode } from './servers/big-shop.ts';
import { isQuick, type Shot } from './load.ts';
import { compare, judge, spread, type Figures } from './rounds.ts';
import { waitsWhile } from './waits-while.ts';
import { shopDay } from '#domain/order/shop-day.ts';
import { joinShot, orderShots, ownOrdersShot, staffOrdersShot } from './shots.ts';

const LARGE = isQuick ? { orders: 50_000, kiosks: 500 } : { orders: 1_000_000, kiosks: 10_000 };
const SMALL = { orders: 1000, kiosks: 10 };
const SHOP = '/api/admin/shops/demo-bar';
const ago = (days: number) => shopDay(new Date(Date.now() - days * 86_400_000));
/** What staff read of all of them. */
const READINGS = [
  ['a search', `${SHOP}/orders?page=1&pageSize=50&search=guest+77`],
  ['a page in the middle', `${SHOP}/orders?page=${LARGE.orders / 200}&pageSize=100`],
  ['a list by drink', `${SHOP}/orders?page=1&pageSize=50&sort=drink`],
  ['insights of 92 days', `${SHOP}/insights?from=${ago(91)}&to=${ago(0)}`],
] as const;
/** The first of three kiosks is active. */
const ACTIVE_EVERY = 3;

await judge('large', async () => {
  const [large, small] = [await start(LARGE), await start(SMALL)];
  const figures: Figures = {};
  const measure = async (
    name: string,
    shotsOf: (code: string, kiosks: number, token: string) => (n: number) => Shot,
  ) => {
    const contender = ({ pair, kiosks, token }: typeof large) => ({
      port: pair.product,
      shot: shotsOf(pair.code, kiosks, token),
    });
    Object.assign(figures, await compare(name, contender(large), contender(small), { connections: [16] }));
  };
  await measure('own orders', (code) => (n) => ownOrdersShot(code, n));
  await measure('list of the counter', (_code, _kiosks, token) => () => staffOrdersShot(token));
  await measure(
    'join',
    (_code, kiosks) => (n) => joinShot(kioskCode(ACTIVE_EVERY * (n % Math.ceil(kiosks / ACTIVE_EVERY)))),
  );
  for (const [name, path] of READINGS) {
    const headers = { authorization: `Bearer ${large.token}` };
    const at = `http://127.0.0.1:${large.pair.product}`;
    const worst: number[] = [];
    for (let round = 0; round < 3; round++) {
      const waits = await waitsWhile(at, async () => {
        const reply = await fetch(at + path, { headers });
        if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
        await reply.arrayBuffer();
      });
      worst.push(waits.at(-1) ?? 0);
    }
    figures[`health during ${name}, worst ms`] = spread(worst);
  }
  // Last: what it leaves behind would be in the lists.
  await measure('order', (code) => orderShots(code));
  const memory = Math.round(residentMb(large.pair.productPid));
  await Promise.all([large.pair.stop(), small.pair.stop()]);
  return { ...figures, 'memory of the large one, MB': { median: memory, min: memory, max: memory } };
});

async function start({ orders, kiosks }: typeof LARGE) {
  const pair = await startPair({ BENCH_ORDERS: String(orders), BENCH_KIOSKS: String(kiosks), BENCH_AT_ONCE: '1' });
  const reply = await fetch(`http://127.0.0.1:${pair.product}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'for-the-bench' }),
  });
  const { tokens } = (await reply.json()) as { tokens: { access: { token: string } } };
  return { pair, kiosks, token: tokens.access.token };
}
