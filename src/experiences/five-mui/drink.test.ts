import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Matchable } from '#domain/flavour/flavour-match.ts';
import type { Seat, Show } from '#domain/games/hand-game.ts';
import { drinksOf, outcomeProblems, withoutAlcohol } from '#domain/flavour/outcome.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import { VOICE_CUES } from '#domain/kiosk/voice-cues.ts';
import { callsOf, playedCalls } from './call-sets.ts';
import config from './config.ts';
import PACK from './content.ts';
import { callsToDrink, choicesFor, drinkOf, offerFor, outcomesOf } from './drink.ts';
import { CALLS, type Call } from './rules.ts';
import { CALL_SETS } from './settings.ts';
import { declared } from '#test/matchable.ts';
import { saidOf } from '#test/said.ts';

const show = (ours: number, theirs: number): Show => [
  { hand: 0, call: ours },
  { hand: 0, call: theirs },
];

describe('the calls that a drink comes from', () => {
  const shows = [show(1, 2), show(3, 6), show(3, 4), show(3, 6), show(8, 6)];
  it.each<[string, Seat | null, Seat, Call[]]>([
    ['the winning call', 0, 0, [8]],
    ['for the loser the winner’s last three, each once', 0, 1, [8, 3]],
    ['the house won', 1, 0, [6, 4]],
    ['stopped: the own last three', null, 0, [8, 3]],
  ])('%s', (_case, winner, seat, expected) => expect(callsToDrink({ shows, winner }, seat)).toEqual(expected));

  it('are the middle one if nobody called', () => {
    expect(callsToDrink({ shows: [], winner: null }, 0)).toEqual([5]);
    expect(callsToDrink({ shows: [['late', 'hidden']], winner: null }, 1)).toEqual([5]);
  });

  it('skip a show in which the player was late', () => {
    const late: Show = ['hidden', 'late'];
    expect(callsToDrink({ shows: [show(7, 2), late], winner: null }, 0)).toEqual([7]);
  });
});

it('leads each call to its wish', () => {
  expect(drinkOf(PACK, 0)).toEqual({ target: { want: { fruity: 3, herbal: 3 } }, mild: true });
  expect(drinkOf(PACK, 6)).toEqual({ target: { want: { fizzy: 4, acidity: 1 } } });
  expect(Object.keys(drinkOf(PACK, 5).target.want)).toHaveLength(8);
});

it('names every way to end, in both languages, with the calls that are played', () => {
  const outcomes = outcomesOf(PACK);
  expect(outcomes.map(({ id }) => id)).toEqual(CALLS.map(String));
  expect(outcomes[2]!.label).toEqual({ en: '2, Good brothers!', 'zh-HK': '2，哥倆好' });
  const own = { ...PACK.calls, 2: { text: { en: 'Two!', 'zh-HK': '雙' }, cue: 'two' } };
  expect(outcomesOf({ ...PACK, calls: own })[2]!.label.en).toBe('2, Good brothers!');
  expect(outcomesOf({ ...PACK, calls: own, callSet: 'custom' })[2]!.label.en).toBe('2, Two!');
});

