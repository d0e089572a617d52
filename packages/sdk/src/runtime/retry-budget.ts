/**
 * Limits the retries of a client. While a platform is overloaded, retrying every call would multiply its
 * load. A retry takes one token; an answer returns a part of one.
 */
export interface RetryBudget {
  /** Takes one token. Returns false if none is left; the failure is then final. */
  take(): boolean;
  /** Call after an answer that needs no retry. */
  answered(): void;
}

/** Size of a budget. */
export interface RetryBudgetOptions {
  /** Retries allowed in a row; 20 by default. */
  readonly capacity?: number;
  /** Tokens per answer; 0.1 by default: in the long run one retry per ten answers. */
  readonly perAnswer?: number;
}

/**
 * Creates a token bucket, full at first. Share one between clients that call the same platform.
 *
 * @example
 * const retryBudget = createRetryBudget({ capacity: 5 });
 * const clients = tenants.map((session) => createClient({ baseUrl, session, retryBudget }));
 */
export function createRetryBudget({ capacity = 20, perAnswer = 0.1 }: RetryBudgetOptions = {}): RetryBudget {
  let tokens = capacity;
  return {
    take: () => tokens >= 1 && Boolean(tokens--),
    answered: () => {
      tokens = Math.min(capacity, tokens + perAnswer);
    },
  };
}
