import type { RoomView } from '#contract/kiosk/table-rooms.ts';
import { otherSeat, type HandGame, type Seat } from '#domain/games/hand-game.ts';
import { CHOOSING_GRACE_MS, phaseOf, SILENT_AFTER_MS } from '#domain/games/table-room.ts';
import type { StoredRoom } from '../../repos/kiosk/table-rooms.repo.ts';

/** The room as the player at `seat` may see it: nothing of the other's hand before both are opened. */
export function roomViewFor(
  room: StoredRoom,
  game: HandGame,
  seat: Seat,
  now: number,
  league: RoomView['league'],
): RoomView {
  const { state } = room;
  const phase = phaseOf(state, game);
  const leftMs = phase === 'choosing' && state.deadline !== null ? state.deadline - now - CHOOSING_GRACE_MS : null;
  return {
    roomId: room.id,
    number: room.number,
    you: seat,
    phase,
    turn: state.turn,
    first: state.first,
    rules: room.rules,
    ready: [...state.ready],
    locked: [state.locked[0] !== null, state.locked[1] !== null],
    theirCommitment: phase === 'opening' ? state.locked[otherSeat(seat)] : null,
    leftMs: leftMs === null ? null : Math.max(0, leftMs),
    proof: state.proof && { turn: state.proof.turn, opened: [...state.proof.opened] },
    shows: state.shows.map(([first, second]) => [first, second]),
    them: presenceOf(room, otherSeat(seat), now),
    league,
  };
}

function presenceOf({ state, seenAt }: StoredRoom, seat: Seat, now: number): RoomView['them'] {
  if (state.hasLeft[seat]) return 'left';
  if (seat === 1 && !state.isFull) return 'awaited';
  return now - Date.parse(seenAt[seat] ?? '') > SILENT_AFTER_MS ? 'silent' : 'here';
}