describe('the sets of calls', () => {
  it.each(CALL_SETS)('%s has every number, in both languages, with a cue of its own', (callSet) => {
    const calls = playedCalls({ callSet, calls: PACK.calls });
    expect(Object.keys(calls).map(Number)).toEqual([...CALLS]);
    for (const call of CALLS) {
      expect(calls[call].text['zh-HK']).toMatch(/^\p{Script=Han}{3,4}$/u);
      expect(calls[call].text.en).toMatch(/^[A-Z].*!$/);
      expect(VOICE_CUES.map(({ name }) => name)).toContain(calls[call].cue);
    }
    expect(new Set(CALLS.map((call) => calls[call].text.en)).size).toBe(11);
  });

  it('falls back to the common calls', () => {
    expect([1, 2, 3, 4, 6].map((call) => callsOf('cantonese')[call as Call].text['zh-HK'])).toEqual([
      '一支骨',
      '二妹靚',
      '三點鐘',
      '四紅中',
      '落蚊帳',
    ]);
    for (const call of [0, 5, 7, 8, 9, 10] as const)
      expect(callsOf('cantonese')[call]).toEqual(callsOf('mandarin')[call]);
    expect(callsOf('taiwan')[10].text['zh-HK']).toBe('十全美');
  });

  it('uses by default the calls shops are asked to record', () => {
    for (const call of CALLS) {
      const cue = VOICE_CUES.find(({ name }) => name === `call_${call}`)!;
      expect(`${playedCalls(PACK)[call].text['zh-HK']}！`).toBe(cue.words['zh-HK']);
      expect(playedCalls(PACK)[call].text.en).toBe(cue.words.en);
    }
  });
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
/** What a call asks for most. */
const mainTasteOf = (call: Call): string =>
  Object.entries(drinkOf(PACK, call).target.want).toSorted(([, a], [, b]) => b - a)[0]![0];
const anyMenu = fc.array(drink, { minLength: 1, maxLength: 12 });
const anyCall = fc.constantFrom(...CALLS);
const anyShows = fc.array(
  fc.tuple(anyCall, anyCall).map(([ours, theirs]) => show(ours, theirs)),
  { maxLength: 12 },
);
const anySeat = fc.constantFrom<Seat>(0, 1);
/** Drinks that are sold out after the match, or that the guest rules out: by an allergy, say. */
const goneLater = fc.array(fc.nat(5), { maxLength: 4 });

describe('whoever loses', () => {
  it('never gets a stronger drink than by winning with the call, or than the winner', () => {
    fc.assert(
      fc.property(anyMenu, anyShows, anySeat, goneLater, (drinks, shows, winner, gone) => {
        const menu = menuOf(drinks);
        const loser: Seat = winner === 0 ? 1 : 0;
        const winners = offerFor(PACK, { shows, winner }, winner, callsToDrink({ shows, winner }, winner)[0]!, menu);
        for (const call of callsToDrink({ shows, winner }, loser)) {
          const lost = offerFor(PACK, { shows, winner }, loser, call, menu);
          const asWinner = offerFor(PACK, { shows, winner: loser }, loser, call, menu);
          expect(drinksOf(lost.outcome, menu, 1)[0]?.recipe).toBe(lost.pick);
          const left = menu.filter((_, at) => !gone.includes(at));
          for (const { ABV } of drinksOf(lost.outcome, left, 3).map(({ recipe }) => recipe)) {
            expect(ABV).toBeLessThanOrEqual(asWinner.pick?.ABV ?? 0);
            if (winners.pick) expect(ABV).toBeLessThanOrEqual(winners.pick.ABV);
          }
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('still gets one, while anything at all is left that is not stronger', () => {
    fc.assert(
      fc.property(anyMenu, anyShows, anySeat, fc.integer({ min: 0, max: 40 }), (drinks, shows, winner, weakest) => {
        const others = drinks.map((each) => ({ ...each, ABV: Math.max(each.ABV, weakest) }));
        const menu = menuOf([...others, { ABV: weakest, values: [0, 0, 0, 0, 0, 0, 0], available: true }]);
        for (const seat of [0, 1] as const) {
          for (const call of callsToDrink({ shows, winner }, seat)) {
            const { pick } = offerFor(PACK, { shows, winner }, seat, call, menu);
            expect(pick?.available).toBe(true);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the choice of drinks', () => {
  // Eight and three ask for other tastes; both were the winner's.
  const ended = { shows: [show(3, 1), show(8, 1)], winner: 0 } as const;
  const tasting = (axis: string, part: object = {}) => ({
    ABV: 5,
    values: FLAVOUR_AXES.map((each) => (each === axis ? 5 : 0)),
    available: true,
    ...part,
  });
  const fizzy = tasting('fizzy');
  const [first, second] = [tasting(mainTasteOf(8)), tasting(mainTasteOf(3))];
  const soldOut = { available: false };

  it.each<[string, ReturnType<typeof tasting>[], [Call, string | undefined][]]>([
    [
      'has each call with its drink',
      [first, second],
      [
        [8, 'drink-0'],
        [3, 'drink-1'],
      ],
    ],
    ['is one where the menu has one drink', [fizzy], [[8, 'drink-0']]],
    ['is the newest call where two lead to one drink', [second, tasting(mainTasteOf(8), soldOut)], [[8, 'drink-0']]],
    ['is one where everything is sold out', [tasting('fizzy', soldOut), tasting('body', soldOut)], [[8, undefined]]],
  ])('%s', (_case, drinks, expected) =>
    expect(choicesFor(PACK, ended, 1, menuOf(drinks)).map(({ call, drink }) => [call, drink?.id])).toEqual(expected),
  );

  it('never has a drink twice, and never nothing', () => {
    fc.assert(
      fc.property(
        anyMenu,
        anyShows,
        anySeat,
        fc.constantFrom<Seat | null>(0, 1, null),
        (drinks, shows, seat, winner) => {
          const [menu, how] = [menuOf(drinks), { shows, winner }];
          const choices = choicesFor(PACK, how, seat, menu);
          const calls = callsToDrink(how, seat);
          const ids = choices.map(({ drink }) => drink?.id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(choices[0]!.call).toBe(calls[0]);
          // What is no choice leads to a drink that is one.
          for (const call of calls) expect(ids).toContain(offerFor(PACK, how, seat, call, menu).pick?.id);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('a call set to no alcohol', () => {
  const bottle = (ABV: number, available = true) => ({ ABV, values: [ABV / 10, 0, 0, 0, 0, 0, 0], available });
  const offered = (drinks: ReturnType<typeof bottle>[], winner: Seat | null, seat: Seat, call: Call = 0) => {
    const menu = menuOf(drinks);
    const { outcome } = offerFor(PACK, { shows: [show(0, 0)], winner }, seat, call, menu);
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
    expect(offered(drinks, 1, 0)).toEqual(expected.slice(0, 1));
  });

  it('gives whoever lost to it nothing stronger, whichever call they take', () =>
    expect(offered([bottle(40), bottle(5), bottle(12)], 1, 0, 1)).toEqual([5]));

  it('never gives alcohol to a guest who asked for none', () => {
    const menu = menuOf([bottle(5), bottle(40)]);
    const { outcome } = offerFor(PACK, { shows: [show(0, 1)], winner: 0 }, 0, 0, menu);
    expect(drinksOf(withoutAlcohol(outcome), menu, 3)).toEqual([]);
  });

  it('is reported by the dead-end check as it plays', () => {
    const problems = (drinks: ReturnType<typeof bottle>[]) => outcomeProblems(outcomesOf(PACK)[0]!, menuOf(drinks));
    expect(problems([bottle(5), bottle(0)])).toEqual([]);
    expect(problems([bottle(5)])).toEqual(['no-zero-proof']);
    expect(problems([bottle(5, false)])).toEqual(['no-drink']);
  });
});

it('gives the same drinks to the same play and menu, in any order of the menu and after a JSON round trip', () => {
  fc.assert(
    fc.property(
      anyMenu,
      anyShows,
      anySeat,
      fc.constantFrom<Seat | null>(0, 1, null),
      fc.nat(),
      (drinks, shows, seat, won, turn) => {
        const menu = menuOf(drinks);
        const at = turn % menu.length;
        const turned = [...menu.slice(at), ...menu.slice(0, at)].reverse();
        const ended = { shows, winner: won };
        const copy = JSON.parse(JSON.stringify({ ended, turned, settings: PACK })) as {
          ended: typeof ended;
          turned: Matchable[];
          settings: typeof PACK;
        };
        expect(callsToDrink(copy.ended, seat)).toEqual(callsToDrink(ended, seat));
        for (const call of callsToDrink(ended, seat)) {
          expect(offerFor(copy.settings, copy.ended, seat, call, copy.turned)).toEqual(
            offerFor(PACK, ended, seat, call, menu),
          );
        }
      },
    ),
    { numRuns: 10_000 },
  );
}, 120_000);

describe('settings', () => {
  const problem = (more: object) => saidOf(config, { ...PACK, ...more })[0];

  it('take the default pack, and nothing at all', () => {
    expect(config.parse(PACK)).toEqual(PACK);
    expect(config.parse({})).toEqual({ version: 1 });
  });

  it.each([
    ['no way to play', { opponents: [] }, 'Choose at least one way to play.'],
    ['one twice', { opponents: ['room', 'room'] }, 'A way to play is listed twice.'],
    ['too long a match', { target: 6 }, 'A match is won with at most 5 points: more takes too long.'],
    ['two seconds', { showSeconds: 2 }, 'Give guests at least 3 seconds to choose.'],
    ['another set', { callSet: 'klingon' }, 'The calls are cantonese, mandarin, taiwan or custom.'],
    ['no name', { label: { en: '', 'zh-HK': '五枚' } }, 'A text needs its English.'],
    [
      'a call without Chinese',
      { calls: { ...PACK.calls, 5: { text: { en: 'Five', 'zh-HK': ' ' }, cue: 'call_5' } } },
      'A text needs its Chinese.',
    ],
    [
      'a cue that cannot be',
      { calls: { ...PACK.calls, 5: { ...PACK.calls[5], cue: '../five' } } },
      'A cue is named with small letters, digits, _ and -.',
    ],
  ])('refuse %s', (_case, more, message) => expect(problem(more)).toBe(message));

  it('know every call', () => {
    for (const call of CALLS) {
      const { [call]: _result, ...results } = PACK.resultMap;
      const { [call]: _call, ...calls } = PACK.calls;
      expect(problem({ resultMap: results })).toBeDefined();
      expect(problem({ calls })).toBeDefined();
    }
  });
});
