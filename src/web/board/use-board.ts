import { useEffect, useReducer, useState } from 'react';
import { Refusal } from '#contract/refusal.ts';
import type { Board } from '#contract/shop/board.ts';
import { callsWith } from '#web/shell/client/api-client.ts';
import { keepReading } from '#web/shell/live/keep-reading.ts';
import { boardAfter, NOTHING_YET, type BoardState, type Happened } from './board-state.ts';
import { smoothly } from '#ui/kit/smoothly.ts';

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
    let called = '';
    /** Orders move to where they stand now; a round that counts each second moves nothing. */
    const hear = (board: Board) => {
      const before = called;
      called = JSON.stringify({ ...board, round: board.round?.phase });
      const heard: Happened = { is: 'heard', board };
      if (called === before) dispatch(heard);
      else smoothly(() => dispatch(heard));
    };
    return keepReading('GET /api/admin/shops/:shopId/board', {
      ...callsWith({ 'x-board-key': key }),
      input: () => ({ params: { shopId } }),
      onHeard: (board) => {
        setRefused(false);
        if (board) hear(board);
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
