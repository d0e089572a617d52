import type { BusinessError } from '../errors/business-error.ts';
import type { PlatformError } from '../errors/platform-error.ts';
import type { SocketCommand, SocketCommands, SocketEvents, SocketTopic } from '../generated/websocket.ts';
import type { ClientHooks } from '../runtime/client-options.ts';
import type { Clock } from '../runtime/clock.ts';
import type { SessionStore } from '../runtime/session.ts';

/** `error` and `closed` lead back to `connecting` by themselves, except after `close()` or the end of the session. */
export type SocketState = 'uninitialized' | 'connecting' | 'connected' | 'error' | 'closed';

/** As much of a WebSocket's events as is used. */
export interface WebSocketLikeEvent {
  readonly type?: string;
  readonly data?: unknown;
  readonly code?: number;
  readonly reason?: string;
}

/** As much of a WebSocket as is used: the browser's, Node's or that of `ws`. */
export interface WebSocketLike {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  addEventListener(
    type: 'open' | 'message' | 'close' | 'error',
    listener: (event: WebSocketLikeEvent) => void,
  ): void;
}

export type WebSocketConstructor = new (url: string) => WebSocketLike;

export interface SocketOptions {
  /** `wss://…/v1.0/ws`; made from the client's `baseUrl` when left out. */
  readonly url?: string | undefined;
  readonly session?: SessionStore | undefined;
  readonly WebSocket?: WebSocketConstructor | undefined;
  readonly clock?: Clock | undefined;
  readonly random?: (() => number) | undefined;
  /** 10 s by default. */
  readonly connectTimeoutMs?: number | undefined;
  /** For an answer to a command; 10 s by default. */
  readonly requestTimeoutMs?: number | undefined;
  readonly onSessionLost?: ClientHooks['onSessionLost'];
}

/** Everything pushed under a topic, told apart by `type`. */
export type TopicEvent<Topic extends SocketTopic> = Extract<
  SocketEvents[keyof SocketEvents],
  { topic: Topic }
>;

export interface SocketListeners {
  state: (state: SocketState) => void;
  /** Events may have been missed while the connection was down: read your lists again. */
  gap: (gap: { readonly downMs: number }) => void;
  /** A connection or a subscription failed; the socket goes on trying. */
  error: (error: PlatformError) => void;
  /** Code 1003: the socket has ended for good. */
  sessionLost: (error: BusinessError) => void;
}

export interface SocketRequestOptions {
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Subscription {
  /** Resolves when the server has confirmed the topic, and rejects when it refuses it. */
  readonly ready: Promise<void>;
  readonly unsubscribe: () => void;
}

export interface PlatformSocket {
  readonly state: SocketState;
  /** Resolves at the first connection; a failure is retried until `close()`. Calling it again changes nothing. */
  connect(): Promise<void>;
  close(): void;
  /** Sends one command over the connection there is, and waits for its answer. */
  request<Command extends SocketCommand>(
    command: Command,
    data: SocketCommands[Command]['request'],
    options?: SocketRequestOptions,
  ): Promise<SocketCommands[Command]['response']>;
  /** Listens to a topic, over reconnections as well. Connects when needed. */
  subscribe<Topic extends SocketTopic>(
    topic: Topic,
    listener: (event: TopicEvent<Topic>) => void,
  ): Subscription;
  /** Answers a function that stops listening. */
  on<Name extends keyof SocketListeners>(name: Name, listener: SocketListeners[Name]): () => void;
}
