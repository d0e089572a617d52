import type { BusinessError } from '../errors/business-error.ts';
import type { PlatformError } from '../errors/platform-error.ts';
import type { SocketCommand, SocketCommands, SocketEvents, SocketTopic } from '../generated/websocket.ts';
import type { ClientHooks } from '../runtime/client-hooks.ts';
import type { Clock } from '../runtime/clock.ts';
import type { SessionStore } from '../runtime/session.ts';
import type { WithMoney } from '../units/with-money.ts';

/**
 * The socket reconnects from `error` and `closed` automatically, except after `close()` or the end of the
 * session.
 */
export type SocketState = 'uninitialized' | 'connecting' | 'connected' | 'error' | 'closed';

/** The event fields that the socket uses. */
export interface WebSocketLikeEvent {
  /** `open`, `message`, `close` or `error`. */
  readonly type?: string;
  /** Data of a message event. */
  readonly data?: unknown;
  /** Code of a close event. */
  readonly code?: number;
  /** Reason of a close event. */
  readonly reason?: string;
}

/** The WebSocket members that the socket uses: of the browser, Node or the package `ws`. */
export interface WebSocketLike {
  /** Sends one message. */
  send(text: string): void;
  /** Closes with a closing handshake. */
  close(code?: number, reason?: string): void;
  /** Only in `ws`: closes without waiting for the other side. */
  terminate?(): void;
  /** Adds a listener to this connection. */
  addEventListener(
    type: 'open' | 'message' | 'close' | 'error',
    listener: (event: WebSocketLikeEvent) => void,
  ): void;
}

/** Creates a WebSocket; throws if the address is invalid. */
export type WebSocketConstructor = new (url: string) => WebSocketLike;

/**
 * Calls `wake` whenever the connection may have died unnoticed. Returns a function that stops it.
 *
 * @example
 * const everyMinute: WakeSignals = (wake) => {
 *   const timer = setInterval(wake, 60_000);
 *   return () => clearInterval(timer);
 * };
 */
export type WakeSignals = (wake: () => void) => () => void;

/** Options of a socket; they override the client's and the defaults. */
export interface SocketOptions {
  /** Address, `wss://…/v1.0/ws`; derived from the client's `baseUrl` by default. */
  readonly url?: string | undefined;
  /** Store of the token and the heartbeat key; the client's by default. Both are read before each use. */
  readonly session?: SessionStore | undefined;
  /** WebSocket class; the runtime's by default. */
  readonly WebSocket?: WebSocketConstructor | undefined;
  /** Clock, for tests; the client's by default. */
  readonly clock?: Clock | undefined;
  /** Returns a number from 0 to 1, for pauses; the client's by default. */
  readonly random?: (() => number) | undefined;
  /** Time limit for opening the connection, in milliseconds; 10,000 by default. */
  readonly connectTimeoutMs?: number | undefined;
  /** Time limit of a command, including the wait for a connection, in milliseconds; 10,000 by default. */
  readonly requestTimeoutMs?: number | undefined;
  /**
   * Maximum number of commands that wait for a connection; 16 by default. When full, the oldest is dropped.
   */
  readonly maxQueued?: number | undefined;
  /**
   * Signals to check the connection; the page's `online` and `visibilitychange` by default; `null` for none.
   */
  readonly wakeSignals?: WakeSignals | null | undefined;
  /**
   * Called when the session has expired (code 1003) and its tokens are deleted; the client's hook by default.
   */
  readonly onSessionLost?: ClientHooks['onSessionLost'];
}

/** Every event of a topic, distinguished by `type`. */
export type TopicEvent<Topic extends SocketTopic> = WithMoney<
  Extract<SocketEvents[keyof SocketEvents], { topic: Topic }>
>;

/** What was dropped from a full queue, and the number of drops so far. */
export type Dropped =
  | { readonly kind: 'request'; readonly command: SocketCommand; readonly count: number }
  | { readonly kind: 'event'; readonly topic: SocketTopic; readonly count: number };

