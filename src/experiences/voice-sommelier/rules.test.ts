import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { matchDrinks } from '#domain/flavour/flavour-match.ts';
import { drinksOf, outcomeProblems } from '#domain/flavour/outcome.ts';
import { ALLERGENS, FLAVOUR_AXES, isZeroProof } from '#domain/recipe/recipe.ts';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import { judge } from '#test/understood.ts';
import { FRESH_CHINESE, FRESH_ENGLISH, MENDED } from '#test/utterances-fresh.ts';
import config from './config.ts';
import PACK from './content.ts';
import { TALK_START, talk } from './guest/talk.ts';
import { outcomesOf } from './outcomes.ts';
import { outcomeOf } from './pour.ts';
import { answered, MOST_QUESTIONS, nextQuestion } from './rules.ts';
import { createSommelierParser } from './hearing/sommelier-parser.ts';
import { wishesOf } from './hearing/sentence-wishes.ts';
import { hasWishes, NO_WISHES } from './wishes.ts';
import type { Wishes } from './wishes.ts';
import { declared } from '#test/matchable.ts';

const hear = createSommelierParser(BOTH, PACK.lexicon, {});
const full = (...values: number[]) => FLAVOUR_AXES.map((property, i) => ({ property, value: values[i]! }));
const menu = [
  guestRecipe({ drinkFeatures: full(3, 4, 2, 0, 1, 0, 1, 0) }),
  guestSoda({ drinkFeatures: full(0, 1, 4, 3, 2, 5, 0, 1) }),
  guestRecipe({ id: 'twin', name: 'Twin', drinkFeatures: full(3, 4, 2, 0, 1, 0, 1, 0) }),
];

const someWishes: fc.Arbitrary<Wishes> = fc.record({
  taste: fc.dictionary(fc.constantFrom(...FLAVOUR_AXES), fc.integer({ min: -3, max: 3 })),
  noAlcohol: fc.option(fc.constantFrom('age' as const, 'choice' as const), { nil: undefined }),
  weaker: fc.boolean(),
  isDrunk: fc.boolean(),
  avoid: fc.subarray([...ALLERGENS], { maxLength: 2 }),
  like: fc.option(fc.constantFrom('sour', 'soda', 'gone'), { nil: undefined }),
  allergies: fc.constant([]),
  named: fc.array(
    fc.record({
      kind: fc.constant('ingredient' as const),
      id: fc.constantFrom('gin', 'mango'),
      said: fc.constant('gin'),
      isRefused: fc.boolean(),
      isAllergy: fc.constant(false),
      drinks: fc.subarray(['sour', 'soda', 'a', 'b']),
      own: fc.constant([]),
      near: fc.constant([]),
      taste: fc.constantFrom({}, { fruity: 2 }),
    }),
    { maxLength: 3 },
  ),
  notLike: fc.subarray(['sour', 'soda']),
  unknown: fc.constant([]),
  unlisted: fc.constant([]),
  unsure: fc.constant([]),
  unclear: fc.constant([]),
  isAllergic: fc.boolean(),
  isOpen: fc.boolean(),
});
const someMenu = fc
  .array(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      ABV: fc.constantFrom(0, 12),
      available: fc.boolean(),
      drinkFeatures: fc.array(
        fc.record({ property: fc.constantFrom(...FLAVOUR_AXES), value: fc.integer({ min: 0, max: 5 }) }),
        { maxLength: 5 },
      ),
      allergens: fc.subarray([...ALLERGENS], { maxLength: 2 }),
    }),
    { maxLength: 8 },
  )
  .map((list) => list.filter(({ id }, at) => list.findIndex((each) => each.id === id) === at).map(declared));

