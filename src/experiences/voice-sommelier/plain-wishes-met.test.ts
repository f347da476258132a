/** A plain wish that some drink meets is met by the first drink offered, alone and with every other. */
import { describe, expect, it } from 'vitest';
import { drinksOf } from '#domain/flavour/outcome.ts';
import { featureValues, type FlavourAxis } from '#domain/recipe/recipe.ts';
import { indexMenu } from '#domain/taste-request/menu-index.ts';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { DEMO_BAR } from '#test/demo-bar.ts';
import { interpret } from './hearing/interpret.ts';
import { outcomeOf } from './pour.ts';

type Drink = (typeof DEMO_BAR)[number];
interface Wish {
  said: string;
  han: string;
  isMet: (drink: Drink) => boolean;
}

const menu = indexMenu(DEMO_BAR, BOTH);
const first = (text: string) =>
  drinksOf(outcomeOf(interpret(text, BOTH, [], DEMO_BAR), DEMO_BAR), DEMO_BAR, 1)[0]!.recipe;

const ofAxis = (said: string, han: string, axis: FlavourAxis): Wish => ({
  said,
  han,
  isMet: ({ drinkFeatures }) => (featureValues(drinkFeatures)[axis] ?? 0) >= 3,
});
const ofThing = (said: string, han: string): Wish => {
  const ids = menu.drinksWith(said);
  return { said, han, isMet: ({ id }) => ids.includes(id) };
};

const WISHES: readonly Wish[] = [
  ofAxis('sweet', '甜', 'sweet'),
  ofAxis('sour', '酸', 'acidity'),
  ofAxis('spicy', '辣', 'spicy'),
  ofAxis('fruity', '果味', 'fruity'),
  ofAxis('fizzy', '有氣', 'fizzy'),
  ofAxis('herbal', '草本', 'herbal'),
  ofAxis('bitter', '苦', 'bitter'),
  ...(
    [
      ['gin', '氈酒'],
      ['vodka', '伏特加'],
      ['rum', '冧酒'],
      ['tequila', '龍舌蘭'],
      ['whisky', '威士忌'],
      ['bourbon', '波本'],
      ['mezcal', '梅斯卡爾'],
      ['sherry', '雪莉酒'],
      ['champagne', '香檳'],
      ['mint', '薄荷'],
      ['basil', '羅勒'],
      ['cucumber', '青瓜'],
      ['ginger', '薑'],
      ['lychee', '荔枝'],
      ['mango', '芒果'],
      ['pineapple', '菠蘿'],
      ['grapefruit', '西柚'],
      ['yuzu', '柚子'],
      ['osmanthus', '桂花'],
      ['honey', '蜜糖'],
      ['chilli', '辣椒'],
      ['tomato', '番茄'],
      ['beer', '啤酒'],
      ['coffee', '咖啡'],
      ['shot', '一啖過'],
    ] as const
  ).map(([said, han]) => ofThing(said, han)),
];

describe('a plain wish', () => {
  it.each(WISHES)('$said, $han: the first drink meets it', ({ said, han, isMet }) => {
    expect(DEMO_BAR.some(isMet)).toBe(true);
    for (const text of [said, `something ${said} please`, han, `有冇${han}嘅`])
      expect([text, isMet(first(text))]).toEqual([text, true]);
  });

  it('holds for every pair that some drink meets', () => {
    const unmet: string[] = [];
    for (const [at, one] of WISHES.entries())
      for (const other of WISHES.slice(at + 1)) {
        if (!DEMO_BAR.some((drink) => one.isMet(drink) && other.isMet(drink))) continue;
        for (const text of [`${one.said} and ${other.said}`, `${one.han}同${other.han}`]) {
          const drink = first(text);
          if (!one.isMet(drink) || !other.isMet(drink)) unmet.push(`${text}: ${drink.name}`);
        }
      }
    expect(unmet).toEqual([]);
  }, 60_000);
});

describe('a refused family', () => {
  it.each([
    ['no citrus', ['Lime juice', 'Lemon juice', 'Yuzu juice', 'Fresh orange juice', 'Pink grapefruit juice']],
    ['sour but no citrus please', ['Lime juice', 'Lemon juice', 'Yuzu juice', 'Calamansi juice']],
    ['唔要柑橘類', ['Lime juice', 'Lemon juice', 'Yuzu juice', 'Fresh orange juice', 'Pink grapefruit juice']],
    ['no berries', ['Raspberry purée', 'Cranberry juice']],
    ['no tropical fruit', ['Mango purée', 'Pineapple juice', 'Coconut cream', 'Passion fruit purée']],
    ['nothing floral', ['Osmanthus syrup', 'Chrysanthemum tea', 'Rose syrup']],
  ])('%s: none of it in any drink offered', (text, names) => {
    const drinks = drinksOf(outcomeOf(interpret(text, BOTH, [], DEMO_BAR), DEMO_BAR), DEMO_BAR, 3);
    const held = drinks.flatMap(({ recipe }) => recipe.recipeIngredient.map(({ name }) => name));
    expect(held.filter((name) => names.includes(name))).toEqual([]);
  });
});
