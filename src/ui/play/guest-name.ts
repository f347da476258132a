/** The name the guest ordered under last, for the next order. Source: docs/behaviour/joining.md "Ticket". */
import { createContext, use } from 'react';

interface GuestName {
  /** Empty before the first order. */
  name: string;
  /** Left out if nobody orders, as in an owner's preview. */
  remember?: (name: string) => void;
}

const Context = createContext<GuestName>({ name: '' });

export const GuestNameOf = Context.Provider;
export const useGuestName = (): GuestName => use(Context);
