import { describe, expect, test } from 'vitest';
import { CLEAR, lightness, mixedColour } from './drink-colour.ts';
import { drawDrink } from './drink-drawing.ts';
import { garnishesIn, rimIn } from './garnish.ts';
import type { Recipe, RecipeIngredient } from './recipe.ts';

const rgb = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
const opacity = (hex: string) => Number.parseInt(hex.slice(7, 9), 16) / 255;

const pour = (name: string, amount: number, colour: string | null = null, more: Partial<RecipeIngredient> = {}) => ({
  id: name,
  name,
  name_translations: {},
  amount,
  unit: 'ml' as const,
  colour,
  abv: 0,
  sparkling: false,
  ...more,
});

const recipe = (more: Partial<Recipe> = {}): Recipe => ({
  id: 'r1',
  shopId: 's1',
  userId: null,
  name: 'A Drink',
  name_translations: {},
  description: '',
  description_translations: {},
  type: 'cocktail',
  ice: 'cubed',
  mixingMethod: 'build',
  hidden: false,
  available: true,
  customised: false,
  glassId: 'g1',
  glass: { name: 'Rocks Glass', name_translations: {} },
  garnishId: null,
  garnish: null,
  image: null,
  recipeImage: null,
  ABV: 0,
  layeringSequence: [],
  recipeIngredient: [],
  drinkFeatures: [],
  flavourEstimated: false,
  allergens: [],
  allergenList: 'declared',
  ...more,
});

const garnished = (name: string) => recipe({ garnish: { name, name_translations: {} } });

describe('mixing colours', () => {
  test('red and water make a lighter red, not a grey', () => {
    const [red, green, blue] = rgb(
      mixedColour([
        { colour: '#c01830', ml: 30 },
        { colour: null, ml: 90 },
      ]),
    );
    expect(red).toBeGreaterThan(0xc0);
    expect(red - green).toBeGreaterThan(60);
    expect(red - blue).toBeGreaterThan(40);
  });

  test('more water, paler drink', () => {
    const paleness = [0, 30, 90, 300].map((ml) =>
      lightness(
        mixedColour([
          { colour: '#8a3b12', ml: 30 },
          { colour: null, ml },
        ]),
      ),
    );
    expect(paleness).toEqual(paleness.toSorted((a, b) => a - b));
  });

  test('weighs colours by volume', () => {
    const [red, , blue] = rgb(
      mixedColour([
        { colour: '#d02020', ml: 90 },
        { colour: '#2020d0', ml: 10 },
      ]),
    );
    expect(red).toBeGreaterThan(blue);
  });

  test('keeps clear liquids clear', () => {
    expect(mixedColour([{ colour: null, ml: 50 }])).toBe(CLEAR);
    expect(mixedColour([])).toBe(CLEAR);
  });
});

