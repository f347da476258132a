/**
 * Orders over a network that loses requests, answers and halves of answers, from phones that are restarted and tapped
 * twice: the phone's real outbox against the product's server, over HTTP. Expects one order each, or none if it was
 * cancelled.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../src/contract/client.ts';
import type { Order } from '../src/contract/order/orders.ts';
import type { GuestRecipe } from '../src/contract/menu/recipes.ts';
import { newKey } from '../src/ui/kit/api/new-key.ts';
import { listQueuedOrders, type QueuedOrder } from '../src/web/guest/outbox/queued-orders.ts';
import { createOutbox, type Outbox } from '../src/web/guest/outbox/outbox.ts';
import { startFaultProxy, type Fault } from '#test/fault-proxy.ts';
import { seeded } from '#test/seeded.ts';
import { freePort, isQuick, report, startProgram, stopProgram } from './load.ts';

const RUNS = isQuick ? 100 : 1000;
const SHOP = 'demo-bar';
const seed = Number(process.env.SEED ?? 20_260_314);

const random = seeded(seed);
const below = (n: number): number => Math.floor(random() * n);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;

const folder = mkdtempSync(join(tmpdir(), 'bench-outbox-'));
const port = await freePort();
const { child } = await startProgram(
  ['--import', 'tsx', 'bench/servers/unlimited-server.ts'],
  { PORT: String(port), DATA_DIR: folder, ADMIN_PASSWORD: 'for-the-bench', DEMO_OWNER_PASSWORD: 'for-the-bench' },
  `http://127.0.0.1:${port}/api/health`,
);
const joinCode = (JSON.parse(readFileSync(join(folder, 'codes.json'), 'utf8')) as Record<string, string>)[SHOP] ?? '';
const proxy = await startFaultProxy(port);

/** A browser's storage: survives closing a page. */
const kept = new Map<string, string>();
globalThis.localStorage = {
  get length() {
    return kept.size;
  },
  key: (i: number) => [...kept.keys()][i] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  clear: () => kept.clear(),
};

interface Page {
  outbox: Outbox;
  placed: Order[];
  close: () => void;
}

/** A page on the phone; after it was closed none of its callbacks run. */
function openPage(device: string): Page {
  let isOpen = true;
  const orNever = async <T>(work: Promise<T>): Promise<T> => {
    const end = await work.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if (!isOpen) return new Promise<never>(() => {});
    if ('error' in end) throw end.error;
    return end.value;
  };
  const client = createClient({
    mainBase: `${proxy.origin}/v1`,
    kioskBase: `${proxy.origin}/api`,
    headers: () => ({ 'x-device-id': device }),
    onUnauthorised: () => false,
    fetch: (...call) =>
      orNever(
        fetch(...call).then(async (reply) => {
          const text = await reply.text();
          return new Response(text, { status: reply.status, headers: { 'content-type': 'application/json' } });
        }),
      ),
  });
  const placed: Order[] = [];
  const outbox = createOutbox({
    client,
    noAnswer: () => 'No answer.',
    onPlaced: (order) => void placed.push(order),
    // No lock at all: worse than any browser.
    alone: (work) => work().then(() => true),
  });
  return { outbox, placed, close: () => (isOpen = false) };
}

const ordersOf = async (device: string): Promise<Order[]> => {
  const reply = await fetch(`http://127.0.0.1:${port}/api/admin/shops/${SHOP}/orders`, {
    headers: { 'x-device-id': device },
  });
  return ((await reply.json()) as { data: Order[] }).data;
};

const menu = (await (
  await fetch(`http://127.0.0.1:${port}/api/admin/shops/${SHOP}/recipes`, {
    headers: { 'x-join-code': joinCode, 'x-device-id': crypto.randomUUID() },
  })
).json()) as { recipes: GuestRecipe[] };

