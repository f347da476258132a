/** Searches a menu by wishes: "mango", "sweet not sour", 冇蛋. Source: docs/behaviour/recommendation.md "Plain menu". */
import { FLAVOUR_AXES, featureValues, isZeroProof } from '#domain/recipe/recipe.ts';
import { isServable, type Matchable } from '#domain/flavour/flavour-match.ts';
import { isForTheBar } from '#domain/taste-request/trait-roles.ts';
import { indexMenu } from '#domain/taste-request/menu-index.ts';
import type { MenuDrink } from '#domain/taste-request/menu/menu-drink.ts';
import { refusesSugar, splitNamed, withoutSugar } from '#domain/taste-request/named-wishes.ts';
import { createTasteParser } from '#domain/taste-request/parse-taste-request.ts';
import { rememberByList } from '#domain/taste-request/remember-by-list.ts';
import type { TasteWord } from '#domain/taste-request/taste-word.ts';
import type { Lexicon } from '#domain/taste-request/words/lexicon.ts';

/** From this value on a drink has a taste, and up to the other it counts as being without, 0 to 5. */
const HAS_TASTE = 3;
const LACKS_TASTE = 2;

/**
 * Ids of the drinks that satisfy everything that was asked for; of several things named, at least one. Undefined if
 * the text, or a part of it, is not understood as wishes.
 * @param lexicons those of every language in the text (`languagesIn`)
 */
export function searchMenu(
  text: string,
  recipes: readonly (Matchable & MenuDrink)[],
  lexicons: readonly Lexicon[],
): string[] | undefined {
  const { menu, parse } = prepared(recipes, lexicons);
  const request = parse(text);
  const { unknown, unclear, names, noAlcohol } = request;
  const [named, words] = splitNamed(request, menu);
  if (unknown.length > 0 || unclear.length > 0) return undefined;
  if (named.length + words.length + names.length === 0 && noAlcohol === undefined) return undefined;
  const refused = new Set([
    ...named.filter(({ isRefused }) => isRefused).flatMap(({ drinks }) => drinks),
    ...names.filter(({ isRefused }) => isRefused).map(({ id }) => id),
    ...(refusesSugar(words) ? withoutSugar(menu, false).drinks : []),
  ]);
  const wanted = [
    ...named.filter(({ isRefused, kind }) => !isRefused && kind !== 'trait').map(({ drinks }) => drinks),
    ...names.filter(({ isRefused }) => !isRefused).map(({ id }) => [id]),
  ];
  const traits = named.filter(({ kind, isRefused, id }) => kind === 'trait' && !isRefused && !isForTheBar(id));
  const avoidAllergens = words
    .filter((heard) => heard.isRefused || heard.isAllergy || heard.word.isDiet)
    .flatMap(({ word }) => word.allergens ?? []);
  return recipes
    .filter(
      (recipe) =>
        !refused.has(recipe.id) &&
        (wanted.length === 0 || wanted.some((ids) => ids.includes(recipe.id))) &&
        traits.every(({ drinks }) => drinks.includes(recipe.id)) &&
        (noAlcohol === undefined || isZeroProof(recipe)) &&
        isServable({ ...recipe, available: true }, { avoidAllergens }) &&
        words.every((heard) => hasTaste(recipe, heard)),
    )
    .map(({ id }) => id);
}

const prepared = rememberByList((recipes: readonly MenuDrink[], lexicons: readonly Lexicon[]) => {
  const menu = indexMenu(recipes, lexicons);
  return { menu, parse: createTasteParser(lexicons, menu.vocabulary) };
});

function hasTaste({ drinkFeatures }: Matchable, { word, factor, isRefused, isAllergy }: TasteWord): boolean {
  if (isAllergy || (word.allergens && isRefused) || word.alcohol) return true;
  const values = featureValues(drinkFeatures);
  return FLAVOUR_AXES.every((axis) => {
    const change = (word.delta?.[axis] ?? 0) * factor;
    if (change === 0) return true;
    const value = values[axis] ?? 0;
    return change > 0 ? value >= HAS_TASTE : value <= LACKS_TASTE;
  });
}
