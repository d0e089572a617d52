import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import { type Books, type Invariant, ledgerInvariants, ledgerTransfers } from '../../money/money.public.ts';
import { orders } from '../../orders/orders.public.ts';

export interface InvariantVerdict {
  readonly name: string;
  readonly breachCount: number;
  /** The first few rows, as the database returns them. */
  readonly examples: readonly Record<string, unknown>[];
}

const shownExamples = 3;

/**
 * Verifies the whole ledger in one snapshot, without blocking other work, however long it takes. Every row is read, so
 * no plan is better than one without nested loops, which the planner takes when its statistics are outdated.
 */
export async function verifyLedger(store: Store): Promise<InvariantVerdict[]> {
  return store.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local enable_nestloop = off`);
      return inspectLedger(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Everything that a transaction sees. */
export const wholeBooks: Books = {
  transfers: sql`${ledgerTransfers}`,
  orders: sql`${orders}`,
  ofOrders: sql`transfer.order_id is not null`,
};

/** Checks the ledger invariants on everything that the transaction sees. */
export const inspectLedger = (tx: Queryable): Promise<InvariantVerdict[]> =>
  inspectBooks(tx, ledgerInvariants, wholeBooks);

/** Checks the given invariants. */
export async function inspectBooks(
  tx: Queryable,
  invariants: readonly Invariant[],
  books: Books,
): Promise<InvariantVerdict[]> {
  const verdicts: InvariantVerdict[] = [];
  for (const { name, breaches } of invariants) verdicts.push(await verdictOf(tx, name, breaches(books)));
  return verdicts;
}

async function verdictOf(tx: Queryable, name: string, breaches: SQL): Promise<InvariantVerdict> {
  // Materialized: otherwise the planner expects to find the few examples at the beginning, and looks for the entries of
  // each transfer by itself, which takes minutes if there are none.
  const { rows } = await tx.execute<{ total: string; breach: Record<string, unknown> }>(sql`
    with breach as materialized (${breaches})
    select count(*) over () as total, to_jsonb(breach) as breach from breach limit ${shownExamples}`);
  return {
    name,
    breachCount: Number(rows[0]?.total ?? 0),
    examples: rows.map(({ breach }) => breach),
  };
}
