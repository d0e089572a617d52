import type { Assume } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core';

interface StoreRows<Row> {
  rows: Row[];
}

/** What both drivers answer to a raw `execute`. */
interface StoreResult extends PgQueryResultHKT {
  type: StoreRows<Assume<this['row'], Record<string, unknown>>>;
}

/** Anything a query can run on: the store itself, or a transaction on it. */
export type Queryable = PgDatabase<StoreResult>;

export interface NotificationListener {
  onNotification(payload: string): void;
  /** The listening connection was lost: nothing is heard until it is back. */
  onLost?(): void;
  /** The listening connection was lost and is back: notifications in between are gone. */
  onGap(): void;
}

/** PostgreSQL's LISTEN / NOTIFY; payloads are limited to 8,000 bytes. */
export interface Notifications {
  notify(channel: string, payload: string): Promise<void>;
  listen(channel: string, listener: NotificationListener): Promise<() => Promise<void>>;
  /** What the listening connection of this process is called in `listenerIds`; undefined while there is none. */
  readonly listenerId: number | undefined;
  /** The listening connections of every process of this database. */
  listenerIds(): Promise<readonly number[]>;
}

export interface Store {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Queryable;
  /** Absent on the embedded store: it never has a second process. */
  readonly notifications?: Notifications;
  /** Runs `work` in one transaction; repeats it when PostgreSQL asks for that (serialization, deadlock). */
  transaction<T>(work: (tx: Queryable) => Promise<T>, config?: PgTransactionConfig): Promise<T>;
  /** Answers when the store does, throws when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** A postgres:// URL; without one the embedded store is used. */
  readonly databaseUrl?: string;
  /** The embedded store's folder, created when absent. */
  readonly dataDir?: string;
  /** Keeps the embedded store in memory. */
  readonly memory?: boolean;
  /** Most connections to PostgreSQL at once. */
  readonly poolSize?: number;
  /** For whoever only looks: the tables of a PostgreSQL stay as they are. */
  readonly skipMigrations?: boolean;
}

/** Opens the store and brings its tables up to date. */
export async function openStore(options: StoreOptions): Promise<Store> {
  // Loaded on demand: the embedded engine is large and a server on PostgreSQL never needs it.
  if (options.databaseUrl) {
    const { openPostgresStore } = await import('./postgres-store.ts');
    const { poolSize, skipMigrations } = options;
    return openPostgresStore(options.databaseUrl, { poolSize, skipMigrations });
  }
  const { openEmbeddedStore } = await import('./embedded-store.ts');
  if (options.memory) return openEmbeddedStore({});
  if (!options.dataDir) throw new Error('openStore needs a databaseUrl, a dataDir or memory: true.');
  return openEmbeddedStore({ dataDir: options.dataDir });
}
