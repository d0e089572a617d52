import type { PlatformError } from '../errors/platform-error.ts';
import { AbortedError, NetworkError, TimeoutError } from '../errors/transport-errors.ts';
import type { Clock } from './clock.ts';
import { cleanCause, type Redact } from './redaction.ts';
import type { Transport, TransportAnswer, TransportRequest } from './transport.ts';

export interface Limits {
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly redact: Redact;
}

export interface CallFacts {
  readonly operation: string;
  readonly requestId: string;
  readonly writes: boolean;
}

// Beyond this limit a timer fires at once.
const longestTimerMs = 0x7fff_ffff;

/** Sends one request, until it is answered, times out or is aborted, whichever comes first. */
export function exchange(
  transport: Transport,
  request: Omit<TransportRequest, 'policy'> & { readonly policy: Omit<TransportRequest['policy'], 'signal'> },
  facts: CallFacts,
  { clock, timeoutMs, signal, redact }: Limits,
): Promise<TransportAnswer> {
  const controller = new AbortController();
  // A write that was never sent has a known outcome: nothing changed.
  const factsNow = () => ({ ...facts, writes: facts.writes && request.policy.progress.sent });
  return new Promise((resolve, reject) => {
    // Rejects here in addition to aborting, because a given fetch may ignore its signal.
    const end = (error: PlatformError) => {
      done();
      reject(error);
      controller.abort(error);
    };
    const onAbort = () => end(new AbortedError({ ...factsNow(), cause: signal?.reason }));
    const cancelTimer =
      timeoutMs > 0 && timeoutMs <= longestTimerMs
        ? clock.after(timeoutMs, () => end(new TimeoutError({ ...factsNow(), timeoutMs })))
        : undefined;
    const done = () => {
      cancelTimer?.();
      signal?.removeEventListener('abort', onAbort);
    };
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) return onAbort();
    transport({ ...request, policy: { ...request.policy, signal: controller.signal } })
      .then(resolve, (cause: unknown) =>
        reject(new NetworkError({ ...factsNow(), cause: cleanCause(cause, redact) })),
      )
      .finally(done);
  });
}

/** Waits for a promise that cannot be aborted, until the caller aborts. */
export function untilAborted<T>(
  work: Promise<T>,
  facts: CallFacts,
  signal: AbortSignal | undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    // The platform refused this call before the wait, so its outcome is known.
    const onAbort = () => reject(new AbortedError({ ...facts, writes: false, cause: signal?.reason }));
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) onAbort();
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', onAbort));
  });
}
