/**
 * The rules of 猜枚, kept small because phones load this file. Source: docs/behaviour/experiences/five-mui.md "Rules",
 * docs/decisions/0026.
 */
import {
  decidedBy,
  isDeciding,
  isThrow,
  lateSeats,
  otherSeat,
  SEATS,
  showsToLastCall,
  winnerOf,
  withPoint,
} from '#domain/games/hand-game.ts';
import type { HandGame, Match, Seat, Show, ShowResult, Throw } from '#domain/games/hand-game.ts';

/** The settings a room keeps from its start. */
export interface Rules {
  /** Points that win. */
  target: number;
  /** Every call is offered; one that cannot come true is a foul and never wins. */
  allowFouls: boolean;
  /** 定枚: a player's first call of a match is the only one they may make in it, and the other may not use it. */
  fixedCall: boolean;
  /** Seconds to choose. */
  showSeconds: number;
  untimed: boolean;
}

/** One hand each, 0 to 5 fingers. */
export const FINGERS = { units: 5, each: 1 } as const;
export const CALLS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Call = (typeof CALLS)[number];

export const rulesOf = ({ target, allowFouls, fixedCall, showSeconds, untimed }: Rules): Rules => ({
  target,
  allowFouls,
  fixedCall,
  showSeconds,
  untimed,
});

/**
 * True if the call can come true for some hand of the other: not below the own fingers, nor more than five above them.
 */
export const isPossible = (hand: number, call: number): boolean => call >= hand && call <= hand + FINGERS.units;

/** The calls allowed to this player with this hand. */
export const callsFor = ({ allowFouls }: Pick<Rules, 'allowFouls'>, match: Match, seat: Seat, hand: number): Call[] =>
  CALLS.filter((call) => mayCall(match, seat, call) && (allowFouls || isPossible(hand, call)));

function mayCall({ fixed }: Match, seat: Seat, call: number): boolean {
  if (!fixed) return true;
  const own = fixed[seat];
  return own === null ? call !== fixed[otherSeat(seat)] : call === own;
}

export function handGame(rules: Rules): HandGame {
  const { target, fixedCall, showSeconds, untimed } = rules;
  return {
    showMs: untimed ? null : showSeconds * 1000,
    start: () => ({
      caller: 'both',
      score: [0, 0],
      streak: 0,
      played: 0,
      lastCall: showsToLastCall(target),
      winner: null,
      last: null,
      ...(fixedCall && { fixed: [null, null] as const }),
    }),
    isAllowed: (match, seat, { hand, call }) =>
      Number.isInteger(hand) &&
      hand >= 0 &&
      hand <= FINGERS.units &&
      call !== null &&
      callsFor(rules, match, seat, hand).includes(call as Call),
    after: (match, show) => {
      if (match.winner !== null) return match;
      const last = resultOf(match, show);
      const next = { ...match, score: withPoint(match.score, last.point), played: match.played + 1 };
      return {
        ...next,
        ...(match.fixed && { fixed: fixedAfter(match.fixed, show) }),
        winner: winnerOf(next, target),
        last,
      };
    },
  };
}

/**
 * The only right call wins; in the deciding show the nearer, then the bigger hand; otherwise (both right, both wrong,
 * late or impossible) the show is repeated.
 */
function resultOf(match: Match, show: Show): ShowResult {
  const thrown = bothThrown(show);
  if (!thrown) {
    const [one, other] = lateSeats(show);
    return { sum: null, kind: 'late', by: other === undefined ? (one ?? null) : null, point: null };
  }
  const sum = thrown[0].hand + thrown[1].hand;
  const [right, alsoRight] = SEATS.filter((seat) => thrown[seat].call === sum);
  if (right !== undefined && alsoRight === undefined) return { sum, kind: 'hit', by: right, point: right };
  const [fouler, other] = SEATS.filter((seat) => !isPossible(thrown[seat].hand, thrown[seat].call ?? -1));
  if (fouler !== undefined) {
    // A call that cannot win is not near either.
    const point = isDeciding(match) && other === undefined ? otherSeat(fouler) : null;
    return { sum, kind: 'foul', by: other === undefined ? fouler : null, point };
  }
  const decided = isDeciding(match) ? decidedBy([thrown[0], thrown[1]]) : null;
  return { sum, ...(decided ?? { kind: right === undefined ? 'miss' : 'tie', by: null, point: null }) };
}

type Fixed = NonNullable<Match['fixed']>;

/** A possible first call is fixed for its player; not if both made the same, nor for 0 and 10: those two never meet. */
function fixedAfter(fixed: Fixed, show: Show): Fixed {
  const thrown = bothThrown(show);
  if (!thrown) return fixed;
  const [ours, theirs] = SEATS.map((seat) => {
    const { hand, call } = thrown[seat];
    return fixed[seat] ?? (call !== null && isPossible(hand, call) ? call : null);
  });
  if (ours === theirs || (isNoneOrAll(ours) && isNoneOrAll(theirs))) return fixed;
  return [ours ?? null, theirs ?? null];
}

/** Each leaves its player a single hand, so together a single sum: equally far from either. */
const isNoneOrAll = (call: number | null | undefined): boolean => call === CALLS[0] || call === CALLS.at(-1);

const bothThrown = ([first, second]: Show): Record<Seat, Throw> | undefined =>
  isThrow(first) && isThrow(second) ? [first, second] : undefined;
