const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** How long after the attempt before it each attempt of the schedule is made; the contract tells merchants the same. */
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

/** At most so much later than the schedule says, so that a receiver that comes back is not hit by all at once. */
const jitterShare = 0.1;

/** When the schedule tries again after `made` attempts, the last of which began at `lastAt`; null once it is over. */
export function nextAttemptAt(made: number, lastAt: Date, random: () => number): Date | null {
  const delayMs = delaysMs[made];
  if (delayMs === undefined) return null;
  const latenessMs = Math.floor(delayMs * jitterShare * random());
  return new Date(lastAt.getTime() + delayMs + latenessMs);
}
