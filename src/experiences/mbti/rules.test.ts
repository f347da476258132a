import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Matchable } from '#domain/flavour/flavour-match.ts';
import { drinksOf } from '#domain/flavour/outcome.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import settings from './config.ts';
import PACK from './content.ts';
import {
  groupOf,
  LETTERS,
  lettersOf,
  outcomeOfType,
  outcomesOf,
  typeOf,
  TYPES,
  undecidedPairs,
  type Letter,
  type Question,
} from './rules.ts';
import { declared } from '#test/matchable.ts';
import { saidOf } from '#test/said.ts';

const { questions } = PACK;
const everyAnswer = Array.from({ length: 2 ** questions.length }, (_, bits) =>
  Object.fromEntries(questions.map(({ id, a, b }, at) => [id, (bits >> at) & 1 ? b.letter : a.letter])),
);

describe('the default doors', () => {
  it('are eight, two for each pair, weighing 2 and 1, and may be saved as they are', () => {
    expect(questions.map(({ dichotomy, weight }) => `${dichotomy}${weight}`)).toEqual([
      'EI2',
      'SN2',
      'TF2',
      'JP2',
      'EI1',
      'SN1',
      'TF1',
      'JP1',
    ]);
    expect(settings.parse(PACK)).toEqual(PACK);
  });

  it('lead to each of the sixteen types, equally often', () => {
    const counts = new Map<string, number>();
    for (const answers of everyAnswer) {
      const type = typeOf(questions, answers);
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([...TYPES].sort());
    expect([...counts.values()]).toEqual(Array(16).fill(16));
  });

  it('never tie: the first question of a pair decides', () => {
    for (const answers of everyAnswer) {
      const type = typeOf(questions, answers);
      for (const { id, weight } of questions) if (weight === 2) expect(type).toContain(answers[id]);
    }
  });

  it('have sixteen different cards, in both languages', () => {
    const titles = TYPES.flatMap((type) => Object.values(PACK.types[type].title));
    const lines = TYPES.flatMap((type) => Object.values(PACK.types[type].line));
    expect(new Set([...titles, ...lines]).size).toBe(64);
  });
});

describe('settings', () => {
  const wrong = (part: object) => saidOf(settings, { ...PACK, ...part })[0];
  const [first] = questions;
  const reweighed = (weight: number) => questions.map((each) => (each.id === 'ei-2' ? { ...each, weight } : each));
  it.each([
    [
      'weights that tie',
      { questions: reweighed(2) },
      'Every pair of letters needs a question, and weights that cannot tie.',
    ],
    [
      'a pair without a question',
      { questions: questions.filter(({ dichotomy }) => dichotomy !== 'JP') },
      'Every pair of letters needs a question, and weights that cannot tie.',
    ],
    ['one question twice', { questions: [...questions, { ...first, weight: 4 }] }, 'Question ids must be unique.'],
    [
      'a door to another pair',
      { questions: [{ ...first, a: { ...first!.a, letter: 'T' } }, ...questions.slice(1)] },
      'The two doors of a question stand for the two letters of its pair.',
    ],
    ['too great a weight', { questions: reweighed(5) }, 'A question counts at most 4.'],
    [
      'a card without Chinese',
      { types: { ...PACK.types, INTJ: { ...PACK.types.INTJ, line: { en: 'A', 'zh-HK': '' } } } },
      'A text needs its Chinese.',
    ],
  ])('refuse %s', (_case, part, message) => expect(wrong(part)).toBe(message));

  it('refuse a missing type', () => {
    const { INTJ: _gone, ...others } = PACK.types;
    expect(settings.safeParse({ ...PACK, types: others }).success).toBe(false);
  });
});

describe('undecidedPairs', () => {
  it('finds exactly the pairs that can end in a tie', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(weights, (all) => {
        const asked: Question[] = all.map((weight, at) => ({ ...questions[0]!, id: `q${at}`, weight }));
        const isEven = Array.from({ length: 2 ** all.length }, (_, bits) =>
          all.reduce((sum, weight, at) => sum + ((bits >> at) & 1 ? weight : -weight), 0),
        ).includes(0);
        expect(undecidedPairs(asked).includes('EI')).toBe(isEven);
      }),
    );
  });
});

