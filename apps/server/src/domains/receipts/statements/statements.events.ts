import type { SocketEvents } from '@platform/sdk/wire';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { type Statement, statements } from './statements.table.ts';

/** Goes to users who see the record in their list: staff, and the supplier of its account or device. */
export const statementEvent = (
  type: 'statement.created' | 'statement.updated',
  { id, supplierId }: Pick<Statement, 'id' | 'supplierId'>,
): FanoutEvent => ({
  topic: 'statements',
  type,
  id,
  ...(supplierId === null ? {} : { supplierId }),
});

/** Rows for pushed events: state and parsed fields, without the raw message text or operators' reasons. */
async function pushedRows(db: Queryable, ids: readonly string[]) {
  const { kind, state, suspicion, direction, amountMinor, currency } = statements;
  const { id, resourceId, supplierId, orderId, storedAt } = statements;
  const rows = await db
    .select({
      id,
      kind,
      state,
      suspicion,
      direction,
      amountMinor,
      currency,
      resourceId,
      supplierId,
      orderId,
      storedAt,
    })
    .from(statements)
    .where(inArray(id, [...ids]));
  return rows.map((row) => ({
    topic: 'statements' as const,
    ...row,
    storedAt: row.storedAt.toISOString(),
  }));
}

export async function statementCreatedEvents(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, SocketEvents['statement.created']>> {
  const rows = await pushedRows(db, ids);
  return new Map(rows.map((row) => [row.id, { ...row, type: 'statement.created' }]));
}

export async function statementUpdatedEvents(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, SocketEvents['statement.updated']>> {
  const rows = await pushedRows(db, ids);
  return new Map(rows.map((row) => [row.id, { ...row, type: 'statement.updated' }]));
}
