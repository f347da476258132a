/**
 * The one shape of a recipe inside the product; upstream shapes are normalised to it. Source: docs/behaviour/menu.md
 * "Recipe fields".
 */

/** The flavour axes in the radar's order. Each is 0 to 5. */
export const FLAVOUR_AXES = ['strength', 'acidity', 'sweet', 'spicy', 'fruity', 'fizzy', 'herbal', 'bitter'] as const;
export type FlavourAxis = (typeof FLAVOUR_AXES)[number];

/**
 * Features with an icon: the axes and four more that occur upstream. Source: docs/behaviour/flavour.md "Axes".
 */
export const FLAVOUR_PROPERTIES = [...FLAVOUR_AXES, 'umami', 'texture', 'aroma', 'body'] as const;
export type FlavourProperty = (typeof FLAVOUR_PROPERTIES)[number];

/** A text by language code (zh-HK, ja …). */
export type Translations = Record<string, string>;

/** A text in the two interface languages. */
export interface BilingualText {
  en: string;
  'zh-HK': string;
}

export const ICE_KINDS = ['none', 'cubed', 'crushed', 'large', 'pebble'] as const;
export type Ice = (typeof ICE_KINDS)[number];

export const MIXING_METHODS = [
  'build',
  'shake',
  'dry-shake',
  'stir',
  'blend',
  'swizzle',
  'throw',
  'muddle',
  'brew',
  'layer',
] as const;
export type MixingMethod = (typeof MIXING_METHODS)[number];

export const RECIPE_TYPES = ['cocktail', 'mocktail', 'tea', 'soda', 'coffee', 'wine', 'beer', 'shot'] as const;
export type RecipeType = (typeof RECIPE_TYPES)[number];

export const UNITS = ['ml', 'dash', 'barspoon', 'top-up', 'piece', 'leaf', 'slice', 'pinch', 'g'] as const;
export type Unit = (typeof UNITS)[number];

export const MAX_INGREDIENTS = 40;
/** Drinks whose state is saved in one transaction, for which everybody else waits. */
export const MAX_STATES = 100;

/** The substances that must be declared in Hong Kong. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'milk',
  'molluscs',
  'tree-nuts',
  'peanuts',
  'soybeans',
  'sulphites',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Whether an owner has declared the list of allergens complete. */
export const ALLERGEN_LISTS = ['declared', 'unknown'] as const;
export type AllergenList = (typeof ALLERGEN_LISTS)[number];

/** Whether a drink contains alcohol; a dash of bitters counts. `unknown` is treated as `contains`. */
export const ALCOHOL = ['contains', 'free', 'unknown'] as const;
export type Alcohol = (typeof ALCOHOL)[number];

export interface DrinkFeature {
  property: FlavourProperty;
  /** 0 to 5. */
  value: number;
}

export interface NamedThing {
  name: string;
  name_translations: Translations;
}

export interface RecipeIngredient extends NamedThing {
  id: string;
  /** In `unit`; for `top-up` the millilitres that fill a medium glass. */
  amount: number;
  unit: Unit;
  /** #rrggbb, or null if it does not colour the drink. */
  colour: string | null;
  /** % alcohol by volume; null if unknown. */
  abv: number | null;
  /** True for soda, tonic, sparkling wine. */
  sparkling: boolean;
}

export interface Recipe {
  id: string;
  shopId: string;
  userId: string | null;
  name: string;
  name_translations: Translations;
  description: string;
  description_translations: Translations;
  type: RecipeType;
  ice: Ice;
  mixingMethod: MixingMethod;
  hidden: boolean;
  available: boolean;
  customised: boolean;
  glassId: string;
  glass: NamedThing;
  garnishId: string | null;
  garnish: NamedThing | null;
  /** % alcohol of the garnish as an owner said it, where its name does not tell. */
  garnishAbv?: number | undefined;
  image: string | null;
  recipeImage: { imageUrl: string } | null;
  /** % alcohol by volume of the finished drink; a lower bound if an ingredient's strength is unknown. */
  ABV: number;
  /** Ingredient ids from the bottom of the glass up; empty if the drink is mixed. */
  layeringSequence: string[];
  recipeIngredient: RecipeIngredient[];
  drinkFeatures: DrinkFeature[];
  /** True while the flavour is estimated from the ingredients and nobody has confirmed it. */
  flavourEstimated: boolean;
  allergens: Allergen[];
  allergenList: AllergenList;
}

/** Kinds of drink that have alcohol by their name; of what is free of it they say nothing. */
const ALCOHOLIC_TYPES: readonly string[] = ['cocktail', 'wine', 'beer'] satisfies RecipeType[];
/** True for a type, as somebody wrote it, that says there is alcohol. */
export const isAlcoholicType = (said: unknown): boolean =>
  typeof said === 'string' && ALCOHOLIC_TYPES.includes(said.trim().toLowerCase());

/**
 * The ingredients of a drink that is said to have alcohol: where none of them is known to have any, their strengths are
 * not known. Source: docs/decisions/0040.
 */
export const unlessDoubted = <I extends Pick<RecipeIngredient, 'abv'>>(
  ingredients: readonly I[],
  isSaidAlcoholic: boolean,
): readonly I[] =>
  isSaidAlcoholic && ingredients.every(({ abv }) => abv === 0)
    ? ingredients.map((one) => ({ ...one, abv: null }))
    : ingredients;

/** True if the drink may be served to anyone. */
export const isZeroProof = ({ alcohol }: { alcohol: Alcohol }): boolean => alcohol === 'free';

/** % ABV for comparisons; the maximum if unknown. */
export const assumedAbv = ({ ABV, alcohol }: { ABV: number; alcohol: Alcohol }): number =>
  alcohol === 'unknown' ? 100 : ABV;

/** True if all values are equal; a missing one is 0. */
export function isSameFlavour(a: readonly DrinkFeature[], b: readonly DrinkFeature[]): boolean {
  const [one, other] = [featureValues(a), featureValues(b)];
  return FLAVOUR_PROPERTIES.every((property) => (one[property] ?? 0) === (other[property] ?? 0));
}

/**
 * Values by property, each clamped to 0 to 5. A later duplicate wins. Worked out once for each list: every comparison
 * of two drinks asks for them.
 */
export function featureValues(features: readonly DrinkFeature[]): Readonly<Partial<Record<FlavourProperty, number>>> {
  const known = VALUES.get(features);
  if (known) return known;
  const values = Object.fromEntries(features.map(({ property, value }) => [property, Math.min(5, Math.max(0, value))]));
  VALUES.set(features, values);
  return values;
}
const VALUES = new WeakMap<readonly DrinkFeature[], Readonly<Partial<Record<FlavourProperty, number>>>>();
