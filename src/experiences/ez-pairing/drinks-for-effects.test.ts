import { describe, expect, it } from 'vitest';
import { ChoiceEffect } from '#contract/kiosk/ez-pairing.ts';
import { effectFromWords } from '#domain/taste-request/flavour-lexicon.ts';
import { DEMO_BAR as menu } from '#test/demo-bar.ts';
import { drinksForEffects } from './drinks-for-effects.ts';

const drinksFor = (choices: readonly (readonly [zh: string, en: string])[], options = {}) =>
  drinksForEffects(
    choices.map(([zh, en]) => ChoiceEffect.parse(effectFromWords(zh, en))),
    menu,
    options,
  ).map(({ recipe }) => recipe);
const holds = (name: RegExp) => (recipe: (typeof menu)[number]) =>
  recipe.recipeIngredient.some((ingredient) => name.test(ingredient.name));

describe('the drinks for the answers of a quiz', () => {
  it.each<[string, string, RegExp]>([
    ['有冧酒', 'With rum', /rum/i],
    ['芒果', 'Mango', /mango/i],
    ['啤酒', 'A beer', /lager|stout|beer/i],
    ['咖啡', 'Coffee', /coffee|espresso/i],
  ])('%s: one that holds it, whatever the taste of the other answers', (zh, en, name) =>
    expect(
      drinksFor([
        [zh, en],
        ['酸', 'Sour'],
      ])[0],
    ).toSatisfy(holds(name)),
  );

  it('is the drink that was named', () => expect(drinksFor([['莫希托', 'A Mojito']])[0]!.name).toBe('Mojito'));

  it('never hold what one answer refuses, though another asks for it', () => {
    const drinks = drinksFor([
      ['有氈酒', 'With gin'],
      ['唔要氈酒', 'No gin'],
    ]);
    expect(drinks.length).toBeGreaterThan(0);
    expect(drinks.filter(holds(/\bgin\b(?! ?ger)/i))).toEqual([]);
  });

  it('pass every filter, whatever is named', () => {
    for (const recipe of drinksFor([['有冧酒', 'With rum']], { zeroProof: true })) expect(recipe.alcohol).toBe('free');
    for (const recipe of drinksFor([['奶滑', 'Creamy']], { avoidAllergens: ['milk'] }))
      expect([recipe.allergenList, recipe.allergens.includes('milk')]).toEqual(['declared', false]);
  });

  it('reads effects that were stored before names were', () =>
    expect(ChoiceEffect.parse({ delta: { sweet: 1 } })).toEqual({ delta: { sweet: 1 } }));
});
