/** When all is calm: what was said yes to is there, nothing is stuck, and whoever followed knows what is so. */
import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { BAR } from '../database/bar-image.ts';
import type { Follower } from '../callers/follower.ts';
import type { Phone } from '../callers/phone.ts';
import type { Staff } from '../callers/staff.ts';
import type { Stage } from '../stage.ts';
import type { Watch } from './watch.ts';

/** How much later than its time something may be ended: the server looks now and then. Milliseconds. */
const LATE_MS = 20_000;
/** Of readings that something came between. */
const TRIES = 5;

interface Present {
  phones: readonly Phone[];
  staff: readonly Staff[];
  watch: Watch;
}

export async function judgeEnd(stage: Stage, { phones, staff, watch }: Present): Promise<void> {
  const { ledger, network, image } = stage;
  const read = async (who: string, headers: Record<string, string>) => {
    const reply = await network.ask(who, { method: 'GET', url: `${BAR}/orders`, headers });
    if (reply?.status !== 200) ledger.fail(`${who} could not read the orders at the end`);
    return new Map<string, object>((reply?.body.data ?? []).map((order: { id: string }) => [order.id, order]));
  };
  /** Orders may go on meanwhile: what does not agree is read again. @returns what was read */
  const compare = async (who: string, follower: Follower, headers: Record<string, string>) => {
    for (let tries = TRIES; ; tries--) {
      const now = await read(who, headers);
      if (!follower.orders()) return now;
      await follower.follow();
      const [wrong] = [...now].filter(([id, order]) => !isDeepStrictEqual(follower.orders()?.get(id), order));
      if (!wrong) return now;
      const [id, order] = wrong;
      const known = JSON.stringify(follower.orders()?.get(id));
      if (tries === 0) ledger.fail(`${who} followed to ${known}, and reads ${JSON.stringify(order)}`);
      if (tries === 0) return now;
    }
  };
  for (const [number, { device, follower }] of phones.entries()) {
    const who = `phone-${number}`;
    const now = await compare(who, follower, { 'x-device-id': device, 'x-join-code': image.joinCode });
    const stored = [...watch.seen().orders.values()].filter((row) => row.device_hash === hash('sha256', device));
    if (stored.length !== now.size) ledger.fail(`${who} reads ${now.size} of its ${stored.length} orders`);
  }
  for (const [number, { follower }] of staff.entries()) await compare(`staff-${number}`, follower, image.staff);
  await watch.look('whole');
  judgeWishes(stage, watch);
  judgeOpenOrders(stage, watch);
}

function judgeWishes({ ledger }: Stage, watch: Watch): void {
  const orders = [...watch.seen().orders.values()].filter(({ remake_of }) => remake_of === null);
  for (const { name, key, placed, refused, isCertain } of ledger.wishes.values()) {
    const own = orders.filter((order) => order.name === name);
    if (own.length > 1 && key !== undefined) ledger.fail(`${name} was placed ${own.length} times`);
    const order = placed ? own.find(({ id }) => id === placed.orderId) : own[0];
    if (placed && order?.display_id !== placed.displayId)
      ledger.fail(`${name} was told ${placed.displayId}, and there is ${String(order?.display_id ?? 'nothing')}`);
    if (!placed && refused !== undefined && isCertain && order) ledger.fail(`${name} was refused, and is there`);
  }
}

/** Nothing hangs: what is being made has somebody who ends it in time, or waits for staff. */
function judgeOpenOrders({ ledger, scheduler }: Stage, watch: Watch): void {
  const { orders, jobs } = watch.seen();
  const isLate = (at: unknown) => scheduler.now() > Date.parse(String(at)) + LATE_MS;
  for (const [id, { status, held_at, job_id, completes_at }] of orders) {
    if (status !== 'IN_PROGRESS' || held_at !== null) continue;
    const job = job_id === null ? undefined : jobs.get(String(job_id));
    if (isLate(job ? (job.ended_at ?? job.times_out_at) : completes_at))
      ledger.fail(`order ${id} is being made for ever`);
  }
  for (const [id, { state }] of jobs)
    if (ledger.pouredJobs.has(id) && ['issued', 'rejected'].includes(String(state)))
      ledger.fail(`job ${id} was poured, and is ${String(state)}`);
  for (const [id, { state, ended_at, expires_at, times_out_at }] of jobs)
    if (ended_at === null && isLate(state === 'issued' ? expires_at : times_out_at))
      ledger.fail(`job ${id} is ${String(state)} for ever`);
}
