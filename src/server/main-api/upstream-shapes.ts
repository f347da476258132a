/**
 * Converts the shapes accepted from upstream to our recipe. Source: docs/behaviour/menu.md "Shapes accepted from
 * upstream".
 */
import { z } from 'zod';
import { check } from '#contract/fault.ts';
import { alcoholOf } from '#domain/recipe/alcohol.ts';
import {
  ICE_KINDS,
  MIXING_METHODS,
  RECIPE_TYPES,
  UNITS,
  ALLERGEN_LISTS,
  ALLERGENS,
  isAlcoholicType,
  unlessDoubted,
  FLAVOUR_PROPERTIES,
  type Recipe,
} from '#domain/recipe/recipe.ts';
import { addBitter } from '#domain/flavour/add-bitter.ts';
import { servedAbv } from '#domain/recipe/abv.ts';
import { glassByName } from '#domain/recipe/glass.ts';
import { knownAbv } from '#domain/ingredient/ingredient-alcohol.ts';
import { readIngredientLine } from '#domain/menu-import/ingredient-line.ts';
import { idOf } from '#domain/text/slug.ts';
import {
  Feature,
  Flag,
  Id,
  Name,
  Named,
  parsedJson,
  Percent,
  SaidStrength,
  Text,
  ThingName,
  Translations,
  withName,
} from './upstream-fields.ts';