/** Events of the socket, by the name that `on` takes. */
export interface SocketListeners {
  /** The state has changed. */
  state: (state: SocketState) => void;
  /** Reconnected. Events were missed while the connection was down, so reload your lists. */
  gap: (gap: { readonly downMs: number }) => void;
  /** A queue was full and its oldest entry was dropped. A dropped command also fails for its caller. */
  dropped: (dropped: Dropped) => void;
  /** A connection or subscription failed; the socket keeps retrying. */
  error: (error: PlatformError) => void;
  /** The session has expired (code 1003). The socket is closed and does not reconnect. */
  sessionLost: (error: BusinessError) => void;
}

/** Options of one command. */
export interface SocketRequestOptions {
  /** Time limit in milliseconds; the socket's `requestTimeoutMs` by default. */
  readonly timeoutMs?: number | undefined;
  /** Aborts the command, which then fails with `AbortedError`. */
  readonly signal?: AbortSignal | undefined;
}

/** Options of reading events in a loop. */
export interface EventsOptions {
  /**
   * Maximum number of events buffered for a slow reader; 1,000 by default. When full, the oldest is dropped.
   */
  readonly maxBuffered?: number | undefined;
  /** Ends the loop. */
  readonly signal?: AbortSignal | undefined;
}

/** Subscription of one listener to a topic. */
export interface Subscription {
  /** Resolves when the server has confirmed the topic; rejects when the server refuses it. */
  readonly ready: Promise<void>;
  /** Removes the listener. After the last one the topic is unsubscribed. Further calls have no effect. */
  readonly unsubscribe: () => void;
}

/**
 * The platform's websocket. It sends the heartbeat `ack` every 20 s by the wall clock. It checks the
 * connection when timers fire late, the network returns or the page is shown again. It reconnects with random
 * backoff up to 30 s and the session's current token, then subscribes the topics again and emits `gap`.
 *
 * @example
 * const socket = platform.socket();
 * socket.on('gap', () => reload());
 * socket.subscribe('orders', (event) => console.log(event.orderCode));
 */
export interface PlatformSocket {
  /** Current state of the connection. */
  readonly state: SocketState;
  /**
   * Opens the connection. Resolves when the server first accepts it; failures are retried until `close()`.
   * Further calls have no effect. Rejects if the session is lost (1003), the socket is closed, or the address
   * is invalid.
   */
  connect(): Promise<void>;
  /** Closes the connection and stops timers and listeners; waiting commands fail. `connect` starts again. */
  close(): void;
  /**
   * Sends one command and waits for its answer. While the connection is down, the command waits in a queue of
   * `maxQueued`.
   *
   * Throws `BusinessError` if the server refuses, `TimeoutError`, `AbortedError`, and `NetworkError` if the
   * connection broke, the queue dropped the command, or `connect` was not called.
   */
  request<Command extends SocketCommand>(
    command: Command,
    data: SocketCommands[Command]['request'],
    options?: SocketRequestOptions,
  ): Promise<SocketCommands[Command]['response']>;
  /**
   * Subscribes a listener to a topic, also across reconnections. Connects if needed. Listeners are called
   * synchronously, in the order of events, and are not awaited; a slow consumer should read `events` instead.
   */
  subscribe<Topic extends SocketTopic>(
    topic: Topic,
    listener: (event: TopicEvent<Topic>) => void,
  ): Subscription;
  /**
   * Yields the events of a topic one by one, at the speed of the loop. Events that arrive meanwhile wait in a
   * buffer of `maxBuffered`; when it is full, the oldest is dropped and `dropped` is emitted. The loop ends
   * at `close()` or when its signal aborts. It throws if the topic is refused or the session is lost.
   *
   * @example
   * for await (const event of socket.events('orders')) await store(event);
   */
  events<Topic extends SocketTopic>(
    topic: Topic,
    options?: EventsOptions,
  ): AsyncGenerator<TopicEvent<Topic>, void, undefined>;
  /** Adds a listener. Returns a function that removes it. */
  on<Name extends keyof SocketListeners>(name: Name, listener: SocketListeners[Name]): () => void;
}
