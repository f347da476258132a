/** What the shop's news say of the table this guest plays at. Source: docs/behaviour/table-games.md "Rooms". */
import { createContext, use } from 'react';

export interface TableNews {
  /** Number of the last event about the guest's table; undefined before the first. */
  told: number | undefined;
  /** Nothing is heard at the moment. */
  isLost: boolean;
}

const Context = createContext<TableNews>({ told: undefined, isLost: true });

export const TableNewsOf = Context.Provider;
export const useTableNews = (): TableNews => use(Context);