describe('the drinks of the wishes', () => {
  it('are the same for the same wishes and menu, in any order and after a JSON round trip', () => {
    fc.assert(
      fc.property(someWishes, someMenu, fc.nat(), (wishes, recipes, turn) => {
        const at = recipes.length > 0 ? turn % recipes.length : 0;
        const other = JSON.parse(
          JSON.stringify([...recipes.slice(at), ...recipes.slice(0, at)].reverse()),
        ) as typeof recipes;
        const again = JSON.parse(JSON.stringify(wishes)) as Wishes;
        const ids = drinksOf(outcomeOf(wishes, recipes), recipes, 3).map(({ recipe }) => recipe.id);
        expect(drinksOf(outcomeOf(again, other), other, 3).map(({ recipe }) => recipe.id)).toEqual(ids);
      }),
      { numRuns: 10_000 },
    );
  });

  it('never break a filter, and exist while one fits', () => {
    fc.assert(
      fc.property(someWishes, someMenu, (wishes, recipes) => {
        const outcome = outcomeOf(wishes, recipes);
        const [pick] = drinksOf(outcome, recipes, 1);
        expect(pick !== undefined).toBe(matchDrinks({ ...outcome.target, want: {} }, recipes, 1).length > 0);
        if (wishes.noAlcohol && pick) expect(isZeroProof(pick.recipe)).toBe(true);
        for (const allergen of wishes.avoid) expect(pick?.recipe.allergens ?? []).not.toContain(allergen);
      }),
    );
  });

  it.each<[string, Partial<Wishes>, string]>([
    ['a taste', { taste: { fizzy: 2 } }, 'soda'],
    ['a drink to be like', { like: 'sour' }, 'sour'],
    ['a drink it should not be', { taste: { acidity: 2 }, notLike: ['sour', 'twin'] }, 'soda'],
    ['like one, without alcohol', { like: 'sour', noAlcohol: 'choice' }, 'soda'],
  ])('%s', (_case, wishes, id) => {
    expect(drinksOf(outcomeOf({ ...NO_WISHES, ...wishes }, menu), menu, 1)[0]?.recipe.id).toBe(id);
  });

  it('start from the drink it should be like', () => {
    const { target } = outcomeOf({ ...NO_WISHES, like: 'sour', taste: { sweet: 2 } }, menu);
    expect(target.want).toEqual({
      strength: 3,
      acidity: 4,
      sweet: 3,
      spicy: 0,
      fruity: 1,
      fizzy: 0,
      herbal: 1,
      bitter: 0,
    });
    expect(target.side).toEqual({ sweet: 'at-least', strength: 'at-most' });
  });

  it('are not the drink they are measured by, once a change was asked for', () => {
    const like = { ...NO_WISHES, like: 'sour', isMeasure: true };
    expect(outcomeOf(like, menu).recipeIds).toContain('sour');
    expect(outcomeOf({ ...like, taste: { sweet: -1 } }, menu).recipeIds).not.toContain('sour');
  });

  it.each([
    ['medicine', 'Grapefruit juice', []],
    ['medicine', 'Tonic water', []],
    ['pregnancy', 'Tonic water', []],
    ['pregnancy', 'Foam', ['eggs' as const]],
    ['pregnancy', 'Butterfly pea tea', []],
  ] as const)('leave out what does not go with %s: %s', (noAlcohol, name, allergens) => {
    const drink = menu.find(({ id }) => id === 'soda')!;
    const unfit = {
      ...drink,
      id: 'unfit',
      allergens: [...allergens],
      recipeIngredient: [{ name, name_translations: {} }],
    };
    const ids = (wishes: Partial<Wishes>) => outcomeOf({ ...NO_WISHES, ...wishes }, [drink, unfit]).recipeIds;
    expect(ids({ noAlcohol })).toEqual([drink.id]);
    expect(ids({ noAlcohol: 'choice' })).toContain('unfit');
  });
});

describe('the questions back', () => {
  it('are at most two, from the list, and never about an axis that was mentioned', () => {
    fc.assert(
      fc.property(
        someWishes,
        fc.array(fc.constantFrom('a', 'b', undefined), { minLength: 6, maxLength: 6 }),
        (start, sides) => {
          let state = talk({ ...TALK_START, wishes: start }, { type: 'pour', followUps: PACK.followUps });
          let count = 0;
          for (const side of sides) {
            if (!state.question) break;
            count += 1;
            const { question, wishes } = state;
            const axes = Object.keys({ ...question.a.delta, ...question.b.delta });
            for (const axis of axes) expect(wishes.taste[axis as 'sweet']).toBeUndefined();
            state = talk(state, { type: 'answered', side: side && question[side], followUps: PACK.followUps });
          }
          expect(count).toBeLessThanOrEqual(MOST_QUESTIONS);
          expect(state.step).toBe('result');
        },
      ),
    );
  });

  it.each<[string, string, boolean]>([
    ['nothing but no alcohol', "I'm driving", true],
    ['one taste', 'sweet', true],
    ['two tastes', 'sweet and fizzy', false],
    ['surprise me', 'surprise me', false],
  ])('%s', (_case, sentence, isAsked) => {
    expect(nextQuestion(wishesOf(hear(sentence)), [], PACK.followUps) !== undefined).toBe(isAsked);
  });

  it('skip strength if no alcohol is wanted', () => {
    const asked = nextQuestion({ ...NO_WISHES, noAlcohol: 'choice' }, [], PACK.followUps);
    expect(asked?.id).toBe('fruity-or-herbal');
  });

  it('change the wish like words', () => {
    expect(answered({ ...NO_WISHES, taste: { sweet: 2 } }, { delta: { sweet: 2, fizzy: -2 } }).taste).toEqual({
      sweet: 3,
      fizzy: -2,
    });
  });
});

