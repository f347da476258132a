/**
 * What an owner should check on a menu: ingredients of unknown strength, drinks whose strength nothing tells, drinks
 * without declared allergens. Source:
 * docs/behaviour/alcohol-and-allergens.md "To be checked".
 */
import { z } from 'zod';
import { fault } from '../fault.ts';
import { MAX_DRINKS } from '#domain/menu-import/recipe-import.ts';
import { endpoint } from '../endpoint.ts';
import { Allergen, Done, Id, NamedThing, typedName } from '../fields.ts';

const params = z.object({ shopId: Id });
const Drink = NamedThing.extend({ id: Id });

export const IngredientToCheck = NamedThing.extend({ drinks: z.array(Drink) });
export type IngredientToCheck = z.infer<typeof IngredientToCheck>;

export const DrinkToCheck = Drink.extend({
  /** Known allergens: those in the recipe, and those its ingredients suggest. */
  allergens: z.array(Allergen),
  /** Ingredients about which nothing is known. */
  unknownIngredients: z.array(z.string()),
  /** Differs once its ingredients or its garnish do. */
  contents: z.string(),
});
export type DrinkToCheck = z.infer<typeof DrinkToCheck>;

export const DrinkToMeasure = Drink.extend({
  /** Ingredients with alcohol that have no amount; none where the drink has no ingredients at all. */
  unmeasured: z.array(NamedThing),
});
export type DrinkToMeasure = z.infer<typeof DrinkToMeasure>;

export const listMenuChecks = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/menu-checks',
  summary:
    'Ingredients on the menu whose strength nobody has said, drinks whose recipe tells no strength, and drinks whose allergens nobody has declared',
  access: { account: 'owner' },
  params,
  response: z.object({
    ingredients: z.array(IngredientToCheck),
    toMeasure: z.array(DrinkToMeasure),
    drinks: z.array(DrinkToCheck),
    /** Whether recipes are changed here; else on another main server. */
    isKeptHere: z.boolean(),
  }),
});

export const answerStrength = endpoint({
  method: 'PUT',
  path: '/api/admin/shops/:shopId/ingredient-strengths',
  summary:
    'Say how strong an ingredient is, in every drink of the shop that names it, now and later; null takes the answer back',
  access: { account: 'owner' },
  params,
  body: z.object({
    name: typedName(fault('ingredient-name-missing')),
    abv: z
      .number({ error: fault('strength-out-of-range') })
      .min(0, fault('strength-out-of-range'))
      .max(100, fault('strength-out-of-range'))
      .nullable(),
  }),
  response: Done.extend({ drinks: z.number() }),
});

export const declareAllergens = endpoint({
  method: 'PUT',
  path: '/api/admin/shops/:shopId/declared-allergens',
  summary: 'Declare which allergens drinks hold; the list is complete from then on, until their ingredients change',
  access: { account: 'owner' },
  params,
  body: z.object({
    drinks: z
      .array(
        z.object({
          id: Id,
          allergens: z.array(Allergen),
          /** As it was shown: a drink that has changed since is refused. Left out, any is taken. */
          contents: z.string().max(64).optional(),
        }),
      )
      .min(1, fault('drinks-not-chosen'))
      .max(MAX_DRINKS, fault('drinks-too-many', { max: MAX_DRINKS })),
  }),
  response: Done,
  bodyLimit: 1024 * 1024,
});
