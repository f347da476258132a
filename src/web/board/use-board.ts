import { useEffect, useReducer, useState } from 'react';
import { Refusal } from '#contract/refusal.ts';
import { callsWith } from '#web/shell/client/api-client.ts';
import { keepReading } from '#web/shell/live/keep-reading.ts';
import { boardAfter, NOTHING_YET, type BoardState, type Happened } from './board-state.ts';
import { smoothly } from './smoothly.ts';

/** What is revealed stays for this long. Milliseconds. */
const REVEAL_MS = 6000;

export interface Watched extends BoardState {
  isRefused: boolean;
  /** In milliseconds since 1970; undefined while connected. */
  lostSince: number | undefined;
}

/** Follows a shop's board by its key. */
export function useBoard(shopId: string, key: string): Watched {
  const [state, dispatch] = useReducer(boardAfter, NOTHING_YET);
  const [isRefused, setRefused] = useState(false);
  const [lostSince, setLostSince] = useState<number>();

  useEffect(() => {
    const happen = (happened: Happened) => smoothly(() => dispatch(happened));
    return keepReading('GET /api/admin/shops/:shopId/board', {
      ...callsWith({ 'x-board-key': key }),
      input: () => ({ params: { shopId } }),
      onHeard: (board) => {
        setRefused(false);
        if (board) happen({ is: 'heard', board });
      },
      onLost: (since, cause) => {
        setLostSince(since);
        if (!(cause instanceof Refusal) || cause.status !== 403) return;
        setRefused(true);
        dispatch({ is: 'refused' });
      },
    });
  }, [shopId, key]);

  const revealed = state.reveals[0]?.id;
  useEffect(() => {
    if (revealed === undefined) return;
    const timer = setTimeout(() => smoothly(() => dispatch({ is: 'revealed' })), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [revealed]);

  return { ...state, isRefused, lostSince };
}
