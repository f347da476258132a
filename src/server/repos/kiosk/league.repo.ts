/** The league of a shop's night. Source: docs/behaviour/table-games.md "League". */
import type { LeagueMatch, LeaguePlayer } from '#domain/games/league.ts';
import type { Db } from '../../db/database.ts';
import { recordEventsIn } from '../events.repo.ts';

interface Night {
  shopId: string;
  day: string;
}

/** A match that is over. */
export interface EndedMatch extends Night {
  roomId: string;
  /** Number of the room's next show: a room may hold several matches. */
  turn: number;
  /** Hashes of the players' devices. */
  winner: string;
  loser: string;
  at: string;
}

/** Notes a match if one of its players is in the league, and forgets who the other is. */
export async function recordMatch(tx: Db, match: EndedMatch): Promise<void> {
  const { roomId, turn, shopId, day, at } = match;
  const rows = await tx
    .selectFrom('league_players')
    .select('device_hash')
    .where('shop_id', '=', shopId)
    .where('day', '=', day)
    .where('device_hash', 'in', [match.winner, match.loser])
    .execute();
  if (rows.length === 0) return;
  const ifIn = (device: string) => (rows.some(({ device_hash }) => device_hash === device) ? device : null);
  const players = { winner: ifIn(match.winner), loser: ifIn(match.loser) };
  await tx
    .insertInto('league_matches')
    .values({ room_id: roomId, turn, shop_id: shopId, day, ended_at: at, ...players })
    .onConflict((conflict) => conflict.columns(['room_id', 'turn']).doUpdateSet(players))
    .execute();
  await recordEventsIn(tx, shopId, 'board', ['']);
}

/** @param name as the board shows it; whoever is in already keeps the first */
export const joinLeague = (tx: Db, { shopId, day }: Night, deviceHash: string, name: string, at: string) =>
  tx
    .insertInto('league_players')
    .values({ shop_id: shopId, day, device_hash: deviceHash, name, joined_at: at })
    .onConflict((conflict) => conflict.columns(['shop_id', 'day', 'device_hash']).doNothing())
    .execute();

export async function isInLeague(db: Db, { shopId, day }: Night, deviceHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('league_players')
    .select('name')
    .where('shop_id', '=', shopId)
    .where('day', '=', day)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** In the order they joined, and in the order they ended. */
export async function readLeague(
  db: Db,
  { shopId, day }: Night,
): Promise<{ players: LeaguePlayer[]; matches: LeagueMatch[] }> {
  const [players, matches] = await Promise.all([
    db
      .selectFrom('league_players')
      .select(['device_hash', 'name'])
      .where('shop_id', '=', shopId)
      .where('day', '=', day)
      .orderBy('joined_at')
      .orderBy('device_hash')
      .execute(),
    db
      .selectFrom('league_matches')
      .select(['winner', 'loser'])
      .where('shop_id', '=', shopId)
      .where('day', '=', day)
      .orderBy('ended_at')
      .orderBy('room_id')
      .orderBy('turn')
      .execute(),
  ]);
  return { players: players.map(({ device_hash, name }) => ({ id: device_hash, name })), matches };
}

export async function forgetLeagues(db: Db, before: string): Promise<void> {
  await db.deleteFrom('league_players').where('joined_at', '<', before).execute();
  await db.deleteFrom('league_matches').where('ended_at', '<', before).execute();
}
