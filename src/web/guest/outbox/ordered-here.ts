/** What this browser has placed, told to the page that shows it. Source: docs/decisions/0170. */
import type { Order } from '#contract/order/orders.ts';

/** In which shop; undefined where another tab did. */
export type Ordered = { shopId: string; orders: readonly Order[] } | undefined;

const listeners = new Set<(ordered: Ordered) => void>();

/** The shop's news do not tell a phone what its own call was answered. @returns stops it */
export function onOrdered(listener: (ordered: Ordered) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === 'orderedAt' && listener(undefined);
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

export const tellOrdered = (ordered: Ordered): void => listeners.forEach((listener) => listener(ordered));
