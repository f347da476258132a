/** What has to be left in the bottles by what was poured. Source: docs/behaviour/stock.md. */
import { pourPlan } from '#domain/machine/pour-plan.ts';
import type { Row } from '../database/store.ts';
import type { Seen } from './watch.ts';

/** Of rounding. Millilitres. */
const TOLERATED_ML = 0.01;

interface Poured {
  least: number;
  most: number;
}

/** @returns what does not fit */
export function levelsByPours(
  before: readonly Row[],
  { orders, jobs, bottles }: Pick<Seen, 'orders' | 'jobs' | 'bottles'>,
) {
  const poured = new Map<string, Poured>();
  const add = (place: string, machineString: string, [least, most]: readonly [number, number]) => {
    for (const { slot, ml } of pourPlan(machineString).pours) {
      const known = poured.get(`${place} ${slot}`) ?? { least: 0, most: 0 };
      poured.set(`${place} ${slot}`, { least: known.least + ml * least, most: known.most + ml * most });
    }
  };
  const isOwn = before.every(({ machine_id }) => machine_id === '');
  // Where there is no machine each release empties the shop's own bottles.
  for (const { machine_string, approved_at } of isOwn ? orders.values() : [])
    if (approved_at !== null) add('', String(machine_string), [1, 1]);
  for (const job of jobs.values()) {
    const order = orders.get(String(job.order_id));
    if (order) add(String(job.machine_id), String(order.machine_string), shareOf(job));
  }
  return before.flatMap(({ machine_id, slot, level_ml }) => {
    const now = bottles.find((one) => one.machine_id === machine_id && one.slot === slot);
    const { least, most } = poured.get(`${machine_id} ${slot}`) ?? { least: 0, most: 0 };
    const gone = Number(level_ml) - Number(now?.level_ml);
    if (gone >= least - TOLERATED_ML && gone <= most + TOLERATED_ML) return [];
    return [`bottle ${slot} of ${machine_id || 'the shop'} lost ${gone} ml where ${least} to ${most} ml were poured`];
  });
}

/** Of the drink that a job took out of the bottles: nobody knows it of one that broke off without a word. */
function shareOf({ state, progress }: Row): readonly [number, number] {
  if (state === 'done') return [1, 1];
  if (state !== 'failed' && state !== 'cancelled') return [0, 0];
  if (progress === null) return [0, 1];
  return [Number(progress) / 100, Number(progress) / 100];
}
