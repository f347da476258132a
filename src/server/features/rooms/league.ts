/** What a room has to do with the league of the night. Source: docs/behaviour/table-games.md "League". */
import type { RoomView } from '#contract/kiosk/table-rooms.ts';
import { otherSeat, type HandGame } from '#domain/games/hand-game.ts';
import { matchInRoom, phaseOf, type Room } from '#domain/games/table-room.ts';
import { dayOfShop } from '#server/settings/shop-time.ts';
import type { StoredInstance } from '../../repos/kiosk/kiosks.repo.ts';
import { isInLeague, type EndedMatch } from '../../repos/kiosk/league.repo.ts';
import type { StoredRoom } from '../../repos/kiosk/table-rooms.repo.ts';
import { findBoard } from '../../repos/shop/boards.repo.ts';
import type { Services } from '../../services.ts';

/** Without a board that shows names there is none. */
export async function hasLeague({ db }: Pick<Services, 'db'>, shopId: string): Promise<boolean> {
  return (await findBoard(db, shopId))?.showsNames ?? false;
}

/** The match that a room's state ends with; undefined if it is not over, or one phone has played both sides. */
export function endedMatch(
  { id, shopId, players }: StoredRoom,
  { state, game }: { state: Room; game: HandGame },
  { day, at }: { day: string; at: string },
): EndedMatch | undefined {
  const { winner } = matchInRoom(state, game);
  const [first, second] = players.map((player) => player?.split(' ')[0]);
  if (winner === null || phaseOf(state, game) !== 'over' || !first || !second || first === second) return undefined;
  const devices = [first, second] as const;
  return {
    roomId: id,
    turn: state.turn,
    shopId,
    day,
    at,
    winner: devices[winner],
    loser: devices[otherSeat(winner)],
  };
}

export async function leagueOf(
  services: Pick<Services, 'db' | 'clock'>,
  { shopId, shop }: StoredInstance,
  { state }: StoredRoom,
  { game, device }: { game: HandGame; device: string },
): Promise<RoomView['league']> {
  if (phaseOf(state, game) !== 'over' || !(await hasLeague(services, shopId))) return 'none';
  const night = { shopId, day: dayOfShop(shop, services.clock()) };
  return (await isInLeague(services.db, night, device)) ? 'joined' : 'offered';
}
