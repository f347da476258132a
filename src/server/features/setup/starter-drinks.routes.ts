import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { chooseStarterDrinks, getStarterDrinks, listStarterDrinks } from '#contract/shop/setup.ts';
import { drawDrink } from '#domain/recipe/drink-drawing.ts';
import { alcoholOf } from '#domain/recipe/alcohol.ts';
import { requireOwnMenu, writeMenu } from '#server/menu/write-menu.ts';
import type { Db } from '../../db/database.ts';
import { serve } from '../../http/serve.ts';
import * as master from '../../repos/menu/master-recipes.repo.ts';
import type { Services } from '../../services.ts';
import { copyIdOf, starterDrinks } from './starter-drinks.ts';

export function starterDrinkRoutes(app: FastifyInstance, services: Services): void {
  serve(app, services, listStarterDrinks, () =>
    Promise.resolve({
      drinks: starterDrinks().map(({ kind, recipe }) => ({
        ...recipe,
        kind,
        alcohol: alcoholOf(recipe),
        drawing: drawDrink(recipe),
      })),
    }),
  );

  serve(app, services, getStarterDrinks, async ({ params: { shopId } }) => {
    await requireOwnMenu(services, shopId);
    return { drinkIds: await chosenIn(services.db, shopId) };
  });

  serve(app, services, chooseStarterDrinks, ({ params: { shopId }, body: { drinkIds }, caller }) =>
    writeMenu(services, { caller, shopId, action: 'starter-drinks-chosen' }, async (tx, at) => {
      const wanted = new Set(drinkIds);
      const offered = new Map(starterDrinks().map(({ recipe }) => [recipe.id, recipe]));
      if (drinkIds.some((id) => !offered.has(id))) throw new Refusal('recipe-not-found');

      const before = await master.listStoredVersions(tx, shopId);
      const there = new Map(before.map(({ id, version }) => [id, version]));
      const added = [...offered.values()].filter(({ id }) => wanted.has(id) && !there.has(copyIdOf(shopId, id)));
      await master.insertStoredRecipes(
        tx,
        added.map((recipe, i) => ({
          recipe: { ...recipe, id: copyIdOf(shopId, recipe.id), shopId },
          position: before.length + i,
        })),
        at,
      );
      let removed = 0;
      for (const id of offered.keys()) {
        const copyId = copyIdOf(shopId, id);
        // One that somebody has changed is the bar's own by now.
        if (!wanted.has(id) && there.has(copyId) && (await master.deleteStoredRecipe(tx, shopId, copyId, 1))) removed++;
      }
      await master.placeStoredRecipes(tx, shopId, await master.listStoredIds(tx, shopId));
      const result = { added: added.length, removed, drinkIds: await chosenIn(tx, shopId) };
      return { result, details: { added: added.length, removed } };
    }),
  );
}

async function chosenIn(db: Db, shopId: string): Promise<string[]> {
  const stored = new Set(await master.listStoredIds(db, shopId));
  return starterDrinks().flatMap(({ recipe: { id } }) => (stored.has(copyIdOf(shopId, id)) ? [id] : []));
}
