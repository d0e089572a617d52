import { brand, PlatformError } from './platform-error.ts';

export interface TransportErrorDetails {
  readonly operation: string;
  readonly requestId: string;
  /** Whether the call changes anything: its outcome is then unknown. */
  readonly writes: boolean;
  readonly cause?: unknown;
}

/** What to do, for reads; a write that got no answer may have happened. */
const adviceOf = (details: TransportErrorDetails, forReads: string) =>
  details.writes
    ? 'It is not known whether the platform carried it out: look for its effect before sending it again.'
    : forReads;

/** No answer came: no connection, an unknown host, a refused certificate or CORS rule, or a broken connection. */
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

/** The call took longer than `timeoutMs`, its retries included. */
export class TimeoutError extends PlatformError {
  /** How long the call was given, in milliseconds. */
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

/** The caller's own signal ended the call; `cause` is the signal's reason. */
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

/** `fetch failed` says little: the innermost message (`connect ECONNREFUSED`) says why. */
function reasonOf(cause: unknown): string {
  let reason = 'the connection failed.';
  for (let depth = 0; depth < 5 && cause instanceof Error; depth++) {
    reason = cause.message || reason;
    cause = cause.cause;
  }
  return reason;
}
