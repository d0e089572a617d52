import type { Pool, PoolClient } from 'pg';
import { openPool } from '../db/postgres-store.ts';

/** Connections reserved for one test. After it has returned them, further requests are refused. */
interface LentPool {
  readonly pool: Pool;
  giveBack(): Promise<void>;
}

/**
 * Keeps the connections to a test's database open after the test, because a new connection's first reads and
 * plans cost more than most tests.
 */
export class KeptPool {
  readonly #databaseUrl: string;
  readonly #clients = new Set<PoolClient>();
  #pool: Pool;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
    this.#pool = this.#open();
  }

  /** Ids of PostgreSQL's processes behind the connections. */
  get processIds(): number[] {
    return [...this.#clients].map((client) => Number(Reflect.get(client, 'processID')));
  }

  lend(): LentPool {
    const pool = this.#pool;
    let isOver = false;
    const connect = (callback?: (error: Error) => void): unknown => {
      if (!isOver) return Reflect.apply(pool.connect, pool, callback ? [callback] : []);
      const error = new Error('The test whose store this was is over.');
      if (!callback) return Promise.reject(error);
      return callback(error);
    };
    return {
      pool: Object.create(pool, { connect: { value: connect } }),
      giveBack: async () => {
        isOver = true;
        if (pool.idleCount === pool.totalCount) return;
        // Work of the test is still running, so its connections are not reused.
        this.#pool = this.#open();
        await pool.end();
      },
    };
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  #open(): Pool {
    const pool = openPool(this.#databaseUrl);
    pool.on('connect', (client) => this.#clients.add(client));
    pool.on('remove', (client) => this.#clients.delete(client));
    return pool;
  }
}
