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
  type Throw,
} from '#domain/games/hand-game.ts';
import { HOUSE_CHARACTERS } from '#domain/games/bot-personas.ts';
import { houseThrow } from '#domain/games/bot-strategy.ts';
import { botMatches } from '#test/matches-of-the-house.ts';
import { seeded } from '#test/seeded.ts';
import PACK from './content.ts';
import { callsFor, CALLS, FINGERS, handGame, isPossible, rulesOf, type Rules } from './rules.ts';

const rules = (more: Partial<Rules> = {}): Rules => ({ ...rulesOf(PACK), ...more });
const game = (more: Partial<Rules> = {}) => handGame(rules(more));
const called = (hand: number, call: number | null): Throw => ({ hand, call });
const play = (more: Partial<Rules>, ...shows: Show[]): Match => matchOf(game(more), 0, shows);

describe('a show', () => {
  it.each<[string, Show, Match['score'], Partial<NonNullable<Match['last']>>]>([
    ['exactly one right wins', [called(2, 5), called(3, 4)], [1, 0], { sum: 5, kind: 'hit', by: 0, point: 0 }],
    ['the other right', [called(2, 6), called(3, 5)], [0, 1], { sum: 5, kind: 'hit', by: 1, point: 1 }],
    ['both right is played again', [called(2, 5), called(3, 5)], [0, 0], { kind: 'tie', by: null, point: null }],
    ['both wrong is played again', [called(2, 4), called(3, 6)], [0, 0], { kind: 'miss', by: null, point: null }],
    ['two fists, called', [called(0, 0), called(0, 3)], [1, 0], { sum: 0, kind: 'hit' }],
    ['ten, called', [called(5, 10), called(5, 6)], [1, 0], { sum: 10, kind: 'hit' }],
    ['失枚: seven with one finger', [called(1, 7), called(3, 3)], [0, 0], { sum: 4, kind: 'foul', by: 0, point: null }],
    ['失枚: less than the own fingers', [called(3, 3), called(4, 2)], [0, 0], { kind: 'foul', by: 1 }],
    ['two fouls', [called(4, 10), called(5, 1)], [0, 0], { sum: 9, kind: 'foul', by: null }],
    ['a foul against a right call', [called(0, 8), called(2, 2)], [0, 1], { kind: 'hit', by: 1 }],
    ['the late one never wins', ['late', 'hidden'], [0, 0], { sum: null, kind: 'late', by: 0, point: null }],
    ['nor does the other by it', ['hidden', 'late'], [0, 0], { kind: 'late', by: 1, point: null }],
    ['both late', ['late', 'late'], [0, 0], { kind: 'late', by: null, point: null }],
  ])('%s', (_case, show, score, last) => {
    expect(play({ allowFouls: true }, show)).toMatchObject({ caller: 'both', score, last });
  });

  it('ends the match at the target, and nothing after counts', () => {
    const hit: Show = [called(2, 5), called(3, 4)];
    expect(play({}, hit)).toMatchObject({ score: [1, 0], winner: null });
    expect(play({}, hit, hit, hit)).toMatchObject({ score: [2, 0], winner: 0 });
    expect(play({ target: 1 }, hit)).toMatchObject({ winner: 0 });
  });

  const ours: Show = [called(2, 5), called(3, 4)];
  const theirs: Show = [called(2, 4), called(3, 5)];
  const nobodys: Show = [called(2, 4), called(3, 6)];
  const nearer: Show = [called(2, 4), called(3, 7)];
  const bothRight: Show = [called(4, 5), called(1, 5)];
  const equal: Show = [called(3, 5), called(3, 7)];
  const foul: Show = [called(1, 9), called(3, 8)];
  const missed: Show = ['late', 'hidden'];
  it.each<[string, Partial<Rules>, Show[], Seat | null]>([
    ['two shows are not the last', {}, [ours, nobodys], null],
    ['after three whoever leads has won', {}, [ours, nobodys, nobodys], 0],
    ['by the third itself', {}, [nobodys, nobodys, theirs], 1],
    ['missed ones count', {}, [theirs, missed, missed], 1],
    ['level: a right call wins', {}, [ours, theirs, theirs], 1],
    ['level: the nearer call wins', {}, [ours, theirs, nearer], 0],
    ['only then', {}, [nearer, nearer], null],
    ['nobody has any: the nearer call wins', {}, [nobodys, missed, nearer], 0],
    ['equally near: the bigger hand', {}, [ours, theirs, nobodys], 1],
    ['both right: the bigger hand', {}, [ours, theirs, bothRight], 0],
    ['equally near, equal hands: again', {}, [ours, theirs, equal, equal], null],
    ['until one is nearer', {}, [ours, theirs, equal, missed, nearer], 0],
    ['caught up in the last: one show more', {}, [ours, nobodys, theirs], null],
    ['which decides', {}, [ours, nobodys, theirs, nearer], 0],
    ['who leads needs no nearer call', {}, [theirs, nobodys, nearer], 1],
    ['a foul is not near', { allowFouls: true }, [ours, theirs, foul], 1],
    ['one point, two shows', { target: 1 }, [nobodys, nearer], 0],
    ['five points, six shows', { target: 5 }, [ours, nobodys, nobodys, nobodys, nobodys], null],
    ['five points, after six shows', { target: 5 }, [ours, nobodys, nobodys, nobodys, nobodys, nobodys], 0],
  ])('comes to a last call: %s', (_case, more, shows, winner) => {
    expect(play(more, ...shows).winner).toBe(winner);
  });
});

