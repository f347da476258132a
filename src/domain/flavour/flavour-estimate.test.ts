import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateFlavour, strengthOf } from './flavour-estimate.ts';
import type { EstimatedIngredient } from './flavour-estimate.ts';
import { ingredientNames } from '#domain/ingredient/ingredient-names.ts';
import { FLAVOUR_AXES, MIXING_METHODS, UNITS } from '#domain/recipe/recipe.ts';
import type { FlavourAxis, MixingMethod } from '#domain/recipe/recipe.ts';

const ml = (name: string, amount: number): EstimatedIngredient => ({ name, amount, unit: 'ml' });

function taste(ingredients: EstimatedIngredient[], method: MixingMethod = 'shake', garnish = '') {
  const { features } = estimateFlavour(ingredients, method, garnish);
  return Object.fromEntries(features.map(({ property, value }) => [property, value])) as Record<FlavourAxis, number>;
}

const DAIQUIRI = [ml('White rum', 60), ml('Lime juice', 25), ml('Sugar syrup', 20)];
const MOJITO = [...DAIQUIRI, ml('Soda water', 80), { name: 'Mint', amount: 10, unit: 'leaf' } as const];
const NEGRONI = [ml('Gin', 30), ml('Campari', 30), ml('Sweet vermouth', 30)];
const WHITE_RUSSIAN = [ml('Vodka', 50), ml('Coffee liqueur', 20), ml('Cream', 30)];
const MULE = [ml('Vodka', 45), ml('Lime juice', 10), ml('Ginger beer', 120)];
const COLADA = [ml('White rum', 50), ml('Coconut cream', 30), ml('Pineapple juice', 50)];

