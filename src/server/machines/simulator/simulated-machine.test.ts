/** A simulated machine at a server, over HTTP and MQTT; what each fault comes to: test/machines/fault-matrix.test.ts. */
import { describe, expect, it, vi } from 'vitest';
import { TRANSPORTS, useSimulatedBar } from '#test/machines/simulated-bar.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice } from '#test/server/test-services.ts';

const SHOP = '/api/admin/shops/demo-bar';

const all = testEngines.flatMap(([engine, open]) =>
  TRANSPORTS.map(([name, way]) => [name, engine, () => way(open)] as const),
);

describe.each(all)('a simulated machine over %s on %s', (_way, _engine, begin) => {
  const bar = useSimulatedBar(begin());
  const { server, start, isThere, approved } = bar;

  it('stops while it pours', async () => {
    start(undefined, 5);
    await isThere();
    const order = await approved();
    await vi.waitFor(async () => expect((await order.now()).machine.state).toBe('dispensing'), 10_000);
    await server.call('POST', `${SHOP}/machines/${bar.machineId}/stop`, { headers: server.admin });
    await vi.waitFor(
      async () => expect(await order.now()).toMatchObject({ status: 'CANCELLED', machine: { state: 'cancelled' } }),
      10_000,
    );
  });

  it('is stopped by the guest whose drink it pours, and by no other', async () => {
    start(undefined, 5);
    await isThere();
    const order = await approved();
    const { headers } = order;
    await vi.waitFor(async () => expect((await order.now()).machine.state).toBe('dispensing'), 10_000);
    const stop = (who: Record<string, string>) =>
      server.call('POST', `${SHOP}/orders/${order.id}/stop`, { headers: who });
    expect((await stop({ ...headers, 'x-device-id': newDevice() })).statusCode).toBe(404);
    expect((await stop(headers)).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await order.now()).toMatchObject({ status: 'CANCELLED' }), 10_000);
    expect((await stop(headers)).json()).toMatchObject({ status: 'CANCELLED' });
  });

  it('ends by itself when it is removed', async () => {
    start();
    await isThere();
    await server.call('DELETE', `${SHOP}/machines/${bar.machineId}`, { headers: server.admin });
    await bar.untilOff();
  });
});
