/**
 * Converts the shapes accepted from upstream to our recipe. Source: docs/behaviour/menu.md "Shapes accepted from
 * upstream".
 */
import { z } from 'zod';
import { check } from '#contract/fault.ts';
import {
  ICE_KINDS,
  MIXING_METHODS,
  RECIPE_TYPES,
  UNITS,
  ALLERGEN_LISTS,
  ALLERGENS,
  alcoholOf,
  FLAVOUR_PROPERTIES,
  type Recipe,
} from '#domain/recipe/recipe.ts';
import { servedAbv } from '#domain/recipe/abv.ts';
import { glassByName } from '#domain/recipe/glass.ts';
import { knownAbv } from '#domain/ingredient/ingredient-alcohol.ts';
import { readMeasure } from '#domain/menu-import/measure.ts';
import { idOf } from '#domain/text/slug.ts';

/** Parses a JSON string; leaves anything else unchanged. */
export const parsedJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

const Id = z.union([z.string().min(1).max(64), z.number().transform(String)]);
const Translations = z.preprocess((value) => parsedJson(value) ?? {}, z.record(z.string(), z.string()).catch({}));
const Named = z.union([
  z.object({ name: z.string(), name_translations: Translations.optional() }),
  z
    .string()
    .min(1)
    .transform((name) => ({ name, name_translations: {} })),
]);
/** Null and an empty text mean "missing", which is not the same as 0. */
const Score = z.preprocess(
  (value) => (value === null || value === '' ? undefined : value),
  z.coerce.number().optional(),
);
const NO = ['', '0', 'false', 'no'];
/** Also reads flags given as words: "false" is not true. */
const Flag = z
  .preprocess(
    (value) => (typeof value === 'string' ? !NO.includes(value.trim().toLowerCase()) : value),
    z.coerce.boolean().nullish(),
  )
  .optional();
const Feature = z
  .object({
    property: z.string(),
    val: Score,
    value: Score,
    score: Score,
  })
  .transform(({ property, val, value, score }) => ({
    property: property.toLowerCase(),
    value: Math.min(5, Math.max(0, val ?? value ?? score ?? 0)),
  }));
