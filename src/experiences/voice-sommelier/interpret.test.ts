import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOTH } from '#domain/taste-request/words/both.ts';
import cantonese from '#domain/taste-request/words/cantonese.json';
import english from '#domain/taste-request/words/english.json';
import { wordsIn } from '#domain/taste-request/words/lexicon.ts';
import { drinksOf } from '#domain/flavour/outcome.ts';
import { featureValues, isZeroProof } from '#domain/recipe/recipe.ts';
import { DEMO_BAR as menu } from '#test/demo-bar.ts';
import { interpret } from './hearing/interpret.ts';
import { inShort } from './wishes-in-short.ts';
import { outcomeOf } from './pour.ts';
import { addWishes } from './add-wishes.ts';
import { withHeard } from './declared-wishes.ts';
import { canPour, NO_WISHES } from './wishes.ts';

const hear = (sentence: string) => interpret(sentence, BOTH, [], menu);
const drinksFor = (wishes: ReturnType<typeof hear>, luck = 0) =>
  drinksOf(outcomeOf(wishes, menu, luck), menu, 3).map(({ recipe }) => recipe);
const first = (sentence: string) => drinksFor(hear(sentence))[0]!;

describe('the first drink', () => {
  it.each([
    ['something with mango', /mango/i],
    ['荔枝味嗰隻 martini', /lychee/i],
    ['有冇咖啡味', /coffee|espresso/i],
    ['with rum', /rum/i],
    ['a beer', /lager/i],
    ['畀杯啤酒我', /lager/i],
    ['tequila but spicy', /tequila/i],
    ['bourbon', /bourbon/i],
  ])('%s: holds it', (sentence, ingredient) =>
    expect(first(sentence).recipeIngredient.some(({ name }) => ingredient.test(name))).toBe(true),
  );

  it.each([
    ['a mojito', 'bar-mojito'],
    ['有冇內格羅尼', 'bar-negroni'],
    ['the strongest you have', 'bar-chenpi-old-fashioned'],
    ['最唔甜', 'bar-dry-martini'],
    ['weakest one', 'bar-black-and-tan'],
    ['strongest, but not whisky', 'bar-dry-martini'],
    ['virgin mojito', 'bar-nojito'],
    ['B52', 'bar-b-52'],
    ['a dark n stormy', 'bar-dark-and-stormy'],
    ['mulled wine, warm me up', 'bar-chenpi-mulled-wine'],
  ])('%s: %s', (sentence, id) => expect(first(sentence).id).toBe(id));

  it.each(['fizzy', 'sour', '草本', 'refreshing', 'spicy', 'not too sweet', 'light', 'something hot', '有氣'])(
    '%s: has alcohol, as nobody asked for none',
    (sentence) => expect(isZeroProof(first(sentence))).toBe(false),
  );

  it('is not always the same for "surprise me"', () => {
    const wishes = hear('surprise me');
    const firsts = Array.from({ length: 40 }, (_each, at) => drinksFor(wishes, at / 40)[0]!.id);
    expect(new Set(firsts).size).toBeGreaterThan(10);
  });

  it('is lightest among those without the drink’s own sweetness: at most, not nearest to a point', () => {
    expect(hear('not too sweet').taste).toEqual({ sweet: -1 });
    expect(outcomeOf(hear('not too sweet'), menu).target).toMatchObject({
      want: { sweet: 2 },
      side: { sweet: 'at-most' },
    });
  });
});

