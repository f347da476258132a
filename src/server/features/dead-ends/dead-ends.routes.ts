import type { FastifyInstance } from 'fastify';
import { listDeadEnds } from '#contract/shop/dead-ends.ts';
import { Refusal } from '#contract/refusal.ts';
import type { ShopContent } from '#experiences/experience.ts';
import { requireShop } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import { withEffects } from '#server/settings/quiz-effects.ts';
import * as ez from '../../repos/kiosk/ez-pairing.repo.ts';
import { findInstance, listInstances } from '../../repos/kiosk/kiosks.repo.ts';
import type { Services } from '../../services.ts';
import { kioskChecker, NotCheckable } from './check-kiosk.ts';

export function deadEndRoutes(app: FastifyInstance, services: Services): void {
  const { db, menus } = services;

  serve(app, services, listDeadEnds, async ({ params: { shopId }, query: { joinCode }, caller, request }) => {
    const shop = await requireShop(services, caller, shopId);
    const [quiz, menu] = await Promise.all([ez.findQuiz(db, shopId), menus.of(shop)]);
    const check = kioskChecker(shopContent(quiz), menu.recipes, (failure, kioskType) =>
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

/** Loaded only for kiosks that play the quiz, and only they fail if it cannot be read. */
const shopContent = ({ questions, effects, unfit }: ez.StoredQuiz): ShopContent => ({
  get questions() {
    if (unfit.length > 0) throw new NotCheckable('unfit-quiz');
    return withEffects(questions, effects);
  },
});
