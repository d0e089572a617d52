import type { PlatformError } from '../errors/platform-error.ts';
import { AbortedError, NetworkError, TimeoutError } from '../errors/transport-errors.ts';
import type { Clock } from './clock.ts';
import type { Operation } from './operation.ts';
import type { Transport, TransportAnswer, TransportRequest } from './transport.ts';

export interface Limits {
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

// Beyond this a timer fires at once instead of late.
const longestTimerMs = 0x7fff_ffff;

/** Sends one request, until it is answered, times out or is aborted; the first of these counts. */
export function exchange(
  transport: Transport,
  request: Omit<TransportRequest, 'policy'> & { readonly policy: Omit<TransportRequest['policy'], 'signal'> },
  facts: { readonly operation: string; readonly requestId: string; readonly writes: boolean },
  { clock, timeoutMs, signal }: Limits,
): Promise<TransportAnswer> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    // Rejecting here, not only aborting, ends the call even where a given fetch ignores its signal.
    const end = (error: PlatformError) => {
      reject(error);
      controller.abort(error);
    };
    const onAbort = () => end(new AbortedError({ ...facts, cause: signal?.reason }));
    const cancelTimer =
      timeoutMs > 0 && timeoutMs <= longestTimerMs
        ? clock.after(timeoutMs, () => end(new TimeoutError({ ...facts, timeoutMs })))
        : undefined;
    const done = () => {
      cancelTimer?.();
      signal?.removeEventListener('abort', onAbort);
    };
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) onAbort();
    transport({ ...request, policy: { ...request.policy, signal: controller.signal } }).then(
      (answer) => {
        done();
        resolve(answer);
      },
      (cause: unknown) => {
        done();
        reject(new NetworkError({ ...facts, cause }));
      },
    );
  });
}

/** Waits for something that cannot be aborted, until the caller aborts. */
export function untilAborted<T>(
  work: Promise<T>,
  facts: { readonly operation: string; readonly requestId: string; readonly writes: boolean },
  signal: AbortSignal | undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new AbortedError({ ...facts, cause: signal?.reason }));
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) onAbort();
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', onAbort));
  });
}

/** Which fields go into the address and which into the body. */
export function splitFields(operation: Operation, fields: Readonly<Record<string, unknown>>) {
  if (operation.method === 'GET') return { query: fields, body: undefined };
  if (!operation.query) return { query: undefined, body: operation.body && fields };
  const query: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  for (const name in fields) (Object.hasOwn(operation.query, name) ? query : body)[name] = fields[name];
  return { query, body: operation.body && body };
}
