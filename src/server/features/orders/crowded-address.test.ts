/** A full bar is one address: everybody follows, and everybody orders. Source: docs/behaviour/limits.md "Rate limits". */
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { openStreams } from '../../http/send-events.ts';
import { followStream, type FollowedStream } from '#test/server/follow-stream.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';

const at = '/api/admin/shops/demo-bar';
const STREAMS = 600;
const AT_ONCE = 50;
/** At once: what a kiosk bears in a minute. */
const ORDERS = 60;

interface Batch {
  events: { kind: string; order?: { orderId: string; name: string } }[];
}

describe('a full bar', () => {
  const server = useTestServer(() => openDatabase(':memory:'));
  let origin: string;
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  });

  it('600 phones of one address follow a bar, and 60 of them order and start it at once, and hear of their own order alone', async () => {
    const phones = Array.from({ length: STREAMS }, () => ({
      'x-device-id': newDevice(),
      'x-join-code': server.barCode,
    }));
    const { seq } = (await server.call('GET', `${at}/events`, { headers: phones[0]! })).json<{ seq: number }>();
    const streams: FollowedStream<Batch>[] = [];
    // Of one process that is its own server: more at once would have said nothing for a second when it comes to them.
    for (let from = 0; from < STREAMS; from += AT_ONCE)
      streams.push(
        ...(await Promise.all(
          phones
            .slice(from, from + AT_ONCE)
            .map((headers) => followStream<Batch>(`${origin}${at}/events?after=${seq}`, headers)),
        )),
      );
    // How each begins.
    await Promise.all(streams.map(({ next }) => next()));
    expect(openStreams()).toBe(STREAMS);

    const replies = await Promise.all(
      phones.slice(0, ORDERS).map((headers, n) =>
        fetch(`${origin}${at}/submit-order`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({
            targetShopId: 'demo-bar',
            recipeId: 'bar-negroni',
            name: `Guest ${n}`,
            kioskInstanceCode: server.barCode,
          }),
        }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(ORDERS).fill(200));
    const placed = (await Promise.all(replies.map((reply) => reply.json()))) as { orderId: string }[];
    await Promise.all(
      placed.map(({ orderId }, n) =>
        fetch(`${origin}${at}/orders/${orderId}/approve`, { method: 'POST', headers: phones[n]! }),
      ),
    );

    /** Places in the queue come by themselves. */
    const nextOrders = async ({ next }: Pick<FollowedStream<Batch>, 'next'>): Promise<string[]> => {
      const orders = (await next()).events.flatMap(({ order }) => order?.orderId ?? []);
      return orders.length > 0 ? [...new Set(orders)] : nextOrders({ next });
    };
    const heard = await Promise.all(streams.slice(0, ORDERS).map(nextOrders));
    expect(heard).toEqual(placed.map(({ orderId }) => [orderId]));

    // What all are told next is the first that the others hear.
    await fetch(`${origin}/v1/admin/shops/demo-bar/recipes/bar-negroni`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...server.owner },
      body: JSON.stringify({ available: false }),
    });
    const others = await Promise.all(streams.slice(ORDERS).map(({ next }) => next()));
    expect(new Set(others.flatMap(({ events }) => events.map(({ kind }) => kind)))).toEqual(new Set(['menu']));
    expect(others.every(({ events }) => events.length === 1)).toBe(true);
    for (const { leave } of streams) leave();
  }, 60_000);
});
