import type { BusinessError } from '../errors/business-error.ts';
import type { PlatformError } from '../errors/platform-error.ts';
import type { SocketCommand, SocketCommands, SocketEvents, SocketTopic } from '../generated/websocket.ts';
import type { ClientHooks } from '../runtime/client-hooks.ts';
import type { Clock } from '../runtime/clock.ts';
import type { SessionStore } from '../runtime/session.ts';
import type { WithMoney } from '../units/with-money.ts';

/** `error` and `closed` lead back to `connecting` by themselves, except after `close()` or the end of the session. */
export type SocketState = 'uninitialized' | 'connecting' | 'connected' | 'error' | 'closed';

/** As much of a WebSocket's events as is used. */
export interface WebSocketLikeEvent {
  /** `open`, `message`, `close` or `error`. */
  readonly type?: string;
  /** Of a message. */
  readonly data?: unknown;
  /** Of a close. */
  readonly code?: number;
  /** Of a close. */
  readonly reason?: string;
}

/** As much of a WebSocket as is used: the browser's, Node's or that of `ws`. */
export interface WebSocketLike {
  /** Sends one message. */
  send(text: string): void;
  /** Closes in order. */
  close(code?: number, reason?: string): void;
  /** That of `ws`: ends without waiting for the other side, which may be gone. */
  terminate?(): void;
  /** Events of this connection. */
  addEventListener(
    type: 'open' | 'message' | 'close' | 'error',
    listener: (event: WebSocketLikeEvent) => void,
  ): void;
}

/** Makes a WebSocket to an address; throws where the address is none. */
export type WebSocketConstructor = new (url: string) => WebSocketLike;

/**
 * Tells of moments at which a connection may have died unnoticed: calls `wake` at each, and answers how to stop.
 *
 * @example
 * const everyMinute: WakeSignals = (wake) => {
 *   const timer = setInterval(wake, 60_000);
 *   return () => clearInterval(timer);
 * };
 */
export type WakeSignals = (wake: () => void) => () => void;

/** What a socket does differently from its client, or from the defaults. */
export interface SocketOptions {
  /** `wss://…/v1.0/ws`; made from the client's `baseUrl` when left out. */
  readonly url?: string | undefined;
  /** Where the token and the heartbeat key are read before each use, and the next key is kept; the client's own. */
  readonly session?: SessionStore | undefined;
  /** The runtime's own by default. */
  readonly WebSocket?: WebSocketConstructor | undefined;
  /** The client's; for tests. */
  readonly clock?: Clock | undefined;
  /** Between 0 and 1, for the pauses; the client's. */
  readonly random?: (() => number) | undefined;
  /** For the connection to open; 10 s by default. */
  readonly connectTimeoutMs?: number | undefined;
  /** For an answer to a command, the wait for a connection included; 10 s by default. */
  readonly requestTimeoutMs?: number | undefined;
  /** How many commands wait while there is no connection; 16 by default. The oldest is dropped for one more. */
  readonly maxQueued?: number | undefined;
  /** The page's `online` and `visibilitychange` by default, where there are such; `null` listens to nothing. */
  readonly wakeSignals?: WakeSignals | null | undefined;
  /** The session is over (code 1003) and forgotten; the client's hook. */
  readonly onSessionLost?: ClientHooks['onSessionLost'];
}

/** Everything pushed under a topic, told apart by `type`. */
export type TopicEvent<Topic extends SocketTopic> = WithMoney<
  Extract<SocketEvents[keyof SocketEvents], { topic: Topic }>
>;

/** What was given up because too much was waiting, and how often that has happened. */
export type Dropped =
  | { readonly kind: 'request'; readonly command: SocketCommand; readonly count: number }
  | { readonly kind: 'event'; readonly topic: SocketTopic; readonly count: number };

/** What a socket tells of itself, by the name that `on` takes. */
export interface SocketListeners {
  /** The state has changed. */
  state: (state: SocketState) => void;
  /** Connected again: events were missed while it was down, so read your lists again. */
  gap: (gap: { readonly downMs: number }) => void;
  /** A queue was full: its oldest entry is gone. A dropped command has failed for its caller as well. */
  dropped: (dropped: Dropped) => void;
  /** A connection or a subscription failed; the socket goes on trying. */
  error: (error: PlatformError) => void;
  /** Code 1003: the socket has ended for good. */
  sessionLost: (error: BusinessError) => void;
}

/** What one command may say differently. */
export interface SocketRequestOptions {
  /** The socket's `requestTimeoutMs` by default. */
  readonly timeoutMs?: number | undefined;
  /** Gives the command up: it fails with `AbortedError`. */
  readonly signal?: AbortSignal | undefined;
}

/** How events are read in a loop. */
export interface EventsOptions {
  /** How many events wait for a slow reader; 1,000 by default. The oldest is dropped for one more. */
  readonly maxBuffered?: number | undefined;
  /** Ends the loop. */
  readonly signal?: AbortSignal | undefined;
}

/** One listener's hold on a topic. */
export interface Subscription {
  /** Resolves when the server has confirmed the topic, and rejects when it refuses it. */
  readonly ready: Promise<void>;
  /** Stops listening; the topic is left with its last listener. Calling it again changes nothing. */
  readonly unsubscribe: () => void;
}

/**
 * The platform's websocket. It sends the heartbeat `ack` every 20 s by the wall clock, checks the connection when
 * timers come late, the network returns or the page is shown again, and reconnects after random pauses that grow
 * up to 30 s, with the token that the session has by then. Topics are subscribed again, then `gap` is told.
 *
 * @example
 * const socket = platform.socket();
 * socket.on('gap', () => reload());
 * socket.subscribe('orders', (event) => console.log(event.orderCode));
 */
export interface PlatformSocket {
  /** Where the connection stands now. */
  readonly state: SocketState;
  /**
   * Resolves at the first connection that the server has accepted; a failure is retried until `close()`. Calling it
   * again changes nothing. Rejects when the session is lost (1003), the socket is closed, or the address is none.
   */
  connect(): Promise<void>;
  /** Ends the connection, its timers and what it listens to; waiting commands fail. `connect` begins anew. */
  close(): void;
  /**
   * Sends one command and waits for its answer. While the connection is down it waits in a queue of `maxQueued`.
   *
   * Throws `BusinessError` where the server refuses, `TimeoutError`, `AbortedError`, and `NetworkError` where the
   * connection broke, the queue dropped it, or nobody has called `connect`.
   */
  request<Command extends SocketCommand>(
    command: Command,
    data: SocketCommands[Command]['request'],
    options?: SocketRequestOptions,
  ): Promise<SocketCommands[Command]['response']>;
  /**
   * Listens to a topic, over reconnections as well. Connects when needed. Listeners are called at once, in the order
   * of events, and not waited for: one that takes its time reads `events` instead.
   */
  subscribe<Topic extends SocketTopic>(
    topic: Topic,
    listener: (event: TopicEvent<Topic>) => void,
  ): Subscription;
  /**
   * The events of a topic one by one, as fast as the loop takes them. What arrives meanwhile waits in a buffer of
   * `maxBuffered`; when it is full the oldest goes, and `dropped` says so. The loop ends with `close()` or its
   * signal, and throws when the topic is refused or the session lost.
   *
   * @example
   * for await (const event of socket.events('orders')) await store(event);
   */
  events<Topic extends SocketTopic>(
    topic: Topic,
    options?: EventsOptions,
  ): AsyncGenerator<TopicEvent<Topic>, void, undefined>;
  /** Answers a function that stops listening. */
  on<Name extends keyof SocketListeners>(name: Name, listener: SocketListeners[Name]): () => void;
}
