import type { FastifyInstance } from 'fastify';
import { listDeadEnds } from '#contract/dead-ends.ts';
import { Refusal } from '#contract/refusal.ts';
import { outcomeProblems, type Outcome } from '#domain/outcome.ts';
import type { ShopContent } from '#experiences/experience.ts';
import { findExperience } from '#experiences/registry.ts';
import { withPack } from '#experiences/with-pack.ts';
import { requireShop } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import type { Menu } from '../../menus.ts';
import { withEffects } from '../../quiz-effects.ts';
import * as ez from '../../repos/ez-pairing.repo.ts';
import { findInstance, listInstances, type StoredInstance } from '../../repos/kiosks.repo.ts';
import type { Services } from '../../services.ts';

export function deadEndRoutes(app: FastifyInstance, services: Services): void {
  const { db, menus } = services;

  serve(app, services, listDeadEnds, async ({ params: { shopId }, query: { joinCode }, caller }) => {
    const shop = await requireShop(services, caller, shopId);
    const [quiz, effects, menu] = await Promise.all([
      ez.findQuiz(db, shopId),
      ez.listEffects(db, shopId),
      menus.of(shop),
    ]);
    const questions = withEffects(quiz?.questions ?? [], effects);
    const check = checker({ questions }, menu);

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

/** Kiosks of one type with the same settings end in the same ways: those are looked at once. */
function checker(shop: ShopContent, menu: Menu) {
  const known = new Map<string, Promise<{ outcomes: number; broken: Broken[] }>>();
  return async ({ joinCode, name, kioskType, config }: StoredInstance) => {
    const key = `${kioskType} ${JSON.stringify(config.experience ?? null)}`;
    const found = known.get(key) ?? endsOf(kioskType, config.experience, shop).then((ends) => brokenOf(ends, menu));
    known.set(key, found);
    return { join_code: joinCode, name, kiosk_type_identifier: kioskType, ...(await found) };
  };
}

type Broken = Pick<Outcome, 'id' | 'label'> & { problems: ReturnType<typeof outcomeProblems> };

function brokenOf(ends: readonly Outcome[], menu: Menu): { outcomes: number; broken: Broken[] } {
  const judged = ends.map((end) => ({ id: end.id, label: end.label, problems: outcomeProblems(end, menu.recipes) }));
  return { outcomes: ends.length, broken: judged.filter(({ problems }) => problems.length > 0) };
}

async function endsOf(kioskType: string, saved: unknown, shop: ShopContent): Promise<Outcome[]> {
  const experience = findExperience(kioskType);
  const [rules, pack] = await Promise.all([experience?.outcomes?.(), experience?.pack?.()]);
  if (!rules) return [];
  return rules.outcomesOf(withPack(pack?.default ?? {}, saved) as never, shop);
}
