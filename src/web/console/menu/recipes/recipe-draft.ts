/** A recipe while it is being written: as the form has it, as it is drawn, and as it is sent. */
import type { Input } from '#contract/client.ts';
import type { MasterRecipe } from '#contract/menu/master.ts';
import { estimateFlavour } from '#domain/flavour/flavour-estimate.ts';
import { estimateAbv } from '#domain/recipe/abv.ts';
import {
  FLAVOUR_AXES,
  FLAVOUR_PROPERTIES,
  featureValues,
  type Allergen,
  type AllergenList,
  type FlavourProperty,
  type Recipe,
  type RecipeIngredient,
  type Translations,
} from '#domain/recipe/recipe.ts';
import { translated, type WordedText } from '#domain/text/translated.ts';

export interface BothTexts {
  en: string;
  zh: string;
}
export interface DraftIngredient extends Omit<
  RecipeIngredient,
  'name' | 'name_translations' | 'amount' | 'abv' | 'id'
> {
  /** Of the row in the form: names change while they are typed. */
  key: string;
  name: BothTexts;
  amount: number | undefined;
  /** undefined while nobody has said. */
  abv: number | undefined;
}
export interface Draft extends Pick<Recipe, 'type' | 'ice' | 'mixingMethod' | 'hidden' | 'available'> {
  name: BothTexts;
  description: BothTexts;
  glass: BothTexts;
  garnish: BothTexts;
  imageUrl: string;
  /** undefined follows from the ingredients. */
  abv: number | undefined;
  ingredients: DraftIngredient[];
  /** Row keys from the bottom of the glass up. */
  layers: string[];
  flavours: Partial<Record<FlavourProperty, number>>;
  /** The flavours are worked out, and nobody has said yet that they are right. */
  flavourEstimated: boolean;
  allergens: Allergen[];
  allergenList: AllergenList;
}
export type RecipeBody = Input<'POST /v1/admin/shops/:shopId/recipes'>['body'];

const CHINESE = 'zh-HK';
const both = (en: string, translations: Translations | undefined): BothTexts => ({
  en,
  zh: translations?.[CHINESE] ?? '',
});
const NOTHING: BothTexts = { en: '', zh: '' };

export const newIngredient = (key: string): DraftIngredient => ({
  key,
  name: NOTHING,
  amount: undefined,
  unit: 'ml',
  colour: null,
  abv: undefined,
  sparkling: false,
});

export const newDraft = (newKey: () => string): Draft => ({
  name: NOTHING,
  description: NOTHING,
  type: 'cocktail',
  ice: 'cubed',
  mixingMethod: 'build',
  hidden: false,
  available: true,
  glass: { en: 'Highball Glass', zh: '高球杯' },
  garnish: NOTHING,
  imageUrl: '',
  abv: undefined,
  ingredients: [newIngredient(newKey())],
  layers: [],
  flavours: {},
  flavourEstimated: false,
  allergens: [],
  allergenList: 'unknown',
});

export function draftOf(recipe: MasterRecipe): Draft {
  return {
    name: both(recipe.name, recipe.name_translations),
    description: both(recipe.description, recipe.description_translations),
    type: recipe.type,
    ice: recipe.ice,
    mixingMethod: recipe.mixingMethod,
    hidden: recipe.hidden,
    available: recipe.available,
    glass: both(recipe.glass.name, recipe.glass.name_translations),
    garnish: recipe.garnish ? both(recipe.garnish.name, recipe.garnish.name_translations) : NOTHING,
    imageUrl: recipe.recipeImage?.imageUrl ?? '',
    abv: strengthOf(recipe),
    ingredients: recipe.recipeIngredient.map(({ id, name, name_translations, abv, ...rest }) => ({
      ...rest,
      abv: abv ?? undefined,
      key: id,
      name: both(name, name_translations),
    })),
    layers: [...recipe.layeringSequence],
    flavours: featureValues(recipe.drinkFeatures),
    flavourEstimated: recipe.flavourEstimated,
    allergens: [...recipe.allergens],
    allergenList: recipe.allergenList,
  };
}

