/** A shop's machines as its owner sees and changes them. Source: docs/behaviour/machines.md "In the console". */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addedMachine,
  drivenMachine,
  machineWith,
  pairedMachine,
  placedOrder,
  type PairedMachine,
} from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';

const SHOP = '/api/admin/shops/demo-bar';
const TEN_MINUTES = 10 * 60_000;

describe.each(testEngines)('machines in the console on %s', (_engine, open) => {
  const server = useTestServer(open);
  beforeEach(async () => {
    for (const { id } of await machines()) await ask('DELETE', `/machines/${id}`);
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  const ask = async (method: Method, path: string, body?: object) =>
    (await server.call(method, `${SHOP}${path}`, { headers: server.owner, ...(body && { body }) })).json();
  const machines = async (): Promise<{ id: string }[]> => (await ask('GET', '/machines')).machines;
  const now = () => server.services.clock().toISOString();
  const inTenMinutes = () => new Date(server.services.clock().getTime() + TEN_MINUTES).toISOString();
  /** Oldest first, each as `action` and what it says. */
  const audited = async (from: number): Promise<[action: string, details: object][]> => {
    const { data, total } = await ask('GET', '/audit');
    return data
      .slice(0, total - from)
      .map(({ action, details }: { action: string; details: object }) => [action, details])
      .toReversed();
  };
  const auditedSoFar = async (): Promise<number> => {
    // Actions of the same moment are in no order.
    server.pass(1);
    return (await ask('GET', '/audit')).total;
  };
  const pouring = async (machine: PairedMachine) => {
    const order = await placedOrder(server, undefined, machine);
    expect((await order.approve()).statusCode).toBe(200);
    const { job } = await machine.next();
    return { order, jobId: job!.jobId };
  };

  it('are added with a code, and told in every detail', async () => {
    const reply = await ask('POST', '/machines', { name: ' Left ' });
    const { id } = reply.machine;
    expect(reply).toEqual({
      machine: {
        id: expect.any(String),
        name: 'Left',
        kind: 'own',
        state: 'unpaired',
        isPaired: false,
        codeExpiresAt: inTenMinutes(),
        lastSeenAt: null,
        firmware: null,
        says: null,
        levels: [],
        pause: null,
        fault: null,
        cleaningRequired: false,
        simulatedFault: null,
        job: null,
        care: null,
        createdAt: now(),
      },
      pairing: { code: expect.stringMatching(/^\w{8}$/), expiresAt: inTenMinutes() },
    });
    expect(await ask('GET', '/machines')).toEqual({ now: now(), machines: [reply.machine] });

    server.pass(TEN_MINUTES - 1);
    expect(await machines()).toMatchObject([{ id, codeExpiresAt: reply.pairing.expiresAt }]);
    server.pass(1);
    expect(await machines()).toMatchObject([{ id, codeExpiresAt: null }]);
    const renewed = await ask('POST', `/machines/${id}/pairing-code`);
    expect(renewed).toMatchObject({
      machine: { id, codeExpiresAt: inTenMinutes() },
      pairing: { code: expect.stringMatching(/^\w{8}$/), expiresAt: inTenMinutes() },
    });
    expect(renewed.pairing.code).not.toBe(reply.pairing.code);
  });

  it('say what they make and what is done to keep them well', async () => {
    const machine = await pairedMachine(server, 'demo-bar');
    const { order, jobId } = await pouring(machine);
    const { displayId, brewingTimeMs } = await order.now();
    const issuedAt = now();
    server.pass(1000);
    await machine.report(jobId, 1, 'accepted');
    await machine.report(jobId, 2, 'dispensing', {
      progress: 40,
      step: '2/5',
      message: 'Pouring',
      stoppable: false,
    });
    expect(await machines()).toMatchObject([
      {
        state: 'busy',
        lastSeenAt: issuedAt,
        job: {
          jobId,
          orderId: order.id,
          displayId,
          state: 'dispensing',
          progress: 40,
          step: '2/5',
          message: 'Pouring',
          stoppable: false,
          issuedAt,
          estimateMs: brewingTimeMs,
        },
        care: null,
      },
    ]);
    await machine.report(jobId, 3, 'done');
    const { care } = await ask('POST', `/machines/${machine.id}/care`, { kind: 'clean', slot: 3, durationMs: 2000 });
    const told = { careId: care.careId, kind: 'clean', slot: 3, progress: null };
    expect(await machines()).toMatchObject([{ state: 'busy', job: null, care: told }]);
  });

  it('are paused since the first time that was said, for the reason that was said last', async () => {
    const { id } = await pairedMachine(server, 'demo-bar');
    const before = await auditedSoFar();
    const pause = async (body: object) => (await ask('PUT', `/machines/${id}/pause`, body)).machine;
    const since = now();
    const reason = { en: 'Cleaning', 'zh-HK': '清潔中' };
    expect((await pause({ paused: true })).pause).toEqual({ since, reason: { en: '', 'zh-HK': '' } });
    server.pass(1000);
    expect((await pause({ paused: true, reason })).pause).toEqual({ since, reason });
    server.pass(1000);
    expect((await pause({ paused: false, reason })).pause).toBeNull();
    server.pass(1000);
    expect((await pause({ paused: true, reason })).pause).toEqual({ since: now(), reason });
    const details = { machineId: id, name: 'Left' };
    expect(await audited(before)).toEqual([
      ['machine-paused', details],
      ['machine-paused', details],
      ['machine-resumed', details],
      ['machine-paused', details],
    ]);
  });

  it('are called by their new name, also in the audit', async () => {
    const { id } = await addedMachine(server, 'demo-bar');
    const before = await auditedSoFar();
    server.pass(1);
    expect((await ask('PATCH', `/machines/${id}`, { name: 'Right' })).machine).toMatchObject({ id, name: 'Right' });
    server.pass(1);
    await ask('DELETE', `/machines/${id}`);
    const details = { machineId: id, name: 'Right' };
    expect(await audited(before)).toEqual([
      ['machine-renamed', details],
      ['machine-removed', details],
    ]);
    expect((await ask('PATCH', `/machines/${id}`, { name: 'Gone' })).code).toBe('machine-not-found');
  });

  it('are free again when somebody has looked at what was wrong', async () => {
    const machine = await pairedMachine(server, 'demo-bar');
    await machine.beat({ state: 'fault', code: 'over_current' });
    expect(await machines()).toMatchObject([{ state: 'fault', fault: { code: 'over_current', at: now() } }]);
    server.pass(1000);
    // Said again, it is the fault it was.
    await machine.beat({ state: 'fault', code: 'other' });
    expect(await machines()).toMatchObject([{ fault: { code: 'over_current' }, says: 'fault' }]);
    const { machine: cleared } = await ask('POST', `/machines/${machine.id}/clear-fault`);
    expect(cleared).toMatchObject({ state: 'ready', fault: null, cleaningRequired: false });
  });

  it('end what they were doing when they are removed, and their order waits or is for staff', async () => {
    const machine = await pairedMachine(server, 'demo-bar');
    const { order } = await pouring(machine);
    expect(await ask('DELETE', `/machines/${machine.id}`)).toEqual({ success: true });
    expect(await machines()).toEqual([]);
    expect(await order.now()).toMatchObject({ status: 'PENDING', machine: { state: 'rejected', code: 'unpaired' } });
  });

  describe('as simulators', () => {
    const add = async (name = 'Simulator') => (await ask('POST', '/machines/simulator', { name })).machine;
    const pumps = async (): Promise<object[]> => (await ask('GET', '/pumps')).pumps;

    it('fail as they are told, where other machines cannot be told to', async () => {
      const before = await auditedSoFar();
      const { id, ...told } = await add();
      expect(told).toMatchObject({ name: 'Simulator', kind: 'simulator', state: 'unpaired', codeExpiresAt: null });
      const fail = (machineId: string, fault: string | null) =>
        ask('PUT', `/machines/${machineId}/simulator`, { fault });
      server.pass(1);
      expect((await fail(id, 'no_glass')).machine).toMatchObject({ id, simulatedFault: 'no_glass' });
      const details = { machineId: id, name: 'Simulator' };
      expect(await audited(before)).toEqual([
        ['machine-added', details],
        ['simulator-changed', details],
      ]);
      expect((await fail(id, null)).machine).toMatchObject({ simulatedFault: null });
      const others = [await addedMachine(server, 'demo-bar'), await drivenMachine(server, 'demo-bar')];
      for (const other of others) expect((await fail(other.id, 'no_glass')).code).toBe('machine-not-found');
    });

    it('have no code to pair with, as little as machines with a program of their own', async () => {
      for (const { id } of [await add(), await drivenMachine(server, 'demo-bar')])
        expect((await ask('POST', `/machines/${id}/pairing-code`)).code).toBe('machine-not-found');
    });

    it('bring pumps to a shop that has none, by what is on its menu', async () => {
      const before = await pumps();
      await add();
      expect(await pumps()).toEqual(before);
      await ask('PUT', '/pumps', { pumps: [] });
      server.pass(1000);
      await add();
      const after = await pumps();
      expect(after.length).toBeGreaterThan(0);
      const { data } = await ask('GET', '/audit');
      expect(data.find(({ action }: { action: string }) => action === 'pumps-saved').details).toEqual({
        before: [],
        after,
      });
      await ask('PUT', '/pumps', { pumps: before });
    });

    it('bring nothing that is only in hidden drinks', async () => {
      const before = await pumps();
      const { recipes } = await ask('GET', '/recipes');
      const withTequila: string[] = recipes
        .filter(({ recipeIngredient }: { recipeIngredient: { id: string }[] }) =>
          recipeIngredient.some(({ id }) => id === 'tequila'),
        )
        .map(({ id }: { id: string }) => id);
      const hide = async (hidden: boolean) => {
        for (const id of withTequila)
          await server.call('PATCH', `/v1/admin/shops/demo-bar/recipes/${id}`, {
            headers: server.owner,
            body: { hidden },
          });
      };
      const brought = async () => {
        await ask('PUT', '/pumps', { pumps: [] });
        await add();
        return (await pumps()).map((pump) => (pump as { ingredientId: string }).ingredientId);
      };
      expect(await brought()).toContain('tequila');
      await hide(true);
      expect(await brought()).not.toContain('tequila');
      await hide(false);
      await ask('PUT', '/pumps', { pumps: before });
    });
  });

  it('are nobody’s in another shop, whatever is asked of them', async () => {
    const { id } = await addedMachine(server, 'demo-tea');
    const asked: [Method, string, object?][] = [
      ['PATCH', '', { name: 'Mine' }],
      ['POST', '/pairing-code'],
      ['DELETE', ''],
      ['POST', '/stop'],
      ['PUT', '/pause', { paused: true }],
      ['POST', '/clear-fault'],
      ['PUT', '/simulator', { fault: null }],
    ];
    for (const [method, path, body] of asked)
      expect([path, (await ask(method, `/machines/${id}${path}`, body)).code]).toEqual([path, 'machine-not-found']);
    expect(await machines()).toEqual([]);
  });

  it('keep their pause, fault and levels when another device takes their place', async () => {
    const machine = await pairedMachine(server, 'demo-bar');
    await machine.beat({ state: 'idle', levels: [{ slot: 2, pct: 0 }], firmware: 'mixer 2' });
    const { pairing } = await ask('POST', `/machines/${machine.id}/pairing-code`);
    const { token } = (
      await server.call('POST', '/api/machines/pair', { body: { code: pairing.code, name: 'Newer' } })
    ).json();
    await machineWith(server, machine.id, token).beat();
    expect(await machines()).toMatchObject([{ id: machine.id, name: 'Newer', levels: [{ slot: 2, pct: 0 }] }]);
  });
});
