/**
 * The rules of 十五二十, kept small because phones load this file. Source: docs/behaviour/experiences/fifteen-twenty.md
 * "Rules".
 */
import {
  decidedBy,
  isCalling,
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

/**
 * Who calls: `turn` alternates; `streak` one until a miss, and two hits in a row make the point; `both` at once. Both
 * call in the deciding show.
 */
export const CALLING_RULES = ['turn', 'streak', 'both'] as const;

/** The settings a room keeps from its start. */
export interface Rules {
  rule: (typeof CALLING_RULES)[number];
  /** Points that win. */
  target: number;
  /** Every call is offered, and one that cannot come true loses the point. */
  strictCalls: boolean;
  /** Seconds to choose. */
  showSeconds: number;
  untimed: boolean;
}

/** Both closed, one open, both open. */
export const HANDS = { units: 2, each: 5 } as const;
export const CALLS = [0, 5, 10, 15, 20] as const;
const MOST = HANDS.units * HANDS.each;
const HITS_FOR_A_POINT = 2;

export const rulesOf = ({ rule, target, strictCalls, showSeconds, untimed }: Rules): Rules => ({
  rule,
  target,
  strictCalls,
  showSeconds,
  untimed,
});

/** True if the call can come true for some hand of the other. */
export const isPossible = (hand: number, call: number): boolean => call >= hand && call <= hand + MOST;

export function handGame({ rule, target, strictCalls, showSeconds, untimed }: Rules): HandGame {
  return {
    showMs: untimed ? null : showSeconds * 1000,
    start: (first) => ({
      caller: rule === 'both' ? 'both' : first,
      score: [0, 0],
      streak: 0,
      played: 0,
      lastCall: lastCallOf(rule, target),
      winner: null,
      last: null,
    }),
    isAllowed: (match, seat, { hand, call }) =>
      [0, 5, 10].includes(hand) &&
      isCalling(match, seat) === (call !== null) &&
      (call === null || (CALLS.includes(call as 0) && (strictCalls || isPossible(hand, call)))),
    after: (match, show) => {
      if (match.winner !== null) return match;
      const result = match.caller === 'both' ? bothCalled(match, show) : oneCalled(match.caller, show);
      const next = { ...match, ...callAfter(match, result, show) };
      const isHalf =
        rule === 'streak' && match.caller !== 'both' && result.kind === 'hit' && next.streak < HITS_FOR_A_POINT;
      const point = isHalf ? null : result.point;
      const counted = { ...next, score: withPoint(match.score, point), played: match.played + 1 };
      const after = { ...counted, winner: winnerOf(counted, target), last: { ...result, point } };
      // With a single call there is no "nearer": both call in the deciding show.
      if (isDeciding(after)) return { ...after, streak: 0, caller: 'both' };
      // The winner of a round calls first in the next (streak).
      return rule === 'streak' && point !== null ? { ...after, streak: 0, caller: point } : after;
    },
  };
}

/** With alternating calls the last show has an odd number, so that both have called equally often before it. */
function lastCallOf(rule: Rules['rule'], target: number): number {
  const shows = showsToLastCall(target);
  if (rule === 'streak') return shows * HITS_FOR_A_POINT;
  return rule === 'turn' && shows % 2 === 0 ? shows + 1 : shows;
}

/** `turn` and `streak`: a hit keeps the call, anything else passes it. */
function callAfter({ caller, streak }: Match, { kind }: ShowResult, show: Show): Pick<Match, 'caller' | 'streak'> {
  if (caller === 'both') return { caller, streak: 0 };
  if (kind === 'hit') return { caller, streak: streak + 1 };
  // Only the caller's own lateness passes the call: the other cannot take it by waiting.
  const keeps = kind === 'late' && !lateSeats(show).includes(caller);
  return keeps ? { caller, streak } : { caller: otherSeat(caller), streak: 0 };
}

function oneCalled(caller: Seat, show: Show): ShowResult {
  const thrown = bothThrown(show);
  if (!thrown) return late(show);
  const { hand, call } = thrown[caller];
  const sum = thrown[0].hand + thrown[1].hand;
  if (call === null || !isPossible(hand, call)) {
    return { sum, kind: 'foul', by: caller, point: otherSeat(caller) };
  }
  if (call === sum) return { sum, kind: 'hit', by: caller, point: caller };
  return { sum, kind: 'miss', by: null, point: null };
}

function bothCalled(match: Match, show: Show): ShowResult {
  const thrown = bothThrown(show);
  if (!thrown) return late(show);
  const sum = thrown[0].hand + thrown[1].hand;
  const fouls = SEATS.filter((seat) => !isPossible(thrown[seat].hand, thrown[seat].call ?? -1));
  const [fouler] = fouls;
  if (fouler !== undefined) {
    const isOne = fouls.length === 1;
    return { sum, kind: 'foul', by: isOne ? fouler : null, point: isOne ? otherSeat(fouler) : null };
  }
  const [right, alsoRight] = SEATS.filter((seat) => thrown[seat].call === sum);
  if (right !== undefined && alsoRight === undefined) return { sum, kind: 'hit', by: right, point: right };
  const decided = isDeciding(match) ? decidedBy([thrown[0], thrown[1]]) : null;
  return { sum, ...(decided ?? { kind: right === undefined ? 'miss' : 'tie', by: null, point: null }) };
}

function late(show: Show): ShowResult {
  const [one, other] = lateSeats(show);
  return { sum: null, kind: 'late', by: other === undefined ? (one ?? null) : null, point: null };
}

const bothThrown = ([first, second]: Show): Record<Seat, Throw> | undefined =>
  isThrow(first) && isThrow(second) ? [first, second] : undefined;
