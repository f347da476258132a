/** Filters the drinks of a menu. Source: docs/behaviour/recommendation.md "Plain menu". */
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { featureValues, isZeroProof, type FlavourAxis } from '#domain/recipe/recipe.ts';

/** A drink counts as having a flavour from this value on, 0 to 5. */
export const FLAVOUR_CHIPS = {
  sweet: 4,
  acidity: 4,
  strength: 4,
  fizzy: 3,
  spicy: 3,
  bitter: 3,
} as const satisfies Partial<Record<FlavourAxis, number>>;
export type FlavourChip = keyof typeof FLAVOUR_CHIPS;
export type MenuChip = 'zero-proof' | FlavourChip;

export interface MenuFilter {
  search: string;
  chips: readonly MenuChip[];
}

export const NO_FILTER: MenuFilter = { search: '', chips: [] };

export const toggleChip = (filter: MenuFilter, chip: MenuChip): MenuFilter => ({
  ...filter,
  chips: filter.chips.includes(chip) ? filter.chips.filter((each) => each !== chip) : [...filter.chips, chip],
});

/**
 * The drinks that match all filters, in the menu's order, sold-out ones last. Where a drink has every word of the search
 * as a whole word, only such drinks match: "gin" does not find ginger.
 */
export function filterMenu(recipes: readonly GuestRecipe[], { search, chips }: MenuFilter): GuestRecipe[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const listed = recipes.filter((recipe) => chips.every((chip) => hasChip(recipe, chip)));
  const having = (isIn: (text: string, word: string) => boolean) =>
    listed.filter((recipe) => {
      const text = searchable(recipe);
      return words.every((word) => isIn(text, word));
    });
  const whole =
    words.length > 0
      ? having((text, word) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${word} `))
      : listed;
  const found = whole.length > 0 ? whole : having((text, word) => text.includes(word));
  return [...found.filter(({ available }) => available), ...found.filter(({ available }) => !available)];
}

function hasChip(recipe: GuestRecipe, chip: MenuChip): boolean {
  if (chip === 'zero-proof') return isZeroProof(recipe);
  return (featureValues(recipe.drinkFeatures)[chip] ?? 0) >= FLAVOUR_CHIPS[chip];
}

/** Names of the drink and its ingredients, in every language. */
const searchable = ({ name, name_translations, recipeIngredient }: GuestRecipe): string =>
  folded(
    [{ name, name_translations }, ...recipeIngredient]
      .flatMap((thing) => [thing.name, ...Object.values(thing.name_translations)])
      .join('\n'),
  );

/** Without case, accents and width, so that "pina" finds "Piña". */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
