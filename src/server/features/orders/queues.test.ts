import { describe, expect, it, vi } from 'vitest';
import type { Queue } from '#contract/shop/live.ts';
import { hashOfGuestId } from '../../http/caller.ts';
import type { Batch, Live, News } from '../../live/live.ts';
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
  /** A guest who follows, and a way to tell what live has read. */
  const followed = (device: string) => {
    const delivered: ((batch: Batch) => void)[] = [];
    const follow: Live['follow'] = (_shop, _after, deliver) => {
      delivered.push(deliver);
      return () => undefined;
    };
    const read = vi.spyOn(server.services, 'clock');
    const queues = createQueues({ ...server.services, live: { ...server.services.live, follow } }, (err) => {
      throw err;
    });
    const told: Queue[] = [];
    const guest = {
      deviceHash: hashOfGuestId(device)!,
      told: undefined,
      tell: (queue: Queue) => void told.push(queue),
    };
    queues.follow('demo-bar', 1, guest);
    const batch = (...news: News[]) => delivered.forEach((deliver) => deliver({ kind: 'news', news }));
    read.mockClear();
    return { told, batch, timesRead: () => read.mock.calls.length };
  };
  const ofOrder = (seq: number, device?: string): News => ({
    seq,
    kind: 'order',
    subject: `order-${seq}`,
    deviceHash: device === undefined ? null : hashOfGuestId(device)!,
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
});
