/** A room on the server as this phone sees it: polls it and sends moves. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { Refusal } from '#contract/refusal.ts';
import type { RoomMove, RoomView } from '#contract/table-rooms.ts';
import { useClient } from '#ui/kit/api/client.tsx';

/** Poll interval while something is about to happen, and otherwise. Milliseconds. */
const ASK_SOON_MS = 500;
const ASK_LATER_MS = 1200;
const ASK_TIMEOUT_MS = 6000;
/** Consecutive failures before the guest is told. */
const FAILURES_TOLD = 3;

export interface RoomState {
  view: RoomView;
  isGone: boolean;
  isLost: boolean;
  /** Sends a move; a refusal only means that the room has moved on, so it polls at once. */
  move: (move: RoomMove) => Promise<void>;
}

/** @param entered the room as opened or entered */
export function useRoom(entered: RoomView): RoomState {
  const client = useClient();
  const [view, setView] = useState(entered);
  const [isGone, setGone] = useState(false);
  const [failures, setFailures] = useState(0);
  const newest = useRef(entered);
  const { roomId } = entered;

  const take = useCallback((next: RoomView) => {
    // Answers may arrive out of order: never return to an earlier show.
    if (next.turn < newest.current.turn) return;
    newest.current = next;
    setView(next);
    setFailures(0);
  }, []);
  const fail = useCallback((failure: unknown) => {
    if (failure instanceof Refusal && failure.code === 'room-not-found') setGone(true);
    else setFailures((before) => before + 1);
  }, []);

  const move = useCallback(
    async (body: RoomMove) => {
      const params = { roomId };
      try {
        take(await client('POST /api/table-rooms/:roomId/moves', { params, body }));
      } catch (failure) {
        if (!(failure instanceof Refusal) || failure.status !== 409) fail(failure);
      }
    },
    [client, roomId, take, fail],
  );

  useEffect(() => {
    if (isGone) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const { signal } = stop;
      const params = { roomId };
      try {
        const seen = await client('GET /api/table-rooms/:roomId', { params }, { signal, timeoutMs: ASK_TIMEOUT_MS });
        if (!signal.aborted) take(seen);
      } catch (failure) {
        if (!signal.aborted) fail(failure);
      }
      if (!signal.aborted) timer = setTimeout(() => void ask(), isQuiet(newest.current) ? ASK_LATER_MS : ASK_SOON_MS);
    };
    timer = setTimeout(() => void ask(), ASK_SOON_MS);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [client, roomId, isGone, take, fail]);

  return { view, isGone, isLost: failures >= FAILURES_TOLD, move };
}

const isQuiet = ({ phase, locked, you }: RoomView): boolean =>
  phase === 'over' || phase === 'waiting' || (phase === 'choosing' && !locked[you]);
