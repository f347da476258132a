import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isDeciding,
  matchOf,
  turnedRound,
  type Match,
  type Part,
  type Seat,
  type Show,
} from '#domain/games/hand-game.ts';
import { HOUSE_CHARACTERS } from '#domain/games/bot-personas.ts';
import { handsOf, houseThrow } from '#domain/games/bot-strategy.ts';
import { botMatches } from '#test/matches-of-the-house.ts';
import { seeded } from '#test/seeded.ts';
import PACK from './content.ts';
import { CALLS, handGame, HANDS, rulesOf, type Rules } from './rules.ts';

const rules = (more: Partial<Rules> = {}): Rules => ({ ...rulesOf(PACK), ...more });
const game = (more: Partial<Rules> = {}) => handGame(rules(more));
const called = (hand: number, call: number | null): Part => ({ hand, call });
const play = (more: Partial<Rules>, first: Seat, ...shows: Show[]): Match => matchOf(game(more), first, shows);

const tie = expect.objectContaining({ kind: 'tie' }) as never;

describe('one calls by turns', () => {
  it.each<[string, Show, Partial<Match>]>([
    ['a hit scores and keeps the call', [called(5, 15), called(10, null)], { caller: 0, score: [1, 0] }],
    ['a miss passes the call', [called(5, 10), called(10, null)], { caller: 1, score: [0, 0] }],
    ['a call below the own hands costs the point', [called(10, 5), called(0, null)], { caller: 1, score: [0, 1] }],
    ['a call beyond reach costs the point', [called(0, 15), called(10, null)], { caller: 1, score: [0, 1] }],
    ['a late caller loses the call', ['late', 'hidden'], { caller: 1, score: [0, 0] }],
    ['dawdling across takes no call away', ['hidden', 'late'], { caller: 0, score: [0, 0] }],
    ['both late passes the call', ['late', 'late'], { caller: 1, score: [0, 0] }],
    ['four fists, called', [called(0, 0), called(0, null)], { caller: 0, score: [1, 0] }],
    ['all open, called', [called(10, 20), called(10, null)], { caller: 0, score: [1, 0] }],
  ])('%s', (_case, show, expected) => expect(play({}, 0, show)).toMatchObject(expected));

  it('is won at the target, and nothing after counts', () => {
    const hit: Show = [called(5, 15), called(10, null)];
    expect(play({}, 0, hit, hit)).toMatchObject({ score: [2, 0], winner: 0 });
    expect(play({}, 0, hit, hit, hit)).toMatchObject({ score: [2, 0], winner: 0 });
  });
});

describe('the deciding show', () => {
  const miss: Show = [called(5, 10), called(10, null)];
  const theirMiss: Show = [called(10, null), called(5, 10)];
  const level: Show[] = [miss, theirMiss];
  it.each<[string, Show[], Partial<Match>]>([
    ['comes third, and both call', level, { caller: 'both', winner: null }],
    ['not where somebody leads', [[called(5, 15), called(10, null)], miss], { caller: 1 }],
    ['equally near: the bigger hand', [...level, [called(5, 10), called(10, 20)]], { score: [0, 1], winner: 1 }],
    ['equal hands: both again', [...level, [called(5, 5), called(5, 15)]], { caller: 'both', winner: null }],
    ['the nearer call wins', [...level, [called(0, 10), called(10, 20)]], { score: [1, 0], winner: 0 }],
    ['from either side', [...level, [called(5, 5), called(10, 10)]], { score: [0, 1], winner: 1 }],
    ['the right call wins', [...level, [called(5, 10), called(10, 15)]], { score: [0, 1], winner: 1 }],
    ['both right: the bigger hand', [...level, [called(10, 15), called(5, 15)]], { score: [1, 0], winner: 0 }],
    ['both right, equal hands: both again', [...level, [called(5, 10), called(5, 10)]], { caller: 'both', last: tie }],
    ['a foul is the other’s', [...level, [called(10, 5), called(0, 0)]], { winner: 1 }],
    ['missed: both again', [...level, ['hidden', 'late']], { caller: 'both', winner: null }],
    [
      'caught up in the last show: one more',
      [[called(5, 15), called(10, null)], miss, [called(10, null), called(5, 15)]],
      { caller: 'both', score: [1, 1], winner: null },
    ],
  ])('%s', (_case, shows, expected) => expect(play({}, 0, ...shows)).toMatchObject(expected));

  it.each<[Rules['rule'], number, number]>([
    ['turn', 1, 3],
    ['turn', 2, 3],
    ['turn', 3, 5],
    ['both', 1, 2],
    ['streak', 2, 6],
  ])('%s to %i points: is show %i at the earliest', (rule, target, lastCall) => {
    // With alternating calls both players have called equally often before.
    expect(game({ rule, target }).start(0).lastCall).toBe(lastCall);
  });
});

