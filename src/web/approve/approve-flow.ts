/** The approval flow as states and events. Source: docs/behaviour/approval.md "Steps". */
import type { PendingOrder } from '#web/shell/client/pending-orders.ts';

/** State of releasing the order to the machine. `failed` is not busy: the guest may retry or leave. */
export type Approval = 'waiting' | 'asking' | 'approved' | 'failed';

interface Brewing {
  step: 'brewing';
  orders: readonly PendingOrder[];
  order: PendingOrder;
  approval: Approval;
  /** The brewing time has passed. */
  timeUp: boolean;
  /** Counts the guest's attempts, so that each starts the animation again. */
  attempt: number;
}

export type ApproveState =
  | { step: 'loading' }
  | { step: 'none' }
  | { step: 'choose'; orders: readonly PendingOrder[] }
  | { step: 'prepare'; orders: readonly PendingOrder[]; order: PendingOrder }
  | Brewing
  | { step: 'cheers'; orders: readonly PendingOrder[]; order: PendingOrder };

export type ApproveEvent =
  | { type: 'found'; orders: readonly PendingOrder[] }
  | { type: 'make'; orderId: string }
  | { type: 'back' }
  | { type: 'glass-ready' }
  | { type: 'asking' }
  | { type: 'approved' }
  | { type: 'failed' }
  | { type: 'try-again' }
  | { type: 'time-up' }
  | { type: 'another' };

export const START: ApproveState = { step: 'loading' };

export function approveFlow(state: ApproveState, event: ApproveEvent): ApproveState {
  switch (event.type) {
    case 'found':
      if (state.step !== 'loading') return state;
      return choosing(event.orders);
    case 'make': {
      if (state.step !== 'choose') return state;
      const order = state.orders.find(({ orderId }) => orderId === event.orderId);
      return order ? { step: 'prepare', orders: state.orders, order } : state;
    }
    case 'back':
      return state.step === 'prepare' ? choosing(state.orders) : state;
    case 'glass-ready':
      if (state.step !== 'prepare') return state;
      return { ...state, step: 'brewing', approval: 'waiting', timeUp: false, attempt: 0 };
    case 'try-again':
      if (state.step !== 'brewing' || state.approval !== 'failed') return state;
      return { ...state, approval: 'waiting', timeUp: false, attempt: state.attempt + 1 };
    case 'asking':
      return state.step === 'brewing' && state.approval === 'waiting' ? { ...state, approval: 'asking' } : state;
    case 'failed':
      return state.step === 'brewing' && state.approval === 'asking' ? { ...state, approval: 'failed' } : state;
    case 'approved':
      return state.step === 'brewing' && state.approval === 'asking'
        ? poured({ ...state, approval: 'approved' })
        : state;
    case 'time-up':
      return state.step === 'brewing' ? poured({ ...state, timeUp: true }) : state;
    case 'another':
      return state.step === 'cheers' ? choosing(state.orders) : state;
  }
}

const choosing = (orders: readonly PendingOrder[]): ApproveState =>
  orders.length === 0 ? { step: 'none' } : { step: 'choose', orders };

/** A drink is done when its brewing time has passed and the machine has accepted the order. */
function poured(state: Brewing): ApproveState {
  if (!state.timeUp || state.approval !== 'approved') return state;
  const { order, orders } = state;
  return { step: 'cheers', order, orders: orders.filter(({ orderId }) => orderId !== order.orderId) };
}
