/** The approval flow as states and events. Source: docs/behaviour/approval.md "Steps". */
import type { OrderMachine } from '#contract/order/orders.ts';
import type { PendingOrder } from '#web/shell/client/pending-orders.ts';

/** State of releasing the order to the machine. `failed` is not busy: the guest may retry or leave. */
export type Approval = 'waiting' | 'asking' | 'approved' | 'failed';

interface Brewing {
  step: 'brewing';
  orders: readonly PendingOrder[];
  order: PendingOrder;
  approval: Approval;
  /** It failed because the guest has not shown the machine's code. */
  asksForCode: boolean;
  /** The brewing time has passed, or the guest said that the glass is full. */
  timeUp: boolean;
  /** Counts the guest's attempts, so that each starts the animation again. */
  attempt: number;
}

/** A machine makes the drink, and what it says counts: no time, and no tap, finishes it. */
interface AtMachine {
  step: 'machine';
  orders: readonly PendingOrder[];
  order: PendingOrder;
  machine: OrderMachine;
}

export type ApproveState =
  | { step: 'loading' }
  | { step: 'none' }
  | { step: 'unknown-machine' }
  | { step: 'choose'; orders: readonly PendingOrder[] }
  | { step: 'prepare'; orders: readonly PendingOrder[]; order: PendingOrder }
  | Brewing
  | AtMachine
  | { step: 'cheers'; orders: readonly PendingOrder[]; order: PendingOrder };

export type ApproveEvent =
  /** `underWay`: what a machine is making already, as after a reload. */
  | { type: 'found'; orders: readonly PendingOrder[]; underWay?: UnderWay | undefined }
  /** No shop has this machine's id. */
  | { type: 'unknown-machine' }
  /** A ticket of a shared screen was taken over: all orders now waiting. */
  | { type: 'claimed'; orders: readonly PendingOrder[] }
  | { type: 'make'; orderId: string }
  | { type: 'back' }
  | { type: 'glass-ready' }
  | { type: 'asking' }
  /** `machine`: where one makes it. */
  | { type: 'approved'; machine?: OrderMachine | undefined }
  /** What the machine says of an order. */
  | { type: 'machine'; orderId: string; machine: OrderMachine }
  | { type: 'failed'; asksForCode?: boolean }
  | { type: 'try-again' }
  | { type: 'time-up' }
  /** The guest took the glass before the brewing time had passed. */
  | { type: 'done' }
  | { type: 'another' };

export type UnderWay = Pick<AtMachine, 'order' | 'machine'>;

const FIRST_TRY = { approval: 'waiting', asksForCode: false, timeUp: false, attempt: 0 } as const;

export const START: ApproveState = { step: 'loading' };

export function approveFlow(state: ApproveState, event: ApproveEvent): ApproveState {
  switch (event.type) {
    case 'found':
      if (state.step !== 'loading') return state;
      return event.underWay ? followed({ ...event.underWay, orders: event.orders }) : choosing(event.orders);
    case 'unknown-machine':
      return state.step === 'loading' ? { step: 'unknown-machine' } : state;
    case 'claimed':
      return state.step === 'none' || state.step === 'choose' ? choosing(event.orders) : state;
    case 'make': {
      if (state.step !== 'choose') return state;
      const order = state.orders.find(({ orderId }) => orderId === event.orderId);
      return order ? { step: 'prepare', orders: state.orders, order } : state;
    }
    case 'back':
      return state.step === 'prepare' ? choosing(state.orders) : state;
    case 'glass-ready':
      if (state.step !== 'prepare') return state;
      return { ...state, step: 'brewing', ...FIRST_TRY };
    case 'try-again':
      if (state.step === 'machine' && state.machine.state === 'rejected') {
        const { order, orders } = state;
        return { step: 'brewing', order, orders, ...FIRST_TRY };
      }
      if (state.step !== 'brewing' || state.approval !== 'failed') return state;
      return { ...state, ...FIRST_TRY, attempt: state.attempt + 1 };
    case 'asking':
      return state.step === 'brewing' && state.approval === 'waiting' ? { ...state, approval: 'asking' } : state;
    case 'failed':
      return state.step === 'brewing' && state.approval === 'asking'
        ? { ...state, approval: 'failed', asksForCode: event.asksForCode ?? false }
        : state;
    case 'approved':
      if (state.step !== 'brewing' || state.approval !== 'asking') return state;
      return event.machine
        ? followed({ order: state.order, orders: state.orders, machine: event.machine })
        : poured({ ...state, approval: 'approved' });
    case 'machine': {
      const isFollowed = state.step === 'machine' || (state.step === 'brewing' && state.approval === 'approved');
      if (!isFollowed || state.order.orderId !== event.orderId) return state;
      return followed({ order: state.order, orders: state.orders, machine: event.machine });
    }
    case 'time-up':
      return state.step === 'brewing' ? poured({ ...state, timeUp: true }) : state;
    case 'done':
      return state.step === 'brewing' && mayBeDone(state.approval) ? poured({ ...state, timeUp: true }) : state;
    case 'another':
      return state.step === 'cheers' ? choosing(state.orders) : state;
  }
}

/** Before the machine was asked, or after it refused, no glass can be full: the guest leaves instead. */
export const mayBeDone = (approval: Approval): boolean => approval === 'asking' || approval === 'approved';

const choosing = (orders: readonly PendingOrder[]): ApproveState =>
  orders.length === 0 ? { step: 'none' } : { step: 'choose', orders };

/** A drink is done when its brewing time has passed and the machine has accepted the order. */
function poured(state: Brewing): ApproveState {
  return state.timeUp && state.approval === 'approved' ? cheers(state) : state;
}

/** A drink at a machine is done when the machine says so. */
const followed = ({ order, orders, machine }: Omit<AtMachine, 'step'>): ApproveState =>
  machine.state === 'done' ? cheers({ order, orders }) : { step: 'machine', order, orders, machine };

const cheers = ({ order, orders }: Pick<Brewing, 'order' | 'orders'>): ApproveState => ({
  step: 'cheers',
  order,
  orders: orders.filter(({ orderId }) => orderId !== order.orderId),
});
