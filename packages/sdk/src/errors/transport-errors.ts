import { brand, PlatformError } from './platform-error.ts';

export interface TransportErrorDetails {
  readonly operation: string;
  readonly requestId: string;
  /** Whether the call may have changed something; if so, its outcome is unknown. */
  readonly writes: boolean;
  readonly cause?: unknown;
}

/** Returns the advice: `forReads` for a read; a write without a response may have taken effect. */
const adviceOf = (details: TransportErrorDetails, forReads: string) =>
  details.writes
    ? 'It is not known whether the platform carried it out: look for its effect before sending it again.'
    : forReads;

/**
 * No response arrived: no connection, an unknown host, a refused certificate or CORS rule, or a broken
 * connection.
 */
export class NetworkError extends PlatformError {
  constructor(details: TransportErrorDetails) {
    super(
      { ...details, retryable: true },
      'got no answer',
      reasonOf(details.cause),
      adviceOf(details, 'Check the connection and baseUrl, then call again.'),
    );
  }
}

/** The call, with its retries, took longer than `timeoutMs`. */
export class TimeoutError extends PlatformError {
  /** The time limit of the call, in milliseconds. */
  readonly timeoutMs: number;

  constructor(details: TransportErrorDetails & { readonly timeoutMs: number }) {
    const { timeoutMs } = details;
    super(
      { ...details, retryable: true },
      'timed out',
      `no complete answer came within ${timeoutMs} ms.`,
      adviceOf(details, 'Call again, or allow more with timeoutMs.'),
    );
    this.timeoutMs = timeoutMs;
  }
}

/** The caller's own signal aborted the call; `cause` is the signal's reason. */
export class AbortedError extends PlatformError {
  constructor(details: TransportErrorDetails) {
    super(
      details,
      'was aborted',
      'its signal was aborted.',
      adviceOf(details, 'Nothing: the caller asked for it.'),
    );
  }
}

brand(NetworkError, 'NetworkError');
brand(TimeoutError, 'TimeoutError');
brand(AbortedError, 'AbortedError');

/**
 * Returns the innermost message (`connect ECONNREFUSED`), because `fetch failed` does not name the reason.
 */
function reasonOf(cause: unknown): string {
  let reason = 'the connection failed.';
  for (let depth = 0; depth < 5 && cause instanceof Error; depth++) {
    reason = cause.message || reason;
    cause = cause.cause;
  }
  return reason;
}
