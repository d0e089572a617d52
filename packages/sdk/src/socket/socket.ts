import { BusinessError } from '../errors/business-error.ts';
import { isPlatformError, type PlatformError } from '../errors/platform-error.ts';
import { NetworkError } from '../errors/transport-errors.ts';
import { errorCodes } from '../generated/errors.ts';
import type { SocketCommand, SocketCommands, SocketTopic } from '../generated/websocket.ts';
import { type Clock, systemClock } from '../runtime/clock.ts';
import { createRequestIds } from '../runtime/request-id.ts';
import { createResolvable, type Resolvable } from '../runtime/resolvable.ts';
import { jitterMs } from '../runtime/retry.ts';
import { clearSession, createMemorySession, type SessionStore } from '../runtime/session.ts';
import { type Connection, openConnection } from './connection.ts';
import { PendingRequests } from './pending-requests.ts';
import { readMessage } from './socket-message.ts';
import type {
  PlatformSocket,
  SocketListeners,
  SocketOptions,
  SocketRequestOptions,
  SocketState,
  Subscription,
  TopicEvent,
  WebSocketConstructor,
} from './socket-types.ts';
import { Subscriptions } from './subscriptions.ts';

/** As the contract has it (`socketConstants`); a test keeps the two equal, and the validators out of this bundle. */
export const heartbeatIntervalMs = 20_000;
export const missedHeartbeats = 3;

const heartbeatCheckMs = 5_000;
const firstReconnectMs = 1_000;
const longestReconnectMs = 30_000;
const defaultTimeoutMs = 10_000;

type AnyListener = (value: never) => void;

/** The websocket of the platform: see `PlatformSocket`. */
export class Socket implements PlatformSocket {
  readonly #url: string;
  readonly #session: SessionStore;
  readonly #WebSocket: WebSocketConstructor;
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #options: SocketOptions;
  readonly #pending: PendingRequests;
  readonly #nextRequestId: () => string;
  readonly #subscriptions = new Subscriptions();
  readonly #listeners = new Map<keyof SocketListeners, Set<AnyListener>>();
  #state: SocketState = 'uninitialized';
  #connection: Connection | undefined;
  #firstConnection: Resolvable | undefined;
  #attempts = 0;
  #downSinceMs: number | undefined;
  #lastAckMs = 0;
  #cancelTimer: () => void = () => undefined;

  constructor(url: string, options: SocketOptions) {
    this.#url = url;
    this.#options = options;
    this.#session = options.session ?? createMemorySession();
    this.#WebSocket = options.WebSocket ?? globalThis.WebSocket;
    this.#clock = options.clock ?? systemClock;
    this.#random = options.random ?? Math.random;
    this.#pending = new PendingRequests(this.#clock);
    this.#nextRequestId = createRequestIds(this.#random);
  }

  get state(): SocketState {
    return this.#state;
  }

  connect(): Promise<void> {
    if (!this.#firstConnection) {
      this.#firstConnection = createResolvable();
      this.#open();
    }
    return (
      this.#firstConnection?.promise ?? Promise.reject(this.#lost('the address is no websocket address'))
    );
  }

  close(): void {
    this.#end(this.#lost('closed here'));
  }

  async request<Command extends SocketCommand>(
    command: Command,
    data: SocketCommands[Command]['request'],
    options: SocketRequestOptions = {},
  ): Promise<SocketCommands[Command]['response']> {
    const requestId = this.#nextRequestId();
    const operation = `socket.${command}`;
    const token = (await this.#session.get('token')) ?? '';
    const connection = this.#state === 'connected' ? this.#connection : undefined;
    if (!connection) throw this.#lost('the socket is not connected', operation, requestId);
    const timeoutMs = options.timeoutMs ?? this.#options.requestTimeoutMs ?? defaultTimeoutMs;
    const answer = await this.#pending
      .add(requestId, operation, timeoutMs, options.signal, () =>
        connection.send(JSON.stringify({ requestId, commandType: command, data, token })),
      )
      .catch(async (error: unknown) => {
        if (BusinessError.is(error, 'sessionExpired')) await this.#loseSession(error, token);
        throw error;
      });
    return answer as SocketCommands[Command]['response'];
  }

  subscribe<Topic extends SocketTopic>(
    topic: Topic,
    listener: (event: TopicEvent<Topic>) => void,
  ): Subscription {
    const isNew = this.#subscriptions.add(topic, listener);
    const ready = this.#subscriptions.confirmation(topic)?.promise ?? Promise.resolve();
    // While there is no connection, the next one subscribes to everything.
    if (this.#state !== 'connected') void this.connect().catch(() => undefined);
    else if (isNew) void this.#announce(topic);
    const unsubscribe = () => {
      if (this.#subscriptions.remove(topic, listener) && this.#state === 'connected')
        this.request('unsubscribe', { topics: [topic] }).catch((error: unknown) => this.#report(error));
    };
    return { ready, unsubscribe };
  }

  on<Name extends keyof SocketListeners>(name: Name, listener: SocketListeners[Name]): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  #open(): void {
    this.#become('connecting');
    const { connectTimeoutMs = defaultTimeoutMs } = this.#options;
    try {
      this.#connection = openConnection(this.#url, this.#WebSocket, this.#clock, connectTimeoutMs, {
        onOpen: () => void this.#opened(),
        onText: (text) => this.#received(text),
        onEnd: ({ opened, reason }) => this.#connectionEnded(opened ? 'closed' : 'error', reason),
      });
    } catch (error) {
      // An address that is none will not become one.
      this.#end(this.#lost(error instanceof Error ? error.message : String(error)));
    }
  }

  async #opened(): Promise<void> {
    const connection = this.#connection;
    this.#become('connected');
    const wasDownSinceMs = this.#downSinceMs;
    this.#lastAckMs = this.#clock.now();
    try {
      // The first heartbeat proves the token: a session that is over is noticed here.
      await this.#acknowledge();
    } catch (error) {
      this.#report(error);
      connection?.close();
      return;
    }
    await Promise.all(this.#subscriptions.topics.map((topic) => this.#announce(topic)));
    if (this.#connection !== connection || this.#state !== 'connected') return;
    this.#attempts = 0;
    this.#downSinceMs = undefined;
    this.#watchHeartbeat();
    this.#firstConnection?.resolve();
    if (wasDownSinceMs !== undefined) this.#emit('gap', { downMs: this.#clock.now() - wasDownSinceMs });
  }

  /** One topic a command: a refused topic would refuse its neighbours as well. */
  async #announce(topic: SocketTopic): Promise<void> {
    const confirmed = this.#subscriptions.confirmation(topic);
    try {
      await this.request('subscribe', { topics: [topic] });
      confirmed?.resolve();
    } catch (error) {
      if (BusinessError.is(error)) confirmed?.reject(error);
      this.#report(error);
    }
  }

  async #acknowledge(): Promise<void> {
    this.#lastAckMs = this.#clock.now();
    const key = await this.#session.get('heartbeatKey');
    try {
      const answer = await this.request('ack', key ? { key } : {});
      await this.#session.set('heartbeatKey', answer.key);
    } catch (error) {
      // A key that does not fit is of no use: the next connection begins without one.
      if (BusinessError.is(error, 'heartbeatKeyInvalid')) await this.#session.set('heartbeatKey', null);
      throw error;
    }
  }

