/**
 * A shop's menu at its source, as its owner edits it: the Main API's recipes. Saved changes are synced to the kiosks.
 */
import { z } from 'zod';
import { fault, type FaultText } from '../fault.ts';
import { isPictureAddress } from '#domain/settings/appearance.ts';
import { LONGEST_DESCRIPTION } from '#domain/menu-import/normalize-imported-recipe.ts';
import { FLAVOUR_PROPERTIES, MAX_INGREDIENTS, MAX_STATES, UNITS } from '#domain/recipe/recipe.ts';
import { LONGEST_TRANSLATED } from '#domain/text/languages.ts';
import { endpoint } from '../endpoint.ts';
import { Allergen, AllergenList, Done, Ice, Id, MixingMethod, typedName, typedText } from '../fields.ts';
import { Recipe } from './recipes.ts';

/** As stored: `ABV` is null if it is derived from the ingredients. */
export const MasterRecipe = Recipe.extend({ ABV: z.number().nullable(), version: z.number() });
export type MasterRecipe = z.infer<typeof MasterRecipe>;

/** Texts by language code; empty ones are left out. */
const typedTranslations = (max: number) =>
  z
    .record(z.string().min(1).max(20), typedText(max))
    .transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')));
const named = (missing: FaultText) =>
  z.object({ name: typedName(missing), name_translations: typedTranslations(LONGEST_TRANSLATED.name).default({}) });

const DraftIngredient = named(fault('ingredient-name-missing')).extend({
  id: Id,
  amount: z
    .number({ error: fault('ingredient-amount-missing') })
    .gt(0, fault('ingredient-amount-missing'))
    .max(2000, fault('amount-too-big', { max: 2000 })),
  unit: z.enum(UNITS),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, fault('colour-of-wrong-form', { colour: '#c0392b' }))
    .nullable(),
  /** null if unknown. */
  abv: z
    .number({ error: fault('strength-out-of-range') })
    .min(0, fault('strength-out-of-range'))
    .max(100, fault('strength-out-of-range'))
    .nullable(),
  sparkling: z.boolean(),
});

/** The fields of a recipe an owner edits. */
export const RecipeDraft = z
  .object({
    name: typedName(fault('drink-name-missing')),
    name_translations: typedTranslations(LONGEST_TRANSLATED.name).default({}),
    description: typedText(LONGEST_DESCRIPTION).default(''),
    description_translations: typedTranslations(LONGEST_TRANSLATED.description).default({}),
    type: Recipe.shape.type,
    ice: Ice,
    mixingMethod: MixingMethod,
    hidden: z.boolean().default(false),
    available: z.boolean().default(true),
    glass: named(fault('drink-glass-missing')),
    garnish: named(fault('garnish-name-missing')).nullable().default(null),
    recipeImage: z
      .object({
        imageUrl: z.string().max(2000).refine(isPictureAddress, fault('picture-of-wrong-form')),
      })
      .nullable()
      .default(null),
    ABV: z
      .number()
      .min(0, fault('strength-out-of-range'))
      .max(100, fault('strength-out-of-range'))
      .nullable()
      .default(null),
    layeringSequence: z.array(Id).max(MAX_INGREDIENTS).default([]),
    recipeIngredient: z
      .array(DraftIngredient)
      .min(1, fault('drink-without-ingredients'))
      .max(MAX_INGREDIENTS, fault('drink-of-too-many-ingredients', { max: MAX_INGREDIENTS })),
    drinkFeatures: z
      .array(
        z.object({
          property: z.enum(FLAVOUR_PROPERTIES),
          value: z.number().min(0, fault('flavour-out-of-range')).max(5, fault('flavour-out-of-range')),
        }),
      )
      .max(FLAVOUR_PROPERTIES.length)
      .default([]),
    /** False confirms an estimated flavour; edited values count as confirmed. */
    flavourEstimated: z.boolean().optional(),
    allergens: z.array(Allergen).default([]),
    allergenList: AllergenList.default('unknown'),
  })
  .superRefine(({ recipeIngredient, layeringSequence }, context) => {
    const ids = recipeIngredient.map(({ id }) => id);
    const complain = (path: string, message: FaultText) => context.addIssue({ code: 'custom', path: [path], message });
    if (new Set(ids).size < ids.length) complain('recipeIngredient', fault('ingredient-twice'));
    if (!layeringSequence.every((id) => ids.includes(id)))
      complain('layeringSequence', fault('layer-of-no-ingredient'));
    if (new Set(layeringSequence).size < layeringSequence.length) complain('layeringSequence', fault('layer-twice'));
  });
