import type { ErrorName } from '../generated/errors.ts';
import { brand, PlatformError } from './platform-error.ts';

export interface HttpErrorDetails {
  readonly operation: string;
  readonly requestId: string;
  readonly status: number;
  readonly code?: number | undefined;
  readonly codeName?: ErrorName | undefined;
  readonly reason: string;
  /** The error catalogue's advice, if the client was given a catalogue. */
  readonly action?: string | undefined;
  readonly retryAfterMs?: number | undefined;
}

/** The server answered with an HTTP status other than 2xx, or with a body that is not an envelope. */
export class HttpError extends PlatformError {
  /** HTTP status of the response. */
  declare readonly status: number;
  /** How long the server asks the caller to wait (`Retry-After`); undefined if the response does not say. */
  readonly retryAfterMs: number | undefined;

  constructor(details: HttpErrorDetails) {
    const { status, codeName, reason, action } = details;
    super(
      { ...details, retryable: status === 429 || status >= 500 },
      `failed with HTTP ${status}${codeName ? ` (${codeName})` : ''}`,
      reason || 'the server gave no reason.',
      action ?? adviceOf(details),
    );
    this.retryAfterMs = details.retryAfterMs;
  }
}

brand(HttpError, 'HttpError');

function adviceOf({ status, retryAfterMs, requestId }: HttpErrorDetails): string {
  if (status === 429) return `Wait ${Math.ceil((retryAfterMs ?? 1000) / 1000)} s before calling again.`;
  if (status >= 500)
    return `Try again later; if it keeps failing, give the operator the request id ${requestId}.`;
  if (status < 400) return 'Check that baseUrl is the address of the platform.';
  return 'Correct the call: the same call would be refused again.';
}
