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

/** The websocket of the platform: see `PlatformSocket`. */
export class Socket implements PlatformSocket {
  readonly #url: string;
  readonly #options: SocketOptions;
  readonly #session: SessionStore;
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #pending: PendingRequests;
  readonly #subscriptions = new Subscriptions();
  readonly #listeners = new Listeners();
  /** Loops over events, each by what ends it. */
  readonly #readers = new Set<(error?: PlatformError) => void>();
  #state: SocketState = 'uninitialized';
  /** From `connect` to the end for good. */
  #firstConnection: Resolvable | undefined;
  #connection: Connection | undefined;
  /** Since when the server has accepted the connection's token; only then is it used. */
  #acceptedAtMs: number | undefined;
  #downSinceMs: number | undefined;
  #attempts = 0;
  #lastAckMs = 0;
  /** The connection that an `ack` is under way on. */
  #probed: Connection | undefined;
  #droppedCount = 0;
  /** Tokens may be read slowly: commands leave in their order all the same. */
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
    void this.#announce();
    const unsubscribe = () => {
      this.#subscriptions.remove(topic, listener);
      void this.#announce();
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
      // Not any more where the connection has ended meanwhile, or the caller has given up.
      if (this.#pending.has(request))
        connection?.send(JSON.stringify({ requestId, commandType, data, token }));
    };
    this.#sending = this.#sending.then(send).catch((error) => request.settle(lost(error, request)));
  }

  #open(): void {
    this.#become('connecting');
    // Whoever heard of the state may have closed the socket.
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
      // An address that is none will not become one.
      this.#end(lost(error));
    }
  }

  async #opened(): Promise<void> {
    const connection = this.#connection;
    this.#become('connected');
    // The first heartbeat proves the token: a session that is over is noticed here.
    if (!(await this.#acknowledge()) || this.#connection !== connection) return;
    this.#acceptedAtMs = this.#clock.now();
    this.#subscriptions.forgetConnection();
    this.#watchHeartbeat();
    for (const request of this.#pending.unsent) this.#send(request);
    await this.#announce();
    if (this.#connection !== connection) return;
    const downSinceMs = this.#downSinceMs;
    this.#downSinceMs = undefined;
    this.#firstConnection?.resolve();
    if (downSinceMs !== undefined) this.#listeners.emit('gap', { downMs: this.#clock.now() - downSinceMs });
  }

  /** Tells the connection what is listened to, until it knows. */
  async #announce(): Promise<void> {
    if (this.#acceptedAtMs === undefined) return;
    await Promise.all(this.#subscriptions.takeChanges().map((change) => this.#tell(change)));
  }

  /** One topic a command: a refused one would refuse its neighbours. Without an answer the connection is given up. */
  async #tell({ command, topic, confirmed }: TopicChange): Promise<void> {
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
    await this.#announce();
  }

  /** Sends one heartbeat at a time; a connection that does not answer it is given up. Answers whether it did. */
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

  /** Looks at the wall clock often: timers of a sleeping machine or a hidden tab come late, and that is noticed. */
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
      // Events come on time where timers do not.
      this.#checkHeartbeat(false);
      this.#subscriptions.deliver(message.event);
      const refusal = message.event.type === 'session.revoked' && refusalOf(errorCodes.sessionExpired);
      if (refusal) await this.#loseSession(refusal, (await this.#session.get('token')) ?? '');
    }
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

  /** All that can fail here is a store of sessions: that is told, and tried again over another connection. */
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
    // Only a connection that lasted ends the growing of pauses: one that breaks at once would be opened for ever.
    if (this.#clock.now() - this.#acceptedAtMs >= heartbeatIntervalMs) this.#attempts = 0;
    this.#acceptedAtMs = undefined;
    this.#downSinceMs ??= this.#clock.now();
  }

  /** For good: nothing is retried until someone calls `connect` again. */
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

  /** Once: what failed because its connection has ended is told with that. */
  #report(error: unknown, connection = this.#connection): void {
    if (!this.#firstConnection || this.#connection !== connection) return;
    this.#listeners.emit('error', isPlatformError(error) ? error : lost(error));
  }
}
