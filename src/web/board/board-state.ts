/** What the screen shows: the board, and the drinks that are still to be revealed. Source: docs/behaviour/board.md. */
import type { Board } from '#contract/shop/board.ts';

export type ReadyOrder = Board['ready'][number];

export interface BoardState {
  /** undefined: nothing came yet. */
  board: Board | undefined;
  /** Drinks that have just become ready, in the order they are revealed; the first is on screen. */
  reveals: readonly ReadyOrder[];
}

export type Happened = { is: 'heard'; board: Board } | { is: 'revealed' } | { is: 'refused' };

export const NOTHING_YET: BoardState = { board: undefined, reveals: [] };

/** After a rush, or a lost connection, the rest stands in its column at once. */
const REVEALS_AT_MOST = 3;

export function boardAfter({ board, reveals }: BoardState, happened: Happened): BoardState {
  switch (happened.is) {
    case 'refused':
      return NOTHING_YET;
    case 'revealed':
      return { board, reveals: reveals.slice(1) };
    case 'heard': {
      const { ready } = happened.board;
      const before = new Set((board?.ready ?? ready).map(({ displayId }) => displayId));
      const fresh = ready.filter(({ displayId }) => !before.has(displayId)).toReversed();
      const waiting = reveals.flatMap((one) => ready.find(({ displayId }) => displayId === one.displayId) ?? []);
      return { board: happened.board, reveals: [...waiting, ...fresh].slice(0, REVEALS_AT_MOST) };
    }
  }
}
