import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { socketConstants } from '@platform/sdk/wire';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Clock } from '../clock.ts';
import { parseLanguage } from '../http/language.ts';
import type { Log } from '../log/log.ts';
import type { Fanout, FanoutEvent } from './fanout.ts';
import { answerMessage, type CommandPorts } from './hub-commands.ts';
import { type ConnectionFacts, type ConnectionIdentity, HubConnection } from './hub-connection.ts';
import { type EventLoaders, HubEvents } from './hub-events.ts';

export interface HubLimits {
  readonly heartbeatIntervalMs: number;
  readonly missedHeartbeats: number;
  readonly maxMessageBytes: number;
  /** Maximum number of unanswered messages per connection. */
  readonly maxPendingMessages: number;
  readonly maxConnectionsPerSession: number;
  readonly maxConnections: number;
  /** Maximum unsent data for one slow client. */
  readonly maxBufferedBytes: number;
  /** Time limit for the first message that identifies the user. */
  readonly signInMs: number;
}

export const defaultHubLimits: HubLimits = {
  heartbeatIntervalMs: socketConstants.heartbeatIntervalMs,
  missedHeartbeats: socketConstants.missedHeartbeats,
  maxMessageBytes: 16 * 1024,
  maxPendingMessages: 32,
  maxConnectionsPerSession: 10,
  maxConnections: 10_000,
  maxBufferedBytes: 1024 * 1024,
  signInMs: 15_000,
};

export interface HubOptions {
  readonly fanout: Fanout;
  readonly clock: Clock;
  readonly log: Log;
  readonly loaders: EventLoaders;
  /** Pages of these origins may connect, in addition to the server's own host. */
  readonly allowedOrigins: readonly string[];
  readonly addressOf: (request: IncomingMessage) => string;
  readonly identify: (token: string, facts: ConnectionFacts) => Promise<ConnectionIdentity>;
  readonly rotateKey: CommandPorts['rotateKey'];
  /** Whether an event changes who may connect, so that every connection is authenticated again. */
  readonly changesAccess: (event: FanoutEvent) => boolean;
  readonly forgoFirstKey: (given: { readonly sessionId: string; readonly key: string }) => Promise<void>;
  readonly limits?: Partial<HubLimits>;
}

/** The websockets of one process, with their identities and subscriptions. */
export class Hub {
  readonly #options: HubOptions;
  readonly #limits: HubLimits;
  readonly #server: WebSocketServer;
  readonly #connections = new Set<HubConnection>();
  /** One set per session lookup in progress: the sessions that ended during the lookup. */
  readonly #identifying = new Set<Set<string>>();
  readonly #events: HubEvents;
  readonly #unsubscribe: () => void;
  readonly #sweeper: NodeJS.Timeout;
  #closing = false;

