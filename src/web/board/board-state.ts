/** What the screen shows: the board, and what is still to be revealed. Source: docs/behaviour/board.md. */
import type { Board } from '#contract/shop/board.ts';
import { CALLED_AT_MOST } from '#domain/order/now-serving.ts';

export type ReadyOrder = Board['ready'][number];
export type ToldCapsule = Board['capsules'][number];

/** A drink that has just become ready, or a rare capsule that the room was just told of. */
export type Revealed = { id: string; order: ReadyOrder } | { id: string; capsule: ToldCapsule };

export interface BoardState {
  /** undefined: nothing came yet. */
  board: Board | undefined;
  /** In the order they are revealed; the first is on screen. */
  reveals: readonly Revealed[];
}

export type Happened = { is: 'heard'; board: Board } | { is: 'revealed' } | { is: 'refused' };

export const NOTHING_YET: BoardState = { board: undefined, reveals: [] };

/** After a rush, or a lost connection, the rest stands in its place at once. */
const REVEALS_AT_MOST = 3;

export function boardAfter({ board, reveals }: BoardState, happened: Happened): BoardState {
  switch (happened.is) {
    case 'refused':
      return NOTHING_YET;
    case 'revealed':
      return { board, reveals: reveals.slice(1) };
    case 'heard': {
      const shown = revealable(happened.board);
      const before = new Set(revealable(board ?? happened.board).map(({ id }) => id));
      const back = new Set(backInView(board?.ready ?? [], happened.board.ready));
      const fresh = shown.filter(({ id }) => !before.has(id) && !back.has(id));
      const waiting = reveals.flatMap(({ id }) => shown.find((each) => each.id === id) ?? []);
      return { board: happened.board, reveals: [...waiting, ...fresh].slice(0, REVEALS_AT_MOST) };
    }
  }
}

/** Numbers that a full column had no room for: older than all it showed, and ready long since. */
function backInView(before: Board['ready'], now: Board['ready']): string[] {
  if (before.length < CALLED_AT_MOST) return [];
  const known = new Set(before.map(({ displayId }) => displayId));
  return now.slice(now.findLastIndex(({ displayId }) => known.has(displayId)) + 1).map(({ displayId }) => displayId);
}

/** Drinks before capsules, the older first. */
const revealable = ({ ready, capsules }: Board): Revealed[] => [
  ...ready.toReversed().map((order) => ({ id: order.displayId, order })),
  ...capsules.toReversed().map((capsule) => ({ id: capsule.at, capsule })),
];
