import type { SocketTopic } from '@platform/sdk/wire';
import { WebSocket } from 'ws';
import type { Language, Scope, UserActor } from '../operation/context.ts';

/** Why the server ends a connection. Clients come back after all of them but `sessionEnded`. */
export const closeCodes = {
  goingAway: 1001,
  tooManyMessages: 1008,
  sessionEnded: 4001,
  heartbeatMissed: 4002,
  tooSlow: 4003,
  tooManyConnections: 4004,
  notSignedIn: 4005,
} as const;

/** Who a connection was found to belong to by the token of its messages. */
export interface ConnectionIdentity {
  readonly token: string;
  readonly actor: UserActor;
  readonly scope: Scope;
}

/** What is known of a connection before anyone has signed in on it. */
export interface ConnectionFacts {
  readonly ip: string;
  readonly userAgent: string;
  /** The browser's, since a websocket says no other. */
  readonly language: Language;
}

/** One websocket: who it belongs to, what it wants to hear, and how much it has not taken yet. */
export class HubConnection {
  readonly facts: ConnectionFacts;
  readonly topics = new Set<SocketTopic>();
  identity: ConnectionIdentity | undefined;
  /** The key that its first heartbeat was answered with, until there is a second one. */
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

  /** A heartbeat was answered with this key. */
  heard(sessionId: string, key: string, now: number): void {
    this.lastHeardAt = now;
    this.firstKey = this.#heartbeatCount++ === 0 ? { sessionId, key } : undefined;
  }

  /**
   * Sends, unless the client reads so slowly that what waits for it would fill the memory: such a one is
   * closed, and reads its lists again when it comes back.
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
    // A client that does not answer the closing is not waited for.
    setTimeout(() => this.#socket.terminate(), 2_000).unref();
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