/** A strength that is what the ingredients come to follows them from now on. */
function strengthOf({ ABV, recipeIngredient, mixingMethod, ice }: MasterRecipe): number | undefined {
  return ABV === null || ABV === estimateAbv(recipeIngredient, mixingMethod, ice) ? undefined : ABV;
}

/** What the shop pours already, by lower-case English name. */
export type KnownIngredients = ReadonlyMap<string, RecipeIngredient>;

/** What its reader calls it, and in which language that is. */
export const readFirst = ({ en, zh }: BothTexts, locale: string): WordedText =>
  translated(en.trim(), { 'zh-HK': zh }, locale);

export const knownKey = (name: string): string => name.trim().toLowerCase();

export function knownIngredients(recipes: readonly Pick<MasterRecipe, 'recipeIngredient'>[]): KnownIngredients {
  const known = new Map<string, RecipeIngredient>();
  for (const { recipeIngredient } of recipes)
    for (const one of recipeIngredient) if (!known.has(knownKey(one.name))) known.set(knownKey(one.name), one);
  return known;
}

/** The pumps know ingredients by id: the same name is the same id, and a new name never takes another's. */
function idsOf(ingredients: readonly DraftIngredient[], known: KnownIngredients): Map<string, string> {
  const taken = new Set([...known.values()].map(({ id }) => id));
  const ids = new Map<string, string>();
  for (const { key, name } of ingredients) {
    const old = known.get(knownKey(name.en));
    const slug =
      knownKey(name.en)
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, '')
        .slice(0, 56) || 'ingredient';
    const id = old?.id ?? freeId(slug, taken);
    taken.add(id);
    ids.set(key, id);
  }
  return ids;
}

function freeId(slug: string, taken: ReadonlySet<string>): string {
  let id = slug;
  for (let n = 2; taken.has(id); n++) id = `${slug}-${n}`;
  return id;
}

/** @param before the recipe this was read from: its texts in other languages stay */
export function bodyOf(draft: Draft, known: KnownIngredients, before?: MasterRecipe): RecipeBody {
  const ids = idsOf(draft.ingredients, known);
  const idOf = (key: string) => ids.get(key) ?? key;
  const withOthers = ({ zh }: BothTexts, others: Translations | undefined) => ({ ...others, [CHINESE]: zh });
  const named = (texts: BothTexts, old: { name: string; name_translations: Translations } | null | undefined) => ({
    name: texts.en,
    name_translations: withOthers(texts, old?.name === texts.en ? old.name_translations : undefined),
  });
  return {
    name: draft.name.en,
    name_translations: withOthers(draft.name, before?.name_translations),
    description: draft.description.en,
    description_translations: withOthers(draft.description, before?.description_translations),
    type: draft.type,
    ice: draft.ice,
    mixingMethod: draft.mixingMethod,
    hidden: draft.hidden,
    available: draft.available,
    glass: named(draft.glass, before?.glass),
    garnish: draft.garnish.en.trim() === '' ? null : named(draft.garnish, before?.garnish),
    recipeImage: draft.imageUrl === '' ? null : { imageUrl: draft.imageUrl },
    ABV: draft.abv ?? null,
    recipeIngredient: draft.ingredients.map(({ key, name, amount, abv, unit, colour, sparkling }) => ({
      id: idOf(key),
      ...named(name, known.get(knownKey(name.en))),
      amount: amount ?? 0,
      abv: abv ?? null,
      unit,
      colour,
      sparkling,
    })),
    layeringSequence: draft.layers.map(idOf),
    drinkFeatures: FLAVOUR_PROPERTIES.flatMap((property) => {
      const value = draft.flavours[property] ?? 0;
      const isAxis = FLAVOUR_AXES.some((axis) => axis === property);
      return isAxis || value > 0 ? [{ property, value }] : [];
    }),
    flavourEstimated: draft.flavourEstimated,
    allergens: draft.allergens,
    allergenList: draft.allergenList,
  };
}

