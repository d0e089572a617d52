const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Delay of each attempt after the previous one. Documented for merchants in the contract. */
const delaysMs = [
  0,
  30 * secondMs,
  minuteMs,
  2 * minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  hourMs,
  3 * hourMs,
  6 * hourMs,
  12 * hourMs,
  24 * hourMs,
] as const;

export const maxScheduledAttempts = delaysMs.length;

/** Maximum jitter as a share of the delay, so that a recovered receiver is not flooded. */
const jitterShare = 0.1;

/**
 * Time of the next scheduled attempt after `made` attempts, the last of which started at `lastAt`; null after
 * the last.
 */
export function nextAttemptAt(made: number, lastAt: Date, random: () => number): Date | null {
  const delayMs = delaysMs[made];
  if (delayMs === undefined) return null;
  const latenessMs = Math.floor(delayMs * jitterShare * random());
  return new Date(lastAt.getTime() + delayMs + latenessMs);
}
