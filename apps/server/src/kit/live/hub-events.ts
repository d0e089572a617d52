import { type SocketEvents, type SocketEventType, socketEventTopics } from '@platform/sdk/wire';
import type { Log } from '../log/log.ts';
import type { Language, Scope } from '../operation/context.ts';
import type { FanoutEvent } from './fanout.ts';
import type { ConnectionIdentity, HubConnection } from './hub-connection.ts';

/** What an event's data may depend on. */
export interface EventReader {
  readonly language: Language;
  /** Kind of the reader's scope. */
  readonly scope: Scope['kind'];
}

/** The data of one event; a function if it depends on the reader. */
type Payload<Data> = Data | ((reader: EventReader) => Data);

/** Reads the data for some ids. Ids whose rows are gone are left out. */
export type EventLoader<Type extends SocketEventType> = (
  ids: readonly string[],
) => Promise<ReadonlyMap<string, Payload<SocketEvents[Type]>>>;

/** One loader for each event about a row. */
export type EventLoaders = { readonly [Type in SocketEventType]?: EventLoader<Type> };

/** Events within this time are read together. */
const gatherMs = 15;
const maxIdsAtOnce = 500;

/** Pushes events to the connections that may see them. Each row is read once for all connections. */
export class HubEvents {
  readonly #connections: () => Iterable<HubConnection>;
  readonly #loaders: EventLoaders;
  readonly #log: Log;
  /** Keyed by type and id, in order of arrival. */
  readonly #waiting = new Map<string, PushedEvent>();
  #timer: NodeJS.Timeout | undefined;
  /** Deliveries run one after the other, so events arrive in order. */
  #delivered: Promise<void> = Promise.resolve();

  constructor(connections: () => Iterable<HubConnection>, loaders: EventLoaders, log: Log) {
    this.#connections = connections;
    this.#loaders = loaders;
    this.#log = log;
  }

  take(event: FanoutEvent): void {
    if (!isPushed(event.type) || !this.#loaders[event.type]) return;
    // No connection here may see the event, so do not read the row.
    if (!this.#listenersOf(event).next().value) return;
    this.#waiting.set(`${event.type} ${event.id}`, { ...event, type: event.type });
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#delivered = this.#delivered.then(() => this.#deliver());
    }, gatherMs);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting.clear();
  }

  async #deliver(): Promise<void> {
    const events = [...this.#waiting.values()];
    this.#waiting.clear();
    const payloads = new Map<SocketEventType, ReadonlyMap<string, Payload<object>>>();
    for (const [type, ofType] of Map.groupBy(events, ({ type }) => type)) {
      payloads.set(type, await this.#load(type, ofType));
    }
    for (const event of events) {
      const payload = payloads.get(event.type)?.get(event.id);
      if (payload) this.#push(event, payload);
    }
  }

  async #load(type: SocketEventType, events: readonly PushedEvent[]) {
    const loaded = new Map<string, Payload<object>>();
    try {
      for (let start = 0; start < events.length; start += maxIdsAtOnce) {
        const ids = events.slice(start, start + maxIdsAtOnce).map(({ id }) => id);
        for (const [id, payload] of (await this.#loaders[type]?.(ids)) ?? []) loaded.set(id, payload);
      }
    } catch (error) {
      // Clients also poll, so an event that cannot be read is late, not lost.
      this.#log.warn({ error }, 'Events could not be pushed.');
    }
    return loaded;
  }

  #push(event: PushedEvent, payload: Payload<object>): void {
    const texts = new Map<string, string>();
    for (const connection of this.#listenersOf(event)) {
      const { language } = connection.facts;
      const scope = connection.identity?.scope.kind ?? 'none';
      const key = typeof payload === 'function' ? `${language} ${scope}` : '';
      const text = texts.get(key) ?? eventText(payload, { language, scope });
      texts.set(key, text);
      connection.send(text);
    }
  }

  *#listenersOf(event: FanoutEvent): Generator<HubConnection, undefined> {
    const topic = isPushed(event.type) ? socketEventTopics[event.type] : undefined;
    if (!topic) return;
    for (const connection of this.#connections()) {
      if (connection.identity && connection.topics.has(topic) && maySee(connection.identity, event)) {
        yield connection;
      }
    }
  }
}

type PushedEvent = FanoutEvent & { readonly type: SocketEventType };

const isPushed = (type: string): type is SocketEventType => Object.hasOwn(socketEventTopics, type);

function eventText(payload: Payload<object>, reader: EventReader): string {
  const data = typeof payload === 'function' ? payload(reader) : payload;
  return JSON.stringify({ commandType: 'event', data });
}

function maySee({ actor, scope }: ConnectionIdentity, event: FanoutEvent): boolean {
  // Check this first: even roles that see everything do not get another user's personal events.
  if (event.topic === 'messages' || event.userId !== undefined) return event.userId === actor.userId;
  switch (scope.kind) {
    case 'all':
      return true;
    case 'merchant':
      return event.merchantId === scope.merchantId;
    case 'suppliers':
      return (
        event.allSuppliers === true ||
        (event.supplierId !== undefined && scope.supplierIds.includes(event.supplierId))
      );
    default:
      return false;
  }
}