const measured = (ingredients: Draft['ingredients']) =>
  ingredients.map((one) => ({ ...one, name: one.name.en, amount: one.amount ?? 0, abv: one.abv ?? null }));

/** What its ingredients come to, % ABV. */
export const estimateOf = ({ ingredients, mixingMethod, ice }: Draft): number =>
  estimateAbv(measured(ingredients), mixingMethod, ice);

/** False for a drink whose flavour is all 0: it comes last wherever drinks are matched. */
export const hasFlavour = ({ flavours }: Draft): boolean => Object.values(flavours).some((value) => value > 0);

const saysSomething = ({ name, amount }: DraftIngredient): boolean => name.en.trim() !== '' && (amount ?? 0) > 0;

/** With the flavour its ingredients come to, as an import works it out; unchanged until one has a name and an amount. */
export function withEstimate(draft: Draft): Draft {
  const ingredients = draft.ingredients.filter(saysSomething);
  if (ingredients.length === 0) return draft;
  const { features } = estimateFlavour(measured(ingredients), draft.mixingMethod, draft.garnish.en, draft.ice);
  return { ...draft, flavours: featureValues(features), flavourEstimated: true };
}

/** Names of what is in the drink or on it. */
const contentsOf = ({ ingredients, garnish }: Draft): string[] =>
  [...ingredients.map(({ name }) => name), garnish].map(({ en }) => knownKey(en)).filter((name) => name !== '');

/**
 * A flavour nobody has set follows what the drink is made of; allergens are to be declared again once something new is
 * in it.
 */
export function changed(draft: Draft, part: Partial<Draft>): Draft {
  const before = contentsOf(draft);
  const whole = { ...draft, ...part };
  const isNew = contentsOf(whole).some((name) => !before.includes(name));
  const next = isNew ? { ...whole, allergenList: 'unknown' as const } : whole;
  const isRemade =
    part.ingredients !== undefined ||
    part.mixingMethod !== undefined ||
    part.ice !== undefined ||
    part.garnish !== undefined;
  return isRemade && (draft.flavourEstimated || !hasFlavour(draft)) ? withEstimate(next) : next;
}

/** The drink as far as it is written, for drawing and for the machine. */
export function recipeOf(draft: Draft, known: KnownIngredients): Recipe {
  const body = bodyOf(draft, known);
  return {
    id: '',
    shopId: '',
    userId: null,
    customised: false,
    image: null,
    glassId: '',
    garnishId: null,
    ...(body as Omit<Recipe, 'id' | 'shopId' | 'userId' | 'customised' | 'image' | 'glassId' | 'garnishId' | 'ABV'>),
    ABV: draft.abv || estimateOf(draft),
  };
}

export type Problem =
  | 'name'
  | 'glass'
  | 'no-ingredients'
  | 'twice'
  | 'abv'
  | `ingredient-${'name' | 'amount' | 'abv'} ${string}`;

const isStrength = (abv: number | undefined) => abv !== undefined && abv >= 0 && abv <= 100;

/** What the server would refuse, found before it is asked. */
export function problemsOf({ name, glass, ingredients, abv }: Draft): ReadonlySet<Problem> {
  const problems = new Set<Problem>();
  if (name.en.trim() === '') problems.add('name');
  if (glass.en.trim() === '') problems.add('glass');
  if (abv !== undefined && !isStrength(abv)) problems.add('abv');
  if (ingredients.length === 0) problems.add('no-ingredients');
  for (const one of ingredients) {
    if (one.name.en.trim() === '') problems.add(`ingredient-name ${one.key}`);
    if (one.amount === undefined || one.amount <= 0 || one.amount > 2000) problems.add(`ingredient-amount ${one.key}`);
    if (one.abv !== undefined && !isStrength(one.abv)) problems.add(`ingredient-abv ${one.key}`);
  }
  const names = ingredients.map((one) => knownKey(one.name.en)).filter((text) => text !== '');
  if (new Set(names).size < names.length) problems.add('twice');
  return problems;
}

/** One place up or down; the ends stay where they are. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const to = at + by;
  const item = list[at];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(at, 1).toSpliced(to, 0, item);
}
