/** Which machine is given what, and what keeps it from being given anything. Source: docs/behaviour/machines.md. */
import { describe, expect, it } from 'vitest';
import { useBarMachine } from '#test/server/bar-machine.ts';
import { machineWith, pairedMachine, placedOrder } from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';
import { sweepJobs } from '../../machines/sweep-jobs.ts';
import { sweepOrders } from '../orders/sweep-orders.ts';

const SHOP = '/api/admin/shops/demo-bar';

describe.each(testEngines)('what machines are given on %s', (_engine, open) => {
  const server = useTestServer(open);
  const bar = useBarMachine(server);
  const { waiting, issued, accepted, listed } = bar;
  const newOrdersAre = (status: string) =>
    server.call('PATCH', `${SHOP}/order-defaults`, { headers: server.owner, body: { status } });

  it('an over-current fault blocks the next order until it is cleared', async () => {
    const { jobId } = await accepted();
    await bar.machine.report(jobId, 2, 'failed', { code: 'over_current' });
    expect(await listed()).toMatchObject({ state: 'fault', fault: { code: 'over_current' } });
    const next = await waiting();
    expect((await next.approve()).json()).toMatchObject({ status: 409, code: 'machine-fault' });
    expect(await next.now()).toMatchObject({ status: 'PENDING' });
    await server.call('POST', `${SHOP}/machines/${bar.machine.id}/clear-fault`, { headers: server.owner });
    expect((await next.approve()).statusCode).toBe(200);
  });

  it('any other failure leaves the machine free for the next order', async () => {
    const { jobId } = await accepted();
    await bar.machine.report(jobId, 2, 'failed', { code: 'no_ingredient' });
    expect((await (await waiting()).approve()).statusCode).toBe(200);
  });

  it('a machine that says fault gets nothing, until it is cleared', async () => {
    const order = await waiting();
    await bar.machine.beat({ state: 'fault', code: 'pump_fault' });
    expect((await order.approve()).json()).toMatchObject({ code: 'machine-fault' });
    expect(await listed()).toMatchObject({ fault: { code: 'pump_fault' } });
    await bar.machine.beat();
    expect((await order.approve()).json()).toMatchObject({ code: 'machine-fault' });
  });

  it('an empty pump fails only the drinks that use it', async () => {
    const order = await waiting();
    const slots = (await order.now()).machineString
      .split(';')
      .slice(2)
      .map((pour: string) => Number(pour.split(',')[0]));
    const other = Math.max(...slots) + 1;
    await bar.machine.beat({ state: 'idle', levels: [{ slot: slots[0], pct: 0 }] });
    // It has left the menu as well: no other machine could make it.
    expect((await order.approve()).json()).toMatchObject({ status: 409, code: 'recipe-unavailable' });
    expect((await order.staff('approve')).json()).toMatchObject({ status: 409, code: 'machine-empty' });
    await bar.machine.beat({
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
    await Promise.all([sweepJobs(server.services), sweepJobs(server.services), bar.machine.report(jobId, 2, 'done')]);
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
    const disguised = machineWith(server, bar.machine.id, other.token);
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
    await bar.machine.beat();
    await other.beat();
    const codes = [];
    for (const order of orders) codes.push((await order.approve()).statusCode);
    expect(codes).toEqual([200, 200, 409]);
    const [first, second] = [await bar.machine.next(), await other.next()];
    expect(new Set([first.job?.orderId, second.job?.orderId])).toEqual(new Set([orders[0]!.id, orders[1]!.id]));
  });

  it('every answer says what time it is', async () => {
    const now = () => server.services.clock().toISOString();
    expect((await bar.machine.beat()).json()).toMatchObject({ now: now() });
    server.pass(3_600_000);
    expect((await bar.machine.beat()).json()).toMatchObject({ now: now() });
    expect(await bar.machine.next()).toMatchObject({ now: now() });
    const { jobId } = await issued();
    expect((await bar.machine.report(jobId, 1, 'accepted')).json()).toMatchObject({ now: now() });
  });

  it('a busy machine says when it is free', async () => {
    const [one, two] = [await waiting(), await waiting()];
    const { brewingTimeMs } = (await one.approve()).json();
    expect((await two.approve()).json()).toMatchObject({ code: 'machine-busy', retryAfterMs: brewingTimeMs });
  });

  it('what waits for nobody’s approval is next when a job was not accepted in time', async () => {
    const { order } = await issued();
    await newOrdersAre('IMMEDIATE');
    const next = await placedOrder(server, undefined, bar.machine);
    await newOrdersAre('PENDING');
    expect((await next.now()).status).toBe('IMMEDIATE');
    server.pass(30_000);
    await bar.machine.beat();
    await sweepJobs(server.services);
    expect([(await order.now()).status, (await next.now()).status]).toEqual(['PENDING', 'IN_PROGRESS']);
  });

  it('a machine that is paused without words says only that, and one with a fault not why it was paused', async () => {
    const pause = (en: string, chinese: string) =>
      server.call('PUT', `${SHOP}/machines/${bar.machine.id}/pause`, {
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
    await bar.machine.beat({ state: 'fault' });
    expect((await said()).code).toBe('machine-fault');
    expect((await said()).message).not.toContain('清潔中');
  });

  it('a paused machine gets nothing, and says why', async () => {
    const order = await waiting();
    const body = { paused: true, reason: { en: 'Cleaning until nine', 'zh-HK': '清潔到九點' } };
    await server.call('PUT', `${SHOP}/machines/${bar.machine.id}/pause`, { headers: server.owner, body });
    expect((await order.approve()).json()).toMatchObject({
      code: 'machine-paused',
      detail: 'The machine takes a break: Cleaning until nine',
    });
  });

  it('orders the house releases go to the machine in turn', async () => {
    await bar.machine.beat();
    await newOrdersAre('IMMEDIATE');
    server.pass(1);
    const first = await placedOrder(server, undefined, bar.machine);
    expect(await first.now()).toMatchObject({ status: 'IN_PROGRESS', machine: { state: 'issued' } });
    const { job } = await bar.machine.next();
    await bar.machine.report(job!.jobId, 1, 'accepted');
    const second = await placedOrder(server, undefined, bar.machine);
    await newOrdersAre('PENDING');
    expect(await second.now()).toMatchObject({ status: 'IMMEDIATE', stage: 'waiting' });
    await bar.machine.report(job!.jobId, 2, 'done');
    expect(await first.now()).toMatchObject({ status: 'COMPLETED' });
    expect(await second.now()).toMatchObject({ status: 'IN_PROGRESS', machine: { state: 'issued' } });
    expect((await bar.machine.next()).job).toMatchObject({ orderId: second.id });
  });

  it.each<[string, 'PUT' | 'PATCH', (code: string) => string, object, object]>([
    ['is sold out', 'PUT', () => `${SHOP}/sold-out`, { isOut: true }, { isOut: false }],
    ['is not sold while the bar is paused', 'PUT', () => `${SHOP}/pause`, { paused: true }, { paused: false }],
    [
      'is of a kiosk that is paused',
      'PATCH',
      (code) => `/api/kiosk-instances/code/${code}/status`,
      { status: 'paused' },
      { status: 'active' },
    ],
  ])('what %s is passed over by the house, until it is not', async (_why, method, url, on, off) => {
    const set = (body: object) =>
      server.call(method, url(server.barCode), {
        headers: server.owner,
        body: 'isOut' in body ? { kind: 'drink', id: 'bar-negroni', ...body } : body,
      });
    await bar.machine.beat();
    await newOrdersAre('IMMEDIATE');
    server.pass(1);
    await placedOrder(server, undefined, bar.machine);
    const { job } = await bar.machine.next();
    await bar.machine.report(job!.jobId, 1, 'accepted');
    const waits = await placedOrder(server, undefined, bar.machine);
    await newOrdersAre('PENDING');
    expect((await set(on)).statusCode).toBe(200);
    await bar.machine.report(job!.jobId, 2, 'done');
    await sweepOrders(server.services);
    const passedOver = await waits.now();
    expect((await set(off)).statusCode).toBe(200);
    expect(passedOver).toMatchObject({ status: 'IMMEDIATE', stage: 'waiting' });
    await sweepOrders(server.services);
    expect(await waits.now()).toMatchObject({ status: 'IN_PROGRESS', machine: { state: 'issued' } });
  });

  it('what waits for its turn is left to staff once the alcohol duty is on, and stays theirs', async () => {
    const duty = (alcoholDuty: boolean) =>
      server.call('PATCH', `${SHOP}/selling`, { headers: server.owner, body: { alcoholDuty } });
    await bar.machine.beat();
    await newOrdersAre('IMMEDIATE');
    server.pass(1);
    const first = await placedOrder(server, undefined, bar.machine);
    const { job } = await bar.machine.next();
    const waits = await placedOrder(server, undefined, bar.machine);
    await newOrdersAre('PENDING');
    await duty(true);
    expect(await waits.own()).toMatchObject({ status: 'IMMEDIATE', staffApproves: 'alcohol-duty' });
    expect((await waits.approve()).json()).toMatchObject({ code: 'staff-approves' });
    await duty(false);
    // The one that was being made comes back, and is theirs as well.
    await bar.machine.report(job!.jobId, 1, 'rejected', { code: 'busy' });
    await sweepOrders(server.services);
    expect(await first.now()).toMatchObject({ status: 'PENDING', staffApproves: 'alcohol-duty' });
    expect(await waits.now()).toMatchObject({ status: 'IMMEDIATE' });
    expect((await waits.staff('approve')).statusCode).toBe(200);
  });

  it('what has waited for its turn too long is not made when the machine is free at last', async () => {
    await bar.machine.beat();
    await newOrdersAre('IMMEDIATE');
    server.pass(1);
    await placedOrder(server, undefined, bar.machine);
    const second = await placedOrder(server, undefined, bar.machine);
    await newOrdersAre('PENDING');
    // The server was away, and looks at the machines before it looks at the orders.
    server.pass(7 * 60 * 60_000);
    await bar.machine.beat();
    await sweepJobs(server.services);
    expect(await second.now()).toMatchObject({ status: 'IMMEDIATE', completesAt: null });
    expect((await bar.machine.next()).job).toBeNull();
    await sweepOrders(server.services);
    expect(await second.now()).toMatchObject({ status: 'CANCELLED' });
  });

  it('removed, it loses its token at once, and what it was doing is left to staff', async () => {
    const { order, jobId } = await accepted();
    await server.call('DELETE', `${SHOP}/machines/${bar.machine.id}`, { headers: server.owner });
    expect((await bar.machine.report(jobId, 2, 'done')).json()).toMatchObject({
      status: 401,
      code: 'machine-token-invalid',
    });
    expect((await bar.machine.beat()).statusCode).toBe(401);
    expect(await order.now()).toMatchObject({ stage: 'attention', machine: { code: 'unpaired' } });
  });

  it('another device in its place does not go on with what the first was doing', async () => {
    const { order, jobId } = await accepted();
    const url = `${SHOP}/machines/${bar.machine.id}/pairing-code`;
    const { pairing } = (await server.call('POST', url, { headers: server.owner })).json();
    expect(await order.now()).toMatchObject({ stage: 'being-made' });
    const { token } = (await server.call('POST', '/api/machines/pair', { body: { code: pairing.code } })).json();
    expect(await order.now()).toMatchObject({ stage: 'attention', machine: { state: 'failed', code: 'unpaired' } });
    expect((await machineWith(server, bar.machine.id, token).report(jobId, 2, 'dispensing')).statusCode).toBe(409);
  });

  it('without a paired machine the time of the drink decides, as ever', async () => {
    await server.call('DELETE', `${SHOP}/machines/${bar.machine.id}`, { headers: server.owner });
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
