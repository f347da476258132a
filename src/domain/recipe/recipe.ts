/**
 * A drink as the whole product knows it: one shape inside, whatever came from upstream.
 * Source: spec §3 "Recipe", "Drink feature".
 */

/** The seven flavour axes, in the order the radar draws them. Each is 0 to 5. */
export const FLAVOUR_AXES = ['strength', 'acidity', 'sweet', 'spicy', 'fruity', 'fizzy', 'herbal'] as const;
export type FlavourAxis = (typeof FLAVOUR_AXES)[number];

/** Every feature that has an icon: the seven axes and five more that upstream notes name (spec §9). */
export const FLAVOUR_PROPERTIES = [...FLAVOUR_AXES, 'bitter', 'umami', 'texture', 'aroma', 'body'] as const;
export type FlavourProperty = (typeof FLAVOUR_PROPERTIES)[number];

/** A text in other languages, by language code (zh-HK, ja …). */
export type Translations = Record<string, string>;

/** A text in the two languages the product itself speaks. */
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

/** More than this no machine pours and no guest reads. */
export const MAX_INGREDIENTS = 40;

/** Hong Kong's list of substances that must be declared. */
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

/** Whether an owner has said that the list of allergens is complete. */
export const ALLERGEN_LISTS = ['declared', 'unknown'] as const;
export type AllergenList = (typeof ALLERGEN_LISTS)[number];

/** Whether a drink holds alcohol: a dash of bitters does, and `unknown` is served as if it did. */
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
  /** Colour of the liquid as #rrggbb, or null when it does not colour the drink. */
  colour: string | null;
  /** Strength of the ingredient, % alcohol by volume; null while nobody has said. */
  abv: number | null;
  /** True for what fizzes by itself: soda, tonic, sparkling wine. */
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
  image: string | null;
  recipeImage: { imageUrl: string } | null;
  /** % alcohol by volume of the finished drink; at least so much where an ingredient's strength is not known. */
  ABV: number;
  /** Ingredient ids from the bottom of the glass up; empty when the drink is mixed. */
  layeringSequence: string[];
  recipeIngredient: RecipeIngredient[];
  drinkFeatures: DrinkFeature[];
  /** True while the flavour is what the ingredients suggest, and nobody has confirmed it. */
  flavourEstimated: boolean;
  allergens: Allergen[];
  allergenList: AllergenList;
}

/**
 * What the ingredients say of alcohol. One that nobody knows makes the whole drink unknown, and a drink of no known
 * ingredient is too. Source: docs/decisions/0040.
 */
export function alcoholOf({
  ABV,
  recipeIngredient,
}: {
  ABV: number;
  recipeIngredient: readonly Pick<RecipeIngredient, 'abv'>[];
}): Alcohol {
  if (recipeIngredient.length === 0) return ABV > 0 ? 'contains' : 'unknown';
  if (recipeIngredient.some(({ abv }) => abv === null)) return 'unknown';
  return ABV > 0 || recipeIngredient.some(({ abv }) => abv !== 0) ? 'contains' : 'free';
}

/** True when the drink may be served to anyone. */
export const isZeroProof = ({ alcohol }: { alcohol: Alcohol }): boolean => alcohol === 'free';

/** What to reckon with, % ABV: the worst, where it isn't known. */
export const assumedAbv = ({ ABV, alcohol }: { ABV: number; alcohol: Alcohol }): number =>
  alcohol === 'unknown' ? 100 : ABV;

/** True when both taste the same: what is not named is 0. */
export function isSameFlavour(a: readonly DrinkFeature[], b: readonly DrinkFeature[]): boolean {
  const [one, other] = [featureValues(a), featureValues(b)];
  return FLAVOUR_PROPERTIES.every((property) => (one[property] ?? 0) === (other[property] ?? 0));
}

/** The drink's values as a map by property, each clamped to 0-5 (spec §3). Later duplicates win. */
export function featureValues(features: readonly DrinkFeature[]): Partial<Record<FlavourProperty, number>> {
  return Object.fromEntries(features.map(({ property, value }) => [property, Math.min(5, Math.max(0, value))]));
}
