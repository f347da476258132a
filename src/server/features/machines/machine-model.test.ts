/** Whatever happens in whatever order: nothing is poured twice, and no order is forgotten. Source: docs/decisions/0074. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REPORTED_STATES, type JobState } from '#domain/machine/job.ts';
import { pairedMachine, placedOrder, type PairedMachine } from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';
import { sweepJobs } from '../../machines/sweep-jobs.ts';
import { sweepOrders } from '../orders/sweep-orders.ts';

const SHOP = '/api/admin/shops/demo-bar';

type Step =
  | { do: 'place' | 'next' | 'beat' | 'starting' | 'stop' | 'clear' | 'sweep' }
  | { do: 'approve' | 'cancel' | 'complete' | 'remake' | 'hand' | 'take-back'; order: number }
  | { do: 'report'; job: number; seq: number; state: JobState }
  | { do: 'pass'; ms: number };

const nth = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Step>({ do: 'place' }, { do: 'next' }, { do: 'beat' }) },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ do: 'starting' }, { do: 'stop' }, { do: 'clear' }, { do: 'sweep' }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('approve' as const), order: nth }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'cancel' as const,
        'complete' as const,
        'remake' as const,
        'hand' as const,
        'take-back' as const,
      ),
      order: nth,
    }),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      do: fc.constant('report' as const),
      job: fc.nat(2),
      seq: fc.integer({ min: 1, max: 8 }),
      state: fc.constantFrom(...(REPORTED_STATES as JobState[]), 'accepted' as const, 'accepted' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(1000, 29_000, 45_000) }) },
);

describe.each(testEngines)('any course of things on %s', (engine, open) => {
  const server = useTestServer(open);
  const rows = (shop: string[]) =>
    server.services.db.selectFrom('orders').selectAll().where('id', 'in', shop).execute();

  const play = async (steps: readonly Step[]): Promise<void> => {
    const machine: PairedMachine = await pairedMachine(server, 'demo-bar');
    const orders: string[] = [];
    /** Jobs the machine has seen, newest first, and orders it was allowed to pour, once for each permission. */
    const seen: { jobId: string; orderId: string }[] = [];
    const permitted: string[] = [];
    const staff = (order: number, what: string, body?: object) => {
      const id = orders.at(-1 - (order % Math.max(1, orders.length)));
      if (!id) return undefined;
      return server.call('POST', `${SHOP}/orders/${id}/${what}`, { headers: server.admin, ...(body && { body }) });
    };
    const take = async (one: Step): Promise<void> => {
      switch (one.do) {
        case 'place':
          orders.push((await placedOrder(server, undefined, machine)).id);
          return;
        case 'next': {
          const { job } = await machine.next();
          if (job && !seen.some(({ jobId }) => jobId === job.jobId)) seen.unshift(job);
          return;
        }
        case 'beat':
        case 'starting':
          return void (await machine.beat({ state: one.do === 'beat' ? 'idle' : 'starting' }));
        case 'stop':
          return void (await server.call('POST', `${SHOP}/machines/${machine.id}/stop`, { headers: server.admin }));
        case 'clear':
          return void (await server.call('POST', `${SHOP}/machines/${machine.id}/clear-fault`, {
            headers: server.admin,
          }));
        case 'sweep':
          await sweepJobs(server.services);
          return sweepOrders(server.services);
        case 'pass':
          server.pass(one.ms);
          return;
        case 'hand':
          return void (await staff(one.order, 'approve', { by: 'hand' }));
        case 'report': {
          const job = seen[one.job % Math.max(1, seen.length)];
          if (!job) return;
          const before = await jobStates();
          const reply = await machine.report(job.jobId, one.seq, one.state);
          const isNew = before.get(job.jobId) === 'issued' && (await jobStates()).get(job.jobId) === 'accepted';
          if (reply.statusCode === 200 && isNew) permitted.push(job.orderId);
          return;
        }
        case 'remake': {
          const reply = await staff(one.order, 'remake');
          if (reply?.statusCode === 200 && !orders.includes(reply.json().id)) orders.push(reply.json().id);
          return;
        }
        default:
          return void (await staff(one.order, one.do));
      }
    };
    const jobStates = async () =>
      new Map(
        (
          await server.services.db
            .selectFrom('machine_jobs')
            .select(['id', 'state'])
            .where('machine_id', '=', machine.id)
            .execute()
        ).map(({ id, state }) => [id, state]),
      );

    for (const one of steps) {
      await take(one);
      const open = [...(await jobStates()).values()].filter((state) =>
        ['issued', 'accepted', 'waiting_glass', 'dispensing'].includes(state),
      );
      expect(open.length).toBeLessThanOrEqual(1);
      // One permission to pour for each order, whatever was approved, repeated, stopped or lost.
      expect(new Set(permitted).size).toBe(permitted.length);
    }
    // All is over: what a machine was allowed to pour is made, given up, or waits for staff.
    server.pass(30 * 60_000);
    await sweepJobs(server.services);
    await sweepOrders(server.services);
    for (const { id, status, held_at } of orders.length > 0 ? await rows(orders) : []) {
      if (status === 'IN_PROGRESS') expect(held_at, id).not.toBeNull();
      else expect(['PENDING', 'COMPLETED', 'CANCELLED'], id).toContain(status);
      if (status === 'PENDING') expect(permitted).not.toContain(id);
    }
    await server.call('DELETE', `${SHOP}/machines/${machine.id}`, { headers: server.admin });
    for (const id of orders) await server.call('POST', `${SHOP}/orders/${id}/cancel`, { headers: server.admin });
  };

  it('pours nothing twice, and forgets no order', async () => {
    const numRuns = engine === 'sqlite' ? 60 : 20;
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), play), { numRuns });
  }, 180_000);
});
