import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Matchable } from '#domain/flavour/flavour-match.ts';
import type { Seat, Show } from '#domain/games/hand-game.ts';
import { drinksOf, outcomeProblems, withoutAlcohol } from '#domain/flavour/outcome.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import config from './config.ts';
import PACK from './content.ts';
import { drinkOf, finalSum, offerFor, outcomesOf, styleOf } from './drink.ts';
import { CALLS } from './rules.ts';
import { declared } from '#test/matchable.ts';
import { saidOf } from '#test/said.ts';

const show = (ours: number, theirs: number): Show => [
  { hand: ours, call: null },
  { hand: theirs, call: null },
];

describe('the style', () => {
  it.each<[string, number[], string]>([
    ['all open', [10, 10], 'bold'],
    ['more than 60 %', [10, 10, 0], 'bold'],
    ['60 % sharp', [10, 10, 10, 0, 0], 'even'],
    ['half', [10, 0], 'even'],
    ['40 % sharp', [10, 10, 0, 0, 0], 'even'],
    ['less', [10, 0, 0], 'closed'],
    ['nothing shown', [], 'even'],
  ])('of %s', (_case, hands, expected) =>
    expect(
      styleOf(
        hands.map((hand) => show(hand, 0)),
        0,
      ),
    ).toBe(expected),
  );

  it('adds its accent to the wish of the sum', () => {
    expect(drinkOf(PACK, 5, 'bold')).toEqual({ target: { want: { fizzy: 5, acidity: 3 } } });
    expect(drinkOf(PACK, 20, 'closed').target.want).toEqual({ strength: 4, spicy: 3, herbal: 3.5 });
    expect(drinkOf(PACK, 0, 'even')).toEqual({ target: { want: { sweet: 3, fruity: 3 } }, mild: true });
  });
});

it('takes the last hands that met', () => {
  expect(finalSum([show(5, 10), show(10, 10), ['late', 'hidden']])).toBe(20);
  expect(finalSum([['late', 'late']])).toBe(10);
});

it('names every way to end, each in both languages', () => {
  const outcomes = outcomesOf(PACK);
  expect(outcomes).toHaveLength(15);
  expect(new Set(outcomes.map(({ id }) => id)).size).toBe(15);
  for (const { label } of outcomes) expect(label['zh-HK']).toMatch(/\p{Script=Han}/u);
});

const drink = fc.record({
  ABV: fc.integer({ min: 0, max: 40 }),
  values: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 7, maxLength: 7 }),
  available: fc.boolean(),
});
const menuOf = (drinks: { ABV: number; values: number[]; available: boolean }[]): Matchable[] =>
  drinks.map(({ ABV, values, available }, i) =>
    declared({
      id: `drink-${i}`,
      ABV,
      available,
      allergens: [],
      drinkFeatures: FLAVOUR_AXES.map((property, axis) => ({ property, value: values[axis]! })),
    }),
  );
const anyMenu = fc.array(drink, { minLength: 1, maxLength: 12 });
const hand = fc.constantFrom(0, 5, 10);
const anyShows = fc.array(
  fc.tuple(hand, hand).map(([ours, theirs]) => show(ours, theirs)),
  { maxLength: 12 },
);
const anySeat = fc.constantFrom<Seat>(0, 1);
/** Drinks that are sold out after the match, or that the guest rules out: by an allergy, say. */
const goneLater = fc.array(fc.nat(5), { maxLength: 4 });