describe('what may be called', () => {
  it.each(CALLS)('%i: with each hand only what can come true', (call) => {
    for (const hand of [0, 1, 2, 3, 4, 5]) {
      const others = [0, 1, 2, 3, 4, 5].map((theirs) => hand + theirs);
      expect(isPossible(hand, call)).toBe(others.includes(call));
      expect(game().isAllowed(game().start(0), 0, called(hand, call))).toBe(others.includes(call));
      expect(game({ allowFouls: true }).isAllowed(game().start(0), 1, called(hand, call))).toBe(true);
    }
  });

  it.each<[string, Throw]>([
    ['six fingers', called(6, 6)],
    ['half a finger', called(0.5, 3)],
    ['less than none', called(-1, 0)],
    ['no call', called(3, null)],
    ['eleven', called(5, 11)],
  ])('never %s', (_case, thrown) => {
    expect(game({ allowFouls: true }).isAllowed(game().start(0), 0, thrown)).toBe(false);
  });

  it('takes no time with the clock off', () => {
    expect([game().showMs, game({ untimed: true }).showMs]).toEqual([6000, null]);
  });
});

describe('定枚', () => {
  const fixed = { fixedCall: true };
  it.each<[string, Show[], Match['fixed']]>([
    ['the first call is one’s own', [[called(2, 4), called(3, 6)]], [4, 6]],
    ['the same call is nobody’s', [[called(2, 5), called(3, 5)]], [null, null]],
    ['a late player stays free', [['late', 'hidden']], [null, null]],
    ['a foul fixes nothing', [[called(5, 2), called(3, 6)]], [null, 6]],
    ['none and all never meet: nobody’s', [[called(0, 0), called(5, 10)]], [null, null]],
    [
      'the next show fixes the other',
      [
        [called(5, 2), called(3, 6)],
        [called(1, 3), called(3, 6)],
      ],
      [3, 6],
    ],
    [
      'later calls change nothing',
      [
        [called(2, 4), called(3, 6)],
        [called(1, 4), called(4, 6)],
      ],
      [4, 6],
    ],
  ])('%s', (_case, shows, expected) => {
    expect(play({ ...fixed, allowFouls: true, target: 5 }, ...shows).fixed).toEqual(expected);
  });

  it('leaves a player their own number, and denies it to the other', () => {
    const match = play(fixed, [called(2, 7), called(3, 6)]);
    const one = game(fixed);
    expect([0, 1, 2, 3, 4, 5].map((hand) => callsFor(rules(fixed), match, 0, hand))).toEqual([
      [],
      [],
      [7],
      [7],
      [7],
      [7],
    ]);
    expect(one.isAllowed(match, 0, called(3, 7))).toBe(true);
    expect(one.isAllowed(match, 0, called(3, 6))).toBe(false);
    expect(one.isAllowed(match, 1, called(3, 7))).toBe(false);
    const halfway = { ...match, fixed: [7, null] as const };
    expect(callsFor(rules(fixed), halfway, 1, 5)).toEqual([5, 6, 8, 9, 10]);
  });

  it('is reset for each match', () => {
    expect(game(fixed).start(0).fixed).toEqual([null, null]);
    expect(game().start(0)).not.toHaveProperty('fixed');
  });
});

