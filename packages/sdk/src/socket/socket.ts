import { BusinessError } from '../errors/business-error.ts';
import { isPlatformError, type PlatformError } from '../errors/platform-error.ts';
import { errorCodes } from '../generated/errors.ts';
import type { SocketCommand, SocketCommands, SocketTopic } from '../generated/websocket.ts';
import { type Clock, systemClock } from '../runtime/clock.ts';
import { createRequestIds } from '../runtime/request-id.ts';
import { createResolvable, type Resolvable } from '../runtime/resolvable.ts';
import { jitterMs } from '../runtime/retry.ts';
import { clearSession, createMemorySession, type SessionStore } from '../runtime/session.ts';
import { type Connection, openConnection } from './connection.ts';
import { readEvents } from './event-stream.ts';
import { dropKey } from './heartbeat-key.ts';
import { Listeners } from './listeners.ts';
import { pageSignals } from './page-signals.ts';
import { isDecided, lost, type PendingRequest, PendingRequests, refusalOf } from './pending-requests.ts';
import {
  deadAfterMs,
  defaultMaxQueued,
  defaultTimeoutMs,
  firstReconnectMs,
  heartbeatCheckMs,
  heartbeatIntervalMs,
  longestReconnectMs,
} from './socket-limits.ts';
import { readMessage } from './socket-message.ts';
import type {
  EventsOptions,
  PlatformSocket,
  SocketListeners,
  SocketOptions,
  SocketRequestOptions,
  SocketState,
  Subscription,
  TopicEvent,
} from './socket-types.ts';
import { Subscriptions, type TopicChange } from './subscriptions.ts';

/** Implements `PlatformSocket`. */
export class Socket implements PlatformSocket {
  readonly #url: string;
  readonly #options: SocketOptions;
  readonly #session: SessionStore;
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #pending: PendingRequests;
  readonly #subscriptions = new Subscriptions();
  readonly #listeners = new Listeners();
  /** Loops over events, each by the function that ends it. */
  readonly #readers = new Set<(error?: PlatformError) => void>();
  #state: SocketState = 'uninitialized';
  /** Set from `connect` until `#end`. */
  #firstConnection: Resolvable | undefined;
  #connection: Connection | undefined;
  /** When the server accepted the connection's token; commands are sent only after that. */
  #acceptedAtMs: number | undefined;
  #downSinceMs: number | undefined;
  #attempts = 0;
  #lastAckMs = 0;
  /** The connection that waits for the answer to an `ack`. */
  #probed: Connection | undefined;
  #droppedCount = 0;
  /** Serialises sending: reading the token may take time, and commands must leave in order. */
  #sending = Promise.resolve();
  #cancelTimer = () => {};
  #stopSignals = () => {};

  constructor(url: string, options: SocketOptions) {
    this.#url = url;
    this.#options = options;
    this.#session = options.session ?? createMemorySession();
    this.#clock = options.clock ?? systemClock;
    this.#random = options.random ?? Math.random;
    const { requestTimeoutMs = defaultTimeoutMs } = options;
    this.#pending = new PendingRequests(this.#clock, createRequestIds(this.#random), requestTimeoutMs);
  }

  get state(): SocketState {
    return this.#state;
  }

