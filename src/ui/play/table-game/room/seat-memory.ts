/** Where a phone notes the room it sits in, so that it finds back after a reload. */
export interface SeatMemory {
  /** The room's id. */
  get: () => string | null;
  set: (roomId: string) => void;
  remove: () => void;
}
