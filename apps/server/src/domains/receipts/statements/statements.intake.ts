import { and, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { type NewStatement, type Statement, statements } from './statements.table.ts';

/** Where a reported record is kept, and whether it was new. */
export interface StoredRecord {
  readonly id: string;
  readonly isNew: boolean;
}

/** Stores what was reported, as it came. A message that is there already is found by what makes it that message. */
export async function storeRecords(tx: Queryable, rows: readonly NewStatement[]): Promise<StoredRecord[]> {
  const inserted = await tx
    .insert(statements)
    .values([...rows])
    .onConflictDoNothing({ target: [statements.monitorId, statements.messageKey] })
    .returning({ id: statements.id });
  const added = new Set(inserted.map(({ id }) => id));
  const known = rows.filter(({ id }) => !added.has(id));
  const idOfKey = await idsOf(tx, known);
  for (const row of known) if (row.kind === 'usdt') await confirmTransfer(tx, row);
  return rows.map(({ id, messageKey }) => {
    const isNew = added.has(id);
    const found = isNew ? id : idOfKey.get(messageKey);
    if (!found) throw new Error('A message that was there already is gone.');
    return { id: found, isNew };
  });
}

async function idsOf(tx: Queryable, rows: readonly NewStatement[]): Promise<Map<string, string>> {
  const [first] = rows;
  if (!first) return new Map();
  const { id, messageKey, monitorId } = statements;
  const keys = rows.map((row) => row.messageKey);
  const found = await tx
    .select({ id, messageKey })
    .from(statements)
    .where(and(eq(monitorId, first.monitorId), inArray(messageKey, keys)));
  return new Map(found.map((row) => [row.messageKey, row.id]));
}

/**
 * A transfer is reported again as its confirmations grow. What says which transfer it is must be the same as before, and
 * one that has completed an order, or that a person has put aside, stays as it is.
 */
async function confirmTransfer(tx: Queryable, transfer: NewStatement): Promise<void> {
  const { confirmations = 0, success = false } = transfer;
  const same = (['contract', 'fromAddress', 'toAddress', 'amountMinor'] as const).map((column) =>
    eq(statements[column], transfer[column] ?? ''),
  );
  await tx
    .update(statements)
    .set({ confirmations, success, state: 'received', suspicion: null })
    .where(
      and(
        eq(statements.monitorId, transfer.monitorId),
        eq(statements.messageKey, transfer.messageKey),
        ...same,
        ne(statements.state, 'matched'),
        sql`${statements.handledBy} is null`,
        lte(statements.confirmations, confirmations ?? 0),
        or(ne(statements.confirmations, confirmations ?? 0), ne(statements.success, success ?? false)),
      ),
    );
}

/** Rows that nobody has read yet, although whoever stored them has had the time: its process is gone, or it failed. */
export async function waitingStatements(
  db: Queryable,
  storedBefore: Date,
  limit: number,
): Promise<Pick<Statement, 'id' | 'storedAt'>[]> {
  const { id, storedAt, state } = statements;
  // A literal, not a parameter: a plan for any state cannot use the partial index.
  const isWaiting = sql`${state} = 'received'`;
  return db
    .select({ id, storedAt })
    .from(statements)
    .where(and(isWaiting, lte(storedAt, storedBefore)))
    .orderBy(storedAt, id)
    .limit(limit);
}

/** A record that cannot be read is shown to an operator as one that no template matches. */
export async function giveUpReading(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .update(statements)
    .set({ state: 'unparsed', handledAt: now })
    .where(and(eq(statements.id, id), eq(statements.state, 'received')));
}
