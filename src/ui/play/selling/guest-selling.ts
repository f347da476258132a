/** When and what the bar sells, on this screen. Source: docs/behaviour/selling.md "What guests are told". */
import { createContext, use, useSyncExternalStore } from 'react';
import type { GuestSelling } from '#contract/shop/selling.ts';

/** Nothing where nobody orders, as in an owner's preview. */
const Context = createContext<GuestSelling | undefined>(undefined);

export const GuestSellingOf = Context.Provider;
export const useGuestSelling = (): GuestSelling | undefined => use(Context);

const LOOK_AGAIN_MS = 1000;
const MINUTE_MS = 60_000;

const everySecond = (look: () => void): (() => void) => {
  const timer = setInterval(look, LOOK_AGAIN_MS);
  return () => clearInterval(timer);
};
const minuteNow = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The current minute: bars open and close at whole ones. */
export const useMinute = (): Date => new Date(useSyncExternalStore(everySecond, minuteNow));
