import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import {
  enterRoom,
  getRoom,
  joinLeague as joinLeagueEndpoint,
  moveInRoom,
  openRoom,
} from '#contract/kiosk/table-rooms.ts';
import { otherSeat, type HandGame, type Seat } from '#domain/games/hand-game.ts';
import { afterMove, atTime, newRoom, ROOM_LIFE_MS, seated, type Room } from '#domain/games/table-room.ts';
import { boardName } from '#domain/order/now-serving.ts';
import { dayOfShop } from '#server/settings/shop-time.ts';
import { inTransaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { RULES } from '../../http/limits/limits.ts';
import { serve } from '../../http/serve.ts';
import type { StoredInstance } from '../../repos/kiosk/kiosks.repo.ts';
import { findRoom, findRoomByNumber, insertRoom, markSeen, saveRoom } from '../../repos/kiosk/table-rooms.repo.ts';
import { joinLeague, recordMatch } from '../../repos/kiosk/league.repo.ts';
import type { StoredRoom } from '../../repos/kiosk/table-rooms.repo.ts';
import type { Services } from '../../services.ts';
import { endedMatch, hasLeague, leagueOf } from './league.ts';
import { rulesOfKiosk, tableGameOf } from './table-game.ts';
import { roomViewFor } from './room-view.ts';
import { sweepRooms } from './sweep-rooms.ts';

const NUMBERS = { from: 100, count: 900 };
/** Numbers tried before a kiosk counts as full. */
const NUMBERS_TRIED = 40;
/**
 * Retries of an optimistic update: only two players and the clock change a room, so more conflicts in a row cannot
 * happen.
 */
const TRIES = 12;
/** Minimum interval between two recorded heartbeats of a polling phone. Milliseconds. */
const SEEN_EVERY_MS = 2500;

export function roomRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId, randomInt, limits, brakes } = services;
  const now = () => clock().getTime();
  const at = () => clock().toISOString();
  const isAlive = ({ movedAt }: StoredRoom) => now() - Date.parse(movedAt) <= ROOM_LIFE_MS;

  const dayOf = ({ shop }: StoredInstance) => dayOfShop(shop, clock());
  /** A show that was added may have ended the match. */
  const endedIn = (room: StoredRoom, state: Room, game: HandGame, instance: StoredInstance) =>
    state.shows === room.state.shows
      ? undefined
      : endedMatch(room, { state, game }, { day: dayOf(instance), at: at() });

  /** The current room, as one of its players has it. To anyone else it does not exist. */
  const roomOf = async (roomId: string, { instance, player }: Player) => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const room = await findRoom(db, roomId);
      const seat = room && seatOf(room, player);
      if (room?.instanceCode !== instance.joinCode || seat === undefined || !isAlive(room)) {
        throw new Refusal('room-not-found');
      }
      const game = (await tableGameOf(instance))(room.rules);
      const state = atTime(room.state, game, now());
      if (state === room.state) return { room, seat, game };
      await saveRoom(db, room, { state, at: at(), ended: endedIn(room, state, game, instance), tell: devicesAt(room) });
    }
    throw new Refusal('unavailable', { retryAfterMs: 500 });
  };
  const viewOf = async (roomId: string, player: Player) => {
    const { room, seat, game } = await roomOf(roomId, player);
    const league = await leagueOf(services, player.instance, room, { game, device: player.device });
    return roomViewFor(room, game, seat, now(), league);
  };

  serve(app, services, openRoom, async ({ body: { untimed }, caller }) => {
    const who = playerOf(caller);
    const { instance, player, device } = who;
    limits.take(...RULES.openRoom(caller.ip, device, instance.joinCode));
    await sweepRooms(services);
    const rules = await rulesOfKiosk(instance, untimed ? { untimed } : {});
    const state = newRoom(randomInt(2) === 0 ? 0 : 1);
    for (let tried = 0; tried < NUMBERS_TRIED; tried += 1) {
      const id = newId();
      const number = String(NUMBERS.from + randomInt(NUMBERS.count));
      const { shopId, joinCode: instanceCode } = instance;
      if (await insertRoom(db, { id, shopId, instanceCode, number, player, state, rules, at: at() })) {
        return viewOf(id, who);
      }
    }
    throw new Refusal('rooms-full');
  });

  serve(app, services, enterRoom, async ({ body: { number }, caller }) => {
    const who = playerOf(caller);
    const { instance, player, device } = who;
    const guess = {
      address: caller.ip,
      what: `room ${instance.joinCode} ${number}`,
      rules: RULES.wrongRoom(caller.ip, device, instance.joinCode),
      find: async () => {
        const room = await findRoomByNumber(db, instance.joinCode, number);
        return room && isAlive(room) ? room : undefined;
      },
    };
    for (let tried = 0; tried < TRIES; tried += 1) {
      const room = await brakes.guess(guess);
      if (!room) throw new Refusal('room-not-found');
      const seat = seatOf(room, player) ?? (room.players[1] === null ? 1 : undefined);
      if (seat === undefined) throw new Refusal('room-full');
      const change = { state: seated(room.state, seat), by: seat, at: at(), tell: devicesAt(room, otherSeat(seat)) };
      if (await saveRoom(db, room, { ...change, ...(seat === 1 && { secondPlayer: player }) })) {
        return viewOf(room.id, who);
      }
    }
    throw new Refusal('unavailable', { retryAfterMs: 500 });
  });

  serve(app, services, getRoom, async ({ params: { roomId }, caller }) => {
    const who = playerOf(caller);
    limits.take(...RULES.roomCall(who.device));
    const { room, seat, game } = await roomOf(roomId, who);
    const seenAt = room.seenAt[seat];
    if (seenAt === null || now() - Date.parse(seenAt) > SEEN_EVERY_MS) await markSeen(db, roomId, seat, at());
    const league = await leagueOf(services, who.instance, room, { game, device: who.device });
    return roomViewFor(room, game, seat, now(), league);
  });

  serve(app, services, moveInRoom, async ({ params: { roomId }, body, caller }) => {
    const who = playerOf(caller);
    limits.take(...RULES.roomCall(who.device));
    for (let tried = 0; tried < TRIES; tried += 1) {
      const { room, seat, game } = await roomOf(roomId, who);
      const moved = afterMove(room.state, game, seat, body, now());
      if ('refused' in moved) throw new Refusal(moved.refused);
      const ended = endedIn(room, moved.room, game, who.instance);
      const change = { state: moved.room, by: seat, at: at(), ended, tell: devicesAt(room, otherSeat(seat)) };
      if (await saveRoom(db, room, change)) return viewOf(roomId, who);
    }
    throw new Refusal('unavailable', { retryAfterMs: 500 });
  });

  serve(app, services, joinLeagueEndpoint, async ({ params: { roomId }, body: { name }, caller }) => {
    const who = playerOf(caller);
    limits.take(...RULES.roomCall(who.device));
    const { room, game } = await roomOf(roomId, who);
    const { shopId } = who.instance;
    if (!(await hasLeague(services, shopId))) throw new Refusal('no-league');
    const night = { shopId, day: dayOf(who.instance) };
    const ended = endedMatch(room, { state: room.state, game }, { day: night.day, at: at() });
    await inTransaction(db, async (tx) => {
      await joinLeague(tx, night, who.device, boardName(name), at());
      if (ended) await recordMatch(tx, ended);
    });
    return viewOf(roomId, who);
  });
}

interface Player {
  instance: StoredInstance;
  device: string;
  /** Device and session: two tabs are two players. */
  player: string;
}

/**
 * A player is identified by device and session.
 * @throws Refusal for a phone without ids
 */
function playerOf({ instance, deviceHash, sessionHash }: Caller): Player {
  if (!instance || deviceHash === null) throw new Refusal('not-joined');
  return { instance, device: deviceHash, player: `${deviceHash} ${sessionHash ?? ''}` };
}

/** The devices of a seat's player, or of both. */
const devicesAt = ({ players }: StoredRoom, seat?: Seat): string[] =>
  (seat === undefined ? players : [players[seat]]).flatMap((player) => player?.split(' ')[0] ?? []);

function seatOf({ players }: StoredRoom, player: string): Seat | undefined {
  if (players[0] === player) return 0;
  return players[1] === player ? 1 : undefined;
}
