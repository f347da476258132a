/** The league of a night: matches of two phones, counted. Source: docs/behaviour/table-games.md "League". */

export interface LeaguePlayer {
  id: string;
  name: string;
}

/** A match that was played to its end; null for a player who is not in the league. */
export interface LeagueMatch {
  winner: string | null;
  loser: string | null;
}

export interface LeagueRow {
  /** From 1; those with the same points and victories share one. */
  place: number;
  name: string;
  points: number;
}

/** Points of a match: who plays and loses gets one too. */
const POINTS = { won: 3, lost: 1 };
/** Of the matches against one opponent the first ones count; opponents outside the league are one. */
const COUNTED_WITH_ONE = 3;

interface Standing {
  name: string;
  points: number;
  won: number;
  played: number;
}

/**
 * The league's table, the best first; whoever has not played yet is not in it.
 * @param players in the order they joined
 * @param matches in the order they ended
 */
export function leagueTable(players: readonly LeaguePlayer[], matches: readonly LeagueMatch[]): LeagueRow[] {
  const standings = players
    .map((player) => standingOf(player, matches))
    .filter(({ played }) => played > 0)
    .sort((a, b) => b.points - a.points || b.won - a.won);
  return standings.map(({ name, points, won }) => ({
    place: 1 + standings.filter((other) => isBefore(other, { points, won })).length,
    name,
    points,
  }));
}

const isBefore = (a: Pick<Standing, 'points' | 'won'>, b: Pick<Standing, 'points' | 'won'>): boolean =>
  a.points > b.points || (a.points === b.points && a.won > b.won);

function standingOf({ id, name }: LeaguePlayer, matches: readonly LeagueMatch[]): Standing {
  const withOpponent = new Map<string | null, number>();
  const counted = matches.filter(({ winner, loser }) => {
    if (winner !== id && loser !== id) return false;
    const opponent = winner === id ? loser : winner;
    const played = (withOpponent.get(opponent) ?? 0) + 1;
    withOpponent.set(opponent, played);
    return played <= COUNTED_WITH_ONE;
  });
  const won = counted.filter(({ winner }) => winner === id).length;
  return { name, won, played: counted.length, points: won * POINTS.won + (counted.length - won) * POINTS.lost };
}
