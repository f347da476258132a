import type { FastifyInstance } from 'fastify';
import { listDeadEnds } from '#contract/dead-ends.ts';
import { Refusal } from '#contract/refusal.ts';
import { requireShop } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import { withEffects } from '../../quiz-effects.ts';
import * as ez from '../../repos/ez-pairing.repo.ts';
import { findInstance, listInstances } from '../../repos/kiosks.repo.ts';
import type { Services } from '../../services.ts';
import { kioskChecker } from './check-kiosk.ts';

export function deadEndRoutes(app: FastifyInstance, services: Services): void {
  const { db, menus } = services;

  serve(app, services, listDeadEnds, async ({ params: { shopId }, query: { joinCode }, caller, request }) => {
    const shop = await requireShop(services, caller, shopId);
    const [quiz, effects, menu] = await Promise.all([
      ez.findQuiz(db, shopId),
      ez.listEffects(db, shopId),
      menus.of(shop),
    ]);
    const questions = withEffects(quiz?.questions ?? [], effects);
    const check = kioskChecker({ questions }, menu.recipes, (failure, kioskType) =>
      request.log.error({ err: failure, kioskType }, 'a kiosk could not be checked for dead ends'),
    );

    if (joinCode !== undefined) {
      const instance = await findInstance(db, joinCode);
      if (instance?.shopId !== shopId) throw new Refusal('instance-not-found');
      return { data: [await check(instance)] };
    }
    const kiosks = (await listInstances(db, [shopId])).filter(({ status }) => status !== 'ended');
    const checked = await Promise.all(kiosks.map(check));
    return { data: checked.filter(({ broken }) => broken.length > 0) };
  });
}
