import { and, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connection.ts';
import { rowStatement, statement } from '../../../db/statements.ts';
import { type NewStatement, type Statement, statements } from './statements.table.ts';

/** Id of a stored record, and whether this report added it. */
export interface StoredRecord {
  readonly id: string;
  readonly isNew: boolean;
}

/** Stores reported records unchanged. A message that is already stored is found by its message key. */
export async function storeRecords(tx: Queryable, rows: readonly NewStatement[]): Promise<StoredRecord[]> {
  const [first, ...others] = rows;
  if (!first) return [];
  const inserted = others.length === 0 ? await insertOne(tx, first) : await insertNew(tx, [first, ...others]);
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

const insertNew = (db: Queryable, rows: PgInsertValue<typeof statements>[]) =>
  db
    .insert(statements)
    .values(rows)
    .onConflictDoNothing({ target: [statements.monitorId, statements.messageKey] })
    .returning({ id: statements.id });

const insertOne = rowStatement<NewStatement, { id: string }[]>(statements, (values) =>
  statement((db) => insertNew(db, [values as PgInsertValue<typeof statements>])),
);

async function idsOf(tx: Queryable, rows: readonly NewStatement[]): Promise<Map<string, string>> {
  const [first] = rows;
  if (!first) return new Map();
  const { id, messageKey, monitorId } = statements;
  const keys = rows.map((row) => row.messageKey);
  const found = await tx
    .select({ id, messageKey })
    .from(statements)
    .where(and(eq(monitorId, first.monitorId ?? ''), inArray(messageKey, keys)));
  return new Map(found.map((row) => [row.messageKey, row.id]));
}

/**
 * Updates a chain transfer that is reported again with more confirmations; it is then read again. Contract,
 * addresses and amount must be the same as before. A transfer that has completed an order, or that an operator
 * has handled, stays unchanged.
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
        eq(statements.monitorId, transfer.monitorId ?? ''),
        eq(statements.messageKey, transfer.messageKey),
        ...same,
        ne(statements.state, 'matched'),
        sql`${statements.handledBy} is null`,
        lte(statements.confirmations, confirmations ?? 0),
        or(ne(statements.confirmations, confirmations ?? 0), ne(statements.success, success ?? false)),
      ),
    );
}

/** Records that are still unread: the process that stored them has stopped, or reading failed. Oldest first. */
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

/** Marks a record as unparsed, so that it appears in the operators' queue. */
export async function markUnreadable(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .update(statements)
    .set({ state: 'unparsed', handledAt: now })
    .where(and(eq(statements.id, id), eq(statements.state, 'received')));
}
