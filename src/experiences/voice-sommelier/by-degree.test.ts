/** Which drink comes first where several have what was asked for, on a menu of an owner's own. */
import { describe, expect, it } from 'vitest';
import { drawDrink } from '#domain/recipe/drink-drawing.ts';
import { drinksOf } from '#domain/flavour/outcome.ts';
import type { FlavourAxis, Recipe } from '#domain/recipe/recipe.ts';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { DEMO_BAR } from '#test/demo-bar.ts';
import { interpret } from './hearing/interpret.ts';
import { onlySugared } from './unserved.ts';
import { outcomeOf } from './pour.ts';

const [SAMPLE] = DEMO_BAR;
type Made = Partial<Record<FlavourAxis, number>> & { parts: string; abv?: number; glass?: string; ice?: Recipe['ice'] };

function drink(name: string, { parts, abv = 12, glass = 'highball', ice = 'cubed', ...taste }: Made) {
  const recipe = {
    ...SAMPLE!,
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    name_translations: { 'zh-HK': name },
    type: 'cocktail',
    glassId: glass,
    ice,
    glass: { name: glass, name_translations: {} },
    garnish: null,
    garnishId: null,
    ABV: abv,
    alcohol: abv > 0 ? ('contains' as const) : ('free' as const),
    allergens: [],
    recipeIngredient: parts.split(',').map((part, at) => ({
      ...SAMPLE!.recipeIngredient[0]!,
      id: `${name}-${at}`,
      name: part,
      name_translations: {},
      amount: 40,
      abv: 0,
      colour: null,
    })),
    drinkFeatures: (['strength', 'acidity', 'sweet', 'spicy', 'fruity', 'fizzy', 'herbal', 'bitter'] as const).map(
      (property) => ({ property, value: taste[property] ?? 0 }),
    ),
  };
  return { ...recipe, drawing: drawDrink(recipe as unknown as Parameters<typeof drawDrink>[0]) };
}

const MENU = [
  drink('Alpha', { parts: 'Gin,Lemon juice,Basil', strength: 3, acidity: 3.5, sweet: 2, herbal: 5, glass: 'rocks' }),
  drink('Beta', {
    parts: 'Gin,Raspberry',
    strength: 2.5,
    acidity: 3,
    sweet: 3,
    fruity: 4.5,
    glass: 'coupe',
    ice: 'none',
  }),
  drink('Gamma', { parts: 'Cucumber,Lime juice', abv: 0, acidity: 2.5, sweet: 1.5, herbal: 5, glass: 'coupe' }),
  drink('Delta', { parts: 'Tequila,Lime juice,Triple sec', abv: 18, strength: 4, acidity: 4.5, sweet: 2, fruity: 1.5 }),
  drink('Epsilon', {
    parts: 'Tequila,Grapefruit soda',
    abv: 9,
    strength: 2,
    acidity: 3.5,
    sweet: 1.5,
    fizzy: 4,
    fruity: 2.5,
  }),
  drink('Zeta', { parts: 'Vodka,Lime juice,Triple sec', abv: 14, strength: 3, acidity: 3.5, sweet: 2.5, fruity: 3 }),
  drink('Eta', { parts: 'Lager', abv: 5, strength: 1, fizzy: 4, bitter: 2, glass: 'beer' }),
  drink('Iota', { parts: 'Vodka,Orange juice', strength: 2, fruity: 3.5, sweet: 4, glass: 'hurricane' }),
  drink('Theta', {
    parts: 'White rum,Mint,Soda',
    abv: 9,
    strength: 2,
    fizzy: 4,
    acidity: 3,
    sweet: 2.5,
    ice: 'crushed',
  }),
];
const firstOf = (text: string) => {
  const wishes = interpret(text, BOTH, [], MENU);
  return drinksOf(outcomeOf(wishes, MENU), MENU, 1)[0]!.recipe.name;
};

describe('the first of several drinks', () => {
  it.each([
    ['gin and cucumber', 'Alpha', 'the gin drink that tastes like the one with cucumber'],
    ['氈酒加青瓜', 'Alpha', 'the same'],
    ['gin and raspberry', 'Beta', 'what holds both'],
    ['a beer with lime', 'Eta', 'the kind of drink before what goes into it'],
    ['as cold as you can make it', 'Theta', 'crushed ice before cubes'],
    ['the biggest glass you have', 'Iota', 'the largest glass'],
  ])('%s: %s, %s', (text, name) => expect(firstOf(text)).toBe(name));
});

describe('a likeness', () => {
  const like = MENU.map((each) => (each.name === 'Delta' ? { ...each, name: 'Margarita' } : each));
  const firstLike = (text: string) =>
    drinksOf(outcomeOf(interpret(text, BOTH, [], like), like), like, 1)[0]!.recipe.name;
  it.each(['like a Margarita but less boozy', '似 Margarita 但係冇咁勁'])(
    '%s: is made on the same spirit, before one with the same liqueur',
    (text) => expect(firstLike(text)).toBe('Epsilon'),
  );
});

describe('what has sugar in every drink', () => {
  const missing = (text: string) => onlySugared(interpret(text, BOTH, [], DEMO_BAR)).map(({ id }) => id);
  it.each([
    ['血糖高，想飲啲暖嘅', ['hot drink']],
    ["I'm diabetic, something hot please", ['hot drink']],
    ["I'm diabetic, something cold please", []],
    ['something hot please', []],
  ])('%s: %j', (text, ids) => expect(missing(text)).toEqual(ids));
});
