/** What a machine's word does to an order. Source: docs/behaviour/machines.md. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pairedMachine, placedOrder, type PairedMachine } from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';

const SHOP = '/api/admin/shops/demo-bar';

describe.each(testEngines)('orders of a machine on %s', (_engine, open) => {
  const server = useTestServer(open);
  let machine: PairedMachine;

  beforeAll(async () => {
    machine = await pairedMachine(server, 'demo-bar');
  });
  beforeEach(async () => {
    await machine.beat({ state: 'starting' });
    await machine.beat();
  });

  /** Placed and approved while the machine is there. */
  const poured = async () => {
    const order = await placedOrder(server);
    await machine.beat();
    const reply = await order.approve();
    expect(reply.statusCode, reply.body).toBe(200);
    const { job } = await machine.next();
    return { order, jobId: job!.jobId };
  };

  it('gives the job of an approved order to the machine, in every detail', async () => {
    const order = await placedOrder(server);
    await machine.beat();
    const reply = (await order.approve()).json();
    expect(reply).toMatchObject({
      status: 'IN_PROGRESS',
      machine: { state: 'issued', progress: null, stoppable: true },
    });
    const { job } = await machine.next();
    expect(job).toEqual({
      v: 1,
      jobId: expect.any(String),
      orderId: order.id,
      displayId: reply.displayId,
      shopId: 'demo-bar',
      machineId: machine.id,
      machineString: reply.machineString,
      size: reply.size,
      glass: reply.glasswareParams.name,
      estimateMs: reply.brewingTimeMs,
      issuedAt: expect.any(String),
      expiresAt: expect.any(String),
    });
    expect(Date.parse(job!.expiresAt) - Date.parse(job!.issuedAt)).toBe(30_000);
  });

  it('completes the order when the machine says so, and tells its guest how far it is', async () => {
    const { order, jobId } = await poured();
    expect((await machine.report(jobId, 1, 'accepted')).json()).toMatchObject({
      state: 'accepted',
      seq: 1,
      stop: null,
    });
    await machine.report(jobId, 2, 'waiting_glass');
    expect((await order.own()).machine).toMatchObject({ state: 'waiting_glass' });
    await machine.report(jobId, 3, 'dispensing', { progress: 40, step: '2/5', stoppable: false });
    expect(await order.own()).toMatchObject({
      status: 'IN_PROGRESS',
      machine: { state: 'dispensing', progress: 40, step: '2/5', code: null, stoppable: false },
    });
    await machine.report(jobId, 4, 'done', { progress: 100 });
    expect(await order.now()).toMatchObject({ status: 'COMPLETED', stage: 'collected', machine: { state: 'done' } });
  });

  it('puts the order back when the machine rejects it, and makes it anew after another approval', async () => {
    const { order, jobId } = await poured();
    await machine.report(jobId, 1, 'rejected', { code: 'no_glass' });
    expect(await order.own()).toMatchObject({
      status: 'PENDING',
      completesAt: null,
      machine: { state: 'rejected', code: 'no_glass' },
    });
    expect((await order.approve()).statusCode).toBe(200);
    const { job } = await machine.next();
    expect(job).toMatchObject({ orderId: order.id });
    expect(job!.jobId).not.toBe(jobId);
  });

  it('leaves the order to staff when the machine fails', async () => {
    const { order, jobId } = await poured();
    await machine.report(jobId, 1, 'accepted');
    await machine.report(jobId, 2, 'failed', { code: 'partial', progress: 60 });
    expect(await order.now()).toMatchObject({
      status: 'IN_PROGRESS',
      stage: 'attention',
      machine: { state: 'failed', code: 'partial' },
    });
    const remade = (await order.staff('remake')).json();
    expect(remade).toMatchObject({ status: 'PENDING', remakeOf: order.id });
    await machine.beat();
    const again = await server.call('POST', `${SHOP}/orders/${remade.id}/approve`, { headers: server.admin });
    expect(again.json()).toMatchObject({ status: 'IN_PROGRESS', machine: { state: 'issued' } });
    expect((await machine.next()).job!.jobId).not.toBe(jobId);
  });

  it('keeps a drink that was not taken from counting as collected', async () => {
    const { order, jobId } = await poured();
    await machine.report(jobId, 1, 'accepted');
    await machine.report(jobId, 2, 'done', { not_taken: true });
    expect(await order.now()).toMatchObject({ stage: 'ready', machine: { notTaken: true } });

    const later = await poured();
    await machine.report(later.jobId, 1, 'accepted');
    await machine.report(later.jobId, 2, 'done');
    expect(await later.order.now()).toMatchObject({ stage: 'collected' });
    await machine.report(later.jobId, 3, 'done', { not_taken: true });
    expect(await later.order.now()).toMatchObject({ stage: 'ready' });
    server.pass(1000);
    await server.call('POST', `${SHOP}/orders/${later.order.id}/collect`, { headers: later.order.headers });
    await machine.report(later.jobId, 4, 'done', { not_taken: true });
    expect(await later.order.now()).toMatchObject({ stage: 'collected' });
  });

  it('cancels the order when it is cancelled at the machine', async () => {
    const { order, jobId } = await poured();
    await machine.report(jobId, 1, 'accepted');
    await machine.report(jobId, 2, 'cancelled');
    expect(await order.now()).toMatchObject({ status: 'CANCELLED', stage: 'cancelled' });
  });

  it('never completes by the timer what a machine makes', async () => {
    const { order, jobId } = await poured();
    await machine.report(jobId, 1, 'accepted');
    const { completesAt } = await order.now();
    server.pass(Date.parse(completesAt) - server.services.clock().getTime() + 1000);
    expect(await order.now()).toMatchObject({ status: 'IN_PROGRESS', stage: 'being-made' });
    expect(await order.own()).toMatchObject({ status: 'IN_PROGRESS', machine: { state: 'accepted' } });
  });

  it('lets staff make it by hand, with the time it takes and without a job', async () => {
    const approvals = async (): Promise<object[]> => {
      const { data } = (await server.call('GET', `${SHOP}/audit`, { headers: server.admin })).json();
      return data
        .filter(({ action }: { action: string }) => action === 'order-approved')
        .map(({ details }: { details: object }) => details);
    };
    const before = await placedOrder(server, undefined, machine);
    expect((await before.staff('approve', { by: 'machine' })).statusCode).toBe(200);
    expect((await approvals())[0]).not.toHaveProperty('by');
    await machine.beat({ state: 'starting' });
    const order = await placedOrder(server);
    const reply = await order.staff('approve', { by: 'hand' });
    expect(await approvals()).toContainEqual(expect.objectContaining({ orderId: order.id, by: 'hand' }));
    expect(reply.json()).toMatchObject({ status: 'IN_PROGRESS' });
    expect(reply.json()).not.toHaveProperty('machine');
    expect((await machine.next()).job).toBeNull();
    server.pass(reply.json().brewingTimeMs);
    expect(await order.now()).toMatchObject({ status: 'COMPLETED' });
  });

  it('lets no guest choose hands', async () => {
    const order = await placedOrder(server);
    const url = `${SHOP}/orders/${order.id}/approve`;
    const reply = await server.call('POST', url, { headers: order.headers, body: { by: 'hand' } });
    expect(reply.json()).toMatchObject({ status: 403, code: 'staff-approves' });
    expect(await order.now()).toMatchObject({ status: 'PENDING' });
  });

  it('tells the followers of the shop each step', async () => {
    const { order, jobId } = await poured();
    const { seq } = (await server.call('GET', `${SHOP}/events`, { headers: order.headers })).json();
    await machine.report(jobId, 1, 'accepted');
    await machine.report(jobId, 2, 'dispensing', { progress: 10 });
    const news = (await server.call('GET', `${SHOP}/events?after=${seq}`, { headers: order.headers })).json();
    expect(news.events.map(({ kind }: { kind: string }) => kind)).toEqual(['order', 'order']);
    expect(news.events.at(-1).order).toMatchObject({ id: order.id, machine: { state: 'dispensing', progress: 10 } });
    const stranger = { 'x-device-id': newDevice() };
    const others = (await server.call('GET', `${SHOP}/events?after=${seq}`, { headers: stranger })).json();
    expect(others.events).toEqual([]);
  });
});