const FAULTS: readonly Fault[] = ['lost', 'unanswered', 'half', 'stumble'];
const counts = { none: 0, lost: 0, unanswered: 0, half: 0, stumble: 0, late: 0 };
const tally = { restarts: 0, doubleTaps: 0, cancelled: 0, requests: 0 };
const displayIds = new Set<string>();
let [lost, doubled, unseen, notCancelled, slowest] = [0, 0, 0, 0, 0];

for (let run = 0; run < RUNS; run++) {
  kept.clear();
  const device = crypto.randomUUID();
  // The first attempt may have any fault but a proxy error, which tells the guest at once that nothing was queued.
  const faults = Array.from({ length: below(5) }, (_, i) => oneOf(i === 0 ? FAULTS.slice(0, 3) : FAULTS));
  proxy.fault = ({ url }) => {
    if (!url?.includes('order')) return 'none';
    tally.requests++;
    const fault = faults.shift() ?? 'none';
    counts[fault]++;
    return fault;
  };
  let page = openPage(device);
  const seen: Order[] = [];
  const wish = {
    key: newKey(),
    shopId: SHOP,
    joinCode,
    recipe: oneOf(menu.recipes.filter((r) => r.available)),
    name: 'Ada',
  };
  const taps = [page.outbox.place(wish)];
  if (random() < 0.3) {
    tally.doubleTaps++;
    taps.push(page.outbox.place(wish));
  }
  const restart = async () => {
    if (random() < 0.5) await wait(below(12));
    page.close();
    seen.push(...page.placed);
    page = openPage(device);
    tally.restarts++;
  };
  const isRestarted = random() < 0.4;
  if (isRestarted) {
    taps.forEach((tap) => void tap.catch(() => undefined));
    await restart();
  } else await Promise.allSettled(taps);

  const isCancelled =
    random() < 0.15 && listQueuedOrders().some(({ state }) => state === 'waiting' || state === 'trying');
  if (isCancelled) {
    tally.cancelled++;
    page.outbox.cancel(wish.key);
  }
  const recovered = performance.now();
  const isOpen = ({ state, mustWithdraw }: QueuedOrder) => state === 'trying' || state === 'waiting' || mustWithdraw;
  for (let round = 0; listQueuedOrders().some(isOpen) && round < 40; round++) {
    const other = random() < 0.3 ? openPage(device) : undefined;
    await Promise.all([page.outbox.drain(true), other?.outbox.drain(true)]);
    seen.push(...(other?.placed ?? []));
    if (random() < 0.15) await restart();
  }
  slowest = Math.max(slowest, performance.now() - recovered);
  seen.push(...page.placed);

  const orders = await ordersOf(device);
  const live = orders.filter(({ status }) => status !== 'CANCELLED');
  if (isCancelled) {
    if (live.length > 0) notCancelled++;
    continue;
  }
  if (live.length === 0) lost++;
  if (live.length > 1) doubled++;
  if (!seen.some(({ orderId }) => orderId === live[0]?.orderId)) unseen++;
  if (live[0]) displayIds.add(live[0].displayId);
}

const ordered = RUNS - tally.cancelled;
report(`outbox: ${RUNS} orders over a bad network (seed ${seed})`, {
  'attempts that reached the proxy': tally.requests,
  'requests lost': counts.lost,
  'answers lost': counts.unanswered,
  'answers cut in half': counts.half,
  'answers 502': counts.stumble,
  'phones restarted': tally.restarts,
  'tapped twice': tally.doubleTaps,
  'orders cancelled': tally.cancelled,
  'orders lost': lost,
  'orders doubled': doubled,
  'cancelled, but still standing': notCancelled,
  'placed, but never shown': unseen,
  'numbers given twice': ordered - displayIds.size,
  'slowest recovery, ms': slowest,
});
await proxy.close();
await stopProgram(child);
rmSync(folder, { recursive: true });
process.exit(lost + doubled + notCancelled + unseen + (ordered - displayIds.size) === 0 ? 0 : 1);
