import { HttpError } from '../errors/http-error.ts';
import { OutcomeUnknownError } from '../errors/outcome-unknown-error.ts';
import { isPlatformError, type PlatformError } from '../errors/platform-error.ts';
import { AbortedError, NetworkError, TimeoutError } from '../errors/transport-errors.ts';
import { ValidationError } from '../errors/validation-error.ts';

/**
 * Converts the failure of a call that moves money and was sent: if the outcome is open, it returns an
 * `OutcomeUnknownError`; a refusal is returned unchanged, because nothing was done. The contract marks the
 * calls that move money (`x-moves-money`): creating orders (single and by file), supplementing, reversing,
 * and manual adjustments (whose `key` makes a repeat safe). Repeating any other write leads to the same
 * state.
 */
export function outcomeUnknown(failure: unknown, input: unknown): unknown {
  if (!isPlatformError(failure) || !isOpen(failure)) return failure;
  const fields: Readonly<Record<string, unknown>> = Object(input);
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : undefined);
  const { operation, requestId, status } = failure;
  return new OutcomeUnknownError({
    operation,
    requestId,
    status,
    mchId: text('mchId'),
    mchOrderNo: text('mchOrderNo'),
    orderCode: text('orderCode'),
    uploadKey: operation === 'orders.createBatch' ? text('key') : undefined,
    cause: failure,
  });
}

function isOpen(failure: PlatformError): boolean {
  if (HttpError.is(failure)) {
    const { status } = failure;
    // 408 may come from a proxy that has passed the request on. A status below 400 here means the body was
    // not an envelope.
    return status >= 500 || status === 408 || status < 400;
  }
  // The call succeeded, but its response is invalid.
  if (ValidationError.is(failure)) return failure.direction === 'response';
  return NetworkError.is(failure) || TimeoutError.is(failure) || AbortedError.is(failure);
}
