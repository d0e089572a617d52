const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** How long what is signed in stays so. */
export const sessionPolicy = {
  /** Without a call or a heartbeat for this long a session is over. */
  idleMs: 2 * hourMs,
  /** However busy, a session ends after this. */
  absoluteMs: 24 * hourMs,
  secondLevelMs: 5 * minuteMs,
  /** Shown as online when heard of this lately. */
  onlineMs: minuteMs,
  /** How exact the time of the last call is kept: writing it at every call would make each read a write. */
  seenResolutionMs: 20 * secondMs,
  /** Ended sessions are kept this long for whoever looks back. */
  keepEndedMs: 30 * 24 * hourMs,
} as const;

/** How failed sign-ins slow down the next: doubling from two seconds, never longer than a quarter of an hour. */
export const delayPolicy = {
  freeFailures: { account: 3, address: 10 },
  firstDelayMs: 2 * secondMs,
  longestDelayMs: 15 * minuteMs,
  /** So many failures in a row, and the person is told. */
  toldAfterFailures: 5,
  /** Failures are forgotten after this long without another. */
  forgetAfterMs: hourMs,
} as const;

export type DelayedThing = keyof typeof delayPolicy.freeFailures;

export function delayAfter(thing: DelayedThing, failures: number): number {
  const counted = failures - delayPolicy.freeFailures[thing];
  if (counted <= 0) return 0;
  return Math.min(delayPolicy.firstDelayMs * 2 ** Math.min(counted - 1, 20), delayPolicy.longestDelayMs);
}
