import { createHash } from 'node:crypto';
import { type Query, sql } from 'drizzle-orm';
import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import {
  PgDialect,
  type PgPreparedQuery,
  type PgTransactionConfig,
  type PreparedQueryConfig,
} from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { plannedEachTime } from './planned-each-time.ts';
import type { TransactionGuard } from './transaction-guard.ts';

type NoSchema = Record<string, never>;
type Fields = Parameters<NodePgSession<NoSchema, NoSchema>['prepareQuery']>[1];

/**
 * Named statements are planned once per connection and then run about 1.5 times as fast. Lists build many
 * different texts from their filters, so the number of names is limited; the first ones to arrive are the
 * common ones.
 */
const maxNamedStatements = 500;
const statementNames = new Map<string, string>();

function statementNameOf(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known || statementNames.size >= maxNamedStatements || text.includes(plannedEachTime)) return known;
  const name = `s_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  statementNames.set(text, name);
  return name;
}

class NamingSession extends NodePgSession<NoSchema, NoSchema> {
  readonly #dialect: PgDialect;
  readonly #pool: Pool;
  readonly #guard: TransactionGuard;
  readonly #client: PoolClient | undefined;

  constructor(pool: Pool, guard: TransactionGuard, dialect: PgDialect, client?: PoolClient) {
    super(client ?? pool, dialect, undefined);
    this.#pool = pool;
    this.#guard = guard;
    this.#dialect = dialect;
    this.#client = client;
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: Fields,
    name: string | undefined,
    isResponseInArrayMode: boolean,
    customResultMapper?: (rows: unknown[][]) => T['execute'],
  ): PgPreparedQuery<T> {
    if (!this.#client) this.#guard.assertOutside();
    const nameOfText = query.params.length > 0 ? statementNameOf(query.sql) : undefined;
    return super.prepareQuery<T>(
      query,
      fields,
      name ?? nameOfText,
      isResponseInArrayMode,
      customResultMapper,
    );
  }

  override async transaction<T>(
    work: (tx: NodePgTransaction<NoSchema, NoSchema>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    this.#guard.assertOutside();
    const client = await this.#pool.connect();
    let broken = false;
    try {
      const session = new NamingSession(this.#pool, this.#guard, this.#dialect, client);
      const tx = new NodePgTransaction<NoSchema, NoSchema>(this.#dialect, session, undefined);
      // Not waited for, so that it is sent with the first statement. Should it fail, that statement fails, too.
      const begun = client.query('begin');
      begun.catch(() => undefined);
      if (config) await tx.setTransaction(config);
      try {
        const result = await this.#guard.run(() => work(tx));
        await begun;
        await tx.execute(sql`commit`);
        return result;
      } catch (error) {
        // A connection that cannot even roll back is discarded. The first error is the one to report.
        await tx.execute(sql`rollback`).catch(() => {
          broken = true;
        });
        throw error;
      }
    } catch (error) {
      broken ||= error instanceof Error && /connection terminated/i.test(error.message);
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

export function openPostgresDatabase(pool: Pool, guard: TransactionGuard): NodePgDatabase<NoSchema> {
  const dialect = new PgDialect();
  return new NodePgDatabase(dialect, new NamingSession(pool, guard, dialect), undefined);
}
