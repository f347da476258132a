import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Matchable } from '#domain/flavour/flavour-match.ts';
import { drinksOf, outcomeProblems, withoutAlcohol } from '#domain/flavour/outcome.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import settings from './config.ts';
import pack from './content.ts';
import { outcomesOf, shuffled, tapped, vibeName, vibeTarget, type Mood } from './rules.ts';
import { declared } from '#test/matchable.ts';
import { saidOf } from '#test/said.ts';

const mood = (id: string): Mood => pack.moods.find((each) => each.id === id)!;
const [energy, company] = [pack.sliders[0]!, pack.sliders[1]!];

describe('the default pack', () => {
  it('passes validation', () => expect(settings.parse(pack)).toEqual(pack));
  it('is eight moods, each with its own poster', () =>
    expect(new Set(pack.moods.map(({ poster }) => poster)).size).toBe(8));
});

describe('invalid settings', () => {
  const [first, ...rest] = pack.moods;
  it.each<[string, object, string]>([
    ['a single mood', { moods: [first] }, 'There must be at least 2 moods.'],
    ['the same mood twice', { moods: [first, first] }, 'Two moods have the same id.'],
    ['a mood without a flavour', { moods: [{ ...first, want: {} }, ...rest] }, 'A mood needs at least one flavour.'],
    [
      'a mood without its Chinese',
      { moods: [{ ...first, label: { en: 'Happy', 'zh-HK': ' ' } }, ...rest] },
      'A text needs its Chinese.',
    ],
    [
      'four sliders',
      { sliders: ['a', 'b', 'c', 'd'].map((id) => ({ ...energy, id })) },
      'There are at most 3 sliders.',
    ],
    ['four picks', { maxPicks: 4 }, 'Too big: expected number to be <=3'],
    ['what it does not know', { secret: 1 }, 'Unrecognized key: "secret"'],
  ])('%s', (_, part, message) => {
    expect(saidOf(settings, { ...pack, ...part })[0]).toBe(message);
  });
});

describe('the wish', () => {
  it('of one mood is the mood', () => {
    expect(vibeTarget([mood('zen')], [])).toEqual({
      want: { herbal: 4, strength: 1, sweet: 2 },
      weight: { herbal: 1, strength: 1, sweet: 1 },
    });
  });

  it('of three is their mean, 3 to 2 to 1, on each axis of the moods that have it', () => {
    const { want, weight } = vibeTarget([mood('celebrating'), mood('heartbroken'), mood('zen')], []);
    expect(want).toEqual({
      fizzy: 5,
      fruity: 3,
      sweet: (3 * 3 + 3 * 2 + 2) / 6,
      strength: (4 * 2 + 1) / 3,
      herbal: (1 * 2 + 4) / 3,
    });
    expect(weight).toEqual({ fizzy: 3 / 6, fruity: 3 / 6, sweet: 1, strength: 3 / 6, herbal: 3 / 6 });
  });

  it('depends on the order', () => {
    const [one, two] = [mood('nostalgic'), mood('zen')];
    expect(vibeTarget([one, two], []).want.sweet).toBe((4 * 3 + 2 * 2) / 5);
    expect(vibeTarget([two, one], []).want.sweet).toBe((2 * 3 + 4 * 2) / 5);
  });

  it.each<[string, number, number, object]>([
    ['full energy', 1, 0, { fizzy: 4, spicy: 3 }],
    ['half the energy', -0.5, 0, { fizzy: 2.5, spicy: 2.25 }],
    ['no energy', -1, 0, { fizzy: 2, spicy: 2 }],
    ['the whole crew', 0, 1, { fizzy: 3, sweet: 3, fruity: 3 }],
    ['alone', 0, -1, { fizzy: 3, sweet: 2, fruity: 2, herbal: 3 }],
    ['all in the middle', 0, 0, { fizzy: 3 }],
  ])('with %s', (_, energetic, together, expected) => {
    const { want } = vibeTarget(
      [mood('overworked')],
      [
        { slider: energy, value: energetic },
        { slider: company, value: together },
      ],
    );
    expect(want).toEqual({ acidity: 4, strength: 2, fizzy: 3, ...expected });
  });

  it('stays within 0 to 5', () => {
    const { want } = vibeTarget([mood('celebrating')], [{ slider: energy, value: 1 }]);
    expect(want.fizzy).toBe(5);
  });
});

