import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestMachines } from '#contract/shop/live.ts';
import { liveByHand } from '#test/server/live-by-hand.ts';
import { pairedMachine, type PairedMachine } from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';
import type { News } from '../../live/live.ts';
import { createGuestMachines } from './guest-machines.ts';

const TEA = 'demo-tea';
const MACHINES = `/api/admin/shops/${TEA}/machines`;
const READY: GuestMachines = { state: 'ready', reason: null, asksForCode: false };
const OFFLINE: GuestMachines = { ...READY, state: 'offline' };
const LIMES = { en: 'Cutting limes', 'zh-HK': '切緊青檸' };

describe.each(testEngines)('machines as guests are told of them, on %s', (_engine, open) => {
  const server = useTestServer(open);
  let machine: PairedMachine;

  beforeEach(async () => {
    const { machines } = (await server.call('GET', MACHINES, { headers: server.admin })).json();
    for (const { id } of machines) await server.call('DELETE', `${MACHINES}/${id}`, { headers: server.admin });
    machine = await pairedMachine(server, TEA);
    await machine.beat();
  });
  const pause = (on: boolean) =>
    server.call('PUT', `${MACHINES}/${machine.id}/pause`, {
      headers: server.admin,
      body: { paused: on, reason: LIMES },
    });
  const remove = () => server.call('DELETE', `${MACHINES}/${machine.id}`, { headers: server.admin });

  const news = () => {
    const { live, lines, asked, deliver } = liveByHand(server.services.live);
    const failed: unknown[] = [];
    const read = vi.spyOn(server.services, 'clock');
    const machines = createGuestMachines({ ...server.services, live }, (err) => failed.push(err));
    const join = (after: number, told?: GuestMachines) => {
      const heard: GuestMachines[] = [];
      const leave = machines.follow(TEA, after, { told, tell: (now) => void heard.push(now) });
      return { heard, leave };
    };
    const happens = (seq: number, ...kinds: News['kind'][]) => {
      const batch = kinds.map((kind) => ({ seq, kind, subject: 'x', devices: [], answeredTo: null, order: undefined }));
      deliver({ kind: 'news', news: batch });
    };
    const reset = (seq: number) => deliver({ kind: 'reset', seq });
    const timesRead = () => read.mock.calls.length;
    read.mockClear();
    return { machines, join, happens, reset, failed, asked, lines, timesRead };
  };

  it('are ready, offline, paused with what was said, or nothing to speak of', async () => {
    const { machines } = news();
    expect(await machines.of(TEA)).toEqual(READY);
    await pause(true);
    expect(await machines.of(TEA)).toEqual({ state: 'paused', reason: LIMES, asksForCode: false });
    await pause(false);
    server.pass(5 * 60_000);
    expect(await machines.of(TEA)).toEqual(OFFLINE);
    await remove();
    expect(await machines.of(TEA)).toBeUndefined();
    expect(await machines.of('nowhere')).toBeUndefined();
  });

  it('are told with nothing but a code to show', async () => {
    await remove();
    const presence = (mode: string) =>
      server.call('PUT', `/api/admin/shops/${TEA}/presence`, { headers: server.admin, body: { mode } });
    await presence('required');
    expect(await news().machines.of(TEA)).toEqual({ state: 'none', reason: null, asksForCode: true });
    await presence('auto');
  });

  it('are told when they change, once, and to each who follows', async () => {
    const { machines, join, happens, asked } = news();
    const [one, other] = [join(1, READY), join(1, OFFLINE)];
    expect(asked).toEqual([[TEA, 1, 'none']]);
    happens(2, 'order', 'machine');
    await vi.waitFor(() => expect(other.heard).toEqual([READY]));
    expect(one.heard).toEqual([]);
    expect(await machines.of(TEA)).toEqual(READY);
    await pause(true);
    happens(3, 'machine');
    await vi.waitFor(() => expect(one.heard).toMatchObject([{ state: 'paused', reason: LIMES }]));
    expect(other.heard).toHaveLength(2);
    await remove();
    happens(4, 'machine');
    await vi.waitFor(() => expect(one.heard.at(-1)).toEqual({ state: 'none', reason: null, asksForCode: false }));
  });

  it('are not read for news of anything else, and are after a gap', async () => {
    const { join, happens, reset, timesRead } = news();
    const one = join(1);
    happens(2, 'order');
    happens(3, 'menu');
    await server.call('GET', MACHINES, { headers: server.admin });
    expect(timesRead()).toBe(0);
    reset(9);
    await vi.waitFor(() => expect(one.heard).toEqual([READY]));
  });

  it('are read once for all who ask while somebody follows', async () => {
    const { machines, join, timesRead } = news();
    await machines.of(TEA);
    await machines.of(TEA);
    expect(timesRead()).toBe(2);
    const { leave } = join(1, READY);
    expect(await machines.of(TEA)).toEqual(READY);
    expect(await machines.of(TEA)).toEqual(READY);
    expect(timesRead()).toBe(3);
    leave();
    await machines.of(TEA);
    expect(timesRead()).toBe(4);
  });

  it.each([
    ['news', ({ happens }: ReturnType<typeof news>) => happens(5, 'order')],
    ['a gap', ({ reset }: ReturnType<typeof news>) => reset(5)],
  ])('are told to whoever read them before %s that others have had', async (_what, come) => {
    const told = news();
    const first = told.join(1, READY);
    await pause(true);
    come(told);
    const late = told.join(4, READY);
    await vi.waitFor(() => expect(late.heard).toMatchObject([{ state: 'paused' }]));
    const before = told.timesRead();
    told.join(5, READY);
    await Promise.resolve();
    expect(told.timesRead()).toBe(before);
    first.leave();
  });

  it('are told to nobody who has left, and no longer looked for when all have', async () => {
    const { join, happens, lines } = news();
    const [one, other] = [join(1, READY), join(1, READY)];
    one.leave();
    expect(lines.size).toBe(1);
    await pause(true);
    happens(2, 'machine');
    await vi.waitFor(() => expect(other.heard).toHaveLength(1));
    expect(one.heard).toEqual([]);
    other.leave();
    expect(lines.size).toBe(0);
    const again = join(2, READY);
    // Who leaves twice takes nobody else with them.
    other.leave();
    join(2, READY);
    expect(lines.size).toBe(1);
    happens(3, 'machine');
    await vi.waitFor(() => expect(again.heard).toHaveLength(1));
  });

  it('are reported when they cannot be read, and told the next time', async () => {
    const { join, happens, failed } = news();
    const one = join(1, OFFLINE);
    vi.mocked(server.services.clock).mockImplementationOnce(() => {
      throw new Error('no clock');
    });
    happens(2, 'machine');
    await vi.waitFor(() => expect(failed).toEqual([new Error('no clock')]));
    happens(3, 'machine');
    await vi.waitFor(() => expect(one.heard).toEqual([READY]));
  });
});
