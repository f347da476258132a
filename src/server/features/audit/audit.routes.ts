import type { FastifyInstance } from 'fastify';
import { listActions } from '#contract/shop/audit.ts';
import { requireShop } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import { countActions, pageOfActions } from '../../repos/audit.repo.ts';
import type { Services } from '../../services.ts';

const LISTED_ACTIONS = 50;

export function auditRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  serve(app, services, listActions, async ({ params, query, caller }) => {
    const { id } = await requireShop(services, caller, params.shopId);
    const { page = 1, pageSize = LISTED_ACTIONS } = query;
    const [data, total] = await Promise.all([pageOfActions(db, id, { page, pageSize }), countActions(db, id)]);
    return { data, total, page };
  });
}
