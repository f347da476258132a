/**
 * A bar with a million orders and ten thousand kiosks, compared with the same bar with a thousand orders and ten kiosks: a
 * guest's own orders, the counter's list, joining, placing an order. `--quick` fills it with a twentieth.
 */
import { buildProduct, residentMb, startPair } from './servers/hot-servers.ts';
import { kioskCode } from './servers/big-shop.ts';
import { isQuick, type Shot } from './load.ts';
import { compare, judge, type Figures } from './rounds.ts';
import { joinShot, orderShots, ownOrdersShot, staffOrdersShot } from './shots.ts';

const LARGE = isQuick ? { orders: 50_000, kiosks: 500 } : { orders: 1_000_000, kiosks: 10_000 };
const SMALL = { orders: 1000, kiosks: 10 };
/** The first of three kiosks is active. */
const ACTIVE_EVERY = 3;

buildProduct();
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
