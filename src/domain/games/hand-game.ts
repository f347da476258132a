/** What 十五二十 and 猜枚 have in common: two players show hands at the same moment, and a call may name the sum. */

/** Whom a match is played with: a character of the house, a friend with the same phone, or another phone. */
export const OPPONENTS = ['house', 'hotseat', 'room'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** 0 sits at this side of the table first, 1 across it. */
export type Seat = 0 | 1;

/** One player's part of a show. */
export interface Throw {
  /** What the hand counts. */
  hand: number;
  /** The sum that was called; null for a player whose turn to call it is not. */
  call: number | null;
}

/** `late`: nothing was chosen in time · `hidden`: something was, and stayed hidden because the other was late. */
export type Part = Throw | 'late' | 'hidden';

/** Both players' parts of a show. */
export type Show = readonly [Part, Part];

export interface ShowResult {
  /** Both hands together; null when one was missing. */
  sum: number | null;
  /**
   * `hit`: one call was right · `near`: none was, and one came nearer in the show that decides · `miss`: none was ·
   * `tie`: both were · `foul`: a call that could not come true · `late`: somebody was not in time.
   */
  kind: 'hit' | 'near' | 'miss' | 'tie' | 'foul' | 'late';
  /** Who called right or nearer, fouled or was late; null for nobody, or both. */
  by: Seat | null;
  /** Who got the point. */
  point: Seat | null;
}

export interface Match {
  /** Who calls in the next show. */
  caller: Seat | 'both';
  score: readonly [number, number];
  /** Right calls in a row, where the rule asks for several. */
  streak: number;
  /** Shows so far, those that somebody missed included. */
  played: number;
  /** After so many shows whoever leads has won; a show that finds the score level by then is decided by the nearer call. */
  lastCall: number;
  winner: Seat | null;
  /** What the last show came to. */
  last: ShowResult | null;
  /** The one number each player may call, where the rule has such; null for a player still free. */
  fixed?: readonly [number | null, number | null];
}

/** The rules of one game with one shop's settings. Pure: the server and both phones come to the same match. */
export interface HandGame {
  /** How long a player has to choose; null where nobody is hurried. Milliseconds. */
  showMs: number | null;
  start: (first: Seat) => Match;
  /** Whether this player may show this now. */
  isAllowed: (match: Match, seat: Seat, thrown: Throw) => boolean;
  after: (match: Match, show: Show) => Match;
}

export const isThrow = (part: Part): part is Throw => typeof part === 'object';

/** Who was late, when the show came to nothing by that: one, both, or nobody. */
export const lateSeats = (show: Show): Seat[] => SEATS.filter((seat) => show[seat] === 'late');

export const SEATS = [0, 1] as const satisfies readonly Seat[];

/** A match of two points comes to its last call after three shows: long enough for a lead to change, short enough for a queue. */
export const showsToLastCall = (target: number): number => target + 1;

/** The first to reach the target, or whoever leads once the last call is over. */
export function winnerOf(
  { score, played, lastCall }: Pick<Match, 'score' | 'played' | 'lastCall'>,
  target: number,
): Seat | null {
  const first = SEATS.find((seat) => score[seat] >= target);
  if (first !== undefined || played < lastCall || score[0] === score[1]) return first ?? null;
  return score[0] > score[1] ? 0 : 1;
}

/** True when the next show decides: it is the last, or after it, and nobody leads. Both call then, and the nearer call takes it. */
export const isDeciding = ({
  score,
  played,
  lastCall,
  winner,
}: Pick<Match, 'score' | 'played' | 'lastCall' | 'winner'>): boolean =>
  winner === null && played >= lastCall - 1 && score[0] === score[1];

/** Whose call came nearer to the sum of both hands; null where both came equally near, or not both called. */
export function nearerSeat([first, second]: readonly [Throw, Throw]): Seat | null {
  if (first.call === null || second.call === null) return null;
  const sum = first.hand + second.hand;
  const difference = Math.abs(first.call - sum) - Math.abs(second.call - sum);
  if (difference === 0) return null;
  return difference < 0 ? 0 : 1;
}

/**
 * True until this player has once done what is to be done now, a call with the hand or a hand alone, and again after a show
 * was missed: nobody is hurried in what is new to them, nor twice.
 */
export const isUnhurried = (shows: readonly Show[], seat: Seat, match: Match): boolean => {
  const parts = shows.map((show) => show[seat]);
  const hasDoneIt = parts.some((part) => isThrow(part) && (part.call !== null) === isCalling(match, seat));
  return parts.includes('late') || !hasDoneIt;
};

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** True when this player names a sum in the next show. */
export const isCalling = ({ caller }: Match, seat: Seat): boolean => caller === 'both' || caller === seat;

/** The match after these shows. */
export const matchOf = (game: HandGame, first: Seat, shows: readonly Show[]): Match =>
  shows.reduce<Match>((match, show) => game.after(match, show), game.start(first));

/** The score with one more point for `seat`. */
export const withPoint = ([ours, theirs]: Match['score'], seat: Seat | null): [number, number] => [
  ours + (seat === 0 ? 1 : 0),
  theirs + (seat === 1 ? 1 : 0),
];

/** The match as seen from seat 1: both seats change names. */
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
