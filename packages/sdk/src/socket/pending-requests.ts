import { BusinessError } from '../errors/business-error.ts';
import type { PlatformError } from '../errors/platform-error.ts';
import { AbortedError, NetworkError, TimeoutError } from '../errors/transport-errors.ts';
import { errorCodes } from '../generated/errors.ts';
import type { Clock } from '../runtime/clock.ts';
import { errorNameOf } from '../runtime/envelope.ts';

interface Pending {
  readonly operation: string;
  readonly settle: (error: PlatformError | undefined, data?: unknown) => void;
}

/** Commands on their way, by request id. Answers may come in any order. */
export class PendingRequests {
  readonly #clock: Clock;
  readonly #pending = new Map<string, Pending>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Waits for the answer to a command that `send` puts on its way. */
  add(
    requestId: string,
    operation: string,
    timeoutMs: number,
    signal: AbortSignal | undefined,
    send: () => void,
  ): Promise<unknown> {
    const facts = { operation, requestId, writes: false };
    return new Promise((resolve, reject) => {
      const onAbort = () => settle(new AbortedError({ ...facts, cause: signal?.reason }));
      const cancelTimer = this.#clock.after(timeoutMs, () =>
        settle(new TimeoutError({ ...facts, timeoutMs })),
      );
      const settle: Pending['settle'] = (error, data) => {
        cancelTimer();
        signal?.removeEventListener('abort', onAbort);
        this.#pending.delete(requestId);
        if (error) reject(error);
        else resolve(data);
      };
      this.#pending.set(requestId, { operation, settle });
      signal?.addEventListener('abort', onAbort);
      if (signal?.aborted) onAbort();
      else send();
    });
  }

  /** The error that an answer means; answers to nobody are ignored. */
  answer(requestId: string, code: number, data: unknown): BusinessError | undefined {
    const pending = this.#pending.get(requestId);
    const operation = pending?.operation ?? 'socket';
    const error =
      code === errorCodes.success
        ? undefined
        : new BusinessError({ operation, requestId, code, codeName: errorNameOf(code), reason: '' });
    pending?.settle(error, data);
    return error;
  }

  /** The connection is gone: no answer will come. */
  fail(reason: string): void {
    for (const [requestId, { operation, settle }] of [...this.#pending])
      settle(new NetworkError({ operation, requestId, writes: false, cause: new Error(reason) }));
  }
}
