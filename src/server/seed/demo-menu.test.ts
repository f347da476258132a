import { describe, expect, it } from 'vitest';
import { StaffRecipe } from '#contract/menu/recipes.ts';
import { knownGarnishAbv } from '#domain/ingredient/garnish-alcohol.ts';
import { strengthOf } from '#domain/flavour/flavour-estimate.ts';
import { matchDrinks } from '#domain/flavour/flavour-match.ts';
import { drawDrink } from '#domain/recipe/drink-drawing.ts';
import { alcoholOf } from '#domain/recipe/alcohol.ts';
import { FLAVOUR_AXES, featureValues, isZeroProof } from '#domain/recipe/recipe.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { millilitres } from '#domain/recipe/volume.ts';
import { DEFAULT_EZ_QUESTIONS } from '#experiences/ez-pairing/content.ts';
import { targetFromEffects } from '#experiences/ez-pairing/rules.ts';
import { demoMenu, demoPumps, PUMP_RATES } from './demo-menu.ts';
import { DEMO_SHOPS } from './demo-shops.ts';

const shopIds = DEMO_SHOPS.map(({ id }) => id);
const menuOf = (id: (typeof shopIds)[number]) =>
  demoMenu(id).map((recipe) => ({ ...recipe, alcohol: alcoholOf(recipe) }));
const menus = shopIds.map((id) => [id, menuOf(id)] as const);
const drinks = menus.flatMap(([, menu]) => menu);
const each = drinks.map((drink) => [drink.id, drink] as const);

const volume = (drink: Recipe) =>
  drink.recipeIngredient.reduce((sum, { amount, unit }) => sum + millilitres(amount, unit), 0);

/** A medium drink in each glass, with space for ice. ml. */
const GLASS_HOLDS: Record<string, [number, number]> = {
  shot: [30, 60],
  martini: [60, 130],
  coupe: [75, 130],
  margarita: [90, 150],
  rocks: [65, 200],
  flute: [120, 180],
  teacup: [150, 240],
  wine: [150, 260],
  'copper-mug': [150, 250],
  mug: [170, 260],
  tiki: [90, 250],
  highball: [150, 300],
  collins: [140, 300],
  tumbler: [180, 300],
  hurricane: [170, 320],
  beer: [280, 450],
};

describe('the demo menus together', () => {
  it('have garnishes whose names tell that they have no alcohol', () => {
    const garnishes = drinks.flatMap(({ garnish }) => garnish?.name ?? []);
    expect(garnishes.filter((name) => knownGarnishAbv(name) !== 0)).toEqual([]);
  });

  it('are large, with many drinks without alcohol', () => {
    expect(drinks.length).toBeGreaterThanOrEqual(48);
    const free = drinks.filter((drink) => isZeroProof(drink) && featureValues(drink.drinkFeatures).strength === 0);
    expect(free.length).toBeGreaterThanOrEqual(14);
    expect(menuOf('demo-bar').length).toBeGreaterThanOrEqual(30);
    expect(menuOf('demo-bar').filter(isZeroProof).length).toBeGreaterThanOrEqual(8);
    expect(menuOf('demo-tea').length).toBeGreaterThanOrEqual(24);
    expect(menuOf('demo-tea').filter(isZeroProof).length).toBeGreaterThanOrEqual(18);
    expect(drinks.filter(({ layeringSequence }) => layeringSequence.length > 0).length).toBeGreaterThanOrEqual(8);
  });

  it('repeat no id, name or description', () => {
    for (const of of [
      (drink: Recipe) => drink.id,
      (drink: Recipe) => drink.name,
      (drink: Recipe) => drink.name_translations['zh-HK'],
      (drink: Recipe) => drink.description,
      (drink: Recipe) => drink.description_translations['zh-HK'],
    ])
      expect(new Set(drinks.map(of)).size).toBe(drinks.length);
  });

  it('use every ingredient that has a pump rate, and no other', () => {
    const used = new Set(drinks.flatMap(({ recipeIngredient }) => recipeIngredient.map(({ id }) => id)));
    expect(used).toEqual(new Set(Object.keys(PUMP_RATES)));
  });

  it.each(FLAVOUR_AXES)('have several drinks that are high in %s, also without alcohol', (axis) => {
    const least = axis === 'bitter' ? 3.5 : 4;
    const high = drinks.filter((drink) => (featureValues(drink.drinkFeatures)[axis] ?? 0) >= least);
    expect(high.length).toBeGreaterThanOrEqual(4);
    if (axis !== 'strength') expect(high.filter(isZeroProof).length).toBeGreaterThanOrEqual(3);
  });
});

