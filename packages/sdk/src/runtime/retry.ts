import { type Clock, sleep } from './clock.ts';
import { isNeverSent } from './redaction.ts';
import type { RetryBudget } from './retry-budget.ts';

/** State of a request in progress. */
export interface Progress {
  /** Whether the server may have started to process it. */
  sent: boolean;
  /** Why the body could not be completed. */
  bodyFailure?: unknown;
}

export interface RetryPolicy {
  /** How often a failed attempt is retried; 0 means never. */
  readonly retries: number;
  readonly clock: Clock;
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly budget: RetryBudget;
  readonly progress: Progress;
}

const firstDelayMs = 300;
const longestDelayMs = 8_000;
// If the server asks for a longer pause, the call fails at once instead of waiting.
const longestRetryAfterMs = 20_000;

// Temporary failures. 500 is not among them: the same call would fail the same way.
const passingStatuses = new Set([408, 425, 429, 502, 503, 504]);

/**
 * `fetch`. The signal is a separate argument: building it into the request costs more than the rest of a
 * call.
 */
export type Fetch = (request: Request, init: { readonly signal: AbortSignal }) => Promise<Response>;

/** Wraps fetch to retry temporary failures, with random exponential backoff. */
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
        // Sending consumes the body, so every attempt but the last sends a copy.
        const response = await fetch(isLast || request.body === null ? request : request.clone(), init);
        const isPassing = passingStatuses.has(response.status);
        if (!isPassing) budget.answered();
        if (isLast || !isPassing) return response;
        const askedMs = retryAfterMs(response.headers, clock.now());
        if ((askedMs !== undefined && askedMs > longestRetryAfterMs) || !budget.take()) return response;
        delayMs = askedMs ?? delayMs;
        // Frees the connection. Not awaited: a body that has another reader ends only when that reader does.
        response.body?.cancel().catch(() => undefined);
      } catch (error) {
        if (isNeverSent(error)) progress.sent = sent;
        if (isLast || signal.aborted || !budget.take()) throw error;
      }
      await sleep(clock, delayMs, signal);
    }
  };
}

/**
 * Full jitter: returns a delay between 0 and a limit that doubles, so that many clients do not retry at once.
 */
export function jitterMs(
  attempt: number,
  random: () => number,
  firstMs = firstDelayMs,
  longestMs = longestDelayMs,
): number {
  return Math.floor(random() * Math.min(longestMs, firstMs * 2 ** attempt));
}

/** Parses `Retry-After`, in seconds or as a date, into milliseconds. */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get('retry-after');
  if (!text) return undefined;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const timeMs = Date.parse(text);
  return Number.isNaN(timeMs) ? undefined : Math.max(0, timeMs - nowMs);
}