describe('liquid', () => {
  const sunrise = recipe({
    layeringSequence: ['Grenadine', 'Orange juice', 'nothing'],
    recipeIngredient: [pour('Tequila', 45), pour('Orange juice', 120, '#ffa31a'), pour('Grenadine', 15, '#b0122b')],
  });

  test('stacks layers in their sequence, with shares that add up to one', () => {
    const { layers } = drawDrink(sunrise);
    expect(layers).toHaveLength(2);
    expect(rgb(layers[0]!.colour)[1]).toBeLessThan(rgb(layers[1]!.colour)[1]);
    expect(layers[0]!.share).toBeLessThan(layers[1]!.share);
    expect(layers.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  test('widens a layer too thin to see', () => {
    const thin = recipe({
      layeringSequence: ['a', 'b'],
      recipeIngredient: [pour('a', 200, '#ffffff'), pour('b', 1, '#000000')],
    });
    expect(drawDrink(thin).layers[1]!.share).toBeGreaterThan(0.07);
  });

  test('has one layer for a mixed drink', () => {
    expect(drawDrink({ ...sunrise, layeringSequence: [] }).layers).toHaveLength(1);
    expect(drawDrink({ ...sunrise, layeringSequence: ['Grenadine'] }).layers).toHaveLength(1);
  });

  test('is opaque with milk, transparent with gin', () => {
    const milky = drawDrink(
      recipe({ recipeIngredient: [pour('Black tea', 150, '#8a3b12'), pour('Evaporated milk', 50)] }),
    );
    const clear = drawDrink(recipe({ recipeIngredient: [pour('Gin', 50), pour('Tonic', 150)] }));
    expect(opacity(milky.layers[0]!.colour)).toBe(1);
    expect(opacity(clear.layers[0]!.colour)).toBeLessThan(0.6);
  });

  test('crème de menthe does not count as milk', () => {
    const green = drawDrink(recipe({ recipeIngredient: [pour('Crème de menthe', 50, '#18a060')] }));
    expect(opacity(green.layers[0]!.colour)).toBeLessThan(0.95);
  });

  test('has a colour without amounts', () => {
    expect(drawDrink(recipe({ type: 'coffee' })).layers).toEqual([
      { colour: expect.stringMatching(/^#[0-9a-f]{8}$/), share: 1 },
    ]);
  });
});

test.each([
  ['Egg white', 'shake', true],
  ['Cheese foam', 'layer', true],
  ['Stout', 'build', true],
  ['Lager', 'build', true],
  ['Ginger beer', 'build', false],
  ['Gin', 'shake', false],
] as const)('%s (%s) gives foam: %s', (name, mixingMethod, foam) => {
  expect(drawDrink(recipe({ mixingMethod, recipeIngredient: [pour(name, 30)] })).foam !== null).toBe(foam);
});

test.each([
  ['Lemon wheel', ['lemon-wheel']],
  ['Orange twist and Luxardo cherry', ['orange-twist', 'cherry']],
  ['Pineapple wedge', ['pineapple']],
  ['Strawberry', ['berry']],
  ['Lime wedge, mint sprig', ['lime-wheel', 'mint']],
  ['Cinnamon powder', ['dust']],
  ['Cinnamon stick and star anise', ['cinnamon', 'star-anise']],
  ['Lemongrass', []],
  ['Chilli salt rim', []],
  ['Tajín rim, lime wheel', ['lime-wheel']],
  ['Tapioca pearls', ['boba']],
  ['Three coffee beans', ['coffee-beans']],
  ['Dried plum', ['plum']],
  ['薄荷葉', ['mint']],
  ['', []],
])('%s is drawn as %j', (name, shapes) => {
  expect(garnishesIn(name)).toEqual(shapes);
});

test.each([
  ['Salt rim', '#fbfaf6'],
  ['Salt', '#fbfaf6'],
  ['Chilli salt rim, lime wheel', '#c9472c'],
  ['Sugar rim', '#fff3dd'],
  ['Sea salt caramel shard', null],
  ['Orange peel, trimmed', null],
])('draws the rim of "%s" as %s', (name, colour) => {
  expect(rimIn(name)).toBe(colour);
});

test('draws pearls in the glass, with a straw', () => {
  const drawing = drawDrink(recipe({ recipeIngredient: [pour('Tapioca pearls', 40, null, { unit: 'g' })] }));
  expect(drawing.garnishes).toEqual(['boba', 'straw']);
  expect(drawDrink(garnished('Mint')).garnishes).toEqual(['mint']);
});

test.each([
  [[pour('Gin', 50), pour('Tonic', 150, null, { sparkling: true })], [], 5],
  [[pour('Gin', 50)], [{ property: 'fizzy', value: 3 }], 3],
  [[pour('Gin', 50)], [], 0],
] as const)('draws bubbles for sparkling liquids or the fizzy feature', (recipeIngredient, drinkFeatures, bubbles) => {
  expect(
    drawDrink(recipe({ recipeIngredient: [...recipeIngredient], drinkFeatures: [...drinkFeatures] })).bubbles,
  ).toBe(bubbles);
});

test.each([
  ['Tea Cup', 'none', 'brew', true],
  ['Tea Cup', 'cubed', 'brew', false],
  ['Highball Glass', 'none', 'brew', false],
  ['Coffee Mug', 'none', 'stir', false],
] as const)('a %s with ice %s, by %s, steams: %s', (glass, ice, mixingMethod, steam) => {
  expect(drawDrink(recipe({ glass: { name: glass, name_translations: {} }, ice, mixingMethod })).steam).toBe(steam);
});
