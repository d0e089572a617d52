import { BusinessError } from '../errors/business-error.ts';
import type { PlatformError } from '../errors/platform-error.ts';
import { AbortedError, NetworkError, TimeoutError } from '../errors/transport-errors.ts';
import { errorCodes } from '../generated/errors.ts';
import type { SocketCommand, SocketCommands } from '../generated/websocket.ts';
import type { Clock } from '../runtime/clock.ts';
import { errorNameOf } from '../runtime/envelope.ts';
import type { SocketRequestOptions } from './socket-types.ts';

/** One command that waits to be sent or for its answer. */
export interface PendingRequest {
  readonly requestId: string;
  readonly command: SocketCommand;
  readonly data: unknown;
  /** The token it was sent with; undefined until then. */
  token?: string;
  isSent: boolean;
  readonly settle: (error: PlatformError | undefined, data?: unknown) => void;
}

/** Commands by request id, in their order. Answers may come in any order. */
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

  /** Hands the command to `begin`, and waits for its answer. */
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

  /** Gives up the command that an answer belongs to, for whoever takes it to settle; answers to nobody are ignored. */
  take(requestId: string): PendingRequest | undefined {
    const request = this.#requests.get(requestId);
    this.#requests.delete(requestId);
    return request;
  }

  /** No answer will come to what was sent; with `all`, nor to the rest. */
  fail(reason: string, all: boolean): void {
    for (const request of [...this.#requests.values()])
      if (all || request.isSent) request.settle(lost(reason, request));
  }
}

/** The connection, or one command of it, came to nothing. */
export function lost(reason: unknown, request?: PendingRequest): NetworkError {
  const operation = request ? `socket.${request.command}` : 'socket';
  const requestId = request?.requestId ?? '';
  const cause = reason instanceof Error ? reason : new Error(String(reason));
  return new NetworkError({ operation, requestId, writes: false, cause });
}

/** The error that an answer's code means; undefined for success. */
export function refusalOf(code: number, request?: PendingRequest): BusinessError | undefined {
  if (code === errorCodes.success) return undefined;
  const operation = request ? `socket.${request.command}` : 'socket';
  const requestId = request?.requestId ?? '';
  return new BusinessError({ operation, requestId, code, codeName: errorNameOf(code), reason: '' });
}

// Troubles of the server's moment, not of what was asked.
const passingCodes: readonly unknown[] = [
  errorCodes.tooManyRequests,
  errorCodes.internalError,
  errorCodes.unavailable,
];

/** Whether the server has decided, so that asking again would change nothing. */
export const isDecided = (error: unknown): boolean =>
  BusinessError.is(error) && !passingCodes.includes(error.code);