const hand = fc.integer({ min: 0, max: 5 });
const part = fc.oneof(
  { weight: 9, arbitrary: fc.record({ hand, call: fc.constantFrom(...CALLS) }) },
  { weight: 1, arbitrary: fc.constantFrom<Part>('late', 'hidden') },
);
const anyRules = fc.record({
  target: fc.integer({ min: 1, max: 5 }),
  allowFouls: fc.boolean(),
  fixedCall: fc.boolean(),
});
const anyShows = fc.array(fc.tuple(part, part), { maxLength: 40 });

/** Each call's distance from the sum; Infinity for an impossible or missing one. */
function offBy([first, second]: Show): [number, number] {
  if (typeof first !== 'object' || typeof second !== 'object') return [Infinity, Infinity];
  const off = ({ hand: own, call }: Throw) =>
    call !== null && isPossible(own, call) ? Math.abs(call - first.hand - second.hand) : Infinity;
  return [off(first), off(second)];
}

const handOf = (part: Part) => (typeof part === 'object' ? part.hand : 0);

describe('any match', () => {
  it('gives a point only for a call that named the sum, where the other’s did not; or, in the deciding show, that came nearer, or as near with the bigger hand', () => {
    fc.assert(
      fc.property(anyRules, anyShows, (more, shows) => {
        const one = game(more);
        let match = one.start(0);
        for (const show of shows) {
          const after = one.after(match, show);
          if (match.winner !== null) expect(after).toBe(match);
          const gained = after.score.map((points, seat) => points - match.score[seat as Seat]);
          const [off, theirOff] = offBy(show);
          const best = Math.min(off, theirOff);
          const bigger = isDeciding(match) && off === theirOff ? handOf(show[0]) - handOf(show[1]) : 0;
          const isOne = match.winner === null && best < (isDeciding(match) ? Infinity : 1);
          expect(gained).toEqual([
            isOne && (off < theirOff || bigger > 0) ? 1 : 0,
            isOne && (theirOff < off || bigger < 0) ? 1 : 0,
          ]);
          match = after;
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is the same seen from the other side, and after a JSON round trip', () => {
    fc.assert(
      fc.property(anyRules, anyShows, (more, shows) => {
        const one = game(more);
        const match = matchOf(one, 0, shows);
        const turned = turnedRound(match, shows);
        expect(matchOf(one, 1, turned.shows)).toEqual(turned.match);
        expect(matchOf(one, 0, JSON.parse(JSON.stringify(shows)) as Show[])).toEqual(match);
      }),
      { numRuns: 1000 },
    );
  });

  it('always leaves both players something to show', () => {
    fc.assert(
      fc.property(anyRules, anyShows, (more, shows) => {
        const match = matchOf(game(more), 0, shows);
        for (const seat of [0, 1] as const) {
          const choices = [0, 1, 2, 3, 4, 5].flatMap((each) => callsFor(rules(more), match, seat, each));
          expect(choices.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the house', () => {
  it.each(HOUSE_CHARACTERS)('$id keeps its habits with fingers', ({ habit, id }) => {
    const random = seeded(7);
    const one = game();
    let shows: Show[] = [];
    let [out, repeats] = [0, 0];
    const rounds = 4000;
    for (let i = 0; i < rounds; i += 1) {
      const thrown = houseThrow({ habit, shape: FINGERS, seat: 1, match: one.start(0), shows, random });
      const last = shows.at(-1)?.[1];
      if (typeof last === 'object' && last.hand === thrown.hand) repeats += 1;
      out += thrown.hand / 5;
      shows = [[called(2, 5), thrown]];
    }
    expect(out / rounds).toBeCloseTo(habit.open, 1);
    if (id === 'sing') expect(repeats / rounds).toBeGreaterThan(0.6);
    else expect(repeats / rounds).toBeLessThan(0.45);
  });

  it.each<[string, Partial<Rules>, number]>([
    ['as the pack has it', {}, 4],
    ['where fouls are possible', { allowFouls: true }, 4],
    ['with fixed calls', { fixedCall: true }, 4],
    ['to one point', { target: 1 }, 4],
    ['to five', { target: 5 }, 8],
  ])('ends a match in time for 90 seconds, and favours neither side: %s', (_case, more, most) => {
    const { median, slow, slowest, firstWins } = botMatches(game(more), FINGERS, seeded(11));
    expect([median <= (more.target ?? 2) + 1, slow <= most, slowest < 12]).toEqual([true, true, true]);
    expect(firstWins).toBeCloseTo(0.5, 1);
  });
});
