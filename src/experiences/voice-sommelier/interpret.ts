/** From a sentence to wishes, for the guest's screen. Phones load this file. */
import type { Lexicon } from '#domain/taste-request/words/lexicon.ts';
import { indexMenu, type MenuIndex } from '#domain/taste-request/menu-index.ts';
import type { MenuDrink } from '#domain/taste-request/menu/menu-drink.ts';
import { createSommelierParser, type HouseWord } from './rules.ts';
import { wishesOf } from './sentence-wishes.ts';
import type { Wishes } from './wishes.ts';

/**
 * @param lexicons those of every language in the sentence (`languagesIn`)
 * @param last id of the drink the guest had last, if any
 */
export function interpret(
  sentence: string,
  lexicons: readonly Lexicon[],
  house: readonly HouseWord[],
  recipes: readonly MenuDrink[],
  last?: string,
): Wishes {
  const menu = menuOf(recipes, lexicons);
  const wishes = wishesOf(createSommelierParser(lexicons, house, menu.vocabulary)(sentence), menu, last);
  const like = versionWith(wishes, menu);
  return {
    ...wishes,
    like,
    popular: menu.popular,
    ...(like !== undefined && { kin: menu.kinOf(like), versions: menu.versionsOf(wishes.like!) }),
  };
}

const INDEXES = new WeakMap<readonly MenuDrink[], { lexicons: readonly Lexicon[]; menu: MenuIndex }>();

/** Indexes a menu once for sentences of the same languages. */
function menuOf(recipes: readonly MenuDrink[], lexicons: readonly Lexicon[]): MenuIndex {
  const last = INDEXES.get(recipes);
  if (last && last.lexicons.length === lexicons.length && last.lexicons.every((each, at) => each === lexicons[at]))
    return last.menu;
  const menu = indexMenu(recipes, lexicons);
  INDEXES.set(recipes, { lexicons, menu });
  return menu;
}

/** Of several versions of a drink, the one with what was asked for: "a martini with lychee". */
function versionWith({ like, named }: Wishes, menu: MenuIndex): string | undefined {
  if (like === undefined) return undefined;
  const things = named.filter(({ kind }) => kind !== 'trait');
  const wanted = things.filter(({ isRefused }) => !isRefused);
  const refused = things.filter(({ isRefused }) => isRefused);
  const fit = (id: string) =>
    wanted.filter(({ drinks }) => drinks.includes(id)).length -
    refused.filter(({ drinks }) => drinks.includes(id)).length;
  return menu.versionsOf(like).reduce((best, id) => (fit(id) > fit(best) ? id : best), like);
}
