import type { Pool, PoolClient } from 'pg';
import { openPool } from '../db/postgres-store.ts';

/** Connections that a test has to itself; whoever asks for one after it gave them back is refused. */
interface LentPool {
  readonly pool: Pool;
  giveBack(): Promise<void>;
}

/**
 * The connections to a test's database outlive the test: what PostgreSQL has to read and to plan for a new one costs
 * more than most tests ask of it.
 */
export class KeptPool {
  readonly #databaseUrl: string;
  readonly #clients = new Set<PoolClient>();
  #pool: Pool;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
    this.#pool = this.#open();
  }

  /** Of PostgreSQL, behind the connections. */
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
        // Something of the test still goes on: no other test has a connection that it may yet use.
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