describe('estimateFlavour', () => {
  it('gives all axes from 0 to 5 in steps of 0.1, for any input', () => {
    fc.assert(
      fc.property(fc.array(anyIngredient), fc.constantFrom(...MIXING_METHODS), (ingredients, method) => {
        const { features, abv } = estimateFlavour(ingredients, method);
        expect(features.map(({ property }) => property)).toEqual(FLAVOUR_AXES);
        for (const { value } of features) {
          expect(value).toBe(Math.round(value * 10) / 10);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(5);
        }
        expect(abv).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is all 0 for an empty glass', () => {
    expect(Object.values(taste([]))).toEqual(FLAVOUR_AXES.map(() => 0));
  });

  it.each<[string, Partial<Record<FlavourAxis, [least: number, most: number]>>, EstimatedIngredient[], MixingMethod]>([
    [
      'a daiquiri',
      { acidity: [3, 4.5], sweet: [2, 4], herbal: [0, 0.5], fizzy: [0, 0], strength: [3, 4.5] },
      DAIQUIRI,
      'shake',
    ],
    ['a negroni', { strength: [4, 5], herbal: [3, 5], acidity: [0, 1], sweet: [1.5, 3.5] }, NEGRONI, 'stir'],
    ['a mojito', { herbal: [2, 4.5], fizzy: [3, 4.5], acidity: [2, 4] }, MOJITO, 'build'],
    ['a white Russian', { sweet: [2.5, 4.5], acidity: [0, 0.5], fruity: [0, 1] }, WHITE_RUSSIAN, 'build'],
    ['a mule', { spicy: [3, 5], fizzy: [3.5, 5], strength: [1, 3] }, MULE, 'build'],
    ['a colada', { fruity: [3, 5], sweet: [3, 5], fizzy: [0, 0] }, COLADA, 'blend'],
  ])('tells %s', (_name, expected, ingredients, method) => {
    const found = taste(ingredients, method);
    for (const [axis, [least, most]] of Object.entries(expected) as [FlavourAxis, [number, number]][]) {
      expect(found[axis], axis).toBeGreaterThanOrEqual(least);
      expect(found[axis], axis).toBeLessThanOrEqual(most);
    }
  });

  it.each<[string, EstimatedIngredient, FlavourAxis]>([
    ['lemon juice never lowers acidity', ml('Lemon juice', 10), 'acidity'],
    ['syrup never lowers sweetness', ml('Rich syrup', 10), 'sweet'],
    ['soda never lowers fizz', ml('Soda water', 30), 'fizzy'],
    ['overproof spirit never lowers strength', ml('Everclear', 10), 'strength'],
    ['bitters never lower herbs', { name: 'Celery bitters', amount: 1, unit: 'dash' }, 'herbal'],
    ['a sprig of mint never lowers herbs', { name: 'Mint', amount: 1, unit: 'piece' }, 'herbal'],
    ['chilli never lowers spice', { name: 'Chilli', amount: 1, unit: 'slice' }, 'spicy'],
    ['a raspberry never lowers fruit', { name: 'Raspberry', amount: 1, unit: 'piece' }, 'fruity'],
  ])('%s', (_rule, more, axis) => {
    fc.assert(
      fc.property(fc.array(anyLiquid, { minLength: 1 }), fc.constantFrom(...MIXING_METHODS), (ingredients, method) => {
        expect(taste([...ingredients, more], method)[axis]).toBeGreaterThanOrEqual(taste(ingredients, method)[axis]);
      }),
    );
  });

  it.each<[string, EstimatedIngredient, FlavourAxis]>([
    ['water never raises strength', ml('Water', 30), 'strength'],
    ['water never raises acidity', ml('Water', 30), 'acidity'],
    ['lemon never raises sweetness', ml('Lemon juice', 15), 'sweet'],
  ])('%s', (_rule, more, axis) => {
    fc.assert(
      fc.property(
        fc.array(sweetAndStrong).map((some) => [...some, ml('Sugar syrup', 30)]),
        fc.constantFrom(...MIXING_METHODS),
        (ingredients, method) => {
          expect(taste([...ingredients, more], method)[axis]).toBeLessThanOrEqual(taste(ingredients, method)[axis]);
        },
      ),
    );
  });

  it('makes soda raise fizz', () => {
    expect(taste([...DAIQUIRI, ml('Soda water', 60)]).fizzy).toBeGreaterThan(taste(DAIQUIRI).fizzy);
  });

  it('counts bitters by their dashes, not their volume', () => {
    const spirit = [ml('Vodka', 60)];
    expect(taste([...spirit, { name: 'Angostura bitters', amount: 3, unit: 'dash' }]).bitter).toBeGreaterThan(1);
    expect(taste([...spirit, ml('Gin', 2.7)]).herbal).toBeLessThan(1);
  });

  it('counts a poured fruit as its juice', () => {
    expect(taste([ml('Vodka', 60), ml('Lime', 30)])).toEqual(taste([ml('Vodka', 60), ml('Lime juice', 30)]));
  });

  it('counts a garnish as aroma: it adds neither acid nor sugar', () => {
    const plain = taste([ml('Vodka', 60), ml('Soda water', 60)], 'build');
    const garnished = taste([ml('Vodka', 60), ml('Soda water', 60)], 'build', 'Mint sprig and lemon wheel');
    expect(garnished.herbal).toBeGreaterThanOrEqual(plain.herbal + 2);
    expect(garnished.acidity).toBe(plain.acidity);
    expect(garnished.sweet).toBe(plain.sweet);
  });

  it('counts the same garnish once, however often it is named', () => {
    const once = taste(NEGRONI, 'stir', 'orange slice');
    expect(
      taste(NEGRONI, 'stir', 'Rub a slice of orange around the rim; place the orange, or a slice of orange'),
    ).toEqual(once);
  });

  it.each<[string, FlavourAxis, EstimatedIngredient[], EstimatedIngredient[]]>([
    ['what smells of caramel seems sweeter', 'sweet', [ml('Dark rum', 60)], [ml('White rum', 60)]],
    ['and less sour', 'acidity', [ml('White rum', 60)], [ml('Dark rum', 60)]],
    ['bitterness hides sugar', 'sweet', [ml('Vodka', 60)], [ml('Vodka', 30), ml('Fernet', 30)]],
    ['strength hides sugar', 'sweet', [ml('Vodka', 30), ml('Water', 30)], [ml('Everclear', 60)]],
  ])('%s', (_rule, axis, more, less) => {
    const sour = [ml('Lime juice', 20), ml('Sugar syrup', 20)];
    expect(taste([...more, ...sour])[axis]).toBeGreaterThan(taste([...less, ...sour])[axis]);
  });

  it.each<[string, EstimatedIngredient[], string]>([
    ['lemon vodka', [ml('Lemon vodka', 60)], ''],
    ['triple sec', [ml('Vodka', 40), ml('Triple sec', 20)], ''],
    ['peel', [ml('Vodka', 60), { name: 'Lemon peel', amount: 2, unit: 'piece' }], 'Orange twist'],
    ['orange bitters', [ml('Vodka', 60), { name: 'Orange bitters', amount: 3, unit: 'dash' }], ''],
  ])('smells of citrus but is not sour: %s', (_name, ingredients, garnish) => {
    expect(taste(ingredients, 'stir', garnish).acidity).toBe(0);
  });

  it.each<[string, EstimatedIngredient[], string]>([
    ['bourbon', [ml('Bourbon', 60)], ''],
    ['dark rum', [ml('Dark rum', 60)], ''],
    ['dashes of bitters', [ml('Vodka', 60), { name: 'Angostura bitters', amount: 2, unit: 'dash' }], ''],
    ['a grating of nutmeg', [ml('Cognac', 30), ml('Cream', 30)], 'Grated nutmeg'],
    ['ginger ale', [ml('Vodka', 45), ml('Ginger ale', 120)], ''],
  ])('is hardly spicy next to ginger beer: %s', (_name, ingredients, garnish) => {
    const { spicy } = taste(ingredients, 'build', garnish);
    expect(spicy).toBeLessThan(2);
    expect(spicy).toBeLessThan(taste(MULE, 'build').spicy - 1);
  });

  it('orders strength above 25 % too', () => {
    const strengths = [40, 55, 63, 80].map((abv) => taste([{ ...ml('Gin', 60), abv }], 'stir').strength);
    expect(strengths).toEqual([...new Set(strengths)].sort((a, b) => a - b));
  });

  it.each([
    [0, 0],
    [4.5, 1],
    [18, 4],
    [31.5, 4.5],
    [45, 5],
    [70, 5],
  ])('gives %d %% ABV a strength of %d', (abv, strength) => expect(strengthOf(abv)).toBe(strength));

  it('takes a crushed fruit for its juice too: a drink of lime wedges is longer and weaker', () => {
    const wedges = { name: 'Lime', amount: 4, unit: 'slice' } as const;
    expect(estimateFlavour([ml('Cachaça', 60), wedges], 'muddle').abv).toBeLessThan(
      estimateFlavour([ml('Cachaça', 60)], 'muddle').abv - 4,
    );
  });

  it('uses the given strength, and reports guessed and unknown ingredients', () => {
    const { abv, guessed, unknown } = estimateFlavour(
      [{ ...ml('Gin', 50), abv: 20 }, ml('Fig liqueur', 10), ml('Xyzzy', 40)],
      'layer',
      '',
      'none',
    );
    expect(abv).toBe(12.4);
    expect(guessed).toEqual(['Fig liqueur']);
    expect(unknown).toEqual(['Xyzzy']);
  });
});

const anyIngredient = fc.record({
  name: fc.oneof(fc.constantFrom(...ingredientNames().all.map(({ name }) => name)), fc.string()),
  amount: fc.double({ min: 0, max: 2000, noNaN: true }),
  unit: fc.constantFrom(...UNITS),
});
const liquids = ingredientNames()
  .all.filter(({ solid, kind }) => !solid && kind !== 'bitters')
  .map(({ name }) => name);
const anyLiquid = fc
  .tuple(fc.constantFrom(...liquids), fc.integer({ min: 5, max: 90 }))
  .map(([name, amount]) => ml(name, amount));
const sweetAndStrong = fc
  .tuple(
    fc.constantFrom('Vodka', 'White rum', 'Sugar syrup', 'Coffee liqueur', 'Cola', 'Milk'),
    fc.integer({ min: 5, max: 90 }),
  )
  .map(([name, amount]) => ml(name, amount));