describe('two hits in a row', () => {
  const hit: Show = [called(5, 15), called(10, null)];
  const miss: Show = [called(5, 5), called(10, null)];
  it.each<[string, Show[], Partial<Match>]>([
    ['one hit is no point yet', [hit], { caller: 0, score: [0, 0], streak: 1, winner: null }],
    ['the second is', [hit, hit], { caller: 0, score: [1, 0], streak: 0 }],
    ['a miss between starts anew', [hit, miss], { caller: 1, score: [0, 0], streak: 0 }],
    ['a friend’s dawdling does not', [hit, ['hidden', 'late'], hit], { score: [1, 0] }],
    ['an impossible call is the other’s point', [hit, [called(10, 5), called(0, null)]], { caller: 1, score: [0, 1] }],
    ['a lead has not won after five shows', [hit, hit, miss, ['late', 'late'], ['late', 'late']], { winner: null }],
    [
      'the show that decides needs one hit',
      [...Array.from<unknown, Show>({ length: 5 }, () => ['late', 'late']), [called(5, 10), called(5, 15)]],
      { played: 6, score: [1, 0], winner: 0 },
    ],
    [
      'but after six',
      [hit, hit, miss, ...Array.from<unknown, Show>({ length: 3 }, () => ['late', 'late'])],
      { played: 6, winner: 0 },
    ],
  ])('%s', (_case, shows, expected) => expect(play({ rule: 'streak' }, 0, ...shows)).toMatchObject(expected));
});

describe('both call at once', () => {
  it.each<[string, Show, Partial<Match>]>([
    ['one right wins the point', [called(5, 15), called(10, 20)], { score: [1, 0] }],
    ['both right is played again', [called(5, 15), called(10, 15)], { score: [0, 0], last: tie }],
    ['nobody right is played again', [called(5, 10), called(10, 20)], { score: [0, 0] }],
    ['an impossible call costs the point', [called(10, 0), called(10, 10)], { score: [0, 1] }],
    ['two impossible calls cost nothing', [called(10, 0), called(0, 20)], { score: [0, 0] }],
    ['being late never wins', ['late', 'hidden'], { score: [0, 0] }],
  ])('%s', (_case, show, expected) => {
    expect(play({ rule: 'both' }, 1, show)).toMatchObject({ caller: 'both', ...expected });
  });
});
describe('what may be shown', () => {
  const match = game().start(0);
  it.each<[string, Partial<Rules>, Seat, Part, boolean]>([
    ['a hand and a call by the caller', {}, 0, called(5, 15), true],
    ['the caller without a call', {}, 0, called(5, null), false],
    ['a call by the other', {}, 1, called(5, 15), false],
    ['three hands', {}, 0, called(15, 15), false],
    ['a sum there is not', {}, 0, called(5, 12), false],
    ['an impossible call, strictly', { strictCalls: true }, 0, called(10, 5), true],
    ['an impossible call, kindly', { strictCalls: false }, 0, called(10, 5), false],
  ])('%s', (_case, more, seat, part, expected) => {
    expect(game(more).isAllowed(match, seat, part as never)).toBe(expected);
  });

  it('takes no time with the clock off', () => {
    expect([game().showMs, game({ untimed: true }).showMs]).toEqual([6000, null]);
  });
});