  connect(): Promise<void> {
    if (this.#firstConnection) return this.#firstConnection.promise;
    const first = createResolvable();
    this.#firstConnection = first;
    const { wakeSignals = pageSignals } = this.#options;
    if (wakeSignals) this.#stopSignals = wakeSignals(() => this.#wake());
    this.#open();
    return first.promise;
  }

  close(): void {
    this.#end(lost('closed here'), true);
  }

  request<Command extends SocketCommand>(
    command: Command,
    data: SocketCommands[Command]['request'],
    options: SocketRequestOptions = {},
  ): Promise<SocketCommands[Command]['response']> {
    return this.#pending.add(command, data, options, (request) => {
      if (!this.#firstConnection) return request.settle(lost('the socket is not connected', request));
      if (this.#acceptedAtMs !== undefined) return this.#send(request);
      const [oldest, ...rest] = this.#pending.unsent;
      if (!oldest || rest.length < (this.#options.maxQueued ?? defaultMaxQueued)) return;
      oldest.settle(lost('too many commands wait for a connection', oldest));
      const count = ++this.#droppedCount;
      this.#listeners.emit('dropped', { kind: 'request', command: oldest.command, count });
    });
  }

  subscribe<Topic extends SocketTopic>(
    topic: Topic,
    listener: (event: TopicEvent<Topic>) => void,
  ): Subscription {
    const ready = this.#subscriptions.add(topic, listener);
    void this.connect().catch(() => undefined);
    void this.#sendTopicChanges();
    const unsubscribe = () => {
      this.#subscriptions.remove(topic, listener);
      void this.#sendTopicChanges();
    };
    return { ready, unsubscribe };
  }

  events<Topic extends SocketTopic>(topic: Topic, options: EventsOptions = {}) {
    return readEvents<TopicEvent<Topic>>(
      options,
      ({ push, end }) => {
        this.#readers.add(end);
        const { ready, unsubscribe } = this.subscribe(topic, push);
        ready.catch(end);
        return () => {
          this.#readers.delete(end);
          unsubscribe();
        };
      },
      (count) => this.#listeners.emit('dropped', { kind: 'event', topic, count }),
    );
  }

  on<Name extends keyof SocketListeners>(name: Name, listener: SocketListeners[Name]): () => void {
    return this.#listeners.on(name, listener);
  }

  #send(request: PendingRequest): void {
    const connection = this.#connection;
    const { requestId, command: commandType, data } = request;
    request.isSent = true;
    const send = async () => {
      const token = (await this.#session.get('token')) ?? '';
      request.token = token;
      // Skip it if the connection has ended meanwhile, or the caller has aborted.
      if (this.#pending.has(request))
        connection?.send(JSON.stringify({ requestId, commandType, data, token }));
    };
    this.#sending = this.#sending.then(send).catch((error) => request.settle(lost(error, request)));
  }

  #open(): void {
    this.#become('connecting');
    // A listener of the state may have closed the socket.
    if (this.#state !== 'connecting') return;
    const { connectTimeoutMs = defaultTimeoutMs, WebSocket = globalThis.WebSocket } = this.#options;
    try {
      if (!WebSocket) throw new Error('this runtime has no WebSocket: pass that of the package ws');
      this.#connection = openConnection(this.#url, WebSocket, this.#clock, connectTimeoutMs, {
        onOpen: () => this.#run(this.#opened()),
        onText: (text) => this.#run(this.#received(text)),
        onEnd: ({ opened, reason }) => this.#connectionEnded(opened ? 'closed' : 'error', reason),
      });
    } catch (error) {
      // An invalid address stays invalid, so there is no retry.
      this.#end(lost(error));
    }
  }

  async #opened(): Promise<void> {
    const connection = this.#connection;
    this.#become('connected');
    // The first heartbeat checks the token, so an expired session is detected here.
    if (!(await this.#acknowledge()) || this.#connection !== connection) return;
    this.#acceptedAtMs = this.#clock.now();
    this.#subscriptions.forgetConnection();
    this.#watchHeartbeat();
    for (const request of this.#pending.unsent) this.#send(request);
    await this.#sendTopicChanges();
    if (this.#connection !== connection) return;
    const downSinceMs = this.#downSinceMs;
    this.#downSinceMs = undefined;
    this.#firstConnection?.resolve();
    if (downSinceMs !== undefined) this.#listeners.emit('gap', { downMs: this.#clock.now() - downSinceMs });
  }

  /** Sends pending topic changes until the connection knows all topics. */
  async #sendTopicChanges(): Promise<void> {
    if (this.#acceptedAtMs === undefined) return;
    await Promise.all(this.#subscriptions.takeChanges().map((change) => this.#sendTopicChange(change)));
  }

  /** One topic per command: a refused topic would refuse the others. Closes an unresponsive connection. */
  async #sendTopicChange({ command, topic, confirmed }: TopicChange): Promise<void> {
    const connection = this.#connection;
    try {
      await this.request(command, { topics: [topic] });
      confirmed?.resolve();
    } catch (error) {
      this.#report(error, connection);
      if (isDecided(error)) confirmed?.reject(error);
      else connection?.close();
    }
    this.#subscriptions.answered(topic);
    await this.#sendTopicChanges();
  }

  /** Sends a heartbeat, one at a time. Closes the connection and returns false if it fails. */
  async #acknowledge(): Promise<boolean> {
    const connection = this.#connection;
    if (!connection || this.#probed === connection) return false;
    this.#probed = connection;
    this.#lastAckMs = this.#clock.now();
    let key: string | null = null;
    try {
      key = (await this.#session.get('heartbeatKey')) ?? null;
      if (this.#connection !== connection) return false;
      const answer = await this.#pending.add('ack', key ? { key } : {}, {}, (request) => this.#send(request));
      await this.#session.set('heartbeatKey', answer.key);
      return true;
    } catch (error) {
      if (BusinessError.is(error, 'heartbeatKeyInvalid')) await dropKey(this.#session, key);
      this.#report(error, connection);
      connection.close();
      return false;
    } finally {
      if (this.#probed === connection) this.#probed = undefined;
    }
  }

  /** Checks the wall clock often, because timers of a sleeping machine or a hidden tab fire late. */
  #watchHeartbeat(): void {
    const dueMs = this.#clock.now() + heartbeatCheckMs;
    this.#cancelTimer = this.#clock.after(heartbeatCheckMs, () => {
      this.#watchHeartbeat();
      this.#checkHeartbeat(this.#clock.now() - dueMs >= heartbeatCheckMs);
    });
  }

  #checkHeartbeat(isDoubtful: boolean): void {
    if (this.#acceptedAtMs === undefined) return;
    const silentMs = this.#clock.now() - this.#lastAckMs;
    if (silentMs >= deadAfterMs) this.#connection?.close();
    else if (isDoubtful || silentMs >= heartbeatIntervalMs) this.#run(this.#acknowledge());
  }

  #wake(): void {
    this.#checkHeartbeat(true);
    if (this.#connection) return;
    this.#cancelTimer();
    this.#open();
  }

  async #received(text: string): Promise<void> {
    const message = readMessage(text);
    if (message?.kind === 'response') {
      const request = this.#pending.take(message.requestId);
      const refusal = refusalOf(message.code, request);
      if (request && refusal?.code === errorCodes.sessionExpired)
        await this.#loseSession(refusal, request.token ?? '');
      request?.settle(refusal, message.data);
    } else if (message) {
      // Events arrive on time even where timers are late.
      this.#checkHeartbeat(false);
      this.#subscriptions.deliver(message.event);
      const refusal = message.event.type === 'session.revoked' && refusalOf(errorCodes.sessionExpired);
      if (refusal) await this.#loseSession(refusal, (await this.#session.get('token')) ?? '');
    }
  }

  async #loseSession(error: BusinessError, refusedToken: string): Promise<void> {
    const current = (await this.#session.get('token')) ?? '';
    if (!this.#firstConnection) return;
    // No token: the user has signed out, or the client has already reported the loss.
    if (current === '') return this.#end(error);
    // The user has signed in again: reconnect with the new token.
    if (current !== refusedToken) return this.#connection?.close();
    this.#end(error);
    await clearSession(this.#session);
    this.#listeners.emit('sessionLost', error);
    this.#options.onSessionLost?.(error);
  }

  #connectionEnded(state: 'closed' | 'error', reason: string): void {
    this.#forgetConnection();
    this.#pending.fail(reason, false);
    if (!this.#firstConnection) return;
    const pauseMs = jitterMs(this.#attempts++, this.#random, firstReconnectMs, longestReconnectMs);
    this.#cancelTimer = this.#clock.after(pauseMs, () => this.#open());
    this.#become(state);
    this.#report(lost(reason));
  }

  /** Only the session store can fail here: report the error, close the connection, and retry on a new one. */
  #run(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      this.#report(error);
      this.#connection?.close();
    });
  }

  #forgetConnection(): void {
    this.#cancelTimer();
    this.#connection = undefined;
    if (this.#acceptedAtMs === undefined) return;
    // Reset the backoff only after a stable connection; otherwise one that breaks at once reconnects in a
    // loop.
    if (this.#clock.now() - this.#acceptedAtMs >= heartbeatIntervalMs) this.#attempts = 0;
    this.#acceptedAtMs = undefined;
    this.#downSinceMs ??= this.#clock.now();
  }

  /** Final: nothing is retried until the caller calls `connect` again. */
  #end(error: PlatformError, isWanted = false): void {
    const waiting = this.#firstConnection;
    const connection = this.#connection;
    this.#firstConnection = undefined;
    this.#stopSignals();
    this.#stopSignals = () => {};
    this.#forgetConnection();
    this.#attempts = 0;
    connection?.close();
    this.#pending.fail(error.explain().why, true);
    this.#become('closed');
    waiting?.reject(error);
    this.#subscriptions.fail(error);
    for (const end of [...this.#readers]) end(isWanted ? undefined : error);
  }

  #become(state: SocketState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#listeners.emit('state', state);
  }

  /** Reports once: an error of an ended connection was reported when it ended. */
  #report(error: unknown, connection = this.#connection): void {
    if (!this.#firstConnection || this.#connection !== connection) return;
    this.#listeners.emit('error', isPlatformError(error) ? error : lost(error));
  }
}