describe('the conversation', () => {
  it('apologises if it understood nothing, and keeps earlier wishes', () => {
    const sweet = talk(TALK_START, {
      type: 'heard',
      now: wishesOf(hear('sweet')),
      said: [{ en: 'sweet', 'zh-HK': '甜' }],
    });
    expect(sweet.reply.map(({ en }) => en).join(' ')).toContain('Sweet.');
    const lost = talk(sweet, { type: 'heard', now: wishesOf(hear('zebra')), said: [] });
    expect(lost).toMatchObject({ isSorry: true, wishes: { taste: { sweet: 2 }, unknown: ['zebra'] } });
    expect(talk(lost, { type: 'start-over', isNewPlay: false })).toEqual(TALK_START);
  });

  it('goes back from a question and may ask it again', () => {
    const asked = talk(
      { ...TALK_START, wishes: { ...NO_WISHES, noAlcohol: 'choice' } },
      { type: 'pour', followUps: PACK.followUps },
    );
    const back = talk(asked, { type: 'back' });
    expect(back).toMatchObject({ step: 'talk', asked: [], wishes: { noAlcohol: 'choice' } });
  });
});

describe('the default settings', () => {
  it('are valid, understood phrase by phrase in both languages, and list every outcome', () => {
    expect(config.parse(PACK)).toEqual(PACK);
    for (const { text } of PACK.phrases)
      for (const said of Object.values(text)) {
        expect(hasWishes(wishesOf(hear(said))), said).toBe(true);
        expect(wishesOf(hear(said)).unknown, said).toEqual([]);
      }
    const outcomes = outcomesOf(PACK);
    expect(new Set(outcomes.map(({ id }) => id)).size).toBe(outcomes.length);
    expect(outcomes.filter((outcome) => outcomeProblems(outcome, menu).length > 0)).toEqual([]);
  });

  it.each([
    ['a missing language', { ...PACK, greeting: { en: 'Hi', 'zh-HK': '' } }],
    ['listening too long', { ...PACK, maxSeconds: 9 }],
    ['a taste without words', { ...PACK, lexicon: [{ axis: 'sweet', value: 2, words: { en: [], 'zh-HK': [] } }] }],
    ['two phrases with one id', { ...PACK, phrases: [PACK.phrases[0], PACK.phrases[0]] }],
  ])('are refused with %s', (_case, settings) => expect(config.safeParse(settings).success).toBe(false));

  it('prefer the shop’s words to the common ones', () => {
    const house = createSommelierParser(
      BOTH,
      [{ axis: 'spicy', value: 3, words: { en: ['sweet'], 'zh-HK': ['甜'] } }],
      {},
    );
    expect(wishesOf(house('甜')).taste).toEqual({ spicy: 3 });
  });
});

describe('sentences it was not tuned on', () => {
  it.each([
    ['English', FRESH_ENGLISH],
    ['Chinese', FRESH_CHINESE],
  ])('%s: at least three in four are understood completely', (_language, list) => {
    const understood = list
      .map((each) => judge(each))
      .filter(({ text, isUnderstood }) => isUnderstood && !MENDED.has(text));
    expect(list.length).toBeGreaterThanOrEqual(100);
    expect(understood.length / list.length).toBeGreaterThanOrEqual(0.75);
  });

  it.each([...FRESH_ENGLISH, ...FRESH_CHINESE].filter(([, meant]) => /zero|avoid:/.test(meant)))(
    'no safety-relevant statement is missed: %s',
    (text, meant) => {
      const heard = judge([text, meant]).heard.split(' ');
      for (const wish of meant.split(' ').filter((each) => /^(zero|avoid:)/.test(each))) expect(heard).toContain(wish);
    },
  );
});
