const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Lifetimes of sessions. */
export const sessionPolicy = {
  /** A session ends after this long without a call or heartbeat. */
  idleMs: 2 * hourMs,
  /** Maximum lifetime of an active session. */
  absoluteMs: 24 * hourMs,
  secondLevelMs: 5 * minuteMs,
  /** A user counts as online for this long after the last call or heartbeat. */
  onlineMs: minuteMs,
  /** Resolution of the last-seen time, so that not every read causes a write. */
  seenResolutionMs: 20 * secondMs,
  /** Ended sessions are kept this long for inspection. */
  keepEndedMs: 30 * 24 * hourMs,
} as const;

/** Backoff after failed sign-ins: doubles from two seconds, at most a quarter of an hour. */
export const delayPolicy = {
  freeFailures: { account: 3, address: 10 },
  firstDelayMs: 2 * secondMs,
  longestDelayMs: 15 * minuteMs,
  /** The user is notified after this many failures in a row. */
  notifyAfterFailures: 5,
  /** Failures are forgotten after this long without another one. */
  forgetAfterMs: hourMs,
} as const;

export type DelayedThing = keyof typeof delayPolicy.freeFailures;

export function delayAfter(thing: DelayedThing, failures: number): number {
  const counted = failures - delayPolicy.freeFailures[thing];
  if (counted <= 0) return 0;
  return Math.min(delayPolicy.firstDelayMs * 2 ** Math.min(counted - 1, 20), delayPolicy.longestDelayMs);
}
