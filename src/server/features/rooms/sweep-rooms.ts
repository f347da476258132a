import { ROOM_LIFE_MS } from '#domain/games/table-room.ts';
import { deleteIdleRooms } from '../../repos/kiosk/table-rooms.repo.ts';
import type { Services } from '../../services.ts';

/** Deletes rooms without a move for 15 minutes. */
export async function sweepRooms({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteIdleRooms(db, new Date(clock().getTime() - ROOM_LIFE_MS).toISOString());
}