const throwBy = (isCaller: boolean) =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.record({
        hand: fc.constantFrom(0, 5, 10),
        call: isCaller ? fc.constantFrom(...CALLS) : fc.constant(null),
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom('late' as const, 'hidden' as const) },
  );
const anyShow = fc.tuple(throwBy(true), throwBy(true), throwBy(false), throwBy(false));

describe('any match', () => {
  it('gives at most one point a show, to one whose call was right or whose opponent’s was impossible; or to the nearer, or to the bigger hand, in the deciding show', () => {
    fc.assert(
      fc.property(fc.constantFrom('turn', 'streak', 'both'), fc.array(anyShow, { maxLength: 40 }), (rule, drawn) => {
        const one = game({ rule });
        let match = one.start(0);
        for (const [callA, callB, plainA, plainB] of drawn) {
          const show: Show = [match.caller === 1 ? plainA : callA, match.caller === 0 ? plainB : callB];
          const after = one.after(match, show);
          const gained = after.score.map((points, seat) => points - match.score[seat as Seat]);
          expect(gained.every((points) => points >= 0) && gained[0]! + gained[1]! <= 1).toBe(true);
          if (show.some((part) => typeof part === 'string')) expect(gained).toEqual([0, 0]);
          if (after !== match && (after.last?.kind === 'near' || after.last?.kind === 'bigger'))
            expect([isDeciding(match), after.winner]).toEqual([true, after.last.by]);
          if (after.last?.kind === 'miss') expect(gained).toEqual([0, 0]);
          if (match.winner !== null) expect(after).toBe(match);
          match = after;
        }
      }),
    );
  });

  it('is the same seen from the other side, and after a JSON round trip', () => {
    fc.assert(
      fc.property(fc.array(anyShow, { maxLength: 20 }), (drawn) => {
        const shows = drawn.map<Show>(([a, b]) => [a, b]);
        const both = game({ rule: 'both' });
        const match = matchOf(both, 0, shows);
        const turned = turnedRound(match, shows);
        expect(matchOf(both, 1, turned.shows)).toEqual(turned.match);
        expect(matchOf(both, 0, JSON.parse(JSON.stringify(shows)) as Show[])).toEqual(match);
      }),
    );
  });
});

describe('the house', () => {
  it.each(HOUSE_CHARACTERS)('$id keeps its habits and calls what can come true', ({ habit, id }) => {
    const random = seeded(7);
    const one = game({ strictCalls: false });
    const match = one.start(1);
    let shows: Show[] = [];
    let open = 0;
    let repeats = 0;
    const rounds = 4000;
    for (let i = 0; i < rounds; i += 1) {
      const thrown = houseThrow({ habit, shape: HANDS, seat: 1, match, shows, random });
      expect(one.isAllowed(match, 1, thrown)).toBe(true);
      expect(handsOf(HANDS)).toContain(thrown.hand);
      const last = shows.at(-1)?.[1];
      if (typeof last === 'object' && last.hand === thrown.hand) repeats += 1;
      open += thrown.hand / 10;
      shows = [[{ hand: 5, call: null }, thrown]];
    }
    expect(open / rounds).toBeCloseTo(habit.open, 1);
    if (id === 'sing') expect(repeats / rounds).toBeGreaterThan(0.6);
    else expect(repeats / rounds).toBeLessThan(0.45);
  });

  it.each<[string, Partial<Rules>, number, number]>([
    ['by turns', {}, 3, 4],
    ['two hits in a row', { rule: 'streak' }, 6, 7],
    ['both at once', { rule: 'both' }, 3, 4],
    ['by turns, to one point', { target: 1 }, 2, 4],
    ['by turns, to five', { target: 5 }, 7, 9],
  ])('ends a match in time for 90 seconds, whoever calls first: %s', (_case, more, most, mostOfTheSlow) => {
    const { median, slow, slowest, firstWins } = botMatches(game(more), HANDS, seeded(11));
    expect([median <= most, slow <= mostOfTheSlow, slowest <= 12]).toEqual([true, true, true]);
    // Who calls first is drawn by lot; the advantage is small.
    expect(Math.abs(firstWins - 0.5)).toBeLessThan(0.1);
  });
});
