import { describe, expect, test } from 'vitest';
import { glassByName, glassName, glassShape } from './glass.ts';

test.each([
  ['Espresso Martini', 'Martini Glass'],
  ['COSMOPOLITAN', 'Martini Glass'],
  ['Spicy Margarita', 'Martini Glass'],
  ['Margaritas for two', 'Martini Glass'],
  ['Mulled wine', 'Wine Glass'],
  ['White Sangria', 'Wine Glass'],
  ['Ginger Beer', 'Beer Glass'],
  ['Pale Ale', 'Beer Glass'],
  ['Lager-top', 'Beer Glass'],
  ['Shot of the day', 'Shot Glass'],
  ['Tequila Sunrise', 'Shot Glass'],
  ['Whiskey Sour', 'Shot Glass'],
  ['Irish Coffee', 'Coffee Mug'],
  ['Espresso', 'Coffee Mug'],
  ['Oat latte (iced)', 'Coffee Mug'],
  ['Negroni', 'Highball Glass'],
  ['Kale Cooler', 'Highball Glass'],
  ['Swine Spritz', 'Highball Glass'],
  ['凍檸茶', 'Highball Glass'],
  ['冰Latte', 'Coffee Mug'],
  ['桂花Latte加奶', 'Coffee Mug'],
  ['Martini馬天尼', 'Martini Glass'],
  ['士多啤梨Margaritas（凍）', 'Martini Glass'],
  ['冰Kale汁', 'Highball Glass'],
  ['Ale酒', 'Beer Glass'],
  ['Éale', 'Highball Glass'],
  ['', 'Highball Glass'],
])('%s is served in a %s by its name', (drink, glass) => {
  expect(glassByName(drink)).toBe(glass);
});

describe('glassName', () => {
  const glasswareParams = { glassType: 'ROCKS', name: 'Rocks Glass' };
  test.each([
    ['the recipe first', { recipeGlass: 'Coupe', glasswareParams, drinkName: 'Negroni' }, 'Coupe'],
    ['then the machine', { recipeGlass: ' ', glasswareParams, drinkName: 'Negroni' }, 'Rocks Glass'],
    ['its type if unnamed', { glasswareParams: { glassType: 'Flute', name: '' }, drinkName: 'Negroni' }, 'Flute'],
    ['then the drink', { recipeGlass: null, glasswareParams: null, drinkName: 'Dry Martini' }, 'Martini Glass'],
  ])('%s', (_, served, glass) => expect(glassName(served)).toBe(glass));
});

test.each([
  ['Martini Glass', 'martini'],
  ['Margarita Glass', 'margarita'],
  ['Nick & Nora', 'coupe'],
  ['Coupe', 'coupe'],
  ['Old Fashioned Glass', 'rocks'],
  ['Double Rocks', 'rocks'],
  ['Collins Glass', 'collins'],
  ['Highball Glass', 'highball'],
  ['Wine Glass', 'wine'],
  ['Copa', 'wine'],
  ['Champagne Flute', 'flute'],
  ['Beer Glass', 'beer'],
  ['Pint', 'beer'],
  ['Shot Glass', 'shot'],
  ['Coffee Mug', 'mug'],
  ['Irish Coffee Glass', 'mug'],
  ['Copper Mug', 'copper-mug'],
  ['Julep Cup', 'copper-mug'],
  ['Tea Cup', 'teacup'],
  ['Gaiwan', 'teacup'],
  ['Tumbler', 'tumbler'],
  ['Hurricane Glass', 'hurricane'],
  ['Tiki Mug', 'tiki'],
  ['茶杯', 'teacup'],
  ['Highball杯', 'highball'],
  ['Coupe杯', 'coupe'],
  ['香檳Flute', 'flute'],
  ['拿鐵Latte杯', 'mug'],
  ['Something new', 'highball'],
])('a %s is drawn as %s', (name, shape) => {
  expect(glassShape(name)).toBe(shape);
});
