/** Which drinks the list shows, as its address says. */
import type { MasterRecipe } from '#contract/menu/master.ts';

export const SHOWN_STATES = ['all', 'shown', 'hidden', 'sold-out', 'estimated'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];
export const PAGE_SIZE = 25;

export interface MenuSearch {
  text: string;
  state: ShownState;
  /** From 1. */
  page: number;
}

export function readSearch(address: URLSearchParams): MenuSearch {
  const page = Number(address.get('page'));
  return {
    text: address.get('q') ?? '',
    state: SHOWN_STATES.find((state) => state === address.get('show')) ?? 'all',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** @returns the address with the change; what is as it starts is left out, and a new search starts on its first page */
export function withSearch(address: URLSearchParams, change: Partial<MenuSearch>): URLSearchParams {
  const { text, state, page } = { ...readSearch(address), page: 1, ...change };
  const next = new URLSearchParams(address);
  const put = (name: string, value: string, isDefault: boolean) =>
    isDefault ? next.delete(name) : next.set(name, value);
  put('q', text, text === '');
  put('show', state, state === 'all');
  put('page', String(page), page === 1);
  return next;
}

export function searched(recipes: readonly MasterRecipe[], { text, state }: MenuSearch): MasterRecipe[] {
  const wanted = text.trim().toLowerCase();
  return recipes.filter((recipe) => isInState(recipe, state) && (wanted === '' || has(recipe, wanted)));
}

/** Found by its name or by what is in it, in any language. */
function has({ name, name_translations, recipeIngredient }: MasterRecipe, wanted: string): boolean {
  const texts = [{ name, name_translations }, ...recipeIngredient].flatMap((one) => [
    one.name,
    ...Object.values(one.name_translations),
  ]);
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

function isInState({ hidden, available, flavourEstimated }: MasterRecipe, state: ShownState): boolean {
  switch (state) {
    case 'all':
      return true;
    case 'shown':
      return !hidden;
    case 'hidden':
      return hidden;
    case 'sold-out':
      return !available;
    case 'estimated':
      return flavourEstimated;
  }
}

/** The part of a list that a page shows; past the end, the last page. */
export function pageOf<T>(list: readonly T[], page: number): { items: T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
  const shown = Math.min(page, pages);
  return { items: list.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE), page: shown, pages };
}
