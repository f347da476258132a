import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/order/guest-record.ts';
import { Refusal } from '#contract/refusal.ts';
import { requireShop, type Caller } from '../../http/caller.ts';
import { RULES } from '../../http/limits/limits.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import type { Services } from '../../services.ts';
import { erase, guestOfOrder, recordOf } from './guest-record.ts';

export function guestRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, limits, newId } = services;
  const record = recordBy(services);

  serve(app, services, contract.readGuest, async ({ params: { shopId, orderId }, caller }) => {
    const shop = await requireShop(services, caller, shopId);
    return recordOf(services, shop, await guestOfOrder(db, shopId, orderId));
  });

  serve(app, services, contract.eraseGuest, async ({ params: { shopId, orderId }, caller }) => {
    const guest = await guestOfOrder(db, shopId, orderId);
    return erase(services, guest, (tx, erased) => record(tx, caller, 'guest-erased', shopId, { ...erased }));
  });

  /** @throws Refusal without a device id: nothing is anybody's then */
  const phoneOf = ({ deviceHash }: Caller, shopId: string) => {
    if (deviceHash === null) throw new Refusal('not-joined');
    limits.take(...RULES.ownRecord(deviceHash));
    return { shopId, deviceHash };
  };

  serve(app, services, contract.readOwnRecord, async ({ params: { shopId }, caller }) => {
    const phone = phoneOf(caller, shopId);
    return recordOf(services, await requireShop(services, caller, shopId), phone);
  });

  serve(app, services, contract.eraseOwnRecord, async ({ params: { shopId }, caller }) => {
    const phone = phoneOf(caller, shopId);
    await requireShop(services, caller, shopId);
    return erase(services, phone, (tx, erased) =>
      recordAction(tx, {
        id: newId(),
        at: clock().toISOString(),
        accountId: null,
        action: 'guest-erased',
        shopId,
        details: { ...erased, by: 'guest' },
      }),
    );
  });
}
