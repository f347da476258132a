/**
 * Finds on a menu what a text named without knowing that menu. Source: docs/behaviour/taste-requests.md "Choices of a
 * quiz".
 */
import { indexMenu } from './menu-index.ts';
import type { MenuDrink } from './menu/menu-drink.ts';
import { createTasteParser } from './parse-taste-request.ts';
import { rememberByList } from './remember-by-list.ts';
import { BOTH } from './words/both.ts';

export interface NamedOnMenu {
  /** Ids of the drinks that satisfy each wish, or come nearest. */
  wanted: string[][];
  /** Ids of the drinks that hold what was refused, or are it. */
  refused: string[];
}

/** @param named ids of the word lists */
export function findNamed(
  named: readonly { id: string; isRefused?: boolean | undefined }[],
  recipes: readonly MenuDrink[],
): NamedOnMenu {
  if (named.length === 0) return { wanted: [], refused: [] };
  const { menu, hear } = prepared(recipes);
  const versionsOf = (id: string) => hear(id).names.flatMap((name) => menu.versionsOf(name.id));
  const nearTo = (id: string) =>
    [menu.drinksWith(id), versionsOf(id)].find((drinks) => drinks.length > 0) ?? menu.drinksNear(id);
  const refusedBy = (id: string) => [...menu.drinksRefusedBy(id), ...versionsOf(id)];
  const refused = new Set(named.filter(({ isRefused }) => isRefused).map(({ id }) => id));
  return {
    wanted: [...new Set(named.map(({ id }) => id))].filter((id) => !refused.has(id)).map(nearTo),
    refused: [...new Set([...refused].flatMap(refusedBy))],
  };
}

const prepared = rememberByList((recipes: readonly MenuDrink[]) => {
  const menu = indexMenu(recipes, BOTH);
  return { menu, hear: createTasteParser(BOTH, menu.vocabulary) };
});