const ingredientFields = {
  amount: z.coerce.number().min(0).max(2000).catch(0).optional(),
  unit: z.enum(UNITS).catch('ml').optional(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullish()
    .catch(null),
  sparkling: Flag,
};
const strengths = { abv: SaidStrength, ABV: SaidStrength };
const Plain = z.object({
  ...strengths,
  id: Id.optional(),
  name: ThingName,
  name_translations: Translations.optional(),
});
type Listed = z.infer<typeof Plain> & {
  [field in keyof typeof ingredientFields]?: z.infer<(typeof ingredientFields)[field]>;
};
/** The strongest of several; unknown if one cannot be read; undefined if none is said. */
function strongestSaid(...places: readonly { [field in keyof typeof strengths]?: number | null | undefined }[]) {
  const said = places.flatMap(({ abv, ABV }) => [abv, ABV]).filter((each) => each !== undefined);
  if (said.length === 0) return undefined;
  const strongest = Math.max(...said.map((each) => each ?? 0));
  return strongest > 0 || !said.includes(null) ? strongest : null;
}
/** An ingredient that only has an id is called by it: unknown, but not left out. */
function calledById(value: unknown): unknown {
  const read = OnlyId.safeParse(value);
  return read.success ? { ...read.data, name: read.data.id } : value;
}
const OnlyId = z.looseObject({ id: Id, name: z.string().trim().max(0).nullish() });
const Ingredient: z.ZodType<Listed> = z.union([
  z.preprocess(withName, Plain.extend(ingredientFields)),
  z
    .object({
      ...strengths,
      ingredient: z.union([z.preprocess(withName, Plain), z.preprocess(calledById, Plain)]),
      ...ingredientFields,
    })
    .transform(({ ingredient, ...rest }) => ({ ...rest, ...ingredient, abv: strongestSaid(ingredient, rest) })),
  z.preprocess(calledById, Plain.extend(ingredientFields)),
  ThingName.transform(ingredientIn),
]);

/** "45 ml gin", or only "gin". */
function ingredientIn(text: string): Listed {
  const line = /\d|[½⅓⅔¼¾]/.test(text) ? readIngredientLine(text) : null;
  return line ? { name: line.name, amount: line.measure.amount, unit: line.measure.unit } : { name: text };
}

/** A list, the JSON text of one, or names separated by commas. */
const Ingredients = z.preprocess((value) => {
  const list = parsedJson(value);
  if (typeof list !== 'string') return list ?? [];
  return list.split(/[,;\n、，]/).filter((name) => name.trim() !== '');
}, z.array(Ingredient));

/** One, or several, each in any shape; what has an id alone is called by it, since a garnish left out would count as none. */
const Garnish = z
  .preprocess(
    (value) => {
      const read = parsedJson(value);
      return (Array.isArray(read) ? read : [read]).map(calledById);
    },
    z.array(Named.nullish().catch(null)),
  )
  .transform((several) => {
    const named = several.flatMap((one) => one ?? []);
    return named.length > 1 ? { name: named.map(({ name }) => name).join(', '), name_translations: {} } : named[0];
  });

/** A list, the JSON text of one, or words separated by commas. */
const AllergenNames = z.preprocess((value) => {
  const list = parsedJson(value);
  return typeof list === 'string' ? list.split(/[,;\n、，]/).filter((name) => name.trim() !== '') : list;
}, z.array(z.string()).nullish());

const RecipeName = Name.max(200);
const Upstream = z.object({
  id: Id,
  name: RecipeName,
  name_translations: Translations.optional(),
  description: Text,
  description_translations: Translations.optional(),
  type: Text,
  ice: Text,
  mixingMethod: Text,
  hidden: Flag,
  available: Flag,
  customised: Flag,
  glassId: Id.nullish(),
  glass: Named.nullish().catch(null),
  garnishId: Id.nullish(),
  garnish: Garnish,
  image: z.string().max(2000).nullish().catch(null),
  recipeImage: z
    .object({ imageUrl: z.string().max(2000) })
    .nullish()
    .catch(null),
  shopId: Id.nullish(),
  userId: Id.nullish(),
  ABV: Percent,
  layeringSequence: z.preprocess(parsedJson, z.array(Id)).nullish().catch(null),
  recipeIngredient: Ingredients.optional(),
  ingredients: Ingredients.optional(),
  drinkFeatures: z.preprocess(parsedJson, z.array(Feature)).nullish(),
  flavourEstimated: Flag,
  allergens: AllergenNames,
  /** A strength of 0 means none only if the record distinguishes it from "missing". Source: docs/decisions/0040. */
  allergenList: z.enum(ALLERGEN_LISTS).optional().catch(undefined),
});

function listIn(answer: unknown): unknown {
  const read = parsedJson(answer);
  const inner =
    typeof read === 'object' && read !== null && !Array.isArray(read) && 'recipes' in read
      ? parsedJson(read.recipes)
      : read;
  return inner ?? [];
}
const Entry = z.preprocess(withName, Upstream);
const Recipes = z.preprocess(listIn, z.array(Entry));

const NamedEntry = z.preprocess(withName, z.object({ name: RecipeName }));
/** Null in the place of what nothing names, so that a fault keeps its place in the list. */
const NamedRecipes = z.preprocess((answer) => {
  const list = listIn(answer);
  return Array.isArray(list) ? list.map((entry) => (NamedEntry.safeParse(entry).success ? entry : null)) : list;
}, z.array(Entry.nullable()));
const WithId = z.object({ id: Id });

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

export interface UpstreamMenu {
  recipes: Recipe[];
  /** What was left out since nothing names it: ids, or places such as "#3" where there is no id either. */
  nameless: string[];
}

/**
 * As readUpstreamRecipes, but leaves out what has no name that can be shown: one of them must not keep the others away.
 * Source: docs/behaviour/menu.md "Fetching".
 */
export function readNamedRecipes(answer: unknown, shopId: string): UpstreamMenu {
  const read = check(NamedRecipes, answer);
  if (!read.success) throw read.error;
  const entries = listIn(answer) as unknown[];
  return {
    recipes: read.data.flatMap((recipe) => (recipe ? [recipeOf(recipe, shopId)] : [])),
    nameless: read.data.flatMap((recipe, at) =>
      recipe ? [] : [WithId.safeParse(entries[at]).data?.id ?? `#${at + 1}`],
    ),
  };
}

const oneOf = <T extends string>(known: readonly T[], value: string | null | undefined, otherwise: T): T => {
  const wanted = value?.toLowerCase().replaceAll(/[\s_]+/g, '-');
  return known.find((name) => name === wanted) ?? otherwise;
};

/** @returns null if neither the recipe nor the name says */
function strengthOf(listed: Listed, isChecked: boolean): number | null {
  const abv = strongestSaid(listed);
  if (isChecked || abv === null) return abv ?? null;
  return abv || knownAbv(listed.name);
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
  const read = withOwnIds(listed).map((ingredient) => ({
    id: ingredient.id,
    name: ingredient.name,
    name_translations: ingredient.name_translations ?? {},
    amount: ingredient.amount ?? 0,
    unit: ingredient.unit ?? 'ml',
    colour: ingredient.colour ?? null,
    abv: strengthOf(ingredient, isChecked),
    sparkling: ingredient.sparkling ?? false,
  }));
  // A type alone says more than names do.
  const recipeIngredient = [...unlessDoubted(read, !isChecked && isAlcoholicType(upstream.type))];
  const mixingMethod = oneOf(MIXING_METHODS, upstream.mixingMethod, 'build');
  const ice = oneOf(ICE_KINDS, upstream.ice, 'cubed');
  const ABV = servedAbv(upstream.ABV, recipeIngredient, mixingMethod, ice);
  const drinkFeatures = (upstream.drinkFeatures ?? []).flatMap(({ property, value }) => {
    const known = FLAVOUR_PROPERTIES.find((name) => name === property);
    return known ? [{ property: known, value }] : [];
  });
  const glass = upstream.glass ?? { name: glassByName(upstream.name), name_translations: {} };
  const allergens = (upstream.allergens ?? []).map((said) =>
    ALLERGENS.find(
      (known) =>
        known ===
        said
          .trim()
          .toLowerCase()
          .replaceAll(/[\s_]+/g, '-'),
    ),
  );
  const garnish = upstream.garnish
    ? { name: upstream.garnish.name, name_translations: upstream.garnish.name_translations ?? {} }
    : null;
  return {
    id: upstream.id,
    shopId: upstream.shopId ?? shopId ?? '',
    userId: upstream.userId ?? null,
    name: upstream.name,
    name_translations: upstream.name_translations ?? {},
    description: upstream.description ?? '',
    description_translations: upstream.description_translations ?? {},
    type: oneOf(
      RECIPE_TYPES,
      upstream.type,
      alcoholOf({ ABV, recipeIngredient, mixingMethod, ice, garnish }) === 'free' ? 'mocktail' : 'cocktail',
    ),
    ice,
    mixingMethod,
    hidden: upstream.hidden ?? false,
    available: upstream.available ?? true,
    customised: upstream.customised ?? false,
    glassId: upstream.glassId ?? idOf(glass.name),
    glass: { name: glass.name, name_translations: glass.name_translations ?? {} },
    garnishId: upstream.garnishId ?? null,
    garnish,
    image: upstream.image ?? null,
    recipeImage: upstream.recipeImage ?? null,
    ABV,
    layeringSequence: upstream.layeringSequence ?? [],
    recipeIngredient,
    drinkFeatures: addBitter({ drinkFeatures, recipeIngredient, mixingMethod, ice, garnish }),
    flavourEstimated: upstream.flavourEstimated ?? false,
    allergens: [...new Set(allergens.flatMap((known) => known ?? []))],
    // A list with a word that nobody knows is not known to be complete.
    allergenList: allergens.includes(undefined) ? 'unknown' : (upstream.allergenList ?? 'unknown'),
  };
}
