/**
 * Fifty approvers tap at one order at once, and some look at it or cancel it: one of them starts it, the machine gets one
 * job, and all that was answered is judged as a history. `npm run torture -- approvers` does it a thousand times. Source:
 * docs/behaviour/machines.md, docs/decisions/0074, 0121.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { createHistory } from '#test/histories/history.ts';
import { faultsOf } from '#test/histories/linearizable.ts';
import { RELEASING, type ReleasingAnswer, type ReleasingAsk } from '#test/histories/releasing.ts';
import { printRow } from '#test/print-row.ts';
import { pairedMachine, placedOrder, type PairedMachine } from '#test/server/paired-machine.ts';
import { sharedEngines, testEngines } from '#test/server/test-engines.ts';
import { useTestServer, type TestServer } from '#test/server/test-services.ts';

const APPROVERS = 50;
const TIMES = Number(process.env.TORTURE_TIMES ?? 20);
const TIME_MS = 60_000 + TIMES * 2000;
const MINUTE = 60_000;

const LOOKS = 5;
const CANCELS = 4;
/** In every third order somebody cancels it at the same moment. */
const isCancelled = (time: number) => time % 3 === 2;

/**
 * Guest and staff by turns, at each server by turns.
 * @param others of the same database
 * @returns how many were told yes, and how many jobs there were
 */
async function approveAtOnce(servers: readonly TestServer[], machine: PairedMachine, cancels: number) {
  const [server, ...others] = servers as readonly [TestServer, ...TestServer[]];
  for (const other of others) other.pass(MINUTE);
  const order = await placedOrder(server, undefined, machine);
  const { operations, begin } = createHistory<ReleasingAsk, ReleasingAnswer>(() => performance.now());
  const ask = async (n: number, who: string, asked: ReleasingAsk) => {
    const path = asked.do === 'read' ? '' : `/${asked.do}`;
    const operation = begin(`${who} ${n}`, order.id, asked);
    const reply = await servers[n % servers.length]!.call(
      asked.do === 'read' ? 'GET' : 'POST',
      `/api/admin/shops/demo-bar/orders/${order.id}${path}`,
      { headers: who === 'guest' ? order.headers : server.admin },
    );
    operation.ok(answerOf(asked, reply));
    return reply;
  };
  await Promise.all([
    ...Array.from({ length: APPROVERS }, (_, n) => {
      const hand = Math.floor(n / servers.length) % 2 === 0 ? 'guest' : 'staff';
      return ask(n, hand, { do: 'approve', hand });
    }),
    ...Array.from({ length: LOOKS }, (_, n) => ask(n, 'staff', { do: 'read' })),
    ...Array.from({ length: cancels }, (_, n) => ask(n, 'staff', { do: 'cancel' })),
  ]);
  const jobs = await server.services.db
    .selectFrom('machine_jobs')
    .select(['id', 'state'])
    .where('order_id', '=', order.id)
    .execute();
  const released = operations.filter(({ result }) => result.is === 'ok' && result.answer === 'released');
  expect(jobs).toHaveLength(released.length);
  if (cancels === 0) {
    const { job } = await machine.next();
    expect(job).toMatchObject({ jobId: jobs[0]!.id, orderId: order.id });
    await machine.report(jobs[0]!.id, 1, 'accepted');
    const made = begin('machine', order.id, { do: 'complete' });
    expect((await machine.report(jobs[0]!.id, 2, 'done')).statusCode).toBe(200);
    made.ok('completed');
  }
  const end = (await ask(0, 'staff', { do: 'read' })).json();
  expect(end).toMatchObject({ status: cancels > 0 ? 'CANCELLED' : 'COMPLETED' });
  expect(faultsOf(operations, RELEASING)).toEqual([]);
  const yes = operations.filter(
    ({ result }) => result.is === 'ok' && (result.answer === 'released' || result.answer === 'replayed'),
  );
  return { answered: yes.length, jobs: jobs.length, operations: operations.length };
}

const REFUSALS: readonly unknown[] = ['already-approved', 'order-closed', 'order-moved-on'] satisfies ReleasingAnswer[];

/** @throws if it is neither a yes nor one of the documented refusals */
function answerOf(asked: ReleasingAsk, reply: Awaited<ReturnType<TestServer['call']>>): ReleasingAnswer {
  const body = reply.json();
  if (reply.statusCode === 409 && REFUSALS.includes(body.code)) return body.code;
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
  if (asked.do === 'read') return { status: body.status };
  if (asked.do === 'cancel') return 'cancelled';
  return reply.headers['idempotent-replayed'] ? 'replayed' : 'released';
}

async function approveManyTimes(where: string, servers: readonly TestServer[], machine: PairedMachine) {
  const total = { answered: 0, jobs: 0, operations: 0 };
  let uncancelled = 0;
  for (let time = 0; time < TIMES; time++) {
    const one = await approveAtOnce(servers, machine, isCancelled(time) ? CANCELS : 0);
    if (!isCancelled(time)) uncancelled += one.jobs;
    total.answered += one.answered;
    total.jobs += one.jobs;
    total.operations += one.operations;
  }
  const cancelled = Array.from({ length: TIMES }, (_, time) => time).filter(isCancelled).length;
  printRow({
    name: 'approvers',
    database: where,
    rounds: `${TIMES} orders, ${TIMES * APPROVERS} approvals, ${cancelled} cancelled meanwhile`,
    result: `${total.jobs} jobs, ${total.answered} told yes; 0 faults in histories of ${total.operations} operations`,
  });
  expect(uncancelled).toBe(TIMES - cancelled);
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
