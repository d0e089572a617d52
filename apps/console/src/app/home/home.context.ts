import { createContext, useContext } from 'react';
import type { TimeRange } from '../../shared/list/time.range.ts';
import type { User } from '../../shared/user.ts';

/** What all cards of a home share: one reader, one rhythm, one day, one currency. */
export interface Home {
  user: User;
  /** How often figures are read again; false while paused. */
  everyMs: number | false;
  today: TimeRange;
  yesterday: TimeRange;
  /** Of a supplier, whether the orders shown are its team's or its own; undefined for everyone else. */
  isProxy: boolean | undefined;
  /** The currency whose amounts are shown; amounts of two have no sum. */
  currency: string;
}

const HomeContext = createContext<Home | null>(null);
export const HomeProvider = HomeContext.Provider;

export function useHome(): Home {
  const home = useContext(HomeContext);
  if (!home) throw new Error('useHome is for cards on a home page.');
  return home;
}
