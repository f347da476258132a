/** The server for the guests of one engine, with a proxy in front of it. */
import type { Order } from '#contract/order/orders.ts';
import { startFaultProxy, type FaultProxy } from '#test/fault-proxy.ts';
import { startServer, type RunningServer } from '../server.ts';

export interface House {
  address: string;
  /** Join codes of the demo kiosks by type. */
  codes: RunningServer['codes'];
  network: FaultProxy;
  /**
   * A shop's orders of one phone; by default the bar's.
   * @param device its id
   */
  ordersOf: (device: string, shopId?: string) => Promise<Order[]>;
  close: () => Promise<void>;
}

export async function openHouse(): Promise<House> {
  const server = await startServer();
  const network = await startFaultProxy(server.port);
  return {
    address: network.origin,
    codes: server.codes,
    network,
    ordersOf: async (device, shopId = 'demo-bar') => {
      const reply = await fetch(`${server.origin}/api/admin/shops/${shopId}/orders`, {
        headers: { 'x-device-id': device },
      });
      return ((await reply.json()) as { data: Order[] }).data;
    },
    close: async () => {
      await network.close();
      await server.stop();
    },
  };
}
