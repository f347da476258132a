/**
 * What 十五二十 and 猜枚 share: two players show hands at the same moment, and a call may name the sum. Source:
 * docs/behaviour/table-games.md.
 */

/** A bot, a friend on the same phone, or a friend on another phone. */
export const OPPONENTS = ['house', 'hotseat', 'room'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** 0 is this side of the table, 1 the other. */
export type Seat = 0 | 1;

/** One player's part of a show. */
export interface Throw {
  /** The number the hand shows. */
  hand: number;
  /** The sum that was called; null if it is not this player's turn to call. */
  call: number | null;
}

/**
 * `late`: nothing was chosen in time · `hidden`: a hand was chosen, but not shown because the other player was late.
 */
export type Part = Throw | 'late' | 'hidden';

/** Both players' parts of a show. */
export type Show = readonly [Part, Part];

export interface ShowResult {
  /** Both hands together; null if one is missing. */
  sum: number | null;
  /**
   * `hit`: exactly one call was right · `near`: the nearer call won a deciding show · `bigger`: both calls were equally
   * near in it, or both right, and the bigger hand won · `miss`: no call was right · `tie`: both calls were right ·
   * `foul`: a call that could not come true · `late`: a player missed the show.
   */
  kind: 'hit' | 'near' | 'bigger' | 'miss' | 'tie' | 'foul' | 'late';
  /** The player the kind refers to; null for none or both. */
  by: Seat | null;
  /** Who got the point; null if nobody did. */
  point: Seat | null;
}

export interface Match {
  /** Who calls in the next show. */
  caller: Seat | 'both';
  score: readonly [number, number];
  /** Correct calls in a row, in games that require several. */
  streak: number;
  /** Shows so far, missed ones included. */
  played: number;
  /** After this many shows the leader wins; if the score is level, the nearer call, then the bigger hand. */
  lastCall: number;
  winner: Seat | null;
  /** Result of the last show. */
  last: ShowResult | null;
  /** The one number each player may call, in games with fixed calls; null for a player who has not chosen yet. */
  fixed?: readonly [number | null, number | null];
}

/** The rules of one game with one shop's settings. Pure: the server and both phones compute the same match. */
export interface HandGame {
  /** Time to choose in milliseconds; null without a clock. */
  showMs: number | null;
  start: (first: Seat) => Match;
  /** Whether this player may make this throw now. */
  isAllowed: (match: Match, seat: Seat, thrown: Throw) => boolean;
  after: (match: Match, show: Show) => Match;
}

export const isThrow = (part: Part): part is Throw => typeof part === 'object';

/** Players who missed the show. */
export const lateSeats = (show: Show): Seat[] => SEATS.filter((seat) => show[seat] === 'late');

export const SEATS = [0, 1] as const satisfies readonly Seat[];

/**
 * Shows until the last call: enough for the lead to change, few enough that guests do not hold up a queue. Source:
 * docs/decisions/0032.
 */
export const showsToLastCall = (target: number): number => target + 1;

/** The first to reach the target, or the leader after the last call. */
export function winnerOf(
  { score, played, lastCall }: Pick<Match, 'score' | 'played' | 'lastCall'>,
  target: number,
): Seat | null {
  const first = SEATS.find((seat) => score[seat] >= target);
  if (first !== undefined || played < lastCall || score[0] === score[1]) return first ?? null;
  return score[0] > score[1] ? 0 : 1;
}

/**
 * True if the next show decides: it is the last one or later, and the score is level. Both call, and `decidedBy` tells
 * who wins.
 */
export const isDeciding = ({
  score,
  played,
  lastCall,
  winner,
}: Pick<Match, 'score' | 'played' | 'lastCall' | 'winner'>): boolean =>
  winner === null && played >= lastCall - 1 && score[0] === score[1];

/**
 * Who wins a deciding show in which nobody alone was right: whose call was nearer to the sum of both hands; of calls
 * equally near, the bigger hand; null if the hands are equal, or if not both called. Source: docs/decisions/0032.
 */
export function decidedBy([first, second]: readonly [Throw, Throw]): Decided | null {
  if (first.call === null || second.call === null) return null;
  const sum = first.hand + second.hand;
  const nearer = Math.abs(second.call - sum) - Math.abs(first.call - sum);
  const bigger = first.hand - second.hand;
  if (nearer === 0 && bigger === 0) return null;
  const by = (nearer || bigger) > 0 ? 0 : 1;
  return { kind: nearer === 0 ? 'bigger' : 'near', by, point: by };
}

interface Decided {
  kind: 'near' | 'bigger';
  by: Seat;
  point: Seat;
}

/**
 * True while the clock does not apply to this player: until they have once done what is asked now (a hand, or a hand
 * with a call), and for good after they missed a show. Source: docs/behaviour/table-games.md "Clock".
 */
export const isUnhurried = (shows: readonly Show[], seat: Seat, match: Match): boolean => {
  const parts = shows.map((show) => show[seat]);
  const hasDoneIt = parts.some((part) => isThrow(part) && (part.call !== null) === isCalling(match, seat));
  return parts.includes('late') || !hasDoneIt;
};

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** True if this player calls in the next show. */
export const isCalling = ({ caller }: Match, seat: Seat): boolean => caller === 'both' || caller === seat;

export const matchOf = (game: HandGame, first: Seat, shows: readonly Show[]): Match =>
  shows.reduce<Match>((match, show) => game.after(match, show), game.start(first));

export const withPoint = ([ours, theirs]: Match['score'], seat: Seat | null): [number, number] => [
  ours + (seat === 0 ? 1 : 0),
  theirs + (seat === 1 ? 1 : 0),
];

/** The match as seen from the other seat. */
export const turnedRound = (match: Match, shows: readonly Show[]): { match: Match; shows: Show[] } => ({
  match: {
    ...match,
    caller: match.caller === 'both' ? 'both' : otherSeat(match.caller),
    score: [match.score[1], match.score[0]],
    ...(match.fixed && { fixed: [match.fixed[1], match.fixed[0]] as const }),
    winner: match.winner === null ? null : otherSeat(match.winner),
    last: match.last && {
      ...match.last,
      by: match.last.by === null ? null : otherSeat(match.last.by),
      point: match.last.point === null ? null : otherSeat(match.last.point),
    },
  },
  shows: shows.map(([first, second]) => [second, first]),
});