describe('the four families', () => {
  it.each([
    ['INTJ', 'NT'],
    ['ENFP', 'NF'],
    ['ESTJ', 'SJ'],
    ['ISFJ', 'SJ'],
    ['ISTP', 'SP'],
    ['ESFP', 'SP'],
  ] as const)('%s is %s', (type, group) => expect(groupOf(type)).toBe(group));

  it('have their vectors before the other letters shift them', () => {
    const of = (...letters: Letter[]) => {
      const sum = (axis: (typeof FLAVOUR_AXES)[number]) =>
        letters.reduce((total, letter) => total + (PACK.letterDelta[letter]?.[axis] ?? 0), 2.5);
      return Object.fromEntries(FLAVOUR_AXES.map((axis) => [axis, sum(axis)]));
    };
    expect(of('N', 'T')).toMatchObject({ acidity: 3.5, spicy: 3.5, strength: 3, herbal: 3, sweet: 2 });
    expect(of('N', 'F')).toMatchObject({ sweet: 3.5, spicy: 3.5, herbal: 3, acidity: 2 });
    expect(of('S', 'J')).toMatchObject({ sweet: 3, fruity: 3, strength: 3, fizzy: 2 });
    expect(of('S', 'P')).toMatchObject({ sweet: 3, fruity: 3, fizzy: 3, spicy: 3 });
  });
});

describe('the result of a type', () => {
  it('is one of sixteen outcomes, its fixed drinks first', () => {
    expect(outcomesOf(PACK).map(({ id }) => id)).toEqual([...TYPES]);
    const types = { ...PACK.types, INTJ: { ...PACK.types.INTJ, recipeIds: ['b'] } };
    const menu = ['a', 'b'].map((id): Matchable =>
      declared({ id, ABV: 9, drinkFeatures: [], available: true, allergens: [] }),
    );
    expect(drinksOf(outcomeOfType({ ...PACK, types }, 'INTJ'), menu, 2).map(({ recipe }) => recipe.id)).toEqual([
      'b',
      'a',
    ]);
  });

  it('is the same drink for the same answers and menu, in any order and after a JSON round trip (10,000 runs)', () => {
    const menu = fc.uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1, maxLength: 4 }),
        tastes: fc.dictionary(fc.constantFrom(...FLAVOUR_AXES), fc.integer({ min: 0, max: 5 })),
      }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
    );
    const doors = fc.array(fc.boolean(), { minLength: questions.length, maxLength: questions.length });
    fc.assert(
      fc.property(menu, doors, fc.nat(), (made, chosen, turn) => {
        const answers = Object.fromEntries(questions.map(({ id, a, b }, at) => [id, chosen[at] ? a.letter : b.letter]));
        const recipes = made.map(({ id, tastes }): Matchable =>
          declared({
            id,
            ABV: 5,
            drinkFeatures: FLAVOUR_AXES.flatMap((property) =>
              tastes[property] === undefined ? [] : [{ property, value: tastes[property] }],
            ),
            available: true,
            allergens: [],
          }),
        );
        const at = turn % recipes.length;
        const again = JSON.parse(
          JSON.stringify([...recipes.slice(at), ...recipes.slice(0, at)].reverse()),
        ) as Matchable[];
        const ids = (menu: Matchable[]) =>
          drinksOf(outcomeOfType(PACK, typeOf(questions, answers)), menu, 3).map(({ recipe }) => recipe.id);
        expect(ids(again)).toEqual(ids(recipes));
      }),
      { numRuns: 10_000 },
    );
  });

  it('takes its letters from the pairs', () => {
    expect([...new Set((['EI', 'SN', 'TF', 'JP'] as const).flatMap(lettersOf))]).toEqual([...LETTERS]);
  });
});
