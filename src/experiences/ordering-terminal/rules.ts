/**
 * The rules of the magazine menu: its sections, their order, and similar drinks. Kept small because phones load this
 * file. Source: docs/behaviour/experiences/ordering-terminal.md.
 */
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import { matchDrinks } from '#domain/flavour/flavour-match.ts';
import type { OrderSize } from '#domain/order/order.ts';
import type { Outcome } from '#domain/flavour/outcome.ts';
import { FLAVOUR_AXES, featureValues, isZeroProof } from '#domain/recipe/recipe.ts';
import type { BilingualText, FlavourAxis } from '#domain/recipe/recipe.ts';
import { langOf, translated } from '#domain/text/translated.ts';

export interface Category {
  id: string;
  label: BilingualText;
  recipeIds: readonly string[];
}

export interface TerminalSettings {
  version: 1;
  /** The owner's sections; without any they are made of the drinks' main flavours. */
  categories: readonly Category[];
  featured: readonly string[];
  showAbv: boolean;
  hideSoldOut: boolean;
  /** Sizes a guest may choose from; if empty, the shop's default applies. */
  sizes: readonly OrderSize[];
  idleSeconds: number;
  warnSeconds: number;
}

export interface Section<R> {
  id: string;
  label: BilingualText;
  recipes: R[];
}

type Drink = Pick<
  GuestRecipe,
  'id' | 'name' | 'name_translations' | 'available' | 'ABV' | 'alcohol' | 'drinkFeatures' | 'allergens' | 'allergenList'
>;

const NO_ALCOHOL = 'no-alcohol';
/** The automatic sections, in the order of the magazine. */
const KINDS: readonly { id: FlavourAxis | typeof NO_ALCOHOL; label: BilingualText }[] = [
  { id: 'acidity', label: { en: 'Bright', 'zh-HK': '酸爽' } },
  { id: 'fruity', label: { en: 'Orchard', 'zh-HK': '果香' } },
  { id: 'fizzy', label: { en: 'Sparkling', 'zh-HK': '氣泡' } },
  { id: 'sweet', label: { en: 'Sweet', 'zh-HK': '甜美' } },
  { id: 'herbal', label: { en: 'Garden', 'zh-HK': '草本' } },
  { id: 'spicy', label: { en: 'Spiced', 'zh-HK': '香料' } },
  { id: 'bitter', label: { en: 'Bittersweet', 'zh-HK': '甘苦' } },
  { id: 'strength', label: { en: 'Bold', 'zh-HK': '濃烈' } },
  { id: NO_ALCOHOL, label: { en: 'No alcohol', 'zh-HK': '無酒精' } },
];
const OTHERS: BilingualText = { en: 'And the others', 'zh-HK': '其他' };

/**
 * The menu in its sections, none of them empty. In each, available drinks come first, then featured ones (in the
 * owner's order), then by name in the reader's language.
 */
export function sectionsOf<R extends Drink>(
  settings: TerminalSettings,
  recipes: readonly R[],
  languages: readonly string[],
): Section<R>[] {
  const shown = sorted(
    settings,
    settings.hideSoldOut ? recipes.filter(({ available }) => available) : recipes,
    languages,
  );
  const sections = settings.categories.length > 0 ? ownSections(settings.categories, shown) : kinds(shown);
  return sections.filter(({ recipes: list }) => list.length > 0);
}

function ownSections<R extends Drink>(categories: readonly Category[], recipes: readonly R[]): Section<R>[] {
  const placed = new Set(categories.flatMap(({ recipeIds }) => recipeIds));
  return [
    ...categories.map(({ id, label, recipeIds }) => {
      const ids = new Set(recipeIds);
      return { id, label, recipes: recipes.filter((recipe) => ids.has(recipe.id)) };
    }),
    { id: 'others', label: OTHERS, recipes: recipes.filter(({ id }) => !placed.has(id)) },
  ];
}

/**
 * In a bar, drinks without alcohol have a section of their own; if most of the menu is without alcohol, as in a tea
 * shop, flavour alone makes the sections.
 */
function kinds<R extends Drink>(recipes: readonly R[]): Section<R>[] {
  const isBar = recipes.filter(isZeroProof).length * 2 < recipes.length;
  const kindOf = (recipe: R) => (isBar && isZeroProof(recipe) ? NO_ALCOHOL : dominantAxis(recipe));
  const byKind = grouped(recipes, kindOf);
  return [
    ...KINDS.map(({ id, label }) => ({ id, label, recipes: byKind.get(id) ?? [] })),
    { id: 'others', label: OTHERS, recipes: byKind.get(undefined) ?? [] },
  ];
}

function grouped<R, K>(list: readonly R[], keyOf: (item: R) => K): Map<K, R[]> {
  const groups = new Map<K, R[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** The axis with a drink's highest value, the first one on a tie; undefined if it has no flavour. */
export function dominantAxis({ drinkFeatures }: Pick<Drink, 'drinkFeatures'>): FlavourAxis | undefined {
  const values = featureValues(drinkFeatures);
  const most = Math.max(...FLAVOUR_AXES.map((axis) => values[axis] ?? 0));
  return most > 0 ? FLAVOUR_AXES.find((axis) => values[axis] === most) : undefined;
}

function sorted<R extends Drink>(
  { featured }: TerminalSettings,
  recipes: readonly R[],
  languages: readonly string[],
): R[] {
  const { compare } = new Intl.Collator(languages.map(langOf), { numeric: true });
  const places = new Map(featured.map((id, at) => [id, at]));
  return recipes
    .map((recipe) => ({
      recipe,
      name: translated(recipe.name, recipe.name_translations, languages).text,
      place: places.get(recipe.id) ?? featured.length,
    }))
    .sort(
      (a, b) =>
        Number(b.recipe.available) - Number(a.recipe.available) ||
        a.place - b.place ||
        compare(a.name, b.name) ||
        (a.recipe.id < b.recipe.id ? -1 : 1),
    )
    .map(({ recipe }) => recipe);
}

/** The drinks nearest to a drink by flavour, never itself. */
export function similarTo<R extends Drink>(recipe: R, recipes: readonly R[], count: number): R[] {
  const others = recipes.filter(({ id }) => id !== recipe.id);
  return matchDrinks({ want: tasteOf(recipe) }, others, count).map((match) => match.recipe);
}

function tasteOf({ drinkFeatures }: Pick<Drink, 'drinkFeatures'>) {
  const values = featureValues(drinkFeatures);
  return Object.fromEntries(FLAVOUR_AXES.flatMap((axis) => (values[axis] === undefined ? [] : [[axis, values[axis]]])));
}

const MENU: Outcome = { id: 'menu', label: { en: 'The whole menu', 'zh-HK': '成個餐牌' }, target: { want: {} } };

/** Each of the owner's sections must have a drink to serve; automatic ones do while there is any. */
export function outcomesOf({ categories }: Pick<TerminalSettings, 'categories'>): Outcome[] {
  if (categories.length === 0) return [MENU];
  return categories.map(({ id, label, recipeIds }) => ({
    id,
    label: { en: inLanguage(label, 'en'), 'zh-HK': inLanguage(label, 'zh-HK') },
    target: { want: {} },
    recipeIds,
  }));
}
