/** Nothing is poured twice, late or by a stranger. Source: docs/behaviour/machines.md, docs/decisions/0074. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useBarMachine } from '#test/server/bar-machine.ts';
import { pairedMachine, placedOrder } from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';
import type { Pump } from '#domain/machine/machine-string.ts';
import { pourPlan } from '#domain/machine/pour-plan.ts';
import { inTransaction } from '../../db/database.ts';
import { runSteps } from '../../db/engine.ts';
import { giveBackJob, takeMachineEvent } from '../../machines/job-events.ts';
import { release as releaseOrder } from '../../machines/release.ts';
import { sweepJobs } from '../../machines/sweep-jobs.ts';
import { findOrder } from '../../repos/orders/orders.repo.ts';

const SHOP = '/api/admin/shops/demo-bar';

describe.each(testEngines)('the safety of machines on %s', (_engine, open) => {
  const server = useTestServer(open);
  const bar = useBarMachine(server);
  const { waiting, issued, accepted, stop, listed } = bar;
  const jobsOf = (orderId: string) =>
    server.services.db.selectFrom('machine_jobs').selectAll().where('order_id', '=', orderId).execute();

  it('one active job a machine: of many orders approved at once one gets it, the others wait', async () => {
    const orders = [await placedOrder(server), await placedOrder(server), await placedOrder(server)];
    await bar.machine.beat();
    const replies = await Promise.all(orders.map((order) => order.approve()));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    for (const reply of replies.filter(({ statusCode }) => statusCode === 409)) {
      expect(reply.json()).toMatchObject({ code: 'machine-busy', retryAfterMs: expect.any(Number) });
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    const states = await Promise.all(orders.map(async (order): Promise<string> => (await order.now()).status));
    expect(states.toSorted()).toEqual(['IN_PROGRESS', 'PENDING', 'PENDING']);
  });

  it('the database itself lets in no second open job of a machine, nor of an order', async () => {
    const { order } = await issued();
    const [row] = await jobsOf(order.id);
    const { db } = server.services;
    const twin = (change: object) =>
      db
        .insertInto('machine_jobs')
        .values({ ...row!, ...change })
        .execute();
    await expect(twin({ id: 'second-of-machine', order_id: 'another' })).rejects.toThrow();
    await expect(twin({ id: 'second-of-order', machine_id: 'another' })).rejects.toThrow();
  });

  it('one order, released by many transactions at once as of several servers: one job', async () => {
    const { db } = server.services;
    for (let round = 0; round < 10; round++) {
      const { id } = await waiting();
      const order = (await findOrder(db, 'demo-bar', id))!;
      const now = server.services.clock();
      const release = () =>
        inTransaction(db, (tx) => runSteps(tx, releaseOrder(server.services, order, { now, by: null })));
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, release));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          expect(outcome.reason).toMatchObject({ code: expect.stringMatching(/^(machine-busy|already-approved)$/) });
      expect(await jobsOf(id)).toHaveLength(1);
      await bar.machine.beat({ state: 'starting' });
    }
  });

  it('one order, released again as it was read before: one job, also where another machine is free', async () => {
    const other = await pairedMachine(server, 'demo-bar');
    const { id } = await waiting();
    await other.beat();
    const { db } = server.services;
    const order = (await findOrder(db, 'demo-bar', id))!;
    const releasing = { now: server.services.clock(), by: null };
    const release = () => inTransaction(db, (tx) => runSteps(tx, releaseOrder(server.services, order, releasing)));
    expect(await release()).toMatchObject({ status: 'IN_PROGRESS' });
    await expect(release()).rejects.toMatchObject({ code: 'machine-busy', retryAfterMs: order.brewingMs });
    expect(await jobsOf(id)).toHaveLength(1);
  });

  it('one order of a shop without a machine, released again as it was read before: refused', async () => {
    await server.call('DELETE', `${SHOP}/machines/${bar.machine.id}`, { headers: server.admin });
    const { id } = await placedOrder(server);
    const { db } = server.services;
    const order = (await findOrder(db, 'demo-bar', id))!;
    const releasing = { now: server.services.clock(), by: 'somebody' };
    const release = () => inTransaction(db, (tx) => runSteps(tx, releaseOrder(server.services, order, releasing)));
    expect(await release()).toMatchObject({ status: 'IN_PROGRESS', approvedBy: 'somebody' });
    await expect(release()).rejects.toMatchObject({ code: 'already-approved' });
  });

  it('a job that is issued is told to whoever follows the shop', async () => {
    const order = await waiting();
    const { seq } = (await server.call('GET', `${SHOP}/events`, { headers: server.owner })).json();
    await order.approve();
    const { events } = (await server.call('GET', `${SHOP}/events?after=${seq}`, { headers: server.owner })).json();
    expect(events.map(({ kind }: { kind: string }) => kind)).toContain('machine');
  });

  describe('pumps that are changed while an order waits', () => {
    const pumpsNow = async (): Promise<Pump[]> =>
      (await server.call('GET', `${SHOP}/pumps`, { headers: server.owner })).json().pumps;
    const save = (pumps: Pump[]) => server.call('PUT', `${SHOP}/pumps`, { headers: server.owner, body: { pumps } });
    const poured = (machineString: string, pumps: Pump[]) =>
      pourPlan(machineString).pours.map(({ slot, ml }) => [pumps.find((pump) => pump.slot === slot)?.ingredientId, ml]);
    const stringOf = async ({ id }: { id: string }) =>
      (await findOrder(server.services.db, 'demo-bar', id))!.machineString;
    let before: Pump[];
    const turned = () => before.map((pump, at) => ({ ...pump, slot: before.at(-1 - at)!.slot }));
    beforeEach(async () => (before = await pumpsNow()));
    afterEach(() => save(before));

    it('pour what was ordered, from where it stands now', async () => {
      const order = await waiting();
      const ordered = await stringOf(order);
      await save(turned());
      await order.approve();
      const { job } = await bar.machine.next();
      expect(job?.machineString).not.toBe(ordered);
      expect(poured(job!.machineString, turned())).toEqual(poured(ordered, before));
    });

    it('pour nothing where another ingredient took the place of one: the drink is made by hand', async () => {
      const order = await waiting();
      const [{ slot } = { slot: 0 }] = pourPlan(await stringOf(order)).pours;
      await save(before.map((pump) => (pump.slot === slot ? { ...pump, ingredientId: 'overproof-rum' } : pump)));
      expect((await order.approve()).json()).not.toHaveProperty('machine');
      expect((await bar.machine.next()).job).toBeNull();
    });

    it('are told of to a machine that has the order and may give it back', async () => {
      const { order, jobId } = await issued();
      const ordered = await stringOf(order);
      await save(turned());
      await bar.machine.report(jobId, 1, 'rejected', { code: 'no_glass' });
      expect((await order.now()).status).toBe('PENDING');
      expect(poured(await stringOf(order), turned())).toEqual(poured(ordered, before));
    });
  });

  it('a drink with nothing to pour is made by hand, and the machine stays free', async () => {
    const { pumps } = (await server.call('GET', `${SHOP}/pumps`, { headers: server.owner })).json();
    const save = (body: object) => server.call('PUT', `${SHOP}/pumps`, { headers: server.owner, body });
    await save({ pumps: [] });
    const order = await waiting();
    await save({ pumps });
    const reply = (await order.approve()).json();
    expect(reply).toMatchObject({ status: 'IN_PROGRESS' });
    expect(reply).not.toHaveProperty('machine');
    expect((await bar.machine.next()).job).toBeNull();
  });

  it('a repeated or older event changes nothing', async () => {
    const { order, jobId } = await accepted();
    const dispensing = () => bar.machine.report(jobId, 3, 'dispensing', { progress: 40 });
    expect((await dispensing()).json()).toMatchObject({ state: 'dispensing', seq: 3 });
    expect((await dispensing()).json()).toMatchObject({ state: 'dispensing', seq: 3 });
    expect((await bar.machine.report(jobId, 2, 'waiting_glass')).json()).toMatchObject({ state: 'dispensing', seq: 3 });
    expect((await bar.machine.report(jobId, 1, 'accepted')).json()).toMatchObject({ state: 'dispensing', seq: 3 });
    expect(await order.own()).toMatchObject({ machine: { state: 'dispensing', progress: 40 } });
    await bar.machine.report(jobId, 4, 'done');
    expect((await bar.machine.report(jobId, 4, 'done')).json()).toMatchObject({ state: 'done', seq: 4 });
    expect((await bar.machine.report(jobId, 5, 'failed')).json()).toMatchObject({ status: 409, code: 'job-over' });
    expect(await order.now()).toMatchObject({ status: 'COMPLETED', machine: { state: 'done' } });
    expect((await bar.machine.report(jobId, 6, 'done', { not_taken: true })).statusCode).toBe(200);
    expect(await order.now()).toMatchObject({ status: 'COMPLETED', machine: { state: 'done', notTaken: true } });
  });

  it.each([true, false])(
    'a lost permission that is asked for again when its time is over is refused, swept %s',
    async (isSwept) => {
      const { order, jobId } = await accepted();
      server.pass(10 * 60_000);
      if (isSwept) await sweepJobs(server.services);
      expect((await bar.machine.report(jobId, 1, 'accepted')).json()).toMatchObject({ status: 409, code: 'job-over' });
      expect(await order.now()).toMatchObject({ stage: 'attention', machine: { state: 'failed', code: 'timeout' } });
    },
  );

  it('a step that is not the next is refused', async () => {
    const { order, jobId } = await issued();
    expect((await bar.machine.report(jobId, 1, 'dispensing')).json()).toMatchObject({ code: 'job-step-impossible' });
    expect((await bar.machine.report(jobId, 1, 'done')).json()).toMatchObject({ code: 'job-step-impossible' });
    expect(await order.now()).toMatchObject({ status: 'IN_PROGRESS', machine: { state: 'issued' } });
  });

  it('a job that expires while its acceptance waits for the database is refused', async () => {
    const { order, jobId } = await issued();
    const { services } = server;
    const { commit } = services;
    services.commit = (work, place) => {
      server.pass(31_000);
      return commit(work, place);
    };
    const reply = await bar.machine.report(jobId, 1, 'accepted').finally(() => (services.commit = commit));
    expect(reply.json()).toMatchObject({ status: 409, code: 'job-expired' });
    expect(await order.now()).toMatchObject({ status: 'PENDING', machine: { state: 'rejected', code: 'expired' } });
  });

  it('an expired job is given to nobody, and its late events are refused', async () => {
    const { order, jobId } = await issued();
    server.pass(30_000);
    expect((await bar.machine.next()).job).toBeNull();
    expect((await bar.machine.report(jobId, 1, 'accepted')).json()).toMatchObject({ status: 409, code: 'job-expired' });
    expect(await order.now()).toMatchObject({ status: 'PENDING', machine: { state: 'rejected', code: 'expired' } });
    expect((await bar.machine.report(jobId, 2, 'done')).json()).toMatchObject({ code: 'job-over' });
    expect(await order.now()).toMatchObject({ status: 'PENDING' });
  });

  it('what a silent machine has not accepted goes back', async () => {
    const { order } = await issued();
    server.pass(29_999);
    await sweepJobs(server.services);
    expect(await order.now()).toMatchObject({ status: 'IN_PROGRESS' });
    server.pass(1);
    await sweepJobs(server.services);
    expect(await order.now()).toMatchObject({ status: 'PENDING', machine: { code: 'expired' } });
  });

  it('a machine that comes back pours nothing stale', async () => {
    const { jobId } = await accepted();
    // It lost the answers, and asks again: what it began is not given out a second time.
    expect((await bar.machine.next()).job).toBeNull();
    server.pass(10 * 60_000);
    await bar.machine.beat();
    expect((await bar.machine.next()).job).toBeNull();
    expect((await bar.machine.report(jobId, 2, 'dispensing')).json()).toMatchObject({ code: 'job-over' });
  });

  it('power loss never resumes: what was accepted is left to staff', async () => {
    const { order, jobId } = await accepted();
    await bar.machine.beat({ state: 'starting' });
    expect((await bar.machine.next()).job).toBeNull();
    expect(await order.now()).toMatchObject({
      status: 'IN_PROGRESS',
      stage: 'attention',
      machine: { state: 'failed', code: 'power_loss' },
    });
    expect((await bar.machine.report(jobId, 2, 'dispensing')).statusCode).toBe(409);
  });

  it('power loss before accepting: the order waits again', async () => {
    const { order, jobId } = await issued();
    await bar.machine.beat({ state: 'starting' });
    expect((await bar.machine.next()).job).toBeNull();
    expect(await order.now()).toMatchObject({ status: 'PENDING', machine: { state: 'rejected', code: 'power_loss' } });
    expect((await bar.machine.report(jobId, 1, 'accepted')).statusCode).toBe(409);
  });

  it('stop is always accepted: while it pours', async () => {
    const { order, jobId } = await accepted();
    expect((await stop()).statusCode).toBe(200);
    expect((await bar.machine.next()).stop).toMatchObject({ jobId });
    expect((await bar.machine.beat()).json().stop).toMatchObject({ jobId });
    expect((await bar.machine.report(jobId, 2, 'dispensing')).json().stop).toMatchObject({ jobId });
    await bar.machine.report(jobId, 3, 'cancelled');
    expect(await order.now()).toMatchObject({ status: 'CANCELLED' });
  });

  it('stop is always accepted: before it has begun, and then the order waits again', async () => {
    const { order, jobId } = await issued();
    expect((await stop()).statusCode).toBe(200);
    expect(await order.now()).toMatchObject({ status: 'PENDING', machine: { state: 'rejected', code: 'stopped' } });
    expect((await bar.machine.report(jobId, 1, 'accepted')).json()).toMatchObject({ code: 'job-over' });
  });

  it('stop is always accepted: idle, paused, with a fault and offline; and never stops a later job', async () => {
    expect((await stop()).statusCode).toBe(200);
    expect((await bar.machine.next()).stop).toMatchObject({ jobId: null });
    await server.call('PUT', `${SHOP}/machines/${bar.machine.id}/pause`, {
      headers: server.owner,
      body: { paused: true },
    });
    expect((await stop()).statusCode).toBe(200);
    await server.call('PUT', `${SHOP}/machines/${bar.machine.id}/pause`, {
      headers: server.owner,
      body: { paused: false },
    });
    await bar.machine.beat({ state: 'fault' });
    expect((await stop()).statusCode).toBe(200);
    await server.call('POST', `${SHOP}/machines/${bar.machine.id}/clear-fault`, { headers: server.owner });
    server.pass(60_000);
    expect((await stop()).statusCode).toBe(200);
    const order = await waiting();
    await stop();
    expect((await bar.machine.next()).stop).not.toBeNull();
    expect((await order.approve()).statusCode).toBe(200);
    expect(await bar.machine.next()).toMatchObject({ job: { orderId: order.id }, stop: null });
  });

  it('keeps what was said last of a job, and when it ended', async () => {
    const { order, jobId } = await accepted();
    const row = async () => (await jobsOf(order.id))[0]!;
    await bar.machine.report(jobId, 2, 'dispensing', { progress: 40, step: '2/5', stoppable: false });
    await bar.machine.report(jobId, 3, 'dispensing');
    expect(await order.now()).toMatchObject({ machine: { progress: 40, step: '2/5', stoppable: false } });
    await bar.machine.report(jobId, 4, 'dispensing', { stoppable: true });
    expect(await order.now()).toMatchObject({ machine: { progress: 40, stoppable: true } });
    expect((await row()).ended_at).toBeNull();
    server.pass(1000);
    const endedAt = server.services.clock().toISOString();
    await bar.machine.report(jobId, 5, 'done');
    server.pass(1000);
    await bar.machine.report(jobId, 6, 'done', { not_taken: true, progress: 90 });
    expect(await row()).toMatchObject({ ended_at: endedAt, progress: 40, seq: 6 });
  });

  it('takes no word of a machine that was removed while it spoke', async () => {
    const { jobId } = await accepted();
    const event = { v: 1, jobId, seq: 2, state: 'done', progress: null, step: null, code: null, message: '' } as const;
    const take = (id: string) =>
      inTransaction(server.services.db, (tx) => runSteps(tx, takeMachineEvent(id, event, server.services.clock())));
    expect(await take('removed')).toEqual({ kind: 'refused', why: 'machine-not-found' });
    expect(await take(bar.machine.id)).toMatchObject({ kind: 'taken', job: { state: 'done', seq: 2 } });
    expect(await take(bar.machine.id)).toMatchObject({ kind: 'taken', job: { state: 'done', seq: 2 } });
  });

  it.each([
    ['failed', 'over_current', { code: 'over_current' }],
    ['failed', 'partial', null],
    ['cancelled', 'over_current', null],
  ] as const)('%s with %s leaves the machine with the fault %j', async (how, code, fault) => {
    const { jobId } = await accepted();
    await bar.machine.report(jobId, 2, how, { code });
    expect((await listed()).fault).toEqual(fault && { ...fault, at: server.services.clock().toISOString() });
  });

  describe('a guest stops what is poured for them', () => {
    const stopPour = (orderId: string, headers: Record<string, string>) =>
      server.call('POST', `${SHOP}/orders/${orderId}/stop`, { headers });

    it('before it has begun, and then the order waits again', async () => {
      const { order } = await issued();
      expect((await stopPour(order.id, order.headers)).json()).toMatchObject({
        status: 'PENDING',
        machine: { state: 'rejected', code: 'stopped' },
      });
    });

    it('while it runs, which ends when the machine says so', async () => {
      const { order, jobId } = await accepted();
      expect((await stopPour(order.id, order.headers)).json()).toMatchObject({ status: 'IN_PROGRESS' });
      expect((await bar.machine.next()).stop).toMatchObject({ jobId });
      await bar.machine.report(jobId, 2, 'cancelled');
      expect(await order.now()).toMatchObject({ status: 'CANCELLED' });
    });

    it('too late or too early, which is answered and stops nothing', async () => {
      const { order, jobId } = await accepted();
      await bar.machine.report(jobId, 2, 'done');
      expect((await stopPour(order.id, order.headers)).json()).toMatchObject({ status: 'COMPLETED' });
      expect((await bar.machine.next()).stop).toBeNull();
      const other = await waiting();
      expect((await stopPour(other.id, other.headers)).json()).toMatchObject({ status: 'PENDING' });
      expect((await stopPour('nothing', server.owner)).json().code).toBe('order-not-found');
      expect((await bar.machine.next()).stop).toBeNull();
    });

    it('and nobody else’s', async () => {
      const { order } = await accepted();
      const stranger = await waiting();
      expect((await stopPour(order.id, stranger.headers)).statusCode).toBe(404);
      expect((await bar.machine.next()).stop).toBeNull();
    });
  });

  it('gives back what the program of a machine refuses to start, and nothing that is poured', async () => {
    const { db } = server.services;
    const refused = { code: 'busy' as const, message: 'The program is cleaning' };
    const giveBack = (id: string) =>
      inTransaction(db, (tx) =>
        runSteps(tx, giveBackJob({ id, machineId: bar.machine.id }, refused, server.services.clock())),
      );
    const early = await issued();
    expect(await giveBack(early.jobId)).toBe(false);
    await bar.machine.report(early.jobId, 1, 'accepted');
    expect(await giveBack(early.jobId)).toBe(true);
    expect(await early.order.now()).toMatchObject({ status: 'PENDING', machine: { state: 'rejected', code: 'busy' } });
    expect(await jobsOf(early.order.id)).toMatchObject([{ message: 'The program is cleaning' }]);
    expect(await giveBack(early.jobId)).toBe(false);
    expect(await giveBack('unknown')).toBe(false);

    await bar.machine.beat();
    const running = await accepted();
    await bar.machine.report(running.jobId, 2, 'dispensing');
    expect(await giveBack(running.jobId)).toBe(false);
    expect(await running.order.now()).toMatchObject({ status: 'IN_PROGRESS', machine: { state: 'dispensing' } });
  });

  it('staff who cancel a pour stop the machine, and cannot take that back', async () => {
    const { order, jobId } = await accepted();
    expect((await order.staff('cancel')).json()).toMatchObject({ status: 'CANCELLED' });
    expect((await bar.machine.next()).stop).toMatchObject({ jobId });
    expect((await order.staff('take-back')).json()).toMatchObject({ code: 'order-moved-on' });
    await bar.machine.report(jobId, 2, 'done');
    expect(await order.now()).toMatchObject({ status: 'CANCELLED', machine: { state: 'done' } });
  });

  it('staff who cancel before the machine has accepted: nothing is poured', async () => {
    const { order, jobId } = await issued();
    expect((await order.staff('cancel')).json()).toMatchObject({
      status: 'CANCELLED',
      machine: { state: 'cancelled' },
    });
    expect((await bar.machine.next()).job).toBeNull();
    expect((await bar.machine.report(jobId, 1, 'accepted')).json()).toMatchObject({ code: 'job-over' });
  });

  it.each(['issued', 'accepted', 'waiting_glass'])(
    'staff who complete an order by hand keep the machine from pouring it: %s',
    async (state) => {
      const { order, jobId } = await issued();
      if (state !== 'issued') await bar.machine.report(jobId, 1, 'accepted');
      if (state === 'waiting_glass') await bar.machine.report(jobId, 2, 'waiting_glass');
      expect((await order.staff('complete')).json()).toMatchObject({ status: 'COMPLETED' });
      expect(await bar.machine.next()).toMatchObject({ job: null, stop: { jobId } });
      if (state === 'issued') expect((await bar.machine.report(jobId, 1, 'accepted')).statusCode).toBe(409);
      else expect((await bar.machine.report(jobId, 3, 'cancelled')).statusCode).toBe(200);
      expect(await order.now()).toMatchObject({ status: 'COMPLETED', machine: { state: 'cancelled' } });
    },
  );

  it('staff who complete an order that is being poured let it end', async () => {
    const { order, jobId } = await accepted();
    await bar.machine.report(jobId, 2, 'dispensing');
    expect((await order.staff('complete')).json()).toMatchObject({ status: 'COMPLETED' });
    expect((await bar.machine.next()).stop).toBeNull();
    await bar.machine.report(jobId, 3, 'done');
    expect(await order.now()).toMatchObject({ status: 'COMPLETED', machine: { state: 'done' } });
  });
});
