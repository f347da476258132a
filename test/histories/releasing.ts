/** An order that waits is released once, by one hand; or cancelled. Source: docs/behaviour/orders.md "Approving". */
import type { Model } from './linearizable.ts';

export type ReleasingAsk = { do: 'approve'; hand: string } | { do: 'cancel' | 'complete' | 'read' };
/** `replayed`: yes, as before; `already-approved`, `order-closed`, `order-moved-on`: refused for that. */
export type ReleasingAnswer =
  | 'released'
  | 'replayed'
  | 'already-approved'
  | 'order-closed'
  | 'order-moved-on'
  | 'cancelled'
  | 'completed'
  | { status: string };

/** `by` a hand: released, and completed or not. */
export interface ReleasingState {
  status: 'PENDING' | 'IN_PROGRESS' | 'COMPLETED' | 'CANCELLED';
  by: string | null;
}

const isOver = ({ status }: ReleasingState) => status === 'COMPLETED' || status === 'CANCELLED';

function approve(state: ReleasingState, hand: string, answer: ReleasingAnswer | undefined): ReleasingState | undefined {
  if (state.status === 'PENDING')
    return answer === undefined || answer === 'released' ? { status: 'IN_PROGRESS', by: hand } : undefined;
  if (answer === undefined) return state;
  if (state.status === 'CANCELLED') return answer === 'order-closed' ? state : undefined;
  return answer === (state.by === hand ? 'replayed' : 'already-approved') ? state : undefined;
}

export const RELEASING: Model<ReleasingState, ReleasingAsk, ReleasingAnswer> = {
  initial: { status: 'PENDING', by: null },
  next: (state, ask, answer) => {
    if (ask.do === 'approve') return approve(state, ask.hand, answer);
    if (ask.do === 'read') {
      const isSeen = answer === undefined || (answer as { status: string }).status === state.status;
      return isSeen ? state : undefined;
    }
    const isPossible = ask.do === 'cancel' ? !isOver(state) : state.status === 'IN_PROGRESS';
    const [status, yes] =
      ask.do === 'cancel' ? (['CANCELLED', 'cancelled'] as const) : (['COMPLETED', 'completed'] as const);
    if (isPossible) return answer === undefined || answer === yes ? { status, by: state.by } : undefined;
    return answer === undefined || answer === 'order-moved-on' ? state : undefined;
  },
};
