/**
 * Recipes. Source: docs/behaviour/menu.md "Recipe fields"; docs/behaviour/accounts-and-access.md "What a guest may
 * see".
 */
import { z } from 'zod';
import { RECIPE_TYPES } from '#domain/recipe/recipe.ts';
import { endpoint } from '../endpoint.ts';
import {
  Alcohol,
  Allergen,
  AllergenList,
  DrinkDrawing,
  DrinkFeature,
  Ice,
  Id,
  MixingMethod,
  NamedThing,
  RecipeIngredient,
  Translations,
} from '../fields.ts';
import { Change } from '../order/made-as.ts';
import { DrinkPrices } from '../shop/selling.ts';

export const Recipe = z.object({
  id: Id,
  shopId: z.string(),
  userId: z.string().nullable(),
  name: z.string(),
  name_translations: Translations,
  description: z.string(),
  description_translations: Translations,
  type: z.enum(RECIPE_TYPES),
  ice: Ice,
  mixingMethod: MixingMethod,
  hidden: z.boolean(),
  available: z.boolean(),
  customised: z.boolean(),
  glassId: z.string(),
  glass: NamedThing,
  garnishId: z.string().nullable(),
  garnish: NamedThing.nullable(),
  /** % alcohol of the garnish as an owner said it, where its name does not tell. */
  garnishAbv: z.number().optional(),
  image: z.string().nullable(),
  recipeImage: z.object({ imageUrl: z.string() }).nullable(),
  ABV: z.number(),
  layeringSequence: z.array(z.string()),
  recipeIngredient: z.array(RecipeIngredient),
  drinkFeatures: z.array(DrinkFeature),
  /** Estimated from the ingredients, and not confirmed yet. */
  flavourEstimated: z.boolean(),
  allergens: z.array(Allergen),
  allergenList: AllergenList,
  /** Since when it holds what it holds, and that is declared of it; left out if it never changed. */
  contentsSince: z.string().optional(),
});

export type Recipe = z.infer<typeof Recipe>;

/** A recipe as staff get it: with ingredient names, and the fields needed to draw it. */
export const StaffRecipe = Recipe.extend({
  ingredients: z.array(NamedThing),
  alcohol: Alcohol,
  drawing: DrinkDrawing,
  /** On a shop's menu, as far as they are set. To guests only where prices are on. */
  prices: DrinkPrices.optional(),
  /** How it is made differently tonight, on a shop's menu. */
  changes: z.array(Change).optional(),
});
export type StaffRecipe = z.infer<typeof StaffRecipe>;

/** The guests' allow-list: no amounts, owner, layering or machine data. */
export const GuestRecipe = StaffRecipe.pick({
  id: true,
  name: true,
  name_translations: true,
  description: true,
  description_translations: true,
  type: true,
  available: true,
  glassId: true,
  glass: true,
  garnish: true,
  image: true,
  recipeImage: true,
  ABV: true,
  drinkFeatures: true,
  allergens: true,
  allergenList: true,
  contentsSince: true,
  alcohol: true,
  drawing: true,
  ingredients: true,
  prices: true,
  changes: true,
}).extend({ recipeIngredient: z.array(NamedThing.extend({ id: Id })) });
export type GuestRecipe = z.infer<typeof GuestRecipe>;

const recipesReply = z.object({ recipes: z.array(StaffRecipe) });

export const listShopRecipes = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/recipes',
  summary: "A shop's menu",
  access: { account: 'staff', guest: 'joined' },
  params: z.object({ shopId: Id }),
  response: recipesReply,
  guestResponse: z.object({ recipes: z.array(GuestRecipe) }),
  isToldWhileAway: true,
});

export const listReturningRecipes = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/returning-recipes',
  summary: 'Recipes guests do not see now, and would after fetching all; reads the Main API and writes nothing',
  access: { account: 'owner' },
  params: z.object({ shopId: Id }),
  response: z.object({ recipes: z.array(NamedThing.extend({ id: Id })) }),
});

export const fetchShopRecipes = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/fetch-and-update-recipes',
  summary: 'Copy the recipes that the Main API has for the shop, and put them on its menu',
  access: { account: 'owner' },
  params: z.object({ shopId: Id }),
  /** `putBack: false` leaves off what guests do not see now. A call without a body puts everything on the menu. */
  body: z.object({ putBack: z.boolean().default(true) }),
  response: recipesReply.extend({
    /** Left out since nothing names them: ids, or places such as "#3" where there is no id either. */
    nameless: z.array(z.string()),
  }),
});

export const getRecipe = endpoint({
  method: 'GET',
  path: '/api/admin/recipes/:recipeId',
  summary: 'One recipe',
  access: { account: 'anyone', guest: 'joined' },
  params: z.object({ recipeId: Id }),
  response: StaffRecipe,
  guestResponse: GuestRecipe,
});

export const getRecipesByIds = endpoint({
  method: 'POST',
  path: '/api/admin/recipes/batch',
  summary: 'Recipes by their ids; those the caller may not see are left out',
  access: { account: 'anyone', guest: 'device' },
  body: z.object({ recipeIds: z.array(z.string().max(64)).max(200) }),
  response: z.array(StaffRecipe),
  guestResponse: z.array(GuestRecipe),
});

/** A recipe as received from upstream; its accepted shapes are read by server/main-api/upstream-shapes.ts. */
export const cacheRecipes = endpoint({
  method: 'POST',
  path: '/api/admin/recipes/cache',
  summary: 'Write recipes into the kiosk menu, all or none',
  access: { account: 'own-shops' },
  body: z.object({ recipes: z.array(z.record(z.string(), z.unknown())).min(1).max(500) }),
  response: recipesReply,
  bodyLimit: 2 * 1024 * 1024,
});
