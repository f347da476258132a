import { describe, expect, it } from 'vitest';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import { filterMenu, NO_FILTER, toggleChip, type MenuFilter } from './menu-filters.ts';

const gone = guestRecipe({
  id: 'gone',
  name: 'Piña Colada',
  name_translations: {},
  available: false,
  recipeIngredient: [],
});
const menu = [gone, guestRecipe(), guestSoda()];

describe('filterMenu', () => {
  it.each<[string, Partial<MenuFilter>, string[]]>([
    ['everything, sold out last', {}, ['sour', 'soda', 'gone']],
    ['no alcohol', { chips: ['zero-proof'] }, ['soda']],
    ['sour from 4', { chips: ['acidity'] }, ['sour', 'gone']],
    ['strong from 4', { chips: ['strength'] }, []],
    ['fizzy from 3', { chips: ['fizzy'] }, ['soda']],
    ['several at once', { chips: ['sweet', 'spicy'] }, ['soda']],
    ['nothing has all of that', { chips: ['sweet', 'acidity'] }, []],
    ['a name, whatever its case', { search: ' YUZU ' }, ['sour']],
    ['a Chinese name', { search: '梳打' }, ['soda']],
    ['an ingredient', { search: 'gin sour' }, ['sour']],
    ['a Chinese ingredient', { search: '氈酒' }, ['sour']],
    ['without its accent', { search: 'pina' }, ['gone']],
    ['a part of a word', { search: 'ging' }, ['soda']],
    ['a whole word before a part of one', { search: 'gin' }, ['sour']],
    ['search and chip', { search: 'sour', chips: ['zero-proof'] }, []],
  ])('%s', (_case, filter, ids) => {
    expect(filterMenu(menu, { ...NO_FILTER, ...filter }).map(({ id }) => id)).toEqual(ids);
  });
});

describe('toggleChip', () => {
  it('adds a chip and removes it', () => {
    const on = toggleChip(NO_FILTER, 'sweet');
    expect(on.chips).toEqual(['sweet']);
    expect(toggleChip(on, 'sweet')).toEqual(NO_FILTER);
  });
});