  /** Looks at the wall clock often, because timers of a sleeping machine or a hidden tab come late. */
  #watchHeartbeat(): void {
    const connection = this.#connection;
    this.#cancelTimer = this.#clock.after(heartbeatCheckMs, () => {
      if (this.#connection !== connection || this.#state !== 'connected') return;
      const sinceAckMs = this.#clock.now() - this.#lastAckMs;
      // The server has given up this connection already; waiting for a time-out would only lose more events.
      if (sinceAckMs >= heartbeatIntervalMs * missedHeartbeats) return connection?.close();
      if (sinceAckMs >= heartbeatIntervalMs)
        this.#acknowledge().catch((error: unknown) => {
          this.#report(error);
          connection?.close();
        });
      this.#watchHeartbeat();
    });
  }

  #received(text: string): void {
    const message = readMessage(text);
    if (message?.kind === 'response') this.#pending.answer(message.requestId, message.code, message.data);
    if (message?.kind !== 'event') return;
    this.#subscriptions.deliver(message.event);
    if (message.event.type === 'session.revoked') void this.#revoked();
  }

  async #revoked(): Promise<void> {
    const error = new BusinessError({
      operation: 'socket',
      requestId: '',
      code: errorCodes.sessionExpired,
      codeName: 'sessionExpired',
      reason: '',
    });
    await this.#loseSession(error, (await this.#session.get('token')) ?? '');
  }

  async #loseSession(error: BusinessError, refusedToken: string): Promise<void> {
    const current = (await this.#session.get('token')) ?? '';
    if (!this.#firstConnection) return;
    // Without a token the person has signed out, or the client has told of the loss already: that is no surprise.
    if (current === '') return this.#end(error);
    // A sign-in that happened meanwhile deserves a new connection, not the end.
    if (current !== refusedToken) return this.#connection?.close();
    this.#end(error);
    await clearSession(this.#session);
    this.#emit('sessionLost', error);
    this.#options.onSessionLost?.(error);
  }

  #connectionEnded(state: 'closed' | 'error', reason: string): void {
    this.#cancelTimer();
    this.#connection = undefined;
    this.#pending.fail(reason);
    if (this.#firstConnection === undefined) return;
    this.#downSinceMs ??= this.#state === 'connected' ? this.#clock.now() : undefined;
    this.#become(state);
    this.#report(this.#lost(reason));
    const delayMs = jitterMs(this.#attempts++, this.#random, firstReconnectMs, longestReconnectMs);
    this.#cancelTimer = this.#clock.after(delayMs, () => this.#open());
  }

  /** For good: nothing is retried until someone calls `connect` again. */
  #end(error: PlatformError): void {
    this.#cancelTimer();
    const waiting = this.#firstConnection;
    this.#firstConnection = undefined;
    this.#connection?.close();
    this.#connection = undefined;
    this.#downSinceMs = undefined;
    this.#attempts = 0;
    this.#become('closed');
    waiting?.reject(error);
    this.#subscriptions.fail(error);
  }

  #become(state: SocketState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#emit('state', state);
  }

  #report(error: unknown): void {
    if (this.#firstConnection && isPlatformError(error)) this.#emit('error', error);
  }

  #emit<Name extends keyof SocketListeners>(name: Name, value: Parameters<SocketListeners[Name]>[0]): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(value as never);
  }

  #lost(reason: string, operation = 'socket', requestId = ''): NetworkError {
    return new NetworkError({ operation, requestId, writes: false, cause: new Error(reason) });
  }
}
