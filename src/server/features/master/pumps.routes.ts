import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { listPumps, replacePumps } from '#contract/pumps.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Pump } from '#domain/machine/machine-string.ts';
import { inTransaction } from '../../db/database.ts';
import { requireAccount } from '../../http/caller.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { serve } from '../../http/serve.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import * as recipes from '../../repos/recipes.repo.ts';
import { findShop } from '../../repos/shops.repo.ts';
import type { Services } from '../../services.ts';

export function pumpRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId } = services;

  serve(app, services, listPumps, async ({ params }) => {
    if (!(await findShop(db, params.shopId))) throw new Refusal('shop-not-found');
    return withVersion(await recipes.listPumps(db, params.shopId));
  });

  serve(app, services, replacePumps, async ({ params: { shopId }, body, caller, request }) => {
    const version = expectedVersion(request);
    return inTransaction(db, async (tx) => {
      if (!(await findShop(tx, shopId))) throw new Refusal('shop-not-found');
      // Must be first, because it locks the shop's row: of two who save, the second sees what the first wrote.
      await recipes.touchMenus(tx, [shopId]);
      const before = withVersion(await recipes.listPumps(tx, shopId));
      if (version !== undefined && version !== before.version) throw new Refusal('changed-meanwhile');
      await recipes.replacePumps(tx, shopId, body.pumps);
      await recordAction(tx, {
        id: newId(),
        at: clock().toISOString(),
        accountId: requireAccount(caller).id,
        action: 'pumps-saved',
        shopId,
        details: { before: before.pumps, after: body.pumps },
      });
      return withVersion(await recipes.listPumps(tx, shopId));
    });
  });
}

/** The version is a digest of the table, as the nine digits If-Match allows: equal pumps have equal versions. */
function withVersion(pumps: readonly Pump[]) {
  const digest = createHash('sha256').update(JSON.stringify(pumps)).digest();
  return { pumps: [...pumps], version: digest.readUInt32BE(0) % 1_000_000_000 };
}
