import { useEffect, useEffectEvent } from 'react';
import { Refusal } from '#contract/refusal.ts';
import type { RoomView } from '#contract/kiosk/table-rooms.ts';
import { useClient } from '#ui/kit/api/client.tsx';

/**
 * Rejoins the room this phone was in before its page was reloaded: somebody is waiting there.
 * @param onFound without a room once it is gone
 */
export function useLeftTable(roomId: string | undefined, onFound: (room: RoomView | undefined) => void): void {
  const client = useClient();
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (roomId === undefined) return;
    const left = new AbortController();
    const look = async () => {
      try {
        const room = await client('GET /api/table-rooms/:roomId', { params: { roomId } }, { signal: left.signal });
        if (!left.signal.aborted) found(room);
      } catch (failure) {
        if (failure instanceof Refusal && !left.signal.aborted) found(undefined);
      }
    };
    void look();
    return () => left.abort();
  }, [client, roomId]);
}
