import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { appendOnlySql } from './append-only.ts';
import type { Queryable, Store } from './connection.ts';
import { assertKnownHistory } from './migration-history.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { PostgresNotifications } from './postgres-notifications.ts';
import { withTransactionRetry } from './retry.ts';
import { runsSideBySide } from './side-by-side.ts';
import { TransactionGuard } from './transaction-guard.ts';

export interface PostgresStoreOptions {
  readonly poolSize?: number;
  /** Called when an idle connection breaks. The pool replaces it. */
  readonly onIdleError?: (error: Error) => void;
  readonly skipMigrations?: boolean;
}

export async function openPostgresStore(
  databaseUrl: string,
  options: PostgresStoreOptions = {},
): Promise<Store> {
  if (!options.skipMigrations) await migrateUnderLock(databaseUrl);
  const pool = openPool(databaseUrl, options);
  return storeOnPool(pool, databaseUrl, () => pool.end());
}

export function openPool(databaseUrl: string, options: PostgresStoreOptions = {}): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: options.poolSize ?? 10,
    // Statements that are started together are sent together, and answered in their order.
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'platform',
    // JIT compilation takes seconds when the planner expects many rows, and no query of this server runs that
    // long.
    onConnect: async (client) => {
      await client.query('set jit = off');
    },
  });
  pool.on('error', options.onIdleError ?? (() => {}));
  return pool;
}

/** A store on a pool that is managed elsewhere. `end` runs when the store is closed. */
export function storeOnPool(pool: Pool, databaseUrl: string, end: () => Promise<void>): Store {
  const db: Queryable = runsSideBySide(openPostgresDatabase(pool, new TransactionGuard()));
  const notifications = new PostgresNotifications(databaseUrl, pool);
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await notifications.close();
    await end();
  };
  return {
    kind: 'postgres',
    db,
    notifications,
    transaction: (work, config) => withTransactionRetry(() => db.transaction(work, config)),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => (closing ??= close()),
  };
}

/** Several processes can start at once. The first migrates; the others wait and have nothing to do. */
async function migrateUnderLock(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    await client.query('set client_min_messages to warning');
    const database = drizzle(client);
    await assertKnownHistory(database);
    await migrate(database, { migrationsFolder });
    await client.query(appendOnlySql);
  } finally {
    // Closing the connection releases the advisory lock.
    await client.end();
  }
}
