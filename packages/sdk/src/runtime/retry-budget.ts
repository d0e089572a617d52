/**
 * How many repeats a client may afford: while a platform is down, repeating everything would multiply the load that
 * keeps it down. Every repeat takes one token, every answer puts a part of one back.
 */
export interface RetryBudget {
  /** Takes what one repeat costs; false where nothing is left, and the failure stands. */
  take(): boolean;
  /** An answer came that need not be repeated. */
  answered(): void;
}

/** How generous a budget is. */
export interface RetryBudgetOptions {
  /** Repeats that are allowed in a row; 20 by default. */
  readonly capacity?: number;
  /** What one answer puts back; 0.1 by default: in the long run one repeat for ten answers. */
  readonly perAnswer?: number;
}

/**
 * A bucket of tokens, full at first. Give one to several clients that call the same platform:
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
