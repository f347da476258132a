import { describe, expect, it, vi } from 'vitest';
import type { Queue } from '#contract/shop/live.ts';
import { hashOfGuestId } from '../../http/guest-id.ts';
import type { News } from '../../live/live.ts';
import { liveByHand } from '#test/server/live-by-hand.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';
import { createQueues } from './queues.ts';

describe.each(testEngines)('where orders stand, on %s', (_engine, open) => {
  const server = useTestServer(open);
  const place = async (device: string): Promise<string> => {
    const reply = await server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
      headers: { 'x-device-id': device, 'x-join-code': server.barCode },
      body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada' },
    });
    return reply.json<{ orderId: string }>().orderId;
  };
  const step = (orderId: string, what: string) =>
    server.call('POST', `/api/admin/shops/demo-bar/orders/${orderId}/${what}`, { headers: server.owner });
  /** Guests who follow, and a way to tell what live has read. */
  const line = () => {
    const { live, lines, asked, deliver } = liveByHand(server.services.live);
    const read = vi.spyOn(server.services, 'clock');
    const failed: unknown[] = [];
    const queues = createQueues({ ...server.services, live }, (err) => failed.push(err));
    const join = (device: string, after = 1, before?: Queue) => {
      const told: Queue[] = [];
      const guest = { deviceHash: hashOfGuestId(device)!, told: before, tell: (queue: Queue) => void told.push(queue) };
      return { told, leave: queues.follow('demo-bar', after, guest) };
    };
    read.mockClear();
    return {
      queues,
      join,
      asked,
      failed,
      lines,
      batch: (...news: News[]) => deliver({ kind: 'news', news }),
      reset: (seq: number) => deliver({ kind: 'reset', seq }),
      timesRead: () => read.mock.calls.length,
    };
  };
  const followed = (device: string) => {
    const one = line();
    return { ...one, ...one.join(device) };
  };
  const ofOrder = (seq: number, device?: string): News => ({
    seq,
    kind: 'order',
    subject: `order-${seq}`,
    devices: device === undefined ? [] : [hashOfGuestId(device)!],
    answeredTo: device === undefined ? null : hashOfGuestId(device)!,
    order: undefined,
  });

  it('are told to a guest who came while their order was read without them', async () => {
    const device = newDevice();
    const orderId = await place(device);
    const { told, batch } = followed(device);
    batch(ofOrder(2, device));
    await vi.waitFor(() => expect(told.at(-1)?.places).toMatchObject([{ orderId }]));
  });

  it('are not read for guests who wait for nothing, and are once one of them orders', async () => {
    const device = newDevice();
    const { told, batch, timesRead } = followed(device);
    for (const seq of [2, 3, 4]) batch(ofOrder(seq, newDevice()));
    expect(timesRead()).toBe(0);
    const orderId = await place(device);
    batch(ofOrder(5, device));
    await vi.waitFor(() => expect(told.at(-1)?.places).toMatchObject([{ orderId }]));
  });

  it('are told when they change, once, to each phone of a device, and that nothing waits any more', async () => {
    const device = newDevice();
    const { join, batch, asked } = line();
    const [one, other] = [join(device), join(device)];
    expect(asked).toEqual([['demo-bar', 1, 'none']]);
    const orderId = await place(device);
    batch({ ...ofOrder(2), kind: 'menu' }, ofOrder(3, newDevice()), ofOrder(4, device));
    await vi.waitFor(() => expect(other.told).toHaveLength(1));
    batch(ofOrder(5, newDevice()), ofOrder(6, device));
    await step(orderId, 'approve');
    batch(ofOrder(7, device));
    await vi.waitFor(() => expect(one.told.at(-1)).toEqual({ places: [], pouring: [], usually: null }));
    expect(one.told).toHaveLength(2);
    expect(other.told).toEqual(one.told);
  });

  it('are read for whoever was told of an order before, whoever’s moves', async () => {
    const device = newDevice();
    const { join, batch } = line();
    const told = join(device, 1, { places: [], pouring: [], usually: null });
    batch(ofOrder(2, newDevice()));
    await vi.waitFor(() => expect(told.told).toHaveLength(1));
  });

  it('are not read for news of anything but orders, and are after a gap', async () => {
    const device = newDevice();
    const { told, batch, reset, timesRead } = followed(device);
    await place(device);
    const before = timesRead();
    batch({ ...ofOrder(2, device), kind: 'machine' });
    expect(timesRead()).toBe(before);
    reset(9);
    await vi.waitFor(() => expect(told.at(-1)?.places).toHaveLength(1));
  });

  it.each([
    ['news', ({ batch }: ReturnType<typeof line>) => batch({ ...ofOrder(5), kind: 'menu' })],
    ['a gap', ({ reset }: ReturnType<typeof line>) => reset(5)],
  ])('are told to whoever read them before %s that others have had', async (_what, come) => {
    const one = line();
    one.join(newDevice());
    const device = newDevice();
    await place(device);
    come(one);
    const late = one.join(device, 4);
    await vi.waitFor(() => expect(late.told).toHaveLength(1));
    const before = one.timesRead();
    one.join(newDevice(), 5);
    expect(one.timesRead()).toBe(before);
  });

  it('are told to nobody who has left, and no longer looked for when all have', async () => {
    const [device, friend] = [newDevice(), newDevice()];
    const { join, batch, lines, timesRead } = line();
    const [one, again, other] = [join(device), join(device), join(friend)];
    await place(device);
    one.leave();
    batch(ofOrder(2, device));
    await vi.waitFor(() => expect(again.told).toHaveLength(1));
    expect(one.told).toEqual([]);
    again.leave();
    const before = timesRead();
    batch(ofOrder(3, device));
    expect([timesRead(), lines.size]).toEqual([before, 1]);
    other.leave();
    expect(lines.size).toBe(0);
    join(friend);
    // Who leaves twice takes nobody else with them.
    other.leave();
    join(device);
    expect(lines.size).toBe(1);
  });

  it('are reported when they cannot be read, and told the next time', async () => {
    const device = newDevice();
    const { told, batch, failed } = followed(device);
    await place(device);
    vi.mocked(server.services.clock).mockImplementationOnce(() => {
      throw new Error('no clock');
    });
    batch(ofOrder(2, device));
    await vi.waitFor(() => expect(failed).toEqual([new Error('no clock')]));
    batch(ofOrder(3, device));
    await vi.waitFor(() => expect(told).toHaveLength(1));
  });

  it('say how long it usually takes, by the drinks of the last hours', async () => {
    server.pass(7 * 60 * 60_000);
    const { queues } = line();
    const ofDevice = async (device: string) => queues.of('demo-bar', hashOfGuestId(device)!);
    for (let made = 0; made < 5; made++) {
      const orderId = await place(newDevice());
      server.pass(60_000);
      for (const what of ['approve', 'complete']) expect((await step(orderId, what)).statusCode).toBe(200);
    }
    const device = newDevice();
    await place(device);
    expect(await ofDevice(device)).toMatchObject({ places: [{}], usually: { from: 1, to: 2 } });
    expect(await ofDevice(newDevice())).toBeUndefined();
  });
});