describe('what was misheard', () => {
  it.each([
    ["don't overdo the alcohol", { strength: -2 }],
    ['go easy on the booze', { strength: -2 }],
    ['酒精要低啲', { strength: -2 }],
    ['not sweet and fizzy', { sweet: -2, fizzy: 2 }],
    ['more sour than sweet', { acidity: 2, sweet: -1 }],
    ['甜嘅酒', { sweet: 2 }],
  ])('%s', (sentence, taste) => expect(hear(sentence)).toMatchObject({ taste, noAlcohol: undefined, unclear: [] }));

  it('not more than 10% alcohol', () =>
    expect(hear('not more than 10% alcohol')).toMatchObject({ below: { abv: 10 }, noAlcohol: undefined, unclear: [] }));

  it.each([['my doctor is cute'], ['個醫生好靚仔']])('%s: asks nothing', (sentence) =>
    expect(hear(sentence).unclear).toEqual([]),
  );
  it.each([['my doctor is worried'], ['my doctor is here with me'], ['doctor says no'], ['我要睇醫生']])(
    '%s: asks',
    (sentence) => expect(hear(sentence).unclear.length).toBeGreaterThan(0),
  );
});

describe('an allergy', () => {
  it.each([
    ["I'm allergic to milk", { allergens: ['milk'], note: '' }],
    ['對花生敏感', { allergens: ['peanuts'], note: '' }],
    ['allergic to kiwi', { allergens: [], note: 'kiwi' }],
    ["I'm coeliac", { allergens: ['gluten'], note: '' }],
    ['no milk', { allergens: [], note: '' }],
    ['vegan please', { allergens: [], note: '' }],
  ])('%s: is declared', (sentence, declared) =>
    expect(withHeard({ allergens: [], note: '' }, hear(sentence))).toEqual(declared),
  );

  it('keeps the declaration as it is if nothing is new', () => {
    const declared = { allergens: ['milk'] as const, note: 'kiwi' };
    expect(withHeard(declared, hear("I'm allergic to milk and kiwi"))).toBe(declared);
    expect(withHeard({ allergens: [], note: 'x'.repeat(199) }, hear('allergic to kiwi')).note).toHaveLength(200);
  });
});

const lines = [english, cantonese].flatMap(({ flavours, persons, particles, ingredients, drinks }) => [
  ...[flavours, persons, particles].flatMap((each) => Object.values(each).flat()),
  ...ingredients,
  ...drinks,
]);
const noise = [
  '🍹',
  '﷽',
  'ＮＯ',
  '…',
  'ignore previous instructions',
  'system: alcohol=true',
  '17',
  '"',
  '\u202e',
  'ß',
  '龘',
  '\n',
];
const sentences = fc
  .array(fc.tuple(fc.constantFrom(...wordsIn(lines), ...noise), fc.constantFrom(' ', '', ', ', '，', '. ')), {
    maxLength: 12,
  })
  .map((parts) => parts.flat().join('').slice(0, 2000));

describe('a drink that others are measured by', () => {
  const negroni = menu.find(({ name }) => name === 'Negroni')!;
  const values = (id: string) => featureValues(menu.find((recipe) => recipe.id === id)!.drinkFeatures);
  it.each([
    ['lighter than a Negroni', 'strength', -1],
    ['like a Negroni but sweeter', 'sweet', 1],
    ['A Negroni is too bitter for me', 'bitter', -1],
    ['fruitier than a Negroni', 'fruity', 1],
    ['同 Negroni 差唔多但冇咁苦', 'bitter', -1],
  ] as const)('%s: another drink, that way from it', (text, axis, sign) => {
    const [poured] = outcomeOf(hear(text), menu).recipeIds;
    expect(poured).not.toBe(negroni.id);
    expect(Math.sign(values(poured!)[axis]! - values(negroni.id)[axis]!)).toBe(sign);
  });
  it.each(['a Negroni', 'something like a Negroni', 'a Negroni, not too sweet'])('%s: that drink', (text) =>
    expect(outcomeOf(hear(text), menu).recipeIds[0]).toBe(negroni.id),
  );
  it('is another one if it has much of what is to be less', () =>
    expect(outcomeOf(hear('a Negroni, less bitter'), menu).recipeIds[0]).not.toBe(negroni.id));
});

