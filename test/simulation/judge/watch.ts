/** Reads what is committed whenever all is still, and compares it with what was there before and what was promised. */
import type { Ledger } from './ledger.ts';
import type { Row, Store } from '../database/store.ts';
import { levelsByPours } from './levels.ts';

const WAITING = ['PENDING', 'IMMEDIATE'];
const RUNNING = ['issued', 'accepted', 'waiting_glass', 'dispensing'];
/** The machine was let to pour. */
const PERMITTED = ['accepted', 'waiting_glass', 'dispensing', 'done', 'failed'];
const PENDING_LIFE_MS = 6 * 60 * 60_000;
/** Open tickets of a device. */
const DEVICE_TICKETS = 3;
/** New ones of a device in an hour, as long as the server lives that counts them. */
const DEVICE_ORDERS = 6;
const HOUR_MS = 60 * 60_000;

/** The newest: more than one step of the server writes. */
const EVENTS = "select seq from shop_events where shop_id = 'demo-bar' order by seq desc limit 40";
const ORDERS = `select id, shop_id, name, day, display_id, status, version, created_at, approved_at, held_at, device_hash,
  remake_of, job_id, completes_at, machine_string from orders order by created_at, id`;
const JOBS = 'select id, machine_id, order_id, state, progress, expires_at, times_out_at, ended_at from machine_jobs';
const BOTTLES = 'select machine_id, slot, level_ml from bottles';

export interface Seen {
  orders: Map<string, Row>;
  jobs: Map<string, Row>;
  bottles: Row[];
}

export interface Watch {
  /**
   * Whatever moves an order, a job or a bottle tells the shop: without an event there is nothing to see.
   * @param isWhole looks all the same
   * @returns undefined if nothing can be read at the moment
   */
  look: (isWhole?: 'whole') => Promise<Seen | undefined>;
  /** Whether something is being made. */
  isBusy: () => boolean;
  seen: () => Seen;
}

/** @param upSince when the server was started last */
export function createWatch(store: Store, ledger: Ledger, clock: () => number, upSince: () => number): Watch {
  let known: number | undefined;
  let lastSeq: number | undefined;
  let started: Row[] | undefined;
  let seen: Seen = { orders: new Map(), jobs: new Map(), bottles: [] };

  /** @returns whether there are new ones */
  const readEvents = async (): Promise<boolean> => {
    const before = lastSeq;
    const events = await store.read(EVENTS);
    for (const { seq } of (events ?? []).toReversed()) {
      if (lastSeq !== undefined && Number(seq) <= lastSeq) continue;
      if (lastSeq !== undefined && seq !== lastSeq + 1) ledger.fail(`event ${String(seq)} came after ${lastSeq}`);
      lastSeq = Number(seq);
    }
    return lastSeq !== before || lastSeq === undefined;
  };

  const look: Watch['look'] = async (isWhole) => {
    const changes = store.changes();
    if (changes === undefined) return undefined;
    if (changes === known && !isWhole) return seen;
    known = changes;
    if (!(await readEvents()) && !isWhole) return seen;
    const [orders, jobs, bottles] = [await store.read(ORDERS), await store.read(JOBS), await store.read(BOTTLES)];
    if (!orders || !jobs || !bottles) return undefined;
    const now: Seen = { orders: byId(orders), jobs: byId(jobs), bottles };
    started ??= bottles;
    judgeOrders(seen, now, ledger, Math.max(upSince(), clock() - HOUR_MS));
    judgeJobs(seen, now, ledger, clock());
    for (const fault of levelsByPours(started, now)) ledger.fail(fault);
    seen = now;
    return seen;
  };
  const isBusy = () =>
    [...seen.jobs.values()].some(({ ended_at }) => ended_at === null) ||
    [...seen.orders.values()].some(({ status, held_at }) => status === 'IN_PROGRESS' && held_at === null);
  return { look, isBusy, seen: () => seen };
}

const byId = (rows: Row[]) => new Map(rows.map((row) => [String(row.id), row]));

function judgeOrders(before: Seen, now: Seen, ledger: Ledger, countedSince: number): void {
  for (const [id, { name }] of before.orders)
    if (!now.orders.has(id)) ledger.fail(`order ${id} of ${String(name)} is gone`);
  const numbers = new Set<string>();
  const names = new Set<string>();
  for (const [id, order] of now.orders) {
    const number = `${order.shop_id} ${order.day} ${order.display_id}`;
    if (numbers.has(number)) ledger.fail(`number ${number} was given twice`);
    numbers.add(number);
    const name = String(order.name);
    // Without a key nothing but a double tap is known to be the same.
    if (order.remake_of === null && names.has(name) && ledger.wishes.get(name)?.key !== undefined)
      ledger.fail(`${name} was placed twice`);
    names.add(name);
    if (order.approved_at !== null && Date.parse(String(order.approved_at)) > expiresAt(order))
      ledger.fail(`order ${id} was released after its time`);

    const was = before.orders.get(id);
    if (was && Number(was.version) > Number(order.version)) ledger.fail(`order ${id} went back to an older version`);
    if (was || order.remake_of !== null || order.device_hash === null) continue;
    const own = [...now.orders.values()].filter(
      ({ device_hash, created_at, remake_of }) =>
        device_hash === order.device_hash && remake_of === null && Date.parse(String(created_at)) >= countedSince,
    );
    if (own.length > DEVICE_ORDERS) ledger.fail(`${name} is one of ${own.length} orders of a device in an hour`);
    const tickets = [...now.orders.values()].filter(
      ({ device_hash, status }) => device_hash === order.device_hash && WAITING.includes(String(status)),
    );
    if (tickets.length > DEVICE_TICKETS) ledger.fail(`${name} is one of ${tickets.length} waiting orders of a device`);
  }
}

const expiresAt = ({ created_at }: Row) => Date.parse(String(created_at)) + PENDING_LIFE_MS;

function judgeJobs(before: Seen, now: Seen, ledger: Ledger, nowMs: number): void {
  const running = new Set<string>();
  const permitted = new Set<string>();
  for (const [id, job] of now.jobs) {
    const state = String(job.state);
    for (const of of RUNNING.includes(state) ? [`machine ${job.machine_id}`, `order ${job.order_id}`] : []) {
      if (running.has(of)) ledger.fail(`${of} has two open jobs`);
      running.add(of);
    }
    if (PERMITTED.includes(state)) {
      if (permitted.has(String(job.order_id))) ledger.fail(`order ${job.order_id} was permitted to be poured twice`);
      permitted.add(String(job.order_id));
    }

    const was = String(before.jobs.get(id)?.state ?? 'issued');
    if (was !== state && !RUNNING.includes(was)) ledger.fail(`job ${id} was over as ${was}, and is ${state}`);
    if (was !== 'issued' || !PERMITTED.includes(state) || state === 'failed') continue;
    const order = now.orders.get(String(job.order_id));
    if (nowMs > Date.parse(String(job.expires_at))) ledger.fail(`job ${id} was accepted after its time`);
    if (order?.job_id !== id || !['IN_PROGRESS', 'COMPLETED'].includes(String(order?.status)))
      ledger.fail(`job ${id} was accepted for an order that is ${String(order?.status)}`);
  }
}