  constructor(options: HubOptions) {
    this.#options = options;
    this.#limits = { ...defaultHubLimits, ...options.limits };
    this.#server = new WebSocketServer({ noServer: true, maxPayload: this.#limits.maxMessageBytes });
    this.#events = new HubEvents(() => this.#connections, options.loaders, options.log);
    this.#unsubscribe = options.fanout.subscribe({
      onEvent: (event) => this.#onEvent(event),
      onGap: () => void this.#checkSessions(),
    });
    this.#sweeper = setInterval(() => this.#sweep(), this.#limits.heartbeatIntervalMs / 4);
    this.#sweeper.unref();
  }

  get connectionCount(): number {
    return this.#connections.size;
  }

  /** Takes over an HTTP request that asks for a websocket. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const refusal = this.#refusalOf(request);
    if (refusal) {
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (webSocket) => this.#accept(webSocket, request));
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#sweeper);
    this.#unsubscribe();
    this.#events.close();
    const ended = [...this.#server.clients].map(
      (client) => new Promise<void>((resolve) => client.once('close', () => resolve())),
    );
    for (const connection of this.#connections) connection.close('goingAway');
    await Promise.all(ended);
    this.#server.close();
  }

  #refusalOf(request: IncomingMessage): string | undefined {
    if (this.#closing) return '503 Service Unavailable';
    if (this.#connections.size >= this.#limits.maxConnections) return '503 Service Unavailable';
    const { origin, host } = request.headers;
    // Programs send no Origin. A browser always does, so pages of other sites are kept out.
    if (origin === undefined || this.#options.allowedOrigins.includes(origin)) return undefined;
    return URL.canParse(origin) && new URL(origin).host === host ? undefined : '403 Forbidden';
  }

  #accept(socket: WebSocket, request: IncomingMessage): void {
    const { clock, addressOf } = this.#options;
    const connection = new HubConnection(
      socket,
      {
        ip: addressOf(request),
        userAgent: request.headers['user-agent']?.slice(0, 500) ?? '',
        language: parseLanguage(languageAsked(request) ?? request.headers['accept-language']),
      },
      { now: clock.now().getTime(), maxBufferedBytes: this.#limits.maxBufferedBytes },
    );
    this.#connections.add(connection);
    const signIn = setTimeout(() => {
      if (!connection.identity) connection.close('notSignedIn');
    }, this.#limits.signInMs);
    let pending = 0;
    let queue: Promise<void> = Promise.resolve();
    socket.on('message', (data) => {
      if (pending >= this.#limits.maxPendingMessages) {
        connection.close('tooManyMessages');
        return;
      }
      pending += 1;
      const text = data.toString();
      // Messages are answered one at a time and in order, so a subscription is active before the next message
      // is answered.
      queue = queue.then(async () => {
        await this.#answer(text, connection);
        pending -= 1;
      });
    });
    socket.on('error', () => connection.terminate());
    socket.on('close', () => {
      clearTimeout(signIn);
      this.#connections.delete(connection);
      // Wait for the pending answers first: the heartbeat can be one of them.
      void queue.then(() => this.#forgoFirstKey(connection));
    });
  }

  /** A server that stops keeps the keys, because its clients reconnect with them. */
  async #forgoFirstKey({ firstKey }: HubConnection): Promise<void> {
    if (!firstKey || this.#closing) return;
    const { forgoFirstKey, log } = this.#options;
    try {
      await forgoFirstKey(firstKey);
    } catch (error) {
      log.error({ error }, 'The first heartbeat key of a closed connection could not be released.');
    }
  }

  async #answer(text: string, connection: HubConnection): Promise<void> {
    const { rotateKey, log, clock } = this.#options;
    const ports: CommandPorts = {
      identify: (token) => this.#identify(token, connection),
      rotateKey: async (identity, key) => {
        const next = await rotateKey(identity, key);
        connection.heard(identity.actor.sessionId, next, clock.now().getTime());
        return next;
      },
    };
    connection.send(await answerMessage(text, connection, ports, log));
    const others = this.#connectionsOf(connection.identity?.actor.sessionId);
    if (others.length > this.#limits.maxConnectionsPerSession) others[0]?.close('tooManyConnections');
  }

  async #identify(token: string, connection: HubConnection): Promise<ConnectionIdentity> {
    const endedMeanwhile = new Set<string>();
    this.#identifying.add(endedMeanwhile);
    const identity = await this.#options
      .identify(token, connection.facts)
      .finally(() => this.#identifying.delete(endedMeanwhile));
    // Another user on the same connection starts without subscriptions.
    if (connection.identity && connection.identity.actor.sessionId !== identity.actor.sessionId) {
      connection.topics.clear();
    }
    connection.identity = identity;
    if (endedMeanwhile.has(identity.actor.sessionId)) this.#endSession(identity.actor.sessionId);
    return identity;
  }

  #connectionsOf(sessionId: string | undefined): HubConnection[] {
    if (sessionId === undefined) return [];
    return [...this.#connections].filter(({ identity }) => identity?.actor.sessionId === sessionId);
  }

  #onEvent(event: FanoutEvent): void {
    if (event.type === 'session.revoked') this.#endSession(event.id);
    else if (this.#options.changesAccess(event)) void this.#checkSessions();
    else this.#events.take(event);
  }

  #endSession(sessionId: string): void {
    for (const ended of this.#identifying) ended.add(sessionId);
    for (const connection of this.#connectionsOf(sessionId)) this.#endConnection(connection);
  }

  #endConnection(connection: HubConnection): void {
    connection.send(
      JSON.stringify({ commandType: 'event', data: { topic: 'system', type: 'session.revoked' } }),
    );
    connection.close('sessionEnded');
  }

  /** Authenticates every connection again, because a session may have ended or an address may be refused. */
  async #checkSessions(): Promise<void> {
    for (const connection of [...this.#connections]) {
      const { identity } = connection;
      if (!identity) continue;
      try {
        await this.#identify(identity.token, connection);
      } catch {
        this.#endConnection(connection);
      }
    }
  }

  #sweep(): void {
    const { heartbeatIntervalMs, missedHeartbeats } = this.#limits;
    const silentSince = this.#options.clock.now().getTime() - heartbeatIntervalMs * missedHeartbeats;
    for (const connection of this.#connections) {
      if (connection.lastHeardAt < silentSince) connection.close('heartbeatMissed');
    }
  }
}

/** A page cannot set headers on a websocket, so it sends its language in the URL. */
function languageAsked({ url = '' }: IncomingMessage): string | undefined {
  return new URLSearchParams(url.split('?')[1]).get('language') ?? undefined;
}