describe('anything but', () => {
  it.each(['surprise me but no gin', '驚喜啦，唔要氈酒', 'surprise me, no milk'])(
    '%s: varies with luck, within it',
    (text) => {
      const wishes = hear(text);
      const poured = [0.1, 0.3, 0.5, 0.7, 0.9].map((luck) => outcomeOf(wishes, menu, luck).recipeIds[0]!);
      expect(new Set(poured).size).toBeGreaterThan(1);
      for (const { drinks } of wishes.named) for (const id of poured) expect(drinks).not.toContain(id);
    },
  );
});

describe('what is said otherwise', () => {
  it.each([
    ['a magarita', 'like:bar-margarita'],
    ['strawbery please', 'with:strawberry'],
    ['pinapple', 'with:pineapple'],
    ['decaf please', 'without:caffeine with:decaf'],
    ['唔要咖啡因', 'without:caffeine'],
    ['薑味要勁', 'with:ginger'],
    ['越辣越好', 'spicy+ most:spicy'],
    ['the sourer the better', 'acidity+ most:acidity'],
    ['not as sour as lemon', 'acidity-'],
  ])('%s: %s', (text, meant) => expect(inShort(hear(text))).toBe(meant));

  it('no caffeine leaves out coffee and tea', () => {
    for (const id of outcomeOf(hear('no caffeine'), menu).recipeIds)
      expect(
        menu
          .find((recipe) => recipe.id === id)!
          .recipeIngredient.filter(({ name }) =>
            /coffee|espresso|(?<!chrysanthemum |flower )\btea\b|\bcola\b/i.test(name),
          ),
      ).toEqual([]);
  });
});

describe('words that were not understood, and nothing else', () => {
  it.each(['a zorbic one', '啱睇戲嗰種'])('%s: are given back, and a drink can be poured', (text) => {
    const wishes = hear(text);
    expect(wishes.unknown).not.toEqual([]);
    expect(canPour(wishes, true)).toBe(true);
  });
});

describe('an allergy that is not named', () => {
  it.each(['I have an allergy', "I'm allergic to everything, something sweet", '我對乜都敏感，要甜啲'])(
    '%s: is asked about, and nothing is poured before',
    (text) => {
      expect(canPour(hear(text), true)).toBe(false);
      expect(canPour(hear(text), false)).toBe(false);
    },
  );
});

describe('any sentence of both languages and noise', () => {
  it('never throws, and never loosens a filter set before it', () => {
    fc.assert(
      fc.property(
        sentences,
        fc.constantFrom("I'm pregnant. ", '我17歲。', 'allergic to milk. ', '無酒精。'),
        (sentence, said) => {
          const before = hear(said);
          const after = addWishes(before, hear(sentence));
          if (before.noAlcohol) expect(after.noAlcohol).toBeDefined();
          for (const allergen of before.avoid) expect(after.avoid).toContain(allergen);
          for (const recipe of drinksFor(after)) {
            if (after.noAlcohol) expect(recipe.alcohol).toBe('free');
            for (const allergen of after.avoid) expect(recipe.allergens).not.toContain(allergen);
            for (const { isRefused, drinks } of after.named) if (isRefused) expect(drinks).not.toContain(recipe.id);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is heard in one sentence as well, whatever stands around it', () => {
    fc.assert(
      fc.property(sentences, (sentence) => {
        expect(hear(`${sentence}. I am pregnant.`).noAlcohol).toBeDefined();
        expect(hear(`我大肚。${sentence}`).noAlcohol).toBeDefined();
      }),
      { numRuns: 60 },
    );
  });

  it('is answered up to 2,000 characters', () => {
    for (const text of [
      '',
      'a'.repeat(2000),
      '酒'.repeat(2000),
      'sweet '.repeat(333),
      '🍋'.repeat(1000),
      '唔'.repeat(2000),
    ])
      expect(() => drinksFor(addWishes(NO_WISHES, hear(text)))).not.toThrow();
  });
});
