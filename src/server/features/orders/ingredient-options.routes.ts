/** What may be done where an ingredient is missing. Source: docs/behaviour/stock.md "Made differently". */
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import type { Recipe } from '#contract/menu/recipes.ts';
import { getIngredientOptions, setIngredientOption, type OptionOfIngredient } from '#contract/menu/stock.ts';
import type { IngredientOption, Replacement } from '#domain/order/served-as.ts';
import { ingredientKey } from '#domain/recipe/menu-checks.ts';
import { inTransaction } from '../../db/database.ts';
import { requireShop } from '../../http/caller.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { listIngredientOptions, saveIngredientOption } from '../../repos/menu/ingredient-options.repo.ts';
import { touchMenus } from '../../repos/menu/recipes.repo.ts';
import type { Services } from '../../services.ts';

export function ingredientOptionRoutes(app: FastifyInstance, services: Services): void {
  const { db, menus } = services;
  const record = recordBy(services);

  serve(app, services, getIngredientOptions, async ({ params, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    const { asWritten } = await menus.of(shop);
    return optionsReply([...asWritten.values()], await listIngredientOptions(db, shop.id));
  });

  serve(app, services, setIngredientOption, async ({ params, body, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    const recipes = [...(await menus.of(shop)).asWritten.values()];
    const known = ingredientsOf(recipes);
    const own = known.get(body.key);
    const by = body.replacement === null ? null : known.get(body.replacement);
    if (!own || by === undefined || by === own) throw new Refusal('ingredient-not-found');

    return inTransaction(db, async (tx) => {
      await touchMenus(tx, [shop.id]);
      const { mayLeaveOut } = body;
      await saveIngredientOption(tx, { shopId: shop.id, key: body.key }, { mayLeaveOut, replacement: by && by.as });
      const details = { name: own.as.name, mayLeaveOut, ...(by && { by: by.as.name }) };
      await record(tx, caller, 'ingredient-option-saved', shop.id, details);
      return optionsReply(recipes, await listIngredientOptions(tx, shop.id));
    });
  });
}

interface Known {
  as: Replacement;
  drinks: number;
}

function ingredientsOf(recipes: readonly Recipe[]): Map<string, Known> {
  const found = new Map<string, Known>();
  for (const { recipeIngredient } of recipes) {
    const own = new Map(recipeIngredient.map((one) => [ingredientKey(one.name), one]));
    for (const [key, { amount: _amount, unit: _unit, ...as }] of own) {
      const known = found.get(key);
      found.set(key, { as: known?.as ?? as, drinks: (known?.drinks ?? 0) + 1 });
    }
  }
  return found;
}

/** Those in most drinks first. */
function optionsReply(
  recipes: readonly Recipe[],
  options: ReadonlyMap<string, IngredientOption>,
): { ingredients: OptionOfIngredient[] } {
  const ingredients = [...ingredientsOf(recipes)].map(([key, { as, drinks }]) => {
    const { mayLeaveOut = false, replacement = null } = options.get(key) ?? {};
    const { name, name_translations } = as;
    return {
      key,
      name,
      name_translations,
      drinks,
      mayLeaveOut,
      replacement: replacement && ingredientKey(replacement.name),
    };
  });
  return { ingredients: ingredients.sort((a, b) => b.drinks - a.drinks || a.name.localeCompare(b.name)) };
}