const ingredientFields = {
  amount: z.coerce.number().min(0).max(2000).catch(0).optional(),
  unit: z.enum(UNITS).catch('ml').optional(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullish()
    .catch(null),
  abv: Score.pipe(z.number().min(0).max(100).optional()).catch(undefined),
  sparkling: Flag,
};
const Plain = z.object({ id: Id.optional(), name: z.string().min(1), name_translations: Translations.optional() });
type Listed = z.infer<typeof Plain> & {
  [field in keyof typeof ingredientFields]?: z.infer<(typeof ingredientFields)[field]>;
};
const Ingredient: z.ZodType<Listed> = z.union([
  Plain.extend(ingredientFields),
  z
    .object({ ingredient: Plain, ...ingredientFields })
    .transform(({ ingredient, ...rest }) => ({ ...rest, ...ingredient })),
  z.string().trim().min(1).transform(ingredientIn),
]);

/** "45 ml gin", or only "gin". */
function ingredientIn(text: string): Listed {
  if (!/\d|[½⅓⅔¼¾]/.test(text)) return { name: text };
  const { amount, unit, rest } = readMeasure(text);
  return { name: rest === '' ? text : rest, amount, unit };
}

/** A list, the JSON text of one, or names separated by commas. */
const Ingredients = z.preprocess((value) => {
  const list = parsedJson(value);
  if (typeof list !== 'string') return list ?? [];
  return list.split(/[,;\n、，]/).filter((name) => name.trim() !== '');
}, z.array(Ingredient));

const Upstream = z.object({
  id: Id,
  name: z.string().min(1).max(200),
  name_translations: Translations.optional(),
  description: z.string().nullish(),
  description_translations: Translations.optional(),
  type: z.string().nullish(),
  ice: z.string().nullish(),
  mixingMethod: z.string().nullish(),
  hidden: Flag,
  available: Flag,
  customised: Flag,
  glassId: Id.nullish(),
  glass: Named.nullish(),
  garnishId: Id.nullish(),
  garnish: Named.nullish().catch(null),
  image: z.string().max(2000).nullish(),
  recipeImage: z
    .object({ imageUrl: z.string().max(2000) })
    .nullish()
    .catch(null),
  shopId: Id.nullish(),
  userId: Id.nullish(),
  ABV: z.coerce.number().min(0).max(100).nullish(),
  layeringSequence: z.preprocess(parsedJson, z.array(Id)).nullish().catch(null),
  recipeIngredient: Ingredients.optional(),
  ingredients: Ingredients.optional(),
  drinkFeatures: z.preprocess(parsedJson, z.array(Feature)).optional(),
  flavourEstimated: Flag,
  allergens: z.array(z.string()).optional(),
  /** A strength of 0 means none only if the record distinguishes it from "missing". Source: docs/decisions/0040. */
  allergenList: z.enum(ALLERGEN_LISTS).optional().catch(undefined),
});

const Recipes = z.preprocess((value) => {
  const read = parsedJson(value);
  const inner =
    typeof read === 'object' && read !== null && !Array.isArray(read) && 'recipes' in read
      ? parsedJson(read.recipes)
      : read;
  return inner ?? [];
}, z.array(Upstream));

/**
 * Reads recipes as an array, a JSON string, or an object with `recipes`.
 * @param shopId used for recipes that name no shop
 * @throws ZodError naming the recipe and field that cannot be read
 */
export function readUpstreamRecipes(answer: unknown, shopId?: string): Recipe[] {
  const read = check(Recipes, answer);
  if (!read.success) throw read.error;
  return read.data.map((recipe) => recipeOf(recipe, shopId));
}

const oneOf = <T extends string>(known: readonly T[], value: string | null | undefined, otherwise: T): T => {
  const wanted = value?.toLowerCase().replaceAll(/[\s_]+/g, '-');
  return known.find((name) => name === wanted) ?? otherwise;
};

/** @returns null if neither the recipe nor the name says */
function strengthOf({ name, abv }: Listed, isChecked: boolean): number | null {
  if (isChecked) return abv ?? null;
  return abv || knownAbv(name);
}

/** Without an id, one is made from the name. */
function withOwnIds(listed: readonly Listed[]): (Listed & { id: string })[] {
  const taken = new Set<string>();
  return listed.map((ingredient) => {
    const wanted = ingredient.id ?? idOf(ingredient.name);
    let id = wanted;
    for (let n = 2; ingredient.id === undefined && taken.has(id); n++) id = `${wanted}-${n}`;
    taken.add(id);
    return { ...ingredient, id };
  });
}

function recipeOf(upstream: z.infer<typeof Upstream>, shopId: string | undefined): Recipe {
  const isChecked = upstream.allergenList !== undefined;
  const listed = upstream.recipeIngredient?.length ? upstream.recipeIngredient : (upstream.ingredients ?? []);
  const recipeIngredient = withOwnIds(listed).map((ingredient) => ({
    id: ingredient.id,
    name: ingredient.name,
    name_translations: ingredient.name_translations ?? {},
    amount: ingredient.amount ?? 0,
    unit: ingredient.unit ?? 'ml',
    colour: ingredient.colour ?? null,
    abv: strengthOf(ingredient, isChecked),
    sparkling: ingredient.sparkling ?? false,
  }));
  const mixingMethod = oneOf(MIXING_METHODS, upstream.mixingMethod, 'build');
  const ABV = servedAbv(upstream.ABV, recipeIngredient, mixingMethod);
  const glass = upstream.glass ?? { name: glassByName(upstream.name), name_translations: {} };
  return {
    id: upstream.id,
    shopId: upstream.shopId ?? shopId ?? '',
    userId: upstream.userId ?? null,
    name: upstream.name,
    name_translations: upstream.name_translations ?? {},
    description: upstream.description ?? '',
    description_translations: upstream.description_translations ?? {},
    type: oneOf(RECIPE_TYPES, upstream.type, alcoholOf({ ABV, recipeIngredient }) === 'free' ? 'mocktail' : 'cocktail'),
    ice: oneOf(ICE_KINDS, upstream.ice, 'cubed'),
    mixingMethod,
    hidden: upstream.hidden ?? false,
    available: upstream.available ?? true,
    customised: upstream.customised ?? false,
    glassId: upstream.glassId ?? glass.name.toLowerCase().replaceAll(/\W+/g, '-'),
    glass: { name: glass.name, name_translations: glass.name_translations ?? {} },
    garnishId: upstream.garnishId ?? null,
    garnish: upstream.garnish
      ? { name: upstream.garnish.name, name_translations: upstream.garnish.name_translations ?? {} }
      : null,
    image: upstream.image ?? null,
    recipeImage: upstream.recipeImage ?? null,
    ABV,
    layeringSequence: upstream.layeringSequence ?? [],
    recipeIngredient,
    drinkFeatures: (upstream.drinkFeatures ?? []).flatMap(({ property, value }) => {
      const known = FLAVOUR_PROPERTIES.find((name) => name === property);
      return known ? [{ property: known, value }] : [];
    }),
    flavourEstimated: upstream.flavourEstimated ?? false,
    allergens: (upstream.allergens ?? []).flatMap((allergen) => ALLERGENS.find((name) => name === allergen) ?? []),
    allergenList: upstream.allergenList ?? 'unknown',
  };
}
