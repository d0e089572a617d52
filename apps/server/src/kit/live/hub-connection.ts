import type { SocketTopic } from '@platform/sdk/wire';
import { WebSocket } from 'ws';
import type { Language, Scope, UserActor } from '../operation/context.ts';

/** Why the server closes a connection. Clients reconnect after all of them except `sessionEnded`. */
export const closeCodes = {
  goingAway: 1001,
  tooManyMessages: 1008,
  sessionEnded: 4001,
  heartbeatMissed: 4002,
  tooSlow: 4003,
  tooManyConnections: 4004,
  notSignedIn: 4005,
} as const;

/** The identity behind a connection, found from the token in its messages. */
export interface ConnectionIdentity {
  readonly token: string;
  readonly actor: UserActor;
  readonly scope: Scope;
}

/** Facts about a connection before sign-in. */
export interface ConnectionFacts {
  readonly ip: string;
  readonly userAgent: string;
  /** The browser's language, because a websocket carries no other. */
  readonly language: Language;
}

/** One websocket: its identity, its subscriptions, and its unsent bytes. */
export class HubConnection {
  readonly facts: ConnectionFacts;
  readonly topics = new Set<SocketTopic>();
  identity: ConnectionIdentity | undefined;
  /** The key issued for its first heartbeat, until the second heartbeat arrives. */
  firstKey: { readonly sessionId: string; readonly key: string } | undefined;
  lastHeardAt: number;
  #heartbeatCount = 0;
  readonly #socket: WebSocket;
  readonly #maxBufferedBytes: number;

  constructor(
    socket: WebSocket,
    facts: ConnectionFacts,
    limits: { readonly now: number; readonly maxBufferedBytes: number },
  ) {
    this.#socket = socket;
    this.facts = facts;
    this.lastHeardAt = limits.now;
    this.#maxBufferedBytes = limits.maxBufferedBytes;
  }

  /** Records that a heartbeat was answered with this key. */
  heard(sessionId: string, key: string, now: number): void {
    this.lastHeardAt = now;
    this.firstKey = this.#heartbeatCount++ === 0 ? { sessionId, key } : undefined;
  }

  /**
   * Sends a text. A client that reads too slowly is disconnected, because its unsent data would fill the
   * memory; it reloads its lists when it reconnects.
   */
  send(text: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#maxBufferedBytes) {
      this.close('tooSlow');
      return;
    }
    this.#socket.send(text);
  }

  close(reason: keyof typeof closeCodes): void {
    this.#socket.close(closeCodes[reason], reason);
    // Do not wait for a client that ignores the close handshake.
    setTimeout(() => this.#socket.terminate(), 2_000).unref();
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
