/** A room on the server as this phone sees it: reads it when it changes, and sends moves. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { Refusal } from '#contract/refusal.ts';
import type { RoomMove, RoomView } from '#contract/kiosk/table-rooms.ts';
import { CHOOSING_GRACE_MS } from '#domain/games/table-room.ts';
import { useClient } from '#ui/kit/api/client.tsx';
import { useTableNews } from '../../table-news.ts';

/** Where nobody tells of changes: how often it asks while something is about to happen, and otherwise. Milliseconds. */
const ASK_SOON_MS = 500;
const ASK_LATER_MS = 1200;
/** Where changes are told: how often the phone says that it is there. Milliseconds. */
const SIGN_OF_LIFE_MS = 4000;
const ASK_TIMEOUT_MS = 6000;
/** Consecutive failures before the guest is told. */
const FAILURES_TOLD = 3;

export interface RoomState {
  view: RoomView;
  isGone: boolean;
  isLost: boolean;
  /** Sends a move; a refusal only means that the room has moved on, so it is read at once. */
  move: (move: RoomMove) => Promise<void>;
  /** @throws if it was not joined */
  joinLeague: (name: string) => Promise<void>;
}

/** @param entered the room as opened or entered */
export function useRoom(entered: RoomView): RoomState {
  const client = useClient();
  const { told, isLost: isSilent } = useTableNews();
  const [view, setView] = useState(entered);
  const [isGone, setGone] = useState(false);
  const [failures, setFailures] = useState(0);
  const [readAgain, setReadAgain] = useState(0);
  /** The news have told of this table, and of everything that asking has found since. */
  const [isTold, setTold] = useState(false);
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
        if (!(failure instanceof Refusal) || failure.status !== 409) return fail(failure);
        setReadAgain((before) => before + 1);
      }
    },
    [client, roomId, take, fail],
  );

  const joinLeague = async (name: string) =>
    take(await client('POST /api/table-rooms/:roomId/league', { params: { roomId }, body: { name } }));

  const toldAtEntry = useRef(told);
  useEffect(() => {
    if (told !== toldAtEntry.current) setTold(true);
  }, [told]);

  const isFollowed = isTold && !isSilent && failures === 0;
  useEffect(() => {
    if (isGone) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (isOnItsOwn: boolean) => {
      const { signal } = stop;
      const params = { roomId };
      try {
        const seen = await client('GET /api/table-rooms/:roomId', { params }, { signal, timeoutMs: ASK_TIMEOUT_MS });
        if (signal.aborted) return;
        // Nobody told of it: the stream may be blocked on its way.
        if (isOnItsOwn && hasMoved(newest.current, seen)) setTold(false);
        take(seen);
      } catch (failure) {
        if (!signal.aborted) fail(failure);
      }
      if (!signal.aborted) timer = setTimeout(() => void ask(true), pauseAfter(newest.current, isFollowed));
    };
    if (isFollowed) void ask(false);
    else timer = setTimeout(() => void ask(true), ASK_SOON_MS);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [client, roomId, isGone, isFollowed, told, readAgain, take, fail]);

  return { view, isGone, isLost: failures >= FAILURES_TOLD, move, joinLeague };
}

/** How long until the room is read again, in milliseconds. */
function pauseAfter({ phase, locked, you, leftMs }: RoomView, isFollowed: boolean): number {
  const isQuiet = phase === 'over' || phase === 'waiting' || (phase === 'choosing' && !locked[you]);
  if (!isFollowed) return isQuiet ? ASK_LATER_MS : ASK_SOON_MS;
  // Nobody tells that the time to choose is over: the next to ask closes the show.
  return leftMs === null ? SIGN_OF_LIFE_MS : Math.min(leftMs + CHOOSING_GRACE_MS + 100, SIGN_OF_LIFE_MS);
}

/** Apart from what time alone changes. */
const hasMoved = (before: RoomView, after: RoomView): boolean =>
  after.turn !== before.turn || after.phase !== before.phase || String(after.locked) !== String(before.locked);
