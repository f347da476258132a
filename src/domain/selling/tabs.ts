/** What each name has had in a night. Source: docs/behaviour/counter.md "Totals". */
import type { Price } from './selling.ts';

export interface TabOrder {
  name: string;
  quantity: number;
  price: Price | null;
  /** The order it replaces. */
  remakeOf: string | null;
}

export interface Tab<O extends TabOrder> {
  /** As it was first written. */
  name: string;
  drinks: number;
  /** By currency: the currency may have been changed during the night. */
  sums: Price[];
  /** Drinks without a price, those made again left out. */
  unpriced: number;
  orders: O[];
}

/**
 * Groups orders by the guest's name, whatever its case and the space around it; in the order of the names.
 * @param orders of one night, oldest first, without cancelled ones
 */
export function tabsOf<O extends TabOrder>(orders: readonly O[]): Tab<O>[] {
  const tabs = new Map<string, Tab<O>>();
  for (const order of orders) {
    const key = order.name.trim().toLowerCase();
    const tab = tabs.get(key) ?? { name: order.name.trim(), drinks: 0, sums: [], unpriced: 0, orders: [] };
    tabs.set(key, tab);
    tab.drinks += order.quantity;
    tab.orders.push(order);
    if (order.price) addTo(tab.sums, order.price);
    else if (order.remakeOf === null) tab.unpriced += order.quantity;
  }
  return [...tabs.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, tab]) => tab);
}

function addTo(sums: Price[], { amount, currency }: Price): void {
  const sum = sums.find((one) => one.currency === currency);
  if (sum) sum.amount += amount;
  else sums.push({ amount, currency });
}
