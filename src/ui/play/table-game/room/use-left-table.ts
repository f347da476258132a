import { useEffect, useEffectEvent } from 'react';
import { Refusal } from '#contract/refusal.ts';
import type { RoomView } from '#contract/table-rooms.ts';
import { useClient } from '#ui/kit/api/client.tsx';
import type { SeatMemory } from './seat-memory.ts';

/** Rejoins the room this phone was in before its page was reloaded: somebody is waiting there. */
export function useLeftTable(seat: SeatMemory | undefined, onFound: (room: RoomView) => void): void {
  const client = useClient();
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const roomId = seat?.get();
    if (!roomId) return;
    const left = new AbortController();
    const look = async () => {
      try {
        const room = await client('GET /api/table-rooms/:roomId', { params: { roomId } }, { signal: left.signal });
        if (!left.signal.aborted) found(room);
      } catch (failure) {
        if (failure instanceof Refusal) seat?.remove();
      }
    };
    void look();
    return () => left.abort();
  }, [client, seat]);
}
