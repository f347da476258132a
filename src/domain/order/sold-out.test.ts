import { describe, expect, it } from 'vitest';
import type { RecipeIngredient } from '#domain/recipe/recipe.ts';
import type { IngredientOption } from './served-as.ts';
import { missingIngredients, NOTHING_SOLD_OUT, servedNow, withSoldOut, type SoldOut } from './sold-out.ts';

const one = (name: string, amount: number, abv: number | null, unit: RecipeIngredient['unit'] = 'ml') => ({
  id: name.toLowerCase(),
  name,
  name_translations: {},
  amount,
  unit,
  colour: null,
  abv,
  sparkling: false,
});
const drink = (...recipeIngredient: RecipeIngredient[]) => ({
  id: 'r1',
  available: true,
  recipeIngredient,
  ABV: 12,
  mixingMethod: 'build' as const,
  ice: 'cubed' as const,
  garnish: null,
  allergens: ['sulphites' as const],
  allergenList: 'declared' as const,
  drinkFeatures: [],
  flavourEstimated: false,
  layeringSequence: [],
});
const spritz = drink(one('Aperol', 60, 11), one('Prosecco', 90, 11));
const soldOut = (part: Partial<SoldOut> = {}): SoldOut => ({ ...NOTHING_SOLD_OUT, ...part });
const pumps = [{ slot: 1, ingredientId: 'prosecco', mlPerSecond: 10 }];
const stock = (ml: number) => ({ pumps, places: [new Map([[1, ml]])] });

describe('withSoldOut', () => {
  it.each<[string, boolean, Partial<SoldOut>, boolean]>([
    ['nothing is said', true, {}, true],
    ['the menu says no', false, {}, false],
    ['it is sold out', true, { drinks: new Map([['r1', true]]) }, false],
    ['it is there again, whatever the menu says', false, { drinks: new Map([['r1', false]]) }, true],
    ['another drink is sold out', true, { drinks: new Map([['r2', true]]) }, true],
    ['an ingredient is sold out', true, { ingredients: new Set(['prosecco']) }, false],
    [
      'it is there again, but not its ingredient',
      true,
      { drinks: new Map([['r1', false]]), ingredients: new Set(['aperol']) },
      false,
    ],
    ['another ingredient is sold out', true, { ingredients: new Set(['gin']) }, true],
    ['the bottle is enough for a small one', true, { stock: stock(68) }, true],
    ['the bottle is not', true, { stock: stock(67) }, false],
    ['it is there again, but not its bottle', true, { drinks: new Map([['r1', false]]), stock: stock(0) }, false],
  ])('%s', (_case, available, said, expected) => {
    expect(withSoldOut({ ...spritz, available }, soldOut(said)).available).toBe(expected);
  });

  it('keeps the recipe where nothing changes', () => {
    expect(withSoldOut(spritz, soldOut())).toBe(spritz);
  });

  it('asks the bottles for each size', () => {
    const missing = (size: 'sizeS' | 'sizeM') => missingIngredients(spritz, size, soldOut({ stock: stock(70) }));
    expect(missing('sizeS')).toEqual([]);
    expect(missing('sizeM').map(({ name }) => name)).toEqual(['Prosecco']);
  });
});

