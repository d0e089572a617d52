import { createContext, useContext } from 'react';
import type { TimeRange } from '../../shared/list/time.range.ts';
import type { User } from '../../shared/user.ts';

/** Shared by all cards of a home page: user, refresh interval, days and currency. */
export interface Home {
  user: User;
  /** Refresh interval in milliseconds; false while paused. */
  everyMs: number | false;
  today: TimeRange;
  yesterday: TimeRange;
  /** For a supplier: true shows its team's orders, false its own. Undefined for other roles. */
  isProxy: boolean | undefined;
  /** The currency of the shown amounts. Amounts in different currencies cannot be added. */
  currency: string;
}

const HomeContext = createContext<Home | null>(null);
export const HomeProvider = HomeContext.Provider;

export function useHome(): Home {
  const home = useContext(HomeContext);
  if (!home) throw new Error('useHome is for cards on a home page.');
  return home;
}