describe.each(each)('%s', (_id, drink) => {
  it('is what the contract calls a recipe', () => {
    const { ingredients, alcohol, drawing, ...shape } = StaffRecipe.shape;
    expect(ingredients && alcohol && drawing).toBeTruthy();
    for (const [field, schema] of Object.entries(shape))
      expect(schema.safeParse(drink[field as keyof Recipe]).success, field).toBe(true);
  });

  it('speaks both languages', () => {
    const things = [drink, drink.glass, ...(drink.garnish ? [drink.garnish] : []), ...drink.recipeIngredient];
    const texts = things.map(({ name, name_translations }) => [name, name_translations['zh-HK'] ?? '']);
    for (const [en, zhHK] of [...texts, [drink.description, drink.description_translations['zh-HK'] ?? '']]) {
      expect(en?.trim()).toMatch(/[A-Za-z]/);
      expect(en).not.toMatch(/\p{Script=Han}/u);
      expect(zhHK?.trim()).toMatch(/\p{Script=Han}/u);
    }
  });

  it('has all axes in half steps, consistent with its strength and its bubbles', () => {
    expect(drink.drinkFeatures.map(({ property }) => property)).toEqual([...FLAVOUR_AXES]);
    for (const { value } of drink.drinkFeatures) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(5);
      expect(Number.isInteger(value * 2)).toBe(true);
    }
    const { strength = 0, fizzy = 0 } = featureValues(drink.drinkFeatures);
    expect(strength === 0).toBe(isZeroProof(drink));
    expect(Math.abs(strength - strengthOf(drink.ABV))).toBeLessThanOrEqual(0.6);
    const sparkling = drink.recipeIngredient.some((ingredient) => ingredient.sparkling);
    expect(fizzy > 0).toBe(sparkling);
  });

  it('can be poured and drawn', () => {
    const [least, most] = GLASS_HOLDS[drink.glassId] ?? [30, 500];
    expect(volume(drink)).toBeGreaterThanOrEqual(least);
    expect(volume(drink)).toBeLessThanOrEqual(most);
    const own = new Map(drink.recipeIngredient.map((ingredient) => [ingredient.id, ingredient]));
    expect(own.size).toBe(drink.recipeIngredient.length);
    for (const layer of drink.layeringSequence) expect(own.get(layer)?.colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(drink.layeringSequence.length).not.toBe(1);
    const drawing = drawDrink(drink);
    expect(drawing.glass).toBe(drink.glassId);
    expect(drawing.layers).toHaveLength(Math.max(1, drink.layeringSequence.length));
    expect(drawing.garnishes.length > 0 || drink.garnish === null).toBe(true);
  });
});

describe.each(menus)('the pumps of %s', (shopId, menu) => {
  it('cover each liquid once, slots counted from 1', () => {
    const pumps = demoPumps(shopId);
    const liquids = menu.flatMap(({ recipeIngredient }) =>
      recipeIngredient.filter(({ amount, unit }) => millilitres(amount, unit) > 0).map(({ id }) => id),
    );
    expect(new Set(pumps.map(({ ingredientId }) => ingredientId))).toEqual(new Set(liquids));
    expect(pumps.map(({ slot }) => slot)).toEqual(pumps.map((_, i) => i + 1));
    for (const { mlPerSecond } of pumps) {
      expect(mlPerSecond).toBeGreaterThanOrEqual(8);
      expect(mlPerSecond).toBeLessThanOrEqual(35);
    }
  });
});

const answerSets = DEFAULT_EZ_QUESTIONS.reduce<(typeof DEFAULT_EZ_QUESTIONS)[number]['choices'][]>(
  (sets, { choices }) => sets.flatMap((set) => choices.map((choice) => [...set, choice])),
  [[]],
).map((choices) => choices.map(({ effect }) => effect ?? { delta: {} }));

describe.each(menus)('EZ Pairing at %s', (shopId, menu) => {
  it('has a drink for every answer, and one without alcohol', () => {
    expect(answerSets.length).toBe(4 ** 5);
    for (const effects of answerSets) {
      expect(matchDrinks(targetFromEffects(effects), menu, 1)).toHaveLength(1);
      const [free] = matchDrinks(targetFromEffects(effects, true), menu, 1);
      expect(free && isZeroProof(free.recipe)).toBe(true);
    }
  });

  it('does not recommend everyone the same drink', () => {
    const served = answerSets.map((effects) => matchDrinks(targetFromEffects(effects), menu, 1)[0]?.recipe.id ?? '');
    const times = new Map<string, number>();
    for (const id of served) times.set(id, (times.get(id) ?? 0) + 1);
    expect(times.size).toBeGreaterThanOrEqual(shopId === 'demo-bar' ? 15 : 12);
    expect(Math.max(...times.values())).toBeLessThan(answerSets.length / 5);
  });
});

it('pours alcohol at the bar for everyone who asks for something bold', () => {
  const bold = DEFAULT_EZ_QUESTIONS[3]?.choices.find(({ id }) => id === 'bold')?.effect;
  const askedForBold = answerSets.filter((effects) => bold && effects.includes(bold));
  expect(askedForBold).toHaveLength(4 ** 4);
  for (const effects of askedForBold) {
    const [best] = matchDrinks(targetFromEffects(effects), menuOf('demo-bar'), 1);
    expect(best && isZeroProof(best.recipe)).toBe(false);
  }
});
