/** Keeping machines well. Source: docs/behaviour/machines.md "Care". */
import { beforeEach, describe, expect, it } from 'vitest';
import { pairedMachine, placedNow, placedOrder, type PairedMachine } from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';
import { sweepJobs } from '../../machines/sweep-jobs.ts';
import { sweepSilence } from '../../machines/sweep-silence.ts';

const SHOP = '/api/admin/shops/demo-bar';

describe.each(testEngines)('care of machines on %s', (_engine, open) => {
  const server = useTestServer(open);
  let machine: PairedMachine;
  let url: string;
  beforeEach(async () => {
    const { machines } = (await server.call('GET', `${SHOP}/machines`, { headers: server.admin })).json();
    for (const { id } of machines) await server.call('DELETE', `${SHOP}/machines/${id}`, { headers: server.admin });
    machine = await pairedMachine(server, 'demo-bar');
    url = `${SHOP}/machines/${machine.id}`;
    await machine.beat();
  });

  const begin = (body: object = {}) =>
    server.call('POST', `${url}/care`, {
      headers: server.owner,
      body: { kind: 'prime', slot: 1, durationMs: 3000, ...body },
    });
  const begun = async (body: object = {}) => {
    const reply = await begin(body);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().care.careId as string;
  };
  const accepted = async (body: object = {}) => {
    const careId = await begun(body);
    await machine.report(careId, 1, 'accepted');
    return careId;
  };
  const log = async () => (await server.call('GET', `${url}/care`, { headers: server.owner })).json().care;
  const state = async () => {
    const { machines } = (await server.call('GET', `${SHOP}/machines`, { headers: server.owner })).json();
    return machines[0];
  };

  it('reaches the machine as a message of its own, and is done when the machine says so', async () => {
    const careId = await begun({ kind: 'clean', slot: 3, durationMs: 2000, pulses: 5, restMs: 500 });
    const now = server.services.clock();
    const { job, care } = await machine.next();
    expect(job).toBeNull();
    expect(care).toEqual({
      v: 1,
      jobId: careId,
      shopId: 'demo-bar',
      machineId: machine.id,
      kind: 'clean',
      slot: 3,
      durationMs: 2000,
      pulses: 5,
      restMs: 500,
      estimateMs: 12_000,
      issuedAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 30_000).toISOString(),
    });
    expect((await machine.report(careId, 1, 'accepted')).json()).toMatchObject({ state: 'accepted', seq: 1 });
    expect((await machine.next()).care).toBeNull();
    await machine.report(careId, 2, 'dispensing', { progress: 40 });
    expect(await state()).toMatchObject({ state: 'busy', care: { careId, kind: 'clean', slot: 3, progress: 40 } });
    await machine.report(careId, 3, 'done');
    expect(await state()).toMatchObject({ state: 'ready', care: null });
    expect((await log())[0]).toMatchObject({
      careId,
      kind: 'clean',
      slot: 3,
      runMs: 2000,
      pulses: 5,
      state: 'done',
      by: 'bar',
      issuedAt: now.toISOString(),
      endedAt: expect.any(String),
      measured: null,
    });
  });

  it.each([
    ['longer than a pump may run', { durationMs: 30_001 }, 'A pump runs for 0.1 to 30 seconds at a time.'],
    ['no time', { durationMs: 0 }, 'A pump runs for 0.1 to 30 seconds at a time.'],
    ['no number', { durationMs: 'long' }, 'A pump runs for 0.1 to 30 seconds at a time.'],
    ['too many pulses', { kind: 'clean', durationMs: 1000, pulses: 21 }, 'Clean in 1 to 20 pulses.'],
    ['pulses without cleaning', { pulses: 2 }, 'Only cleaning has pulses.'],
    ['too long in all', { kind: 'clean', durationMs: 20_000, pulses: 7 }, 'All of it takes 2 minutes at most.'],
  ])('refuses %s', async (_what, body, said) => {
    const reply = await begin(body);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toContainEqual(expect.objectContaining({ message: said }));
    expect((await machine.next()).care).toBeNull();
  });

  it('is one at a time, also where many ask at once, and never while a job is open', async () => {
    const replies = await Promise.all([begin(), begin({ slot: 2 }), begin({ slot: 3 })]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    await machine.report((await log())[0].careId, 1, 'rejected', { code: 'busy' });
    const order = await placedOrder(server);
    await machine.beat();
    await order.staff('approve');
    expect((await begin()).json().code).toBe('machine-busy');
  });

  it('keeps orders away while it goes on, and lets them in when it has ended', async () => {
    const order = await placedOrder(server);
    await machine.beat();
    const careId = await begun();
    expect((await order.approve()).json()).toMatchObject({ code: 'machine-busy', retryAfterMs: 3000 });
    await machine.report(careId, 1, 'accepted');
    await machine.report(careId, 2, 'done');
    expect((await order.approve()).statusCode).toBe(200);
  });

  it('and an approval at the same moment: one of them gets the machine', async () => {
    for (let round = 0; round < 10; round++) {
      const order = await placedOrder(server);
      await machine.beat();
      const [care, approval] = await Promise.all([begin(), order.approve()]);
      expect([care.statusCode, approval.statusCode].toSorted((a, b) => a - b)).toEqual([200, 409]);
      await machine.beat({ state: 'starting' });
    }
  });

  it('needs a machine that answers and has no fault; a paused one will do', async () => {
    await server.call('PUT', `${url}/pause`, { headers: server.owner, body: { paused: true } });
    await machine.report(await begun(), 1, 'rejected', { code: 'busy' });
    server.pass(30_000);
    expect((await begin()).json().code).toBe('machine-offline');
    await machine.beat({ state: 'fault', code: 'over_current' });
    expect((await begin()).json().code).toBe('machine-fault');
  });

  it('is not begun late, and counts as lost when its time is over', async () => {
    const late = await begun();
    server.pass(30_000);
    expect((await machine.next()).care).toBeNull();
    expect((await machine.report(late, 1, 'accepted')).json().code).toBe('job-expired');
    expect((await log())[0]).toMatchObject({ state: 'rejected', code: 'expired' });

    await machine.beat();
    server.pass(1);
    const lost = await accepted();
    server.pass(2 * 3000 + 30_000);
    await sweepJobs(server.services);
    expect((await log())[0]).toMatchObject({ careId: lost, state: 'failed', code: 'timeout' });
    expect((await machine.report(lost, 2, 'done')).json().code).toBe('job-over');
  });

  it('ends with the power, and is never resumed', async () => {
    const careId = await accepted();
    await machine.beat({ state: 'starting' });
    expect((await log())[0]).toMatchObject({ careId, state: 'failed', code: 'power_loss' });
    expect((await machine.next()).care).toBeNull();
    server.pass(1);
    await begun();
    await machine.beat({ state: 'starting' });
    expect((await log())[0]).toMatchObject({ state: 'rejected', code: 'power_loss' });
  });

  it('is stopped: at once where nothing runs, else by the machine', async () => {
    const stop = () => server.call('POST', `${url}/stop`, { headers: server.owner });
    await begun();
    await stop();
    expect((await log())[0]).toMatchObject({ state: 'rejected', code: 'stopped' });
    server.pass(31_000);
    await machine.beat();
    const careId = await accepted();
    await stop();
    expect((await machine.next()).stop).toMatchObject({ jobId: careId });
    expect((await machine.report(careId, 2, 'cancelled')).statusCode).toBe(200);
    expect((await log())[0]).toMatchObject({ state: 'cancelled' });
  });

  it('says everything once, and keeps the machine from orders after too much current', async () => {
    const careId = await accepted();
    expect((await machine.report(careId, 1, 'accepted')).json()).toMatchObject({ state: 'accepted', seq: 1 });
    await machine.report(careId, 2, 'failed', { code: 'over_current' });
    expect((await machine.report(careId, 3, 'done')).json().code).toBe('job-over');
    expect(await state()).toMatchObject({ state: 'fault', fault: { code: 'over_current' } });
    const other = await pairedMachine(server, 'demo-bar');
    expect((await other.report(careId, 4, 'done')).json().code).toBe('job-not-found');
  });

  it.each([
    ['failed', 'partial'],
    ['cancelled', 'over_current'],
  ])('leaves the machine to orders when it has %s with %s', async (how, code) => {
    const careId = await accepted();
    await machine.report(careId, 2, how, { code: code as 'partial' });
    expect(await state()).toMatchObject({ state: 'ready', fault: null });
    expect((await log())[0]).toMatchObject({ state: how, code });
  });

  it('takes a late word about the glass, which changes nothing', async () => {
    const careId = await accepted();
    await machine.report(careId, 2, 'done');
    const late = await machine.report(careId, 3, 'done', { not_taken: true });
    expect([late.statusCode, late.json()]).toEqual([200, expect.objectContaining({ state: 'done', seq: 2 })]);
  });

  describe('calibrating', () => {
    const pumps = async () => (await server.call('GET', `${SHOP}/pumps`, { headers: server.owner })).json().pumps;
    const measure = (careId: string, ml: number) =>
      server.call('PUT', `${url}/care/${careId}/measured`, { headers: server.owner, body: { ml } });
    const calibrated = async () => {
      const careId = await accepted({ kind: 'calibrate', slot: 2, durationMs: 5000 });
      await machine.report(careId, 2, 'done');
      return careId;
    };

    it('sets the rate of the line’s pump by what stood in the glass, and what waiting drinks are told', async () => {
      const before = await pumps();
      const lasting = async () =>
        (await order.now()).machineString.split(';').find((pour: string) => pour.startsWith('2,'));
      const order = await placedNow(server);
      expect(await lasting()).toBe('2,23,1125');
      const reply = await measure(await calibrated(), 48);
      expect(reply.json().care).toMatchObject({ measured: { ml: 48, mlPerSecond: 9.6 }, by: 'bar' });
      const expected = before.map((pump: { slot: number }) => (pump.slot === 2 ? { ...pump, mlPerSecond: 9.6 } : pump));
      expect(await pumps()).toEqual(expected);
      expect(await lasting()).toBe('2,23,2344');
      const { lines } = (await server.call('GET', `${url}/care`, { headers: server.owner })).json();
      expect(lines.find(({ slot }: { slot: number }) => slot === 2)).toMatchObject({ mlPerSecond: 9.6 });
    });

    it('takes nothing that no pump can do, and nothing of what did not run to its end', async () => {
      const careId = await calibrated();
      const before = await pumps();
      expect((await measure(careId, 0.2)).json().errors[0].message).toMatch(/^That would be a pump of less than/);
      expect((await measure(careId, 3000)).json().errors[0].message).toBe('The glass holds 0.1 to 2000 ml.');
      const primed = await accepted();
      await machine.report(primed, 2, 'done');
      expect((await measure(primed, 48)).json().code).toBe('care-not-measurable');
      const stopped = await accepted({ kind: 'calibrate', slot: 2 });
      await machine.report(stopped, 2, 'cancelled');
      expect((await measure(stopped, 48)).json().code).toBe('care-not-measurable');
      expect((await measure('unknown', 48)).json().code).toBe('care-not-found');
      expect(await pumps()).toEqual(before);
    });

    it('of a line that has no pump is refused', async () => {
      const careId = await accepted({ kind: 'calibrate', slot: 99, durationMs: 5000 });
      await machine.report(careId, 2, 'done');
      expect((await measure(careId, 48)).json().code).toBe('pump-not-found');
    });
  });

  it('is listed with the lines of the machine and what stands on them, and is in the audit', async () => {
    const { lines } = (await server.call('GET', `${url}/care`, { headers: server.owner })).json();
    expect(lines).toContainEqual({
      slot: expect.any(Number),
      ingredient: 'Campari',
      ingredientTranslations: expect.objectContaining({ 'zh-HK': '金巴利' }),
      mlPerSecond: expect.any(Number),
    });
    const details = async (action: string) => {
      server.pass(1);
      const { data } = (await server.call('GET', `${SHOP}/audit`, { headers: server.owner })).json();
      return data.find((one: { action: string }) => one.action === action).details;
    };
    // Actions of the same moment are in no order.
    server.pass(1);
    const careId = await accepted({ kind: 'calibrate', slot: 2, durationMs: 5000 });
    const named = { machineId: machine.id, name: 'Left', kind: 'calibrate', slot: 2 };
    expect(await details('machine-care-begun')).toEqual(named);
    await machine.report(careId, 2, 'done', { message: 'All of it' });
    const body = { ml: 50 };
    await server.call('PUT', `${url}/care/${careId}/measured`, { headers: server.owner, body });
    expect(await details('pump-calibrated')).toEqual({ slot: 2, ml: 50, mlPerSecond: 10 });
    expect((await log())[0]).toMatchObject({ careId, message: 'All of it', measured: { ml: 50, mlPerSecond: 10 } });
  });

  it('of another shop’s machine is nobody’s here', async () => {
    const careId = await accepted({ kind: 'calibrate', slot: 2, durationMs: 5000 });
    await machine.report(careId, 2, 'done');
    const other = await pairedMachine(server, 'demo-tea');
    await other.beat();
    const here = `${SHOP}/machines/${other.id}/care`;
    const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      (await server.call(method, path, { headers: server.owner, ...(body && { body }) })).json().code;
    expect(await ask('GET', here)).toBe('machine-not-found');
    expect(await ask('POST', here, { kind: 'prime', slot: 1, durationMs: 3000 })).toBe('machine-not-found');
    for (const at of [here, `${SHOP}/machines/nothing/care`])
      expect(await ask('PUT', `${at}/${careId}/measured`, { ml: 48 })).toBe('care-not-found');
    const second = await pairedMachine(server, 'demo-bar');
    expect(await ask('PUT', `${SHOP}/machines/${second.id}/care/${careId}/measured`, { ml: 48 })).toBe(
      'care-not-found',
    );
  });

  it('tells once that a machine has fallen silent, and once that it is back', async () => {
    const seq = async () => (await server.call('GET', `${SHOP}/events`, { headers: server.owner })).json().seq;
    const guest = { 'x-device-id': '00000000-0000-4000-8000-00000000abcd', 'x-join-code': server.barCode };
    const told = async () => (await server.call('GET', `${SHOP}/events`, { headers: guest })).json().machines;
    const before = await seq();
    server.pass(29_999);
    await sweepSilence(server.services);
    expect(await seq()).toBe(before);
    server.pass(1);
    await Promise.all([sweepSilence(server.services), sweepSilence(server.services)]);
    await sweepSilence(server.services);
    expect(await seq()).toBe(before + 1);
    expect(await told()).toMatchObject({ state: 'offline' });
    await machine.beat();
    await machine.beat();
    expect(await seq()).toBe(before + 2);
    expect(await told()).toMatchObject({ state: 'ready' });
    server.pass(30_000);
    await sweepSilence(server.services);
    expect(await seq()).toBe(before + 3);
  });

  it('has at most 50 machines in a shop', async () => {
    const add = () => server.call('POST', `${SHOP}/machines`, { headers: server.owner, body: { name: 'One more' } });
    for (let n = 1; n < 49; n++) expect((await add()).statusCode).toBe(200);
    const last = await Promise.all([add(), add(), add()]);
    expect(last.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(last.find(({ statusCode }) => statusCode === 409)!.json().message).toBe('A shop has at most 50 machines.');
  });
});