export type RecipeDraft = z.infer<typeof RecipeDraft>;

const ofShop = z.object({ shopId: Id });
const ofRecipe = z.object({ shopId: Id, recipeId: Id });

export const listMasterRecipes = endpoint({
  method: 'GET',
  path: '/v1/admin/shops/:shopId/recipes',
  summary: "A shop's recipes at their source, hidden ones included, in menu order",
  access: { account: 'owner' },
  params: ofShop,
  response: z.object({ recipes: z.array(MasterRecipe) }),
});

export const getMasterRecipe = endpoint({
  method: 'GET',
  path: '/v1/admin/shops/:shopId/recipes/:recipeId',
  summary: 'One recipe at its source',
  access: { account: 'owner' },
  params: ofRecipe,
  response: MasterRecipe,
});

export const createRecipe = endpoint({
  method: 'POST',
  path: '/v1/admin/shops/:shopId/recipes',
  summary: 'Put a new drink at the end of the menu',
  access: { account: 'owner' },
  params: ofShop,
  body: RecipeDraft,
  response: MasterRecipe,
});

export const replaceRecipe = endpoint({
  method: 'PUT',
  path: '/v1/admin/shops/:shopId/recipes/:recipeId',
  summary: 'Replace a recipe; If-Match with its version refuses what somebody else changed meanwhile',
  access: { account: 'owner' },
  params: ofRecipe,
  body: RecipeDraft,
  response: MasterRecipe,
});

export const duplicateRecipe = endpoint({
  method: 'POST',
  path: '/v1/admin/shops/:shopId/recipes/:recipeId/duplicate',
  summary: 'Copy a recipe to the place after it, hidden until it is shown',
  access: { account: 'owner' },
  params: ofRecipe,
  response: MasterRecipe,
});

export const setRecipeState = endpoint({
  method: 'PATCH',
  path: '/v1/admin/shops/:shopId/recipes/:recipeId',
  summary: 'Hide or show a recipe, say that it is sold out or to be had again, confirm its flavour or its allergens',
  access: { account: 'owner' },
  params: ofRecipe,
  body: z.object({
    hidden: z.boolean().optional(),
    available: z.boolean().optional(),
    flavourEstimated: z.literal(false).optional(),
    allergens: z.array(Allergen).optional(),
    allergenList: AllergenList.optional(),
  }),
  response: MasterRecipe,
});

export const setRecipeStates = endpoint({
  method: 'PATCH',
  path: '/v1/admin/shops/:shopId/recipes',
  summary:
    'Hide or show recipes, say that they are sold out or to be had again: each that can be changed, and which not',
  access: { account: 'owner' },
  params: ofShop,
  body: z.object({
    drinks: z
      .array(
        z.object({
          id: Id,
          hidden: z.boolean().optional(),
          available: z.boolean().optional(),
          /** Left as it is if somebody changed it since. */
          version: z.number().optional(),
        }),
      )
      .min(1, fault('drinks-not-chosen'))
      .max(MAX_STATES, fault('drinks-too-many', { max: MAX_STATES })),
  }),
  response: z.object({
    saved: z.array(z.object({ id: Id, version: z.number() })),
    refused: z.array(z.object({ id: Id, because: z.enum(['recipe-not-found', 'changed-meanwhile']) })),
  }),
});

export const deleteRecipe = endpoint({
  method: 'DELETE',
  path: '/v1/admin/shops/:shopId/recipes/:recipeId',
  summary: 'Delete a recipe; orders that name it keep their drink, and it can be undone for 30 days',
  access: { account: 'owner' },
  params: ofRecipe,
  response: Done.extend({ batchId: Id }),
});

export const orderRecipes = endpoint({
  method: 'PUT',
  path: '/v1/admin/shops/:shopId/recipe-order',
  summary: 'Put the menu in this order: every recipe of the shop, once',
  access: { account: 'owner' },
  params: ofShop,
  body: z.object({ recipeIds: z.array(Id).max(5000) }),
  response: Done,
  bodyLimit: 512 * 1024,
});
