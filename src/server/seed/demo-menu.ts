/** The demo menus as complete recipes, and the pumps of their machines. */
import { estimateAbv } from '#domain/recipe/abv.ts';
import { GARNISHES, GLASSES, type InBoth } from '#domain/recipe/glassware.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import type { NamedThing, Recipe, RecipeIngredient } from '#domain/recipe/recipe.ts';
import { millilitres } from '#domain/recipe/volume.ts';
import { BAR_DRINKS } from './bar-drinks.ts';
import type { DemoShopId } from './demo-shops.ts';
import type { DrinkSpec } from './drink-spec.ts';
import { DEMO_INGREDIENTS } from './ingredients.ts';
import type { Ingredient, IngredientId } from './ingredients.ts';
import { TEA_DRINKS } from './tea-drinks.ts';

const MENUS: Record<DemoShopId, { prefix: string; drinks: readonly DrinkSpec[] }> = {
  'demo-bar': { prefix: 'bar', drinks: BAR_DRINKS },
  'demo-tea': { prefix: 'tea', drinks: TEA_DRINKS },
};

/** The shop's menu, every text in both languages; strength computed from the ingredients. */
export function demoMenu(shopId: DemoShopId): Recipe[] {
  const { prefix, drinks } = MENUS[shopId];
  return drinks.map((drink) => recipeFrom(drink, shopId, prefix));
}

/** One pump for each liquid the shop's drinks use, slots from 1, in ml per second. Solids are added by hand. */
export function demoPumps(shopId: DemoShopId): { slot: number; ingredientId: string; mlPerSecond: number }[] {
  const liquids = new Set<IngredientId>();
  for (const { pour } of MENUS[shopId].drinks)
    for (const [ingredient, amount, unit = 'ml'] of pour) if (millilitres(amount, unit) > 0) liquids.add(ingredient);
  return [...liquids].map((ingredientId, i) => ({
    slot: i + 1,
    ingredientId,
    mlPerSecond: DEMO_INGREDIENTS[ingredientId].mlPerSecond,
  }));
}

function recipeFrom(drink: DrinkSpec, shopId: DemoShopId, prefix: string): Recipe {
  const recipeIngredient = drink.pour.map(([id, amount, unit = 'ml']): RecipeIngredient => {
    const { name, zhHK, colour, abv, sparkling } = DEMO_INGREDIENTS[id];
    return { id, ...named([name, zhHK]), amount, unit, colour, abv, sparkling };
  });
  const [description, descriptionZh] = drink.description;
  return {
    id: `${prefix}-${drink.slug}`,
    shopId,
    userId: null,
    ...named(drink.name),
    description,
    description_translations: { 'zh-HK': descriptionZh },
    type: drink.type,
    ice: drink.ice,
    mixingMethod: drink.method,
    hidden: false,
    available: true,
    customised: false,
    glassId: drink.glass,
    glass: named(GLASSES[drink.glass]),
    garnishId: drink.garnish,
    garnish: drink.garnish && named(GARNISHES[drink.garnish]),
    image: null,
    recipeImage: null,
    ABV: estimateAbv(recipeIngredient, drink.method),
    layeringSequence: [...(drink.layers ?? [])],
    recipeIngredient,
    drinkFeatures: FLAVOUR_AXES.map((property, i) => ({ property, value: drink.taste[i] ?? 0 })),
    flavourEstimated: false,
    allergens: allergensOf(drink),
    allergenList: 'declared',
  };
}

const named = ([en, zhHK]: InBoth): NamedThing => ({ name: en, name_translations: { 'zh-HK': zhHK } });

function allergensOf({ pour }: DrinkSpec): Recipe['allergens'] {
  const ingredients = pour.map(([id]): Ingredient => DEMO_INGREDIENTS[id]);
  return [...new Set(ingredients.flatMap(({ allergens }) => allergens ?? []))];
}
