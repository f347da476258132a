import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INGREDIENT_TABLE } from './ingredient-table.ts';
import { TASTES } from './ingredient-facts.ts';
import { findIngredient } from './ingredient.ts';
import { ingredientNames } from './ingredient-names.ts';

describe('the ingredient table', () => {
  it('has several hundred ingredients', () => {
    expect(ingredientNames().all.length).toBeGreaterThan(400);
  });

  it.each(ingredientNames().all.map((facts) => [facts.name, facts] as const))(
    '%s is written in the documented format',
    (_name, facts) => {
      expect(facts.name).not.toBe('');
      expect(facts.zhHK).toMatch(/\p{Script=Han}/u);
      expect(facts.abv).toBeGreaterThanOrEqual(0);
      expect(facts.abv).toBeLessThanOrEqual(96);
      expect(facts.colour ?? '#000000').toMatch(/^#[0-9a-f]{6}$/);
      for (const [taste, strength] of Object.entries(facts.taste)) {
        expect(TASTES).toContain(taste);
        expect(strength).toBeGreaterThan(0);
        expect(strength).toBeLessThanOrEqual(10);
      }
      expect(facts.pieceG ?? 1).toBeGreaterThan(0);
    },
  );

  it('names only allergens of the list', () => {
    const named = Object.values(INGREDIENT_TABLE)
      .flatMap((rows) => rows.trim().split('\n'))
      .flatMap((row) => (row.split('|')[5] ?? '').split(','))
      .filter((cell) => cell.trim() !== '').length;
    expect(ingredientNames().all.flatMap(({ allergens }) => allergens)).toHaveLength(named);
  });

  it('finds each entry by each of its names', () => {
    const lost = Object.values(INGREDIENT_TABLE).flatMap((rows) =>
      rows
        .trim()
        .split('\n')
        .filter((row) => !row.startsWith('?'))
        .flatMap((row) => {
          const names = (row.split('|')[0] ?? '').split(',').map((name) => name.trim());
          return names.filter((name) => findIngredient(name)?.facts.name !== names[0]);
        }),
    );
    expect(lost).toEqual([]);
  });
});

describe('findIngredient', () => {
  it.each([
    ['gin', 'Gin'],
    ['GIN', 'Gin'],
    ['Beefeater London Dry Gin', 'Gin'],
    ['Some Unheard-of Distillery Gin', 'Gin'],
    ['Lime juice (freshly squeezed)', 'Lime juice'],
    ['fresh lime juice', 'Lime juice'],
    ['Juice of lime', 'Lime juice'],
    ['Meyer lemon juice', 'Lemon juice'],
    ['Limes', 'Lime'],
    ['mint leaves', 'Mint'],
    ['Marjoram leaves', 'Thyme'],
    ['Fresh raspberries', 'Raspberry'],
    ['Crème de Cacao (White)', 'Crème de cacao'],
    ['creme de cacao', 'Crème de cacao'],
    ['Bénédictine D.O.M.', 'Bénédictine'],
    ['Rum, dark', 'Dark rum'],
    ['Peychaud’s Bitters', "Peychaud's bitters"],
    ['7-Up', 'Lemon-lime soda'],
    ['Orange peel', 'Orange peel'],
    ['St-Germain', 'Elderflower liqueur'],
    ['Passionfruit purée', 'Passion fruit puree'],
    ['ginger ale', 'Ginger ale'],
    ['gin or vodka', 'Gin'],
    ['氈酒', 'Gin'],
    ['orange marmalade', 'Marmalade'],
    ['strawberry jam', 'Jam'],
    ['eucalyptus leaf', 'Eucalyptus'],
    ['薑汁啤', 'Ginger beer'],
  ])('knows %s', (name, found) => {
    expect(findIngredient(name)).toMatchObject({ facts: { name: found }, guessed: false });
  });

  it.each([
    ['Fig liqueur', { kind: 'liqueur', taste: { fruity: 2.5 } }],
    ['Basil-infused gin', { kind: 'spirit', abv: 41, taste: { herbal: 1.5 } }],
    ['Celery and pear syrup', { kind: 'syrup' }],
    ['Pecan bourbon', { kind: 'spirit', allergens: ['tree-nuts'] }],
    ['Mystery bitters', { kind: 'bitters' }],
    ['Mystery juice', { kind: 'juice', abv: 0 }],
    ['Gin fizz powder mix', { kind: 'spirit' }],
  ])('guesses %s, and says so', (name, facts) => {
    expect(findIngredient(name)).toMatchObject({ facts, guessed: true });
  });

  it.each(['', '   ', 'Xyzzy', '???', '未知'])('knows nothing of "%s"', (name) => {
    expect(findIngredient(name)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => void findIngredient(name)));
  });
});
