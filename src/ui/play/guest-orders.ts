/** What this guest ordered before in this visit. Source: docs/behaviour/taste-requests.md "Same again". */
import { createContext, use } from 'react';

interface GuestOrders {
  /** Id of the drink; undefined before the first order, and on a shared screen. */
  lastRecipeId?: string | undefined;
}

const Context = createContext<GuestOrders>({});

export const GuestOrdersOf = Context.Provider;
export const useGuestOrders = (): GuestOrders => use(Context);
