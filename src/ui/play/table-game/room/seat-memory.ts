/** Remembers the room of this tab, to return to it after a reload. */
export interface SeatMemory {
  /** The room's id. */
  get: () => string | null;
  set: (roomId: string) => void;
  remove: () => void;
}