describe('whoever loses', () => {
  it('never gets a stronger drink than by winning, or than the winner', () => {
    fc.assert(
      fc.property(anyMenu, anyShows, anySeat, goneLater, (drinks, shows, winner, gone) => {
        const menu = menuOf(drinks);
        const loser: Seat = winner === 0 ? 1 : 0;
        const lost = offerFor({ settings: PACK, shows, winner }, loser, menu);
        const asWinner = offerFor({ settings: PACK, shows, winner: loser }, loser, menu);
        const winners = offerFor({ settings: PACK, shows, winner }, winner, menu);
        expect(drinksOf(lost.outcome, menu, 1)[0]?.recipe).toBe(lost.pick);
        const left = menu.filter((_, at) => !gone.includes(at));
        for (const { ABV } of drinksOf(lost.outcome, left, 3).map(({ recipe }) => recipe)) {
          expect(ABV).toBeLessThanOrEqual(asWinner.pick?.ABV ?? 0);
          if (winners.pick) expect(ABV).toBeLessThanOrEqual(winners.pick.ABV);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('still gets one, while anything at all is left', () => {
    fc.assert(
      fc.property(anyMenu, anyShows, anySeat, (drinks, shows, winner) => {
        const menu = menuOf([...drinks, { ABV: 38, values: [0, 0, 0, 0, 0, 0, 0], available: true }]);
        for (const seat of [0, 1] as const) {
          const { pick } = offerFor({ settings: PACK, shows, winner }, seat, menu);
          expect(pick?.available).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('a sum set to no alcohol', () => {
  const bottle = (ABV: number, available = true) => ({ ABV, values: [ABV / 10, 0, 0, 0, 0, 0, 0], available });
  const closed = [show(0, 0)];
  const offered = (drinks: ReturnType<typeof bottle>[], winner: Seat | null, seat: Seat) => {
    const menu = menuOf(drinks);
    const { outcome } = offerFor({ settings: PACK, shows: closed, winner }, seat, menu);
    return drinksOf(outcome, menu, 3).map(({ recipe }) => recipe.ABV);
  };

  it.each<[string, ReturnType<typeof bottle>[], number[]]>([
    ['does while there is such a drink', [bottle(40), bottle(0), bottle(5)], [0]],
    ['leads to the weakest while there is none', [bottle(40), bottle(12), bottle(20), bottle(5)], [5, 12, 20]],
    ['also when it is sold out', [bottle(40), bottle(0, false), bottle(5)], [5, 40]],
    ['leads nowhere when all is sold out', [bottle(0, false), bottle(5, false)], []],
  ])('%s', (_case, drinks, expected) => {
    expect(offered(drinks, null, 0)).toEqual(expected);
    expect(offered(drinks, 0, 0)).toEqual(expected);
    // The loser gets nothing stronger than the winner's drink.
    expect(offered(drinks, 1, 0)).toEqual(expected.slice(0, 1));
  });

  it('never gives alcohol to a guest who asked for none', () => {
    const menu = menuOf([bottle(5), bottle(40)]);
    const { outcome } = offerFor({ settings: PACK, shows: closed, winner: 0 }, 0, menu);
    expect(drinksOf(withoutAlcohol(outcome), menu, 3)).toEqual([]);
  });

  it('is reported by the dead-end check as it plays', () => {
    const problems = (drinks: ReturnType<typeof bottle>[]) =>
      outcomeProblems(
        outcomesOf(PACK).find(({ id }) => id === '0-even')!,
        menuOf(drinks),
      );
    expect(problems([bottle(5), bottle(0)])).toEqual([]);
    expect(problems([bottle(5)])).toEqual(['no-zero-proof']);
    expect(problems([bottle(5, false)])).toEqual(['no-drink']);
  });
});

it('gives the same drink to the same play and menu, in any order of the menu and after a JSON round trip', () => {
  fc.assert(
    fc.property(
      anyMenu,
      anyShows,
      anySeat,
      fc.constantFrom(0, 1, null),
      fc.integer(),
      (drinks, shows, seat, winner, turn) => {
        const menu = menuOf(drinks);
        const at = Math.abs(turn) % menu.length;
        const turned = [...menu.slice(at), ...menu.slice(0, at)].reverse();
        const ended = { settings: PACK, shows, winner };
        const copy = JSON.parse(JSON.stringify({ ended, turned })) as { ended: typeof ended; turned: Matchable[] };
        expect(offerFor(copy.ended, seat, copy.turned)).toEqual(offerFor(ended, seat, menu));
      },
    ),
    { numRuns: 10_000 },
  );
}, 60_000);

describe('settings', () => {
  const problem = (more: object) => saidOf(config, { ...PACK, ...more })[0];

  it('default if missing', () => {
    expect(config.parse(PACK)).toEqual(PACK);
    expect(config.parse({})).toEqual({ version: 1 });
  });

  it.each([
    ['no way to play', { opponents: [] }, 'Choose at least one way to play.'],
    ['one twice', { opponents: ['house', 'house'] }, 'A way to play is listed twice.'],
    ['too long a match', { target: 6 }, 'A match is won with at most 5 points: more takes too long.'],
    ['two seconds', { showSeconds: 2 }, 'Give guests at least 3 seconds to choose.'],
    ['another rule', { rule: 'drink' }, 'The rule is turn, streak or both.'],
    [
      'a call without Chinese',
      { calls: { ...PACK.calls, 5: { en: 'Five', 'zh-HK': ' ' } } },
      'A text needs its Chinese.',
    ],
  ])('refuse %s', (_case, more, message) => expect(problem(more)).toBe(message));

  it('know every sum', () => {
    for (const call of CALLS) {
      const { [call]: _, ...others } = PACK.resultMap;
      expect(problem({ resultMap: others })).toBeDefined();
    }
  });
});
