/** Placing an order under a key: there is one order of it, or none, and its number is the next one of the day. */
import type { Operation } from './history.ts';
import type { Model } from './linearizable.ts';

export interface Placed {
  id: string;
  displayId: string;
}
/** `read` answers with all orders of the key. */
export type PlacingAsk = 'place' | 'read';
type Answer = Placed | readonly Placed[];
export type PlacingOperation = Operation<PlacingAsk, Answer>;

/** `unheard`: there is one, and nobody knows which. */
type State = 'none' | 'unheard' | Placed;

const isSame = (state: Placed, { id, displayId }: Placed) => state.id === id && state.displayId === displayId;

function meet(state: State, order: Placed): State | undefined {
  if (state === 'none') return undefined;
  if (state === 'unheard') return { id: order.id, displayId: order.displayId };
  return isSame(state, order) ? state : undefined;
}

/** Source: docs/behaviour/orders.md "Idempotency". */
export const PLACING: Model<State, PlacingAsk, Answer> = {
  initial: 'none',
  next: (state, ask, answer) => {
    if (ask === 'place') {
      const order = answer as Placed | undefined;
      const placed = state === 'none' ? 'unheard' : state;
      return order ? meet(placed, order) : placed;
    }
    const found = answer as readonly Placed[] | undefined;
    if (!found) return state;
    const [first, ...more] = found;
    if (!first) return state === 'none' ? state : undefined;
    return more.length > 0 ? undefined : meet(state, first);
  },
};

export interface Numbered {
  id: string;
  day: string;
  number: number;
}

/**
 * Whether each order has a number of its own, and a later one than every order that was answered before it was sent.
 * @param orders all that there are in the end
 * @returns why not
 */
export function numberFaults(operations: readonly PlacingOperation[], orders: readonly Numbered[]): string[] {
  const spans = new Map<string, { begun: number; ended: number }>();
  const sentAt = new Map<string, number>();
  for (const { key, ask, begun } of operations)
    if (ask === 'place') sentAt.set(key, Math.min(begun, sentAt.get(key) ?? Infinity));
  for (const { key, ask, ended, result } of operations) {
    if (ask !== 'place' || result.is !== 'ok') continue;
    const { id } = result.answer as Placed;
    const known = spans.get(id)?.ended ?? Infinity;
    spans.set(id, { begun: sentAt.get(key) ?? 0, ended: Math.min(ended, known) });
  }
  const faults: string[] = [];
  const given = new Map<string, string>();
  for (const { id, day, number } of orders) {
    const other = given.get(`${day} ${number}`);
    if (other !== undefined) faults.push(`${other} and ${id} are both number ${number} of ${day}`);
    given.set(`${day} ${number}`, id);
  }
  const answered = orders.flatMap((order) => {
    const span = spans.get(order.id);
    return span ? [{ ...order, ...span }] : [];
  });
  // By turns of time: the latest number that was answered before one was sent is earlier than its own.
  const bySent = answered.toSorted((a, b) => a.begun - b.begun);
  const byAnswer = answered.toSorted((a, b) => a.ended - b.ended);
  let latest: (typeof answered)[number] | undefined;
  let seen = 0;
  for (const order of bySent) {
    for (let before = byAnswer[seen]; before && before.ended < order.begun; before = byAnswer[++seen])
      if (!latest || isLater(before, latest)) latest = before;
    if (latest && !isLater(order, latest))
      faults.push(`${order.id} was sent after ${latest.id} had number ${latest.number}, and has ${order.number}`);
  }
  return faults;
}

const isLater = (one: Numbered, other: Numbered) =>
  one.day > other.day || (one.day === other.day && one.number > other.number);
