import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { listPumps, replacePumps } from '#contract/menu/pumps.ts';
import { Refusal } from '#contract/refusal.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { runSteps } from '../../db/engine.ts';
import { requireAccount } from '../../http/caller.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { serve } from '../../http/serve.ts';
import { movePoursOfOrders } from '../../machines/move-pours-of-orders.ts';
import { changeIngredients, tellStock } from '../../machines/stock.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import * as recipes from '../../repos/menu/recipes.repo.ts';
import { findShop, savePoursByHand } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';

export function pumpRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId } = services;

  serve(app, services, listPumps, async ({ params }) => {
    return machineOf(db, params.shopId);
  });

  serve(app, services, replacePumps, async ({ params: { shopId }, body, caller, request }) => {
    const version = expectedVersion(request);
    return inTransaction(db, async (tx) => {
      // Must be first, because it locks the shop's row: of two who save, the second sees what the first wrote.
      await recipes.touchMenus(tx, [shopId]);
      const before = await machineOf(tx, shopId);
      if (version !== undefined && version !== before.version) throw new Refusal('changed-meanwhile');
      const poursByHand = body.poursByHand ?? before.poursByHand;
      await recipes.replacePumps(tx, shopId, body.pumps);
      const another = body.pumps.filter(({ slot, ingredientId }) =>
        before.pumps.some((pump) => pump.slot === slot && pump.ingredientId !== ingredientId),
      );
      const slots = another.map(({ slot }) => slot);
      const stock = await runSteps(tx, changeIngredients(shopId, slots));
      await runSteps(tx, movePoursOfOrders(shopId, before.pumps, body.pumps));
      await runSteps(tx, tellStock(shopId, stock));
      await savePoursByHand(tx, shopId, poursByHand);
      await recordAction(tx, {
        id: newId(),
        at: clock().toISOString(),
        accountId: requireAccount(caller).id,
        action: 'pumps-saved',
        shopId,
        details: { before: before.pumps, after: body.pumps, poursByHand },
      });
      return machineOf(tx, shopId);
    });
  });
}

/** The version is a digest of the rest, as the nine digits If-Match allows: equal machines have equal versions. */
async function machineOf(db: Db, shopId: string) {
  const shop = await findShop(db, shopId);
  if (!shop) throw new Refusal('shop-not-found');
  const machine = { pumps: await recipes.listPumps(db, shopId), poursByHand: shop.poursByHand };
  const digest = createHash('sha256').update(JSON.stringify(machine)).digest();
  return { ...machine, version: digest.readUInt32BE(0) % 1_000_000_000 };
}
