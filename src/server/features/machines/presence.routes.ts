/** Who may start a machine: the code of its screen, and when it is asked for. Source: docs/behaviour/presence.md. */
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/machines/presence.ts';
import { Refusal } from '#contract/refusal.ts';
import { inTransaction } from '../../db/database.ts';
import { runSteps } from '../../db/engine.ts';
import { requireShop, type Caller } from '../../http/caller.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { asksForPresence, provePresence } from '../../machines/presence.ts';
import { displaysOf } from '../../repos/machines/displays.repo.ts';
import { savePresence } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';

export function presenceRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  serve(app, services, contract.provePresence, async ({ params: { shopId }, body: { code }, caller }) => {
    const { deviceHash } = caller;
    if (deviceHash === null) throw new Refusal('not-joined');
    await requireShop(services, caller, shopId);
    const until = await provePresence(services, { shopId, deviceHash }, code);
    return { until: until.toISOString(), leftMs: until.getTime() - clock().getTime() };
  });

  const replyOf = async (caller: Caller, shopId: string) => {
    const shop = await requireShop(services, { ...caller, instance: null }, shopId);
    const [displays, isAsked] = await Promise.all([
      runSteps(db, displaysOf(shopId)),
      runSteps(db, asksForPresence(shop, clock())),
    ]);
    return { mode: shop.presence, isAsked, displays: displays.length };
  };

  serve(app, services, contract.getPresence, async ({ params: { shopId }, caller }) => replyOf(caller, shopId));

  const record = recordBy(services);
  serve(app, services, contract.savePresence, async ({ params: { shopId }, body: { mode }, caller }) => {
    await inTransaction(db, async (tx) => {
      if (!(await savePresence(tx, shopId, mode))) throw new Refusal('shop-not-found');
      await record(tx, caller, 'presence-saved', shopId, { mode });
    });
    return replyOf(caller, shopId);
  });
}
