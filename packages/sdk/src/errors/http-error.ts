import type { ErrorName } from '../generated/errors.ts';
import { brand, PlatformError } from './platform-error.ts';

export interface HttpErrorDetails {
  readonly operation: string;
  readonly requestId: string;
  readonly status: number;
  readonly code?: number | undefined;
  readonly codeName?: ErrorName | undefined;
  readonly reason: string;
  /** The catalogue's advice, where the client has one. */
  readonly action?: string | undefined;
  readonly retryAfterMs?: number | undefined;
}

/** The server answered with a fault of the transport: an HTTP status other than 2xx, or an answer that is no envelope. */
export class HttpError extends PlatformError {
  /** HTTP status of the answer. */
  declare readonly status: number;
  /** How long the server asks to wait, where it says so. */
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
  if (status >= 500) return `Try again later; if it stays, tell the operator the request id ${requestId}.`;
  if (status < 400) return 'Check that baseUrl is the address of the platform.';
  return 'Correct the call: the same one would be refused again.';
}
