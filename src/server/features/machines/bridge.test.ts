/** Pairing, and how jobs get to a machine. Source: docs/behaviour/machines.md "Pairing", "Bridge"; docs/machines.md. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addedMachine,
  machineWith,
  pairedMachine,
  placedOrder,
  type PairedMachine,
} from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';
import { buildApp } from '../../app.ts';
import { RULES } from '../../http/limits/limits.ts';
import { noteEnd } from './bridge-calls.ts';

const SHOP = '/api/admin/shops/demo-bar';

describe.each(testEngines)('the bridge on %s', (_engine, open) => {
  const server = useTestServer(open);
  const owner = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    server.call(method, `${SHOP}/machines${path}`, { headers: server.owner, ...(body && { body }) });
  const pair = (body: object) => server.call('POST', '/api/machines/pair', { body });
  const listed = async (id: string) =>
    (await owner('GET', '')).json().machines.find((one: { id: string }) => one.id === id);

  afterEach(async () => {
    for (const { id } of (await owner('GET', '')).json().machines) await owner('DELETE', `/${id}`);
  });

  describe('pairing', () => {
    it('gives the token for the code, once, however it is typed', async () => {
      const { id, code } = await addedMachine(server, 'demo-bar');
      expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ2-9]{8}$/);
      const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
      const reply = await pair({ code: typed, firmware: 'mixer 1.4' });
      expect(reply.json()).toEqual({
        machineId: id,
        shopId: 'demo-bar',
        mqtt: null,
        token: expect.stringMatching(/^[\w-]{43}$/),
      });
      expect((await pair({ code })).json()).toMatchObject({ status: 404, code: 'pairing-code-invalid' });
      expect(await listed(id)).toMatchObject({
        state: 'ready',
        isPaired: true,
        firmware: 'mixer 1.4',
        codeExpiresAt: null,
      });
    });

    it('of many that redeem a code at once one gets a token', async () => {
      const { code } = await addedMachine(server, 'demo-bar');
      const replies = await Promise.all(Array.from({ length: 10 }, () => pair({ code })));
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    });

    it('ends a code after 10 minutes, and with the next one', async () => {
      const { id, code } = await addedMachine(server, 'demo-bar');
      const { pairing } = (await owner('POST', `/${id}/pairing-code`)).json();
      expect((await pair({ code })).statusCode).toBe(404);
      expect(await listed(id)).toMatchObject({ state: 'unpaired', codeExpiresAt: pairing.expiresAt });
      server.pass(10 * 60_000);
      expect((await pair({ code: pairing.code })).statusCode).toBe(404);
      expect(await listed(id)).toMatchObject({ codeExpiresAt: null });
    });

    it('leaves the token in use until the new code is redeemed', async () => {
      const before = await pairedMachine(server, 'demo-bar');
      const { pairing } = (await owner('POST', `/${before.id}/pairing-code`)).json();
      expect((await before.beat()).statusCode).toBe(200);
      const { token } = (await pair({ code: pairing.code })).json();
      expect((await before.beat()).json()).toMatchObject({ status: 401, code: 'machine-token-invalid' });
      expect((await machineWith(server, before.id, token).beat()).statusCode).toBe(200);
    });

    it('counts wrong codes, and still takes a right one', async () => {
      server.pass(60_000);
      for (let n = 0; n < 20; n++) expect((await pair({ code: `WRNG${n}` })).statusCode).toBe(404);
      expect((await pair({ code: 'WRNGAGN' })).statusCode).toBe(429);
      const { code } = await addedMachine(server, 'demo-bar');
      expect((await pair({ code })).statusCode).toBe(200);
      server.pass(60_000);
    });

    it('takes the name that the device gives, else leaves the one it has, and is in the audit', async () => {
      const { id, code } = await addedMachine(server, 'demo-bar');
      const { json } = await pair({ code, name: ' ' });
      expect(await listed(id)).toMatchObject({ name: 'Left', firmware: null });
      expect(json().shopId).toBe('demo-bar');
      const { pairing } = (await owner('POST', `/${id}/pairing-code`)).json();
      server.pass(1);
      await pair({ code: pairing.code, name: 'By the door' });
      expect(await listed(id)).toMatchObject({ name: 'By the door' });
      const { data } = (await server.call('GET', `${SHOP}/audit`, { headers: server.owner })).json();
      expect(data[0]).toMatchObject({ action: 'machine-paired', details: { machineId: id, name: 'By the door' } });
      expect(data[0].who).not.toBe('bar');
    });

    it('keeps no secret as it was told', async () => {
      const { id, code } = await addedMachine(server, 'demo-bar');
      const { db } = server.services;
      const stored = async () =>
        JSON.stringify(await db.selectFrom('machines').selectAll().where('id', '=', id).execute());
      expect(await stored()).not.toContain(code);
      const { token } = (await pair({ code })).json();
      expect(await stored()).not.toContain(token);
      expect((await owner('GET', '')).body).not.toContain(token);
      expect((await owner('GET', '')).body).not.toMatch(/[0-9a-f]{64}/);
    });
  });

  describe('in the console', () => {
    it('lists what a machine says of itself', async () => {
      const machine = await pairedMachine(server, 'demo-bar');
      const levels = [
        { slot: 1, pct: 80 },
        { slot: 2, pct: 0 },
      ];
      await machine.beat({ state: 'idle', levels, firmware: 'mixer 2', serial: 'not asked' });
      const said = { name: 'Left', says: 'idle', levels, firmware: 'mixer 2', job: null, pause: null, fault: null };
      expect(await listed(machine.id)).toMatchObject(said);
      await machine.beat({ state: 'busy' });
      expect(await listed(machine.id)).toMatchObject({ ...said, says: 'busy' });
    });

    it('takes what a heartbeat leaves out to be as it was, and tells followers only what is new', async () => {
      const machine = await pairedMachine(server, 'demo-bar');
      const seq = async () => (await server.call('GET', `${SHOP}/events`, { headers: server.owner })).json().seq;
      const newsOf = async (body: object) => {
        const before = await seq();
        await machine.beat(body);
        return (await seq()) - before;
      };
      await machine.beat();
      const levels = [{ slot: 1, pct: 80 }];
      expect(await newsOf({ state: 'idle' })).toBe(0);
      expect(await newsOf({ state: 'busy' })).toBe(1);
      expect(await newsOf({ state: 'busy', firmware: 'mixer 3' })).toBe(1);
      expect(await newsOf({ state: 'busy', levels })).toBe(1);
      expect(await newsOf({ state: 'busy', firmware: 'mixer 3', levels })).toBe(0);
      expect(await newsOf({ state: 'busy' })).toBe(0);
      expect(await listed(machine.id)).toMatchObject({ says: 'busy', firmware: 'mixer 3', levels });
      server.pass(30_000);
      expect(await newsOf({ state: 'busy' })).toBe(1);
      await machine.beat({ state: 'fault' });
      expect(await listed(machine.id)).toMatchObject({ fault: { code: 'other' } });
    });

    it('a machine that has said good-bye is there again with its next word', async () => {
      const machine = await pairedMachine(server, 'demo-bar');
      await machine.beat({ state: 'idle', boot: 'second' });
      const of = { shopId: 'demo-bar', machineId: machine.id };
      await noteEnd(server.services, of, 'first');
      await noteEnd(server.services, { ...of, shopId: 'demo-tea' }, 'second');
      await noteEnd(server.services, { ...of, machineId: 'removed' }, 'second');
      expect(await listed(machine.id)).toMatchObject({ state: 'ready' });
      await noteEnd(server.services, of, 'second');
      expect(await listed(machine.id)).toMatchObject({ state: 'offline' });
      await machine.next();
      expect(await listed(machine.id)).toMatchObject({ state: 'ready' });
      await noteEnd(server.services, of, 'second');
      await machine.beat();
      expect(await listed(machine.id)).toMatchObject({ state: 'ready' });
    });

    it('is written to have called every 5 s at most, while it only listens', async () => {
      const machine = await pairedMachine(server, 'demo-bar');
      const seenAt = async () => (await listed(machine.id)).lastSeenAt;
      await machine.next();
      const first = await seenAt();
      server.pass(4999);
      await machine.next();
      expect(await seenAt()).toBe(first);
      server.pass(1);
      await machine.next();
      expect(await seenAt()).toBe(server.services.clock().toISOString());
    });

    it('renames, pauses with a reason and goes on, all of it in the audit', async () => {
      const { id } = await pairedMachine(server, 'demo-bar');
      expect((await owner('PATCH', `/${id}`, { name: ' Right ' })).json().machine).toMatchObject({ name: 'Right' });
      expect((await owner('PATCH', `/${id}`, { name: ' ' })).json()).toMatchObject({
        status: 422,
        detail: 'Give the machine a name.',
      });
      const reason = { en: 'Cleaning', 'zh-HK': '清潔中' };
      expect((await owner('PUT', `/${id}/pause`, { paused: true, reason })).json().machine).toMatchObject({
        state: 'paused',
        pause: { reason },
      });
      expect((await owner('PUT', `/${id}/pause`, { paused: false })).json().machine).toMatchObject({ state: 'ready' });
      await owner('POST', `/${id}/stop`);
      const { data } = (await server.call('GET', `${SHOP}/audit`, { headers: server.owner })).json();
      const actions = data
        .filter(({ details }: { details: { machineId?: string } }) => details.machineId === id)
        .map(({ action }: { action: string }) => action);
      expect(new Set(actions)).toEqual(
        new Set([
          'machine-added',
          'machine-paired',
          'machine-renamed',
          'machine-paused',
          'machine-resumed',
          'machine-stopped',
        ]),
      );
    });

    it('knows no machine of another shop', async () => {
      const { id } = await addedMachine(server, 'demo-tea');
      expect((await owner('PATCH', `/${id}`, { name: 'Mine' })).json()).toMatchObject({ code: 'machine-not-found' });
      expect((await owner('DELETE', `/${id}`)).statusCode).toBe(404);
      expect((await owner('POST', `/${id}/stop`)).statusCode).toBe(404);
    });

    it('tells the followers of the shop, and guests nothing', async () => {
      const guest = { 'x-device-id': '00000000-0000-4000-8000-ffffffffffff', 'x-join-code': server.barCode };
      const { seq } = (await server.call('GET', `${SHOP}/events`, { headers: server.owner })).json();
      const machine = await pairedMachine(server, 'demo-bar');
      const after = async (headers: Record<string, string>) =>
        (await server.call('GET', `${SHOP}/events?after=${seq}`, { headers })).json().events;
      const kinds = (await after(server.owner)).map(({ kind }: { kind: string }) => kind);
      expect(new Set(kinds)).toEqual(new Set(['machine']));
      expect(await after(guest)).toEqual([]);
      // Heartbeats that say nothing new are no news.
      await machine.beat();
      const { length } = await after(server.owner);
      server.pass(10_000);
      await machine.beat();
      expect(await after(server.owner)).toHaveLength(length);
    });
  });

  describe('jobs', () => {
    let machine: PairedMachine;
    beforeEach(async () => {
      machine = await pairedMachine(server, 'demo-bar');
    });
    const approved = async () => {
      const order = await placedOrder(server, undefined, machine);
      expect((await order.approve()).statusCode).toBe(200);
      return order;
    };

    it('a long poll is answered when a job comes', async () => {
      const order = await placedOrder(server, undefined, machine);
      const waits = machine.next(20);
      await order.approve();
      expect((await waits).job).toMatchObject({ orderId: order.id });
    });

    it('a long poll without a job is answered in its time', async () => {
      const began = performance.now();
      expect(await machine.next(0.3)).toMatchObject({ job: null, stop: null });
      expect(performance.now() - began).toBeGreaterThan(290);
    });

    it('a long poll hears a stop', async () => {
      const waits = machine.next(20);
      await owner('POST', `/${machine.id}/stop`);
      expect((await waits).stop).toMatchObject({ jobId: null });
    });

    it('a long poll ends when the machine is removed', async () => {
      const waits = machine.next(20);
      await owner('DELETE', `/${machine.id}`);
      expect(await waits).toMatchObject({ status: 401, code: 'machine-token-invalid' });
    });

    it('a long poll holds up no server that stops', async () => {
      const app = await buildApp(server.services);
      const url = `/api/machines/${machine.id}/jobs/next?wait=20`;
      const waits = app.inject({ method: 'GET', url, headers: machine.headers });
      await new Promise((begun) => setTimeout(begun, 100));
      await app.close();
      expect((await waits).json()).toMatchObject({ job: null });
    });

    it('refuses to wait for longer than 25 s', async () => {
      expect(await machine.next(26)).toMatchObject({ status: 422 });
    });

    it('gives the same job again until it was accepted', async () => {
      await approved();
      const { job } = await machine.next();
      expect((await machine.next()).job).toEqual(job);
      await machine.report(job!.jobId, 1, 'accepted');
      expect((await machine.next()).job).toBeNull();
    });

    it('limits a machine that asks without end, and still hears what it says', async () => {
      server.pass(60_000);
      const url = `/api/machines/${machine.id}/jobs/next`;
      const ask = () => server.call('GET', url, { headers: machine.headers });
      for (let n = 0; n < 120; n++) expect((await ask()).statusCode).toBe(200);
      expect((await ask()).statusCode).toBe(429);
      expect((await machine.beat()).statusCode).toBe(200);
      server.pass(60_000);
    });

    it('limits a machine that talks or listens without end', async () => {
      const { limits } = server.services;
      for (let n = 0; n < 1200; n++) limits.take(...RULES.machineCall(machine.id));
      expect((await machine.beat()).json().code).toBe('too-many-requests');
      expect((await machine.report('any', 1, 'done')).json().code).toBe('too-many-requests');
      for (let n = 0; n < 120; n++) limits.take(...RULES.machinePoll(machine.id));
      const url = `/api/machines/${machine.id}/jobs/stream`;
      const stream = await server.app.inject({ method: 'GET', url, headers: machine.headers });
      expect(stream.json().code).toBe('too-many-requests');
      server.pass(60_000);
    });

    it('a start that is told again ends nothing that has begun since, and another one does', async () => {
      await machine.beat({ state: 'starting', boot: 'first' });
      const order = await approved();
      const { job } = await machine.next();
      await machine.report(job!.jobId, 1, 'accepted');
      await machine.beat({ state: 'starting', boot: 'first' });
      expect(await order.now()).toMatchObject({ machine: { state: 'accepted' } });
      await machine.beat({ state: 'starting', boot: 'second' });
      expect(await order.now()).toMatchObject({ machine: { state: 'failed', code: 'power_loss' } });
      expect(await listed(machine.id)).toMatchObject({ says: 'starting' });
    });

    const careFor = async (): Promise<string> =>
      (await owner('POST', `/${machine.id}/care`, { kind: 'prime', slot: 1, durationMs: 3000 })).json().care.careId;

    it('a long poll is answered when there is care to do', async () => {
      await machine.beat();
      const waits = machine.next(20);
      const careId = await careFor();
      expect((await waits).care).toMatchObject({ jobId: careId });
    });

    it('counts as there while it only asks', async () => {
      server.pass(60_000);
      expect(await listed(machine.id)).toMatchObject({ state: 'offline' });
      await machine.next();
      expect(await listed(machine.id)).toMatchObject({ state: 'ready' });
    });

    const listen = async (headers: Record<string, string> = {}) => {
      const url = `/api/machines/${machine.id}/jobs/stream`;
      const sent = { ...machine.headers, ...headers };
      const reply = await server.app.inject({ method: 'GET', url, headers: sent, payloadAsStream: true });
      const stream = reply.stream();
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('error', () => undefined);
      let hasEnded = false;
      stream.on('close', () => (hasEnded = true));
      return {
        text: () => text,
        ended: () => expect.poll(() => hasEnded).toBe(true),
        close: () => stream.destroy(),
      };
    };

    it('a stream says hello, then jobs by their id, and stops', async () => {
      const stream = await listen();
      await expect.poll(stream.text).toContain('"type":"hello"');
      const order = await approved();
      await expect.poll(stream.text).toContain(order.id);
      const [, id] = /^id: (.+)$/m.exec(stream.text()) ?? [];
      expect(stream.text()).toContain(`"jobId":"${id}"`);
      await machine.report(id!, 1, 'accepted');
      await owner('POST', `/${machine.id}/stop`);
      await expect.poll(stream.text).toContain('"type":"stop"');
      expect(stream.text().match(/"type":"job"/g)).toHaveLength(1);
      stream.close();
    });

    it('a stream says care by its id, and each stop once', async () => {
      await machine.beat();
      const stream = await listen();
      const times = (type: string) => stream.text().split(`"type":"${type}"`).length - 1;
      await expect.poll(() => times('hello')).toBe(1);
      expect(stream.text()).toContain(`"now":"${server.services.clock().toISOString()}"`);
      const careId = await careFor();
      await expect.poll(() => times('care')).toBe(1);
      expect(stream.text()).toMatch(new RegExp(`^id: ${careId}$`, 'm'));
      await owner('POST', `/${machine.id}/stop`);
      await expect.poll(() => times('stop')).toBe(1);
      server.pass(1000);
      await machine.beat({ state: 'busy' });
      await owner('POST', `/${machine.id}/stop`);
      await expect.poll(() => times('stop')).toBe(2);
      expect([times('care'), times('job')]).toEqual([1, 0]);
      const again = await careFor();
      await expect.poll(() => times('care')).toBe(2);
      expect(stream.text()).toContain(again);
      stream.close();
    });

    it('a stream that comes back is not sent the job it has', async () => {
      await approved();
      const { job } = await machine.next();
      const again = await listen({ 'last-event-id': job!.jobId });
      await owner('POST', `/${machine.id}/stop`);
      await expect.poll(again.text).toContain('"type":"stop"');
      expect(again.text()).not.toContain('"type":"job"');
      again.close();
    });

    it('a stream that lost its job in between is sent it', async () => {
      const order = await approved();
      const stream = await listen({ 'last-event-id': 'another' });
      await expect.poll(stream.text).toContain(order.id);
      stream.close();
    });

    it('a stream ends when the machine is removed', async () => {
      const stream = await listen();
      await expect.poll(stream.text).toContain('hello');
      await owner('DELETE', `/${machine.id}`);
      await stream.ended();
    });

    it.each([
      ['no version', { v: undefined }, 'v'],
      ['another version', { v: 2 }, 'v'],
      ['no number', { seq: undefined }, 'seq'],
      ['a number below 1', { seq: 0 }, 'seq'],
      ['an unknown state', { state: 'mixing' }, 'state'],
      ['the server’s own state', { state: 'issued' }, 'state'],
      ['too much progress', { progress: 101 }, 'progress'],
      ['too long a word', { message: 'x'.repeat(201) }, 'message'],
    ])('refuses an event with %s', async (_case, change, path) => {
      const order = await approved();
      const { job } = await machine.next();
      const url = `/api/machines/${machine.id}/jobs/${job!.jobId}/events`;
      const body = { v: 1, jobId: job!.jobId, seq: 1, state: 'accepted', ...change };
      const reply = await server.call('POST', url, { headers: machine.headers, body });
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toEqual([expect.objectContaining({ path })]);
      expect(await order.now()).toMatchObject({ machine: { state: 'issued' } });
    });

    it('refuses an event of a job that is not the one of its address', async () => {
      await approved();
      const { job } = await machine.next();
      const url = `/api/machines/${machine.id}/jobs/${job!.jobId}/events`;
      const body = { v: 1, jobId: 'another', seq: 1, state: 'accepted' };
      expect((await server.call('POST', url, { headers: machine.headers, body })).statusCode).toBe(422);
    });

    it('reads a code it does not know as other, and tells staff what the machine said', async () => {
      const order = await approved();
      const { job } = await machine.next();
      await machine.report(job!.jobId, 1, 'accepted', { message: 'Ready' });
      expect((await listed(machine.id)).job).toMatchObject({ state: 'accepted', message: 'Ready', orderId: order.id });
      await machine.report(job!.jobId, 2, 'failed', { code: 'valve_stuck' as never, message: 'Valve 3' });
      expect(await order.now()).toMatchObject({ machine: { state: 'failed', code: 'other' } });
    });

    it('remembers that cleaning is needed until somebody has looked', async () => {
      await approved();
      const { job } = await machine.next();
      await machine.report(job!.jobId, 1, 'accepted', { cleaning_required: true });
      expect(await listed(machine.id)).toMatchObject({ cleaningRequired: true });
      await machine.report(job!.jobId, 2, 'done');
      expect(await listed(machine.id)).toMatchObject({ cleaningRequired: true });
      await owner('POST', `/${machine.id}/clear-fault`);
      expect(await listed(machine.id)).toMatchObject({ cleaningRequired: false });
    });
  });
});
