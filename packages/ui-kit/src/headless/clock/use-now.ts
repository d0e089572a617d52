import { useSyncExternalStore } from 'react';
import { type Clock, createClock } from './clock.ts';

const shared = createClock({ everyMs: 5_000 });

/** The current time, updated every five seconds. All callers get the same value. */
export function useNow(clock: Clock = shared): number {
  return useSyncExternalStore(clock.subscribe, clock.now, clock.now);
}
