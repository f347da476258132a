/** Whoever looks first after the time of a pour is told that it is over. */
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { pairedMachine } from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';

const BAR = '/api/admin/shops/demo-bar';

describe.each(testEngines)('orders as they are, on %s', (_engine, open) => {
  const server = useTestServer(open);
  let guest: Record<string, string>;
  let commits: MockInstance;
  beforeEach(() => {
    guest = { 'x-device-id': newDevice(), 'x-join-code': server.barCode };
    commits = vi.spyOn(server.services, 'commit');
  });
  afterEach(() => commits.mockRestore());

  const place = async (): Promise<string> => {
    server.pass(4000);
    const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada' };
    return (await server.call('POST', `${BAR}/submit-order`, { headers: guest, body })).json().orderId;
  };
  const step = async (orderId: string, what: string) =>
    (await server.call('POST', `${BAR}/orders/${orderId}/${what}`, { headers: server.owner })).json();
  const passUntil = (time: string, ms: number) =>
    server.pass(Date.parse(time) + ms - server.services.clock().getTime());
  /** The stages that a look finds, newest first, and how often it writes. */
  const look = async () => {
    commits.mockClear();
    const reply = await server.call('GET', `${BAR}/orders`, { headers: guest });
    return [(reply.json().data as { stage: string }[]).map(({ stage }) => stage), commits.mock.calls.length];
  };

  it.each([
    [-1, 'being-made', 0],
    [0, 'ready', 1],
    [1, 'ready', 1],
  ])('%i ms after the time of its pour one is %s, written %i times', async (ms, stage, written) => {
    const { completesAt } = await step(await place(), 'approve');
    passUntil(completesAt, ms);
    expect(await look()).toEqual([[stage], written]);
    expect(await look()).toEqual([[stage], 0]);
  });

  it('one is ready beside one that takes longer', async () => {
    const [first, second] = [await place(), await place()];
    const { completesAt } = await step(first, 'approve');
    server.pass(5000);
    await step(second, 'approve');
    passUntil(completesAt, 1);
    expect(await look()).toEqual([['being-made', 'ready'], 1]);
  });

  it('one that waits, or whose end staff have taken back, has no time to be over', async () => {
    const held = await place();
    await place();
    const { completesAt } = await step(held, 'approve');
    passUntil(completesAt, -1);
    await step(held, 'complete');
    passUntil(completesAt, 1);
    await step(held, 'take-back');
    expect(await look()).toEqual([['waiting', 'attention'], 0]);
  });

  it('one at a machine is over when the machine says so', async () => {
    const machine = await pairedMachine(server, 'demo-bar');
    await machine.beat();
    const { completesAt } = await step(await place(), 'approve');
    if (completesAt) passUntil(completesAt, 1);
    expect(await look()).toEqual([['being-made'], 0]);
    await server.call('DELETE', `${BAR}/machines/${machine.id}`, { headers: server.owner });
  });
});
