import { type Clock, sleep } from './clock.ts';
import { isNeverSent } from './redaction.ts';
import type { RetryBudget } from './retry-budget.ts';

/** What is known of a request while it is on its way. */
export interface Progress {
  /** Whether a server may have begun to act on it. */
  sent: boolean;
  /** Why the body could not be written to its end. */
  bodyFailure?: unknown;
}

export interface RetryPolicy {
  /** How often a failed attempt is repeated; 0 means never. */
  readonly retries: number;
  readonly clock: Clock;
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly budget: RetryBudget;
  readonly progress: Progress;
}

const firstDelayMs = 300;
const longestDelayMs = 8_000;
// A server that asks for a longer pause gets no further attempt: the caller hears of it at once instead.
const longestRetryAfterMs = 20_000;

// Answers that say "not now". 500 is not among them: the same call would fail the same way.
const passingStatuses = new Set([408, 425, 429, 502, 503, 504]);

/** `fetch`. The signal comes beside the request: to build it into one costs more than all the rest of a call. */
export type Fetch = (request: Request, init: { readonly signal: AbortSignal }) => Promise<Response>;

/** A fetch that repeats what failed for a passing reason, after a random pause that grows. */
export function retryingFetch(fetch: Fetch, policy: RetryPolicy) {
  const { budget, clock, progress, signal } = policy;
  const init = { signal };
  return async (request: Request): Promise<Response> => {
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt >= policy.retries;
      const { sent } = progress;
      progress.sent = true;
      let delayMs = jitterMs(attempt, policy.random);
      try {
        // A body is read by the attempt that sends it: every attempt but the last sends a copy.
        const response = await fetch(isLast || request.body === null ? request : request.clone(), init);
        const isPassing = passingStatuses.has(response.status);
        if (!isPassing) budget.answered();
        if (isLast || !isPassing) return response;
        const askedMs = retryAfterMs(response.headers, clock.now());
        if ((askedMs !== undefined && askedMs > longestRetryAfterMs) || !budget.take()) return response;
        delayMs = askedMs ?? delayMs;
        // Frees the connection. Not waited for: a body that someone else reads as well ends only with theirs.
        response.body?.cancel().catch(() => undefined);
      } catch (error) {
        if (isNeverSent(error)) progress.sent = sent;
        if (isLast || signal.aborted || !budget.take()) throw error;
      }
      await sleep(clock, delayMs, signal);
    }
  };
}

/** Full jitter: anywhere between nothing and a bound that doubles, so that many clients do not return at once. */
export function jitterMs(
  attempt: number,
  random: () => number,
  firstMs = firstDelayMs,
  longestMs = longestDelayMs,
): number {
  return Math.floor(random() * Math.min(longestMs, firstMs * 2 ** attempt));
}

/** `Retry-After` in either of its forms: seconds, or a date. */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get('retry-after');
  if (!text) return undefined;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const timeMs = Date.parse(text);
  return Number.isNaN(timeMs) ? undefined : Math.max(0, timeMs - nowMs);
}