describe('servedNow', () => {
  const out = (...keys: string[]) => new Set(keys);
  const options = (said: Record<string, Partial<IngredientOption>>) =>
    new Map(Object.entries(said).map(([key, part]) => [key, { mayLeaveOut: false, replacement: null, ...part }]));
  const leave = { mayLeaveOut: true };
  const { amount: _amount, unit: _unit, ...cream } = one('Cream', 0, 0);
  const { amount: _a, unit: _u, ...bathtub } = one('Bathtub Brew', 0, null);
  const collins = drink(one('Gin', 50, 40), one('Lemon juice', 25, 0), one('Soda water', 90, 0));

  const namesOf = (part: Partial<SoldOut>, recipe = collins) =>
    servedNow(recipe, soldOut(part))?.recipeIngredient.map(({ name }) => name);

  it.each<[string, Partial<SoldOut>, string[] | undefined]>([
    ['nothing is missing', {}, ['Gin', 'Lemon juice', 'Soda water']],
    ['nothing is allowed', { ingredients: out('lemon juice') }, undefined],
    [
      'it may be left out',
      { ingredients: out('lemon juice'), options: options({ 'lemon juice': leave }) },
      ['Gin', 'Soda water'],
    ],
    [
      'another may be left out, not this one',
      { ingredients: out('lemon juice', 'gin'), options: options({ 'lemon juice': leave }) },
      undefined,
    ],
    [
      'another stands in for it',
      { ingredients: out('lemon juice'), options: options({ 'lemon juice': { replacement: cream } }) },
      ['Gin', 'Cream', 'Soda water'],
    ],
    [
      'what stands in for it is missing too',
      { ingredients: out('lemon juice', 'cream'), options: options({ 'lemon juice': { replacement: cream } }) },
      undefined,
    ],
    [
      'nothing liquid would be left',
      {
        ingredients: out('gin', 'lemon juice', 'soda water'),
        options: options({ gin: leave, 'lemon juice': leave, 'soda water': leave }),
      },
      undefined,
    ],
  ])('%s', (_case, said, expected) => expect(namesOf(said)).toEqual(expected));

  it('offers the zero-proof version where only the alcohol is missing, and says so', () => {
    const served = servedNow(collins, soldOut({ ingredients: out('gin'), options: options({ gin: leave }) }));
    expect(served).toMatchObject({ ABV: 0, changes: [{ without: { name: 'Gin' }, by: null }] });
  });

  it('leaves all alcohol out with the one that is missing, if the owner allows each', () => {
    const negroni = drink(one('Gin', 30, 40), one('Campari', 30, 25), one('Soda water', 90, 0));
    const ingredients = out('gin');
    expect(namesOf({ ingredients, options: options({ gin: leave, campari: leave }) }, negroni)).toEqual(['Soda water']);
    const some = servedNow(negroni, soldOut({ ingredients, options: options({ gin: leave }) }));
    expect(some?.recipeIngredient.map(({ name }) => name)).toEqual(['Campari', 'Soda water']);
    expect(some?.ABV).toBeGreaterThan(0);
  });

  it.each(['Rocky road syrup', 'Nutty House liqueur', 'Praline bitters'])(
    'declares nothing of what is known by its kind alone: %s',
    (name) => {
      const { amount: _1, unit: _2, ...replacement } = one(name, 0, 0);
      const said = { ingredients: out('lemon juice'), options: options({ 'lemon juice': { replacement } }) };
      expect(servedNow(collins, soldOut(said))?.allergenList).toBe('unknown');
    },
  );

  it('never calls a drink free of alcohol that has something of unknown strength in it', () => {
    const odd = drink(one('Gin', 50, 40), one('Bathtub Brew', 20, null), one('Soda water', 90, 0));
    const said = { ingredients: out('gin'), options: options({ gin: leave }) };
    expect(servedNow(odd, soldOut(said))?.ABV).toBeGreaterThan(0);
    expect(namesOf(said, odd)).toContain('Bathtub Brew');
  });

  it('adds the allergens of what stands in, keeps those declared, and knows no list with a stranger in it', () => {
    const ingredients = out('lemon juice');
    const withCream = { ingredients, options: options({ 'lemon juice': { replacement: cream } }) };
    expect(servedNow(collins, soldOut(withCream))).toMatchObject({
      allergens: ['sulphites', 'milk'],
      allergenList: 'declared',
    });
    const withBrew = { ingredients, options: options({ 'lemon juice': { replacement: bathtub } }) };
    const served = servedNow(collins, soldOut(withBrew));
    expect(served).toMatchObject({ allergens: ['sulphites'], allergenList: 'unknown' });
    expect(served!.recipeIngredient.find(({ name }) => name === 'Bathtub Brew')).toMatchObject({
      amount: 25,
      abv: null,
    });
  });
});