describe('choosing', () => {
  it.each<[string, string[], string, number, string[]]>([
    ['adds at the end', ['a'], 'b', 3, ['a', 'b']],
    ['takes back, and the next moves up', ['a', 'b', 'c'], 'a', 3, ['b', 'c']],
    ['keeps to the limit', ['a', 'b'], 'c', 2, ['a', 'b']],
  ])('%s', (_, chosen, id, limit, after) => expect(tapped(chosen, id, limit)).toEqual(after));
});

describe('the name of the vibe', () => {
  it.each<[string[], string, string]>([
    [[], '', ''],
    [['zen'], 'Zen', '放空'],
    [['zen', 'flirty'], 'Zen, a dash of Flirty', '放空，加少少曖昧'],
    [['zen', 'flirty', 'curious'], 'Zen, a dash of Flirty, a hint of Curious', '放空，加少少曖昧，帶一絲好奇'],
  ])('%s', (ids, en, zh) => expect(vibeName(ids.map(mood))).toEqual({ en, 'zh-HK': zh }));
});

describe('shuffling', () => {
  it('keeps every poster, and depends only on the given random numbers', () => {
    const ids = pack.moods.map(({ id }) => id);
    const order = shuffled(ids, () => 0);
    expect([...order].sort()).toEqual([...ids].sort());
    expect(order).not.toEqual(ids);
    expect(shuffled(ids, () => 0)).toEqual(order);
    expect(shuffled(ids, () => 0.999)).toEqual(ids);
  });

  it('puts each in each position about as often', () => {
    let state = 7;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const first = [0, 0, 0, 0];
    for (let i = 0; i < 8000; i++) first[shuffled([0, 1, 2, 3], random)[0]!]! += 1;
    for (const times of first) expect(Math.abs(times - 2000)).toBeLessThan(200);
  });
});

const picks = fc.shuffledSubarray(pack.moods, { minLength: 1, maxLength: 3 });
const value = fc.constantFrom(-1, -0.5, 0, 0.5, 1);
const values = fc.tuple(value, value);
const feature = fc.record({ property: fc.constantFrom(...FLAVOUR_AXES), value: fc.integer({ min: 0, max: 10 }) });
const menu: fc.Arbitrary<Matchable[]> = fc
  .uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 6 }),
      ABV: fc.constantFrom(0, 5, 12, 38),
      available: fc.boolean(),
      hidden: fc.boolean(),
      allergens: fc.constant<Matchable['allergens']>([]),
      drinkFeatures: fc
        .uniqueArray(feature, { selector: ({ property }) => property })
        .map((all) => all.map((each) => ({ ...each, value: each.value / 2 }))),
    }),
    { selector: ({ id }) => id, maxLength: 8 },
  )
  .map((drinks) => drinks.map(declared));

const sliding = ([first, second]: readonly [number, number]) => [
  { slider: energy, value: first },
  { slider: company, value: second },
];
const again = <T>(thing: T): T => JSON.parse(JSON.stringify(thing)) as T;

describe('whatever is chosen', () => {
  it('the same answers and menu give the same drinks, in any order and after a JSON round trip', () => {
    fc.assert(
      fc.property(picks, values, menu, (moods, set, drinks) => {
        const here = drinksOf({ target: vibeTarget(moods, sliding(set)) }, drinks, 3);
        const there = drinksOf({ target: vibeTarget(again(moods), again(sliding(set))) }, again(drinks).reverse(), 3);
        expect(there.map(({ recipe }) => recipe.id)).toEqual(here.map(({ recipe }) => recipe.id));
      }),
      { numRuns: 10_000 },
    );
  });

  it('a drink is found while there is one, and one without alcohol while there is one', () => {
    fc.assert(
      fc.property(picks, values, menu, (moods, set, drinks) => {
        const outcome = { target: vibeTarget(moods, sliding(set)) };
        const open = drinks.filter(({ available, hidden }) => available && !hidden);
        expect(drinksOf(outcome, drinks, 1).length).toBe(Math.min(1, open.length));
        const dry = open.filter(({ ABV }) => ABV === 0);
        expect(drinksOf(withoutAlcohol(outcome), drinks, 1).length).toBe(Math.min(1, dry.length));
      }),
    );
  });

  it('it excludes no more than one of its moods alone, which is what the dead-end check relies on', () => {
    fc.assert(
      fc.property(picks, values, menu, (moods, set, drinks) => {
        const outcome = { id: 'x', label: moods[0]!.label, target: vibeTarget(moods, sliding(set)) };
        const alone = outcomesOf(pack).find(({ id }) => id === moods[0]!.id)!;
        expect(outcomeProblems(outcome, drinks)).toEqual(outcomeProblems(alone, drinks));
      }),
    );
  });
});
