import { BusinessError } from '../errors/business-error.ts';
import type { PlatformError } from '../errors/platform-error.ts';
import { AbortedError, NetworkError, TimeoutError } from '../errors/transport-errors.ts';
import { errorCodes } from '../generated/errors.ts';
import type { SocketCommand, SocketCommands } from '../generated/websocket.ts';
import type { Clock } from '../runtime/clock.ts';
import { errorNameOf } from '../runtime/envelope.ts';
import type { SocketRequestOptions } from './socket-types.ts';

/** A command that waits to be sent or to be answered. */
export interface PendingRequest {
  readonly requestId: string;
  readonly command: SocketCommand;
  readonly data: unknown;
  /** The token sent with the command; undefined until then. */
  token?: string;
  isSent: boolean;
  readonly settle: (error: PlatformError | undefined, data?: unknown) => void;
}

/** Unanswered commands by request id, in sending order. Answers may arrive in any order. */
export class PendingRequests {
  readonly #clock: Clock;
  readonly #nextRequestId: () => string;
  readonly #requests = new Map<string, PendingRequest>();

  readonly #timeoutMs: number;

  constructor(clock: Clock, nextRequestId: () => string, timeoutMs: number) {
    this.#clock = clock;
    this.#nextRequestId = nextRequestId;
    this.#timeoutMs = timeoutMs;
  }

  get unsent(): PendingRequest[] {
    return [...this.#requests.values()].filter(({ isSent }) => !isSent);
  }

  /** Registers a command, passes it to `begin`, and waits for its answer. */
  add<Command extends SocketCommand>(
    command: Command,
    data: SocketCommands[Command]['request'],
    { timeoutMs = this.#timeoutMs, signal }: SocketRequestOptions,
    begin: (request: PendingRequest) => void,
  ): Promise<SocketCommands[Command]['response']> {
    const requestId = this.#nextRequestId();
    const facts = { operation: `socket.${command}`, requestId, writes: false };
    return new Promise((resolve, reject) => {
      const onAbort = () => settle(new AbortedError({ ...facts, cause: signal?.reason }));
      const cancelTimer = this.#clock.after(timeoutMs, () =>
        settle(new TimeoutError({ ...facts, timeoutMs })),
      );
      const settle: PendingRequest['settle'] = (error, answer) => {
        cancelTimer();
        signal?.removeEventListener('abort', onAbort);
        this.#requests.delete(requestId);
        if (error) reject(error);
        else resolve(answer as SocketCommands[Command]['response']);
      };
      const request = { requestId, command, data, isSent: false, settle };
      this.#requests.set(requestId, request);
      signal?.addEventListener('abort', onAbort);
      if (signal?.aborted) onAbort();
      else begin(request);
    });
  }

  has({ requestId }: PendingRequest): boolean {
    return this.#requests.has(requestId);
  }

  /**
   * Removes and returns the command that an answer belongs to; the caller settles it. Undefined for an
   * unknown id.
   */
  take(requestId: string): PendingRequest | undefined {
    const request = this.#requests.get(requestId);
    this.#requests.delete(requestId);
    return request;
  }

  /** Fails the sent commands, because no answer will arrive; with `all`, also the unsent ones. */
  fail(reason: string, all: boolean): void {
    for (const request of [...this.#requests.values()])
      if (all || request.isSent) request.settle(lost(reason, request));
  }
}

/** Creates the error of a lost connection, or of one command on it. */
export function lost(reason: unknown, request?: PendingRequest): NetworkError {
  const operation = request ? `socket.${request.command}` : 'socket';
  const requestId = request?.requestId ?? '';
  const cause = reason instanceof Error ? reason : new Error(String(reason));
  return new NetworkError({ operation, requestId, writes: false, cause });
}

/** Returns the error of an answer's code; undefined for success. */
export function refusalOf(code: number, request?: PendingRequest): BusinessError | undefined {
  if (code === errorCodes.success) return undefined;
  const operation = request ? `socket.${request.command}` : 'socket';
  const requestId = request?.requestId ?? '';
  return new BusinessError({ operation, requestId, code, codeName: errorNameOf(code), reason: '' });
}

// Codes of temporary server failures.
const passingCodes: readonly unknown[] = [
  errorCodes.tooManyRequests,
  errorCodes.internalError,
  errorCodes.unavailable,
];

/** Whether the refusal is final, so that a retry would change nothing. */
export const isDecided = (error: unknown): boolean =>
  BusinessError.is(error) && !passingCodes.includes(error.code);
