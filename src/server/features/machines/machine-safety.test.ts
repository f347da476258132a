/** Nothing is poured twice, late or by a stranger. Source: docs/behaviour/machines.md, docs/decisions/0074. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { machineWith, pairedMachine, placedOrder, type PairedMachine } from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';
import { inTransaction } from '../../db/database.ts';
import { runSteps } from '../../db/engine.ts';
import { giveBackJob, takeMachineEvent } from '../../machines/job-events.ts';
import { release as releaseOrder } from '../../machines/release.ts';
import { sweepJobs } from '../../machines/sweep-jobs.ts';
import { findOrder } from '../../repos/orders/orders.repo.ts';
import { sweepOrders } from '../orders/sweep-orders.ts';

const SHOP = '/api/admin/shops/demo-bar';

describe.each(testEngines)('the safety of machines on %s', (_engine, open) => {
  const server = useTestServer(open);
  let machine: PairedMachine;

  beforeEach(async () => {
    machine = await pairedMachine(server, 'demo-bar');
    await machine.beat();
  });
  // Each test has machines of its own.
  afterEach(async () => {
    const { machines } = (await server.call('GET', `${SHOP}/machines`, { headers: server.admin })).json();
    for (const { id } of machines) await server.call('DELETE', `${SHOP}/machines/${id}`, { headers: server.admin });
  });

  const waiting = async () => {
    const order = await placedOrder(server);
    await machine.beat();
    return order;
  };
  const issued = async () => {
    const order = await waiting();
    expect((await order.approve()).statusCode).toBe(200);
    return { order, jobId: (await machine.next()).job!.jobId };
  };
  const accepted = async () => {
    const job = await issued();
    expect((await machine.report(job.jobId, 1, 'accepted')).statusCode).toBe(200);
    return job;
  };
  const jobsOf = (orderId: string) =>
    server.services.db.selectFrom('machine_jobs').selectAll().where('order_id', '=', orderId).execute();
  const stop = (id = machine.id) => server.call('POST', `${SHOP}/machines/${id}/stop`, { headers: server.owner });
  const listed = async (id = machine.id) => {
    const { machines } = (await server.call('GET', `${SHOP}/machines`, { headers: server.owner })).json();
    return machines.find((one: { id: string }) => one.id === id);
  };

  it('one active job a machine: of many orders approved at once one gets it, the others wait', async () => {
    const orders = [await placedOrder(server), await placedOrder(server), await placedOrder(server)];
    await machine.beat();
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
      await machine.beat({ state: 'starting' });
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
    await server.call('DELETE', `${SHOP}/machines/${machine.id}`, { headers: server.admin });
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

  it('a drink with nothing to pour is made by hand, and the machine stays free', async () => {
    const { pumps } = (await server.call('GET', `${SHOP}/pumps`, { headers: server.owner })).json();
    const save = (body: object) => server.call('PUT', `${SHOP}/pumps`, { headers: server.owner, body });
    await save({ pumps: [] });
    const order = await waiting();
    await save({ pumps });
    const reply = (await order.approve()).json();
    expect(reply).toMatchObject({ status: 'IN_PROGRESS' });
    expect(reply).not.toHaveProperty('machine');
    expect((await machine.next()).job).toBeNull();
  });

  it('a repeated or older event changes nothing', async () => {
    const { order, jobId } = await accepted();
    const dispensing = () => machine.report(jobId, 3, 'dispensing', { progress: 40 });
    expect((await dispensing()).json()).toMatchObject({ state: 'dispensing', seq: 3 });
    expect((await dispensing()).json()).toMatchObject({ state: 'dispensing', seq: 3 });
    expect((await machine.report(jobId, 2, 'waiting_glass')).json()).toMatchObject({ state: 'dispensing', seq: 3 });
    expect((await machine.report(jobId, 1, 'accepted')).json()).toMatchObject({ state: 'dispensing', seq: 3 });
    expect(await order.own()).toMatchObject({ machine: { state: 'dispensing', progress: 40 } });
    await machine.report(jobId, 4, 'done');
    expect((await machine.report(jobId, 4, 'done')).json()).toMatchObject({ state: 'done', seq: 4 });
    expect((await machine.report(jobId, 5, 'failed')).json()).toMatchObject({ status: 409, code: 'job-over' });
    expect(await order.now()).toMatchObject({ status: 'COMPLETED', machine: { state: 'done' } });
    expect((await machine.report(jobId, 6, 'done', { not_taken: true })).statusCode).toBe(200);
    expect(await order.now()).toMatchObject({ status: 'COMPLETED', machine: { state: 'done', notTaken: true } });
  });

  it.each([true, false])(
    'a lost permission that is asked for again when its time is over is refused, swept %s',
    async (isSwept) => {
      const { order, jobId } = await accepted();
      server.pass(10 * 60_000);
      if (isSwept) await sweepJobs(server.services);
      expect((await machine.report(jobId, 1, 'accepted')).json()).toMatchObject({ status: 409, code: 'job-over' });
      expect(await order.now()).toMatchObject({ stage: 'attention', machine: { state: 'failed', code: 'timeout' } });
    },
  );

  it('a step that is not the next is refused', async () => {
    const { order, jobId } = await issued();
    expect((await machine.report(jobId, 1, 'dispensing')).json()).toMatchObject({ code: 'job-step-impossible' });
    expect((await machine.report(jobId, 1, 'done')).json()).toMatchObject({ code: 'job-step-impossible' });
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
    const reply = await machine.report(jobId, 1, 'accepted').finally(() => (services.commit = commit));
    expect(reply.json()).toMatchObject({ status: 409, code: 'job-expired' });
    expect(await order.now()).toMatchObject({ status: 'PENDING', machine: { state: 'rejected', code: 'expired' } });
  });

  it('an expired job is given to nobody, and its late events are refused', async () => {
    const { order, jobId } = await issued();
    server.pass(30_000);
    expect((await machine.next()).job).toBeNull();
    expect((await machine.report(jobId, 1, 'accepted')).json()).toMatchObject({ status: 409, code: 'job-expired' });
    expect(await order.now()).toMatchObject({ status: 'PENDING', machine: { state: 'rejected', code: 'expired' } });
    expect((await machine.report(jobId, 2, 'done')).json()).toMatchObject({ code: 'job-over' });
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
    expect((await machine.next()).job).toBeNull();
    server.pass(10 * 60_000);
    await machine.beat();
    expect((await machine.next()).job).toBeNull();
    expect((await machine.report(jobId, 2, 'dispensing')).json()).toMatchObject({ code: 'job-over' });
  });

  it('power loss never resumes: what was accepted is left to staff', async () => {
    const { order, jobId } = await accepted();
    await machine.beat({ state: 'starting' });
    expect((await machine.next()).job).toBeNull();
    expect(await order.now()).toMatchObject({
      status: 'IN_PROGRESS',
      stage: 'attention',
      machine: { state: 'failed', code: 'power_loss' },
    });
    expect((await machine.report(jobId, 2, 'dispensing')).statusCode).toBe(409);
  });

  it('power loss before accepting: the order waits again', async () => {
    const { order, jobId } = await issued();
    await machine.beat({ state: 'starting' });
    expect((await machine.next()).job).toBeNull();
    expect(await order.now()).toMatchObject({ status: 'PENDING', machine: { state: 'rejected', code: 'power_loss' } });
    expect((await machine.report(jobId, 1, 'accepted')).statusCode).toBe(409);
  });

  it('stop is always accepted: while it pours', async () => {
    const { order, jobId } = await accepted();
    expect((await stop()).statusCode).toBe(200);
    expect((await machine.next()).stop).toMatchObject({ jobId });
    expect((await machine.beat()).json().stop).toMatchObject({ jobId });
    expect((await machine.report(jobId, 2, 'dispensing')).json().stop).toMatchObject({ jobId });
    await machine.report(jobId, 3, 'cancelled');
    expect(await order.now()).toMatchObject({ status: 'CANCELLED' });
  });

  it('stop is always accepted: before it has begun, and then the order waits again', async () => {
    const { order, jobId } = await issued();
    expect((await stop()).statusCode).toBe(200);
    expect(await order.now()).toMatchObject({ status: 'PENDING', machine: { state: 'rejected', code: 'stopped' } });
    expect((await machine.report(jobId, 1, 'accepted')).json()).toMatchObject({ code: 'job-over' });
  });

  it('stop is always accepted: idle, paused, with a fault and offline; and never stops a later job', async () => {
    expect((await stop()).statusCode).toBe(200);
    expect((await machine.next()).stop).toMatchObject({ jobId: null });
    await server.call('PUT', `${SHOP}/machines/${machine.id}/pause`, { headers: server.owner, body: { paused: true } });
    expect((await stop()).statusCode).toBe(200);
    await server.call('PUT', `${SHOP}/machines/${machine.id}/pause`, {
      headers: server.owner,
      body: { paused: false },
    });
    await machine.beat({ state: 'fault' });
    expect((await stop()).statusCode).toBe(200);
    await server.call('POST', `${SHOP}/machines/${machine.id}/clear-fault`, { headers: server.owner });
    server.pass(60_000);
    expect((await stop()).statusCode).toBe(200);
    const order = await waiting();
    await stop();
    expect((await machine.next()).stop).not.toBeNull();
    expect((await order.approve()).statusCode).toBe(200);
    expect(await machine.next()).toMatchObject({ job: { orderId: order.id }, stop: null });
  });

  it('keeps what was said last of a job, and when it ended', async () => {
    const { order, jobId } = await accepted();
    const row = async () => (await jobsOf(order.id))[0]!;
    await machine.report(jobId, 2, 'dispensing', { progress: 40, step: '2/5', stoppable: false });
    await machine.report(jobId, 3, 'dispensing');
    expect(await order.now()).toMatchObject({ machine: { progress: 40, step: '2/5', stoppable: false } });
    await machine.report(jobId, 4, 'dispensing', { stoppable: true });
    expect(await order.now()).toMatchObject({ machine: { progress: 40, stoppable: true } });
    expect((await row()).ended_at).toBeNull();
    server.pass(1000);
    const endedAt = server.services.clock().toISOString();
    await machine.report(jobId, 5, 'done');
    server.pass(1000);
    await machine.report(jobId, 6, 'done', { not_taken: true, progress: 90 });
    expect(await row()).toMatchObject({ ended_at: endedAt, progress: 40, seq: 6 });
  });

  it('takes no word of a machine that was removed while it spoke', async () => {
    const { jobId } = await accepted();
    const event = { v: 1, jobId, seq: 2, state: 'done', progress: null, step: null, code: null, message: '' } as const;
    const take = (id: string) =>
      inTransaction(server.services.db, (tx) => runSteps(tx, takeMachineEvent(id, event, server.services.clock())));
    expect(await take('removed')).toEqual({ kind: 'refused', why: 'machine-not-found' });
    expect(await take(machine.id)).toMatchObject({ kind: 'taken', job: { state: 'done', seq: 2 } });
    expect(await take(machine.id)).toMatchObject({ kind: 'taken', job: { state: 'done', seq: 2 } });
  });

  it.each([
    ['failed', 'over_current', { code: 'over_current' }],
    ['failed', 'partial', null],
    ['cancelled', 'over_current', null],
  ] as const)('%s with %s leaves the machine with the fault %j', async (how, code, fault) => {
    const { jobId } = await accepted();
    await machine.report(jobId, 2, how, { code });
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
      expect((await machine.next()).stop).toMatchObject({ jobId });
      await machine.report(jobId, 2, 'cancelled');
      expect(await order.now()).toMatchObject({ status: 'CANCELLED' });
    });

    it('too late or too early, which is answered and stops nothing', async () => {
      const { order, jobId } = await accepted();
      await machine.report(jobId, 2, 'done');
      expect((await stopPour(order.id, order.headers)).json()).toMatchObject({ status: 'COMPLETED' });
      expect((await machine.next()).stop).toBeNull();
      const other = await waiting();
      expect((await stopPour(other.id, other.headers)).json()).toMatchObject({ status: 'PENDING' });
      expect((await stopPour('nothing', server.owner)).json().code).toBe('order-not-found');
      expect((await machine.next()).stop).toBeNull();
    });

    it('and nobody else’s', async () => {
      const { order } = await accepted();
      const stranger = await waiting();
      expect((await stopPour(order.id, stranger.headers)).statusCode).toBe(404);
      expect((await machine.next()).stop).toBeNull();
    });
  });

  it('gives back what the program of a machine refuses to start, and nothing that is poured', async () => {
    const { db } = server.services;
    const refused = { code: 'busy' as const, message: 'The program is cleaning' };
    const giveBack = (id: string) =>
      inTransaction(db, (tx) =>
        runSteps(tx, giveBackJob({ id, machineId: machine.id }, refused, server.services.clock())),
      );
    const early = await issued();
    expect(await giveBack(early.jobId)).toBe(false);
    await machine.report(early.jobId, 1, 'accepted');
    expect(await giveBack(early.jobId)).toBe(true);
    expect(await early.order.now()).toMatchObject({ status: 'PENDING', machine: { state: 'rejected', code: 'busy' } });
    expect(await jobsOf(early.order.id)).toMatchObject([{ message: 'The program is cleaning' }]);
    expect(await giveBack(early.jobId)).toBe(false);
    expect(await giveBack('unknown')).toBe(false);

    await machine.beat();
    const running = await accepted();
    await machine.report(running.jobId, 2, 'dispensing');
    expect(await giveBack(running.jobId)).toBe(false);
    expect(await running.order.now()).toMatchObject({ status: 'IN_PROGRESS', machine: { state: 'dispensing' } });
  });

  it('staff who cancel a pour stop the machine, and cannot take that back', async () => {
    const { order, jobId } = await accepted();
    expect((await order.staff('cancel')).json()).toMatchObject({ status: 'CANCELLED' });
    expect((await machine.next()).stop).toMatchObject({ jobId });
    expect((await order.staff('take-back')).json()).toMatchObject({ code: 'order-moved-on' });
    await machine.report(jobId, 2, 'done');
    expect(await order.now()).toMatchObject({ status: 'CANCELLED', machine: { state: 'done' } });
  });

  it('staff who cancel before the machine has accepted: nothing is poured', async () => {
    const { order, jobId } = await issued();
    expect((await order.staff('cancel')).json()).toMatchObject({
      status: 'CANCELLED',
      machine: { state: 'cancelled' },
    });
    expect((await machine.next()).job).toBeNull();
    expect((await machine.report(jobId, 1, 'accepted')).json()).toMatchObject({ code: 'job-over' });
  });

  it.each(['issued', 'accepted', 'waiting_glass'])(
    'staff who complete an order by hand keep the machine from pouring it: %s',
    async (state) => {
      const { order, jobId } = await issued();
      if (state !== 'issued') await machine.report(jobId, 1, 'accepted');
      if (state === 'waiting_glass') await machine.report(jobId, 2, 'waiting_glass');
      expect((await order.staff('complete')).json()).toMatchObject({ status: 'COMPLETED' });
      expect(await machine.next()).toMatchObject({ job: null, stop: { jobId } });
      if (state === 'issued') expect((await machine.report(jobId, 1, 'accepted')).statusCode).toBe(409);
      else expect((await machine.report(jobId, 3, 'cancelled')).statusCode).toBe(200);
      expect(await order.now()).toMatchObject({ status: 'COMPLETED', machine: { state: 'cancelled' } });
    },
  );

  it('staff who complete an order that is being poured let it end', async () => {
    const { order, jobId } = await accepted();
    await machine.report(jobId, 2, 'dispensing');
    expect((await order.staff('complete')).json()).toMatchObject({ status: 'COMPLETED' });
    expect((await machine.next()).stop).toBeNull();
    await machine.report(jobId, 3, 'done');
    expect(await order.now()).toMatchObject({ status: 'COMPLETED', machine: { state: 'done' } });
  });

  it('an over-current fault blocks the next order until it is cleared', async () => {
    const { jobId } = await accepted();
    await machine.report(jobId, 2, 'failed', { code: 'over_current' });
    expect(await listed()).toMatchObject({ state: 'fault', fault: { code: 'over_current' } });
    const next = await waiting();
    expect((await next.approve()).json()).toMatchObject({ status: 409, code: 'machine-fault' });
    expect(await next.now()).toMatchObject({ status: 'PENDING' });
    await server.call('POST', `${SHOP}/machines/${machine.id}/clear-fault`, { headers: server.owner });
    expect((await next.approve()).statusCode).toBe(200);
  });

  it('any other failure leaves the machine free for the next order', async () => {
    const { jobId } = await accepted();
    await machine.report(jobId, 2, 'failed', { code: 'no_ingredient' });
    expect((await (await waiting()).approve()).statusCode).toBe(200);
  });

  it('a machine that says fault gets nothing, until it is cleared', async () => {
    const order = await waiting();
    await machine.beat({ state: 'fault', code: 'pump_fault' });
    expect((await order.approve()).json()).toMatchObject({ code: 'machine-fault' });
    expect(await listed()).toMatchObject({ fault: { code: 'pump_fault' } });
    await machine.beat();
    expect((await order.approve()).json()).toMatchObject({ code: 'machine-fault' });
  });

  it('an empty pump fails only the drinks that use it', async () => {
    const order = await waiting();
    const slots = (await order.now()).machineString
      .split(';')
      .slice(2)
      .map((pour: string) => Number(pour.split(',')[0]));
    const other = Math.max(...slots) + 1;
    await machine.beat({ state: 'idle', levels: [{ slot: slots[0], pct: 0 }] });
    // It has left the menu as well: no other machine could make it.
    expect((await order.approve()).json()).toMatchObject({ status: 409, code: 'recipe-unavailable' });
    expect((await order.staff('approve')).json()).toMatchObject({ status: 409, code: 'machine-empty' });
    await machine.beat({
      state: 'idle',
      levels: [
        { slot: slots[0], pct: 1 },
        { slot: other, pct: 0 },
      ],
    });
    expect((await order.approve()).statusCode).toBe(200);
  });

  it('a pour that takes too long is left to staff, exactly once', async () => {
    const { order, jobId } = await accepted();
    const { brewingTimeMs } = await order.now();
    server.pass(brewingTimeMs * 2 + 29_999);
    await sweepJobs(server.services);
    expect(await order.now()).toMatchObject({ stage: 'being-made' });
    server.pass(1);
    const { seq } = (await server.call('GET', `${SHOP}/events`, { headers: server.owner })).json();
    await Promise.all([sweepJobs(server.services), sweepJobs(server.services), machine.report(jobId, 2, 'done')]);
    await sweepJobs(server.services);
    await sweepOrders(server.services);
    const events = (await server.call('GET', `${SHOP}/events?after=${seq}`, { headers: server.owner })).json().events;
    expect(events.filter(({ kind }: { kind: string }) => kind === 'order')).toHaveLength(1);
    expect(await order.now()).toMatchObject({
      status: 'IN_PROGRESS',
      stage: 'attention',
      machine: { state: 'failed', code: 'timeout' },
    });
  });

  it('a machine silent for 30 s is offline and gets nothing; by hand it can be made', async () => {
    const order = await waiting();
    server.pass(30_000);
    expect(await listed()).toMatchObject({ state: 'offline' });
    expect((await order.approve()).json()).toMatchObject({ status: 409, code: 'machine-offline' });
    expect((await order.staff('approve')).json()).toMatchObject({ code: 'machine-offline' });
    expect(await order.now()).toMatchObject({ status: 'PENDING' });
    expect((await order.staff('approve', { by: 'hand' })).statusCode).toBe(200);
  });

  it('the event of another machine’s job is refused', async () => {
    const { order, jobId } = await accepted();
    const other = await pairedMachine(server, 'demo-tea');
    expect((await other.report(jobId, 2, 'done')).json()).toMatchObject({ status: 404, code: 'job-not-found' });
    const disguised = machineWith(server, machine.id, other.token);
    expect((await disguised.report(jobId, 2, 'done')).statusCode).toBe(403);
    expect((await disguised.beat({ state: 'starting' })).statusCode).toBe(403);
    expect(await order.now()).toMatchObject({ status: 'IN_PROGRESS', machine: { state: 'accepted' } });
  });

  it('a machine sees the jobs of no other', async () => {
    await issued();
    const other = await pairedMachine(server, 'demo-bar');
    await other.beat();
    expect((await other.next()).job).toBeNull();
  });

  it('two machines share the work: each order goes to one that is free', async () => {
    const other = await pairedMachine(server, 'demo-bar');
    const orders = [await placedOrder(server), await placedOrder(server), await placedOrder(server)];
    await machine.beat();
    await other.beat();
    const codes = [];
    for (const order of orders) codes.push((await order.approve()).statusCode);
    expect(codes).toEqual([200, 200, 409]);
    const [first, second] = [await machine.next(), await other.next()];
    expect(new Set([first.job?.orderId, second.job?.orderId])).toEqual(new Set([orders[0]!.id, orders[1]!.id]));
  });

  it('every answer says what time it is', async () => {
    const now = () => server.services.clock().toISOString();
    expect((await machine.beat()).json()).toMatchObject({ now: now() });
    server.pass(3_600_000);
    expect((await machine.beat()).json()).toMatchObject({ now: now() });
    expect(await machine.next()).toMatchObject({ now: now() });
    const { jobId } = await issued();
    expect((await machine.report(jobId, 1, 'accepted')).json()).toMatchObject({ now: now() });
  });

  it('a busy machine says when it is free', async () => {
    const [one, two] = [await waiting(), await waiting()];
    const { brewingTimeMs } = (await one.approve()).json();
    expect((await two.approve()).json()).toMatchObject({ code: 'machine-busy', retryAfterMs: brewingTimeMs });
  });

  it('what waits for nobody’s approval is next when a job was not accepted in time', async () => {
    const defaults = (status: string) =>
      server.call('PATCH', `${SHOP}/order-defaults`, { headers: server.owner, body: { status } });
    const { order } = await issued();
    await defaults('IMMEDIATE');
    const next = await placedOrder(server, undefined, machine);
    await defaults('PENDING');
    expect((await next.now()).status).toBe('IMMEDIATE');
    server.pass(30_000);
    await machine.beat();
    await sweepJobs(server.services);
    expect([(await order.now()).status, (await next.now()).status]).toEqual(['PENDING', 'IN_PROGRESS']);
  });

  it('a machine that is paused without words says only that, and one with a fault not why it was paused', async () => {
    const pause = (en: string, chinese: string) =>
      server.call('PUT', `${SHOP}/machines/${machine.id}/pause`, {
        headers: server.owner,
        body: { paused: true, reason: { en, 'zh-HK': chinese } },
      });
    const order = await waiting();
    const said = async () => (await order.approve()).json();
    await pause('', '');
    const { message } = await said();
    await pause(' ', '');
    expect((await said()).message).toBe(message);
    await pause('', '清潔中');
    expect((await said()).message).not.toBe(message);
    await machine.beat({ state: 'fault' });
    expect((await said()).code).toBe('machine-fault');
    expect((await said()).message).not.toContain('清潔中');
  });

  it('a paused machine gets nothing, and says why', async () => {
    const order = await waiting();
    const body = { paused: true, reason: { en: 'Cleaning until nine', 'zh-HK': '清潔到九點' } };
    await server.call('PUT', `${SHOP}/machines/${machine.id}/pause`, { headers: server.owner, body });
    expect((await order.approve()).json()).toMatchObject({
      code: 'machine-paused',
      detail: 'The machine takes a break: Cleaning until nine',
    });
  });

  it('orders the house releases go to the machine in turn', async () => {
    const defaults = (status: string) =>
      server.call('PATCH', `${SHOP}/order-defaults`, {
        headers: server.owner,
        body: { quantity: 1, size: 'sizeM', status },
      });
    await machine.beat();
    await defaults('IMMEDIATE');
    server.pass(1);
    const first = await placedOrder(server, undefined, machine);
    expect(await first.now()).toMatchObject({ status: 'IN_PROGRESS', machine: { state: 'issued' } });
    const { job } = await machine.next();
    await machine.report(job!.jobId, 1, 'accepted');
    const second = await placedOrder(server, undefined, machine);
    await defaults('PENDING');
    expect(await second.now()).toMatchObject({ status: 'IMMEDIATE', stage: 'waiting' });
    await machine.report(job!.jobId, 2, 'done');
    expect(await first.now()).toMatchObject({ status: 'COMPLETED' });
    expect(await second.now()).toMatchObject({ status: 'IN_PROGRESS', machine: { state: 'issued' } });
    expect((await machine.next()).job).toMatchObject({ orderId: second.id });
  });

  it('what has waited for its turn too long is not made when the machine is free at last', async () => {
    const defaults = (status: string) =>
      server.call('PATCH', `${SHOP}/order-defaults`, { headers: server.owner, body: { status } });
    await machine.beat();
    await defaults('IMMEDIATE');
    server.pass(1);
    await placedOrder(server, undefined, machine);
    const second = await placedOrder(server, undefined, machine);
    await defaults('PENDING');
    // The server was away, and looks at the machines before it looks at the orders.
    server.pass(7 * 60 * 60_000);
    await machine.beat();
    await sweepJobs(server.services);
    expect(await second.now()).toMatchObject({ status: 'IMMEDIATE', completesAt: null });
    expect((await machine.next()).job).toBeNull();
    await sweepOrders(server.services);
    expect(await second.now()).toMatchObject({ status: 'CANCELLED' });
  });

  it('removed, it loses its token at once, and what it was doing is left to staff', async () => {
    const { order, jobId } = await accepted();
    await server.call('DELETE', `${SHOP}/machines/${machine.id}`, { headers: server.owner });
    expect((await machine.report(jobId, 2, 'done')).json()).toMatchObject({
      status: 401,
      code: 'machine-token-invalid',
    });
    expect((await machine.beat()).statusCode).toBe(401);
    expect(await order.now()).toMatchObject({ stage: 'attention', machine: { code: 'unpaired' } });
  });

  it('another device in its place does not go on with what the first was doing', async () => {
    const { order, jobId } = await accepted();
    const url = `${SHOP}/machines/${machine.id}/pairing-code`;
    const { pairing } = (await server.call('POST', url, { headers: server.owner })).json();
    expect(await order.now()).toMatchObject({ stage: 'being-made' });
    const { token } = (await server.call('POST', '/api/machines/pair', { body: { code: pairing.code } })).json();
    expect(await order.now()).toMatchObject({ stage: 'attention', machine: { state: 'failed', code: 'unpaired' } });
    expect((await machineWith(server, machine.id, token).report(jobId, 2, 'dispensing')).statusCode).toBe(409);
  });

  it('without a paired machine the time of the drink decides, as ever', async () => {
    await server.call('DELETE', `${SHOP}/machines/${machine.id}`, { headers: server.owner });
    const order = await placedOrder(server);
    const reply = (await order.approve()).json();
    expect(reply).toMatchObject({ status: 'IN_PROGRESS' });
    expect(reply).not.toHaveProperty('machine');
    server.pass(reply.brewingTimeMs - 1);
    expect(await order.now()).toMatchObject({ status: 'IN_PROGRESS' });
    server.pass(1);
    expect(await order.now()).toMatchObject({ status: 'COMPLETED' });
  });
});
