import type { Assume } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core';

interface StoreRows<Row> {
  rows: Row[];
}

/** The result of a raw `execute` in both drivers. */
interface StoreResult extends PgQueryResultHKT {
  type: StoreRows<Assume<this['row'], Record<string, unknown>>>;
}

/** Runs queries: the store, or a transaction. */
export type Queryable = PgDatabase<StoreResult>;

export interface NotificationListener {
  onNotification(payload: string): void;
  /** The listening connection is lost: notifications are missed until it is back. */
  onLost?(): void;
  /** The listening connection is back. The notifications in between are lost. */
  onGap(): void;
}

/** PostgreSQL's LISTEN / NOTIFY; payloads are limited to 8,000 bytes. */
export interface Notifications {
  notify(channel: string, payload: string): Promise<void>;
  listen(channel: string, listener: NotificationListener): Promise<() => Promise<void>>;
  /** This process's listening connection, as named in `listenerIds`; undefined while there is none. */
  readonly listenerId: number | undefined;
  /** The listening connections of all processes on this database. */
  listenerIds(): Promise<readonly number[]>;
}

export interface StoreConnections {
  readonly used: number;
  readonly idle: number;
  /** Queries and transactions that wait for a connection. */
  readonly waiting: number;
}

export interface Store {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Queryable;
  /** Absent on the embedded store, which has only one process. */
  readonly notifications?: Notifications;
  /** Runs `work` in one transaction, and retries it after a serialization failure or a deadlock. */
  transaction<T>(work: (tx: Queryable) => Promise<T>, config?: PgTransactionConfig): Promise<T>;
  /** Connections of the pool; absent on the embedded store. */
  readonly connections?: () => StoreConnections;
  /** Resolves if the store is reachable, throws if not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** A postgres:// URL; without one the embedded store is used. */
  readonly databaseUrl?: string;
  /** Folder of the embedded store; created if absent. */
  readonly dataDir?: string;
  /** Keeps the embedded store in memory. */
  readonly memory?: boolean;
  /** Maximum number of connections to PostgreSQL. */
  readonly poolSize?: number;
  /** For read-only tools: does not migrate the tables of a PostgreSQL. */
  readonly skipMigrations?: boolean;
}

/** Opens the store and runs the migrations. */
export async function openStore(options: StoreOptions): Promise<Store> {
  // Loaded on demand: the embedded engine is large, and a server on PostgreSQL does not need it.
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
