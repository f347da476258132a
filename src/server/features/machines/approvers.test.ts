/**
 * Fifty approvers tap at one order at once: one of them starts it, and the machine gets one job. `npm run torture --
 * approvers` does it a thousand times. Source: docs/behaviour/machines.md, docs/decisions/0074.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { pairedMachine, placedOrder, type PairedMachine } from '#test/server/paired-machine.ts';
import { sharedEngines, testEngines } from '#test/server/test-engines.ts';
import { useTestServer, type TestServer } from '#test/server/test-services.ts';

const APPROVERS = 50;
const TIMES = Number(process.env.TORTURE_TIMES ?? 20);
const TIME_MS = 60_000 + TIMES * 2000;
const MINUTE = 60_000;

/** Guest and staff by turns, at each server by turns. @param others of the same database */
async function approveAtOnce(servers: readonly TestServer[], machine: PairedMachine) {
  const [server, ...others] = servers as readonly [TestServer, ...TestServer[]];
  for (const other of others) other.pass(MINUTE);
  const order = await placedOrder(server, undefined, machine);
  const replies = await Promise.all(
    Array.from({ length: APPROVERS }, (_, n) =>
      servers[n % servers.length]!.call('POST', `/api/admin/shops/demo-bar/orders/${order.id}/approve`, {
        headers: Math.floor(n / servers.length) % 2 === 0 ? order.headers : server.admin,
      }),
    ),
  );
  const jobs = await server.services.db
    .selectFrom('machine_jobs')
    .select(['id', 'state'])
    .where('order_id', '=', order.id)
    .execute();
  expect(replies.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const fresh = replies.filter(({ statusCode, headers }) => statusCode === 200 && !headers['idempotent-replayed']);
  expect([fresh.length, jobs.length]).toEqual([1, 1]);
  const { job } = await machine.next();
  expect(job).toMatchObject({ jobId: jobs[0]!.id, orderId: order.id });
  await machine.report(jobs[0]!.id, 1, 'accepted');
  await machine.report(jobs[0]!.id, 2, 'done');
  expect(await order.now()).toMatchObject({ status: 'COMPLETED' });
  return { answered: replies.filter(({ statusCode }) => statusCode === 200).length, jobs: jobs.length };
}

async function approveManyTimes(where: string, servers: readonly TestServer[], machine: PairedMachine) {
  const total = { answered: 0, jobs: 0 };
  for (let time = 0; time < TIMES; time++) {
    const { answered, jobs } = await approveAtOnce(servers, machine);
    total.answered += answered;
    total.jobs += jobs;
  }
  const sent = `${TIMES} orders, ${TIMES * APPROVERS} approvals`;
  process.stdout.write(`approvers, ${where}: ${sent}, ${total.answered} told yes, ${total.jobs} jobs\n`);
  expect(total.jobs).toBe(TIMES);
}

describe.each(testEngines)('fifty approvers of one order on %s', (engine, open) => {
  const server = useTestServer(open);
  let machine: PairedMachine;
  beforeAll(async () => {
    machine = await pairedMachine(server, 'demo-bar');
  });

  it('make one job', () => approveManyTimes(engine, [server], machine), TIME_MS);
});

describe.runIf(sharedEngines().length > 0).each(sharedEngines())(
  'fifty approvers of one order at two servers over one %s',
  (engine, open) => {
    const servers = [useTestServer(open), useTestServer(open)];
    let machine: PairedMachine;
    beforeAll(async () => {
      machine = await pairedMachine(servers[0]!, 'demo-bar');
    });

    it('make one job', () => approveManyTimes(`two servers, ${engine}`, servers, machine), TIME_MS);
  },
);
