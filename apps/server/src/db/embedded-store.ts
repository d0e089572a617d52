import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { appendOnlySql } from './append-only.ts';
import type { Queryable, Store } from './connection.ts';
import { EmbeddedStatements } from './embedded-statements.ts';
import { lockFolder } from './folder-lock.ts';
import { assertKnownHistory } from './migration-history.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { withTransactionRetry } from './retry.ts';
import { TransactionGuard } from './transaction-guard.ts';

/**
 * Half of PGlite's default. Every start fills all of it before it accepts a query, which takes 0.5 s for 128 MB;
 * what does not fit is in the cache of the operating system.
 */
const sharedBuffers = '64MB';

type TransactionWork<T> = (tx: Transaction) => Promise<T>;

/**
 * PGlite that refuses the outer handle inside a transaction instead of waiting forever, and that parses each
 * statement only once.
 */
class GuardedPGlite extends PGlite {
  readonly guard = new TransactionGuard();
  readonly #statements = new EmbeddedStatements(this);

  override async query<T>(query: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    this.guard?.assertOutside();
    await this._checkReady();
    return this._runExclusiveTransaction(async () => {
      const results = await this.#run<T>(query, params, options);
      await this.syncToFs();
      return results;
    });
  }

  override async transaction<T>(work: TransactionWork<T>): Promise<T> {
    this.guard.assertOutside();
    return super.transaction((tx) => this.guard.run(() => work(this.#onStatements(tx))));
  }

  #onStatements(tx: Transaction): Transaction {
    return {
      query: async (query, params, options) => {
        if (tx.closed) throw new Error('Transaction is closed');
        return this.#run(query, params, options);
      },
      sql: tx.sql,
      exec: tx.exec,
      rollback: tx.rollback,
      listen: tx.listen,
      get closed() {
        return tx.closed;
      },
    };
  }

  #run<T>(query: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    return this._runExclusiveQuery(() => this.#statements.run<T>(query, params, options));
  }
}

export interface EmbeddedStoreOptions {
  /** Without a folder the store is in memory. */
  readonly dataDir?: string;
  /** A dump of a migrated store. Loading it is much faster than migrating. */
  readonly dump?: Blob;
}

/** The embedded store, with a way to copy it completely. */
export interface EmbeddedStore extends Store {
  dump(): Promise<Blob>;
}

export async function openEmbeddedStore(options: EmbeddedStoreOptions): Promise<EmbeddedStore> {
  let unlock = async (): Promise<void> => {};
  const clientOptions: PGliteOptions = {
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  };
  if (options.dataDir) {
    await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
    unlock = await lockFolder(options.dataDir);
    clientOptions.dataDir = join(options.dataDir, 'store');
  }
  if (options.dump) clientOptions.loadDataDir = options.dump;

  try {
    const client = new GuardedPGlite(clientOptions);
    await client.waitReady;
    const database = drizzle(client);
    if (!options.dump) {
      await assertKnownHistory(database);
      await migrate(database, { migrationsFolder });
      await client.exec(appendOnlySql);
    }
    const db: Queryable = database;

    let closing: Promise<void> | undefined;
    const close = async (): Promise<void> => {
      await client.close();
      await unlock();
    };
    return {
      kind: 'embedded',
      db,
      transaction: (work, config) => withTransactionRetry(() => db.transaction(work, config)),
      ping: async () => {
        await client.query('select 1');
      },
      dump: () => client.dumpDataDir('none'),
      close: () => (closing ??= close()),
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
