import { HttpError } from '../errors/http-error.ts';
import { OutcomeUnknownError } from '../errors/outcome-unknown-error.ts';
import { isPlatformError, type PlatformError } from '../errors/platform-error.ts';
import { AbortedError, NetworkError, TimeoutError } from '../errors/transport-errors.ts';
import { ValidationError } from '../errors/validation-error.ts';

/**
 * The failure of a call that moves money and was sent: what leaves its outcome open becomes an `OutcomeUnknownError`;
 * a refusal stays what it is, because then nothing was done. Which calls move money the contract says (`x-moves-money`):
 * creating orders, singly and by file, supplementing and reversing them, and booking by hand (whose `key` makes a repeat
 * safe). Other writes end in a state that the same call leads to again.
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
    // 408 comes from something in between that may have passed the request on. Below 400 it is no envelope at all.
    return status >= 500 || status === 408 || status < 400;
  }
  // The call succeeded, but what was made cannot be read.
  if (ValidationError.is(failure)) return failure.direction === 'response';
  return NetworkError.is(failure) || TimeoutError.is(failure) || AbortedError.is(failure);
}
