import { useSyncExternalStore } from 'react';
import { type Clock, createClock } from './clock.ts';

const shared = createClock({ everyMs: 5_000 });

/** The time, anew every five seconds, the same for all who ask. */
export function useNow(clock: Clock = shared): number {
  return useSyncExternalStore(clock.subscribe, clock.now, clock.now);
}
