import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { rowStatement, statement } from '../../../db/statements.ts';
import { type Statement, statements } from './statements.table.ts';

const update = rowStatement<Statement, unknown>(statements, (values) =>
  statement((db) =>
    db
      .update(statements)
      .set(values)
      .where(eq(statements.id, sql.placeholder('id'))),
  ),
);

/** Writes what was found out about a statement that the caller has locked. */
export async function updateStatement(tx: Queryable, id: string, changes: Partial<Statement>): Promise<void> {
  await update(tx, changes, { id });
}

const lockReceived = statement((db) =>
  db
    .select()
    .from(statements)
    .where(and(eq(statements.id, sql.placeholder('id')), eq(statements.state, 'received')))
    .for('update', { skipLocked: true }),
);

const lockUnmatched = statement((db) =>
  db
    .select()
    .from(statements)
    .where(and(eq(statements.id, sql.placeholder('id')), ne(statements.state, 'matched')))
    .for('update'),
);

/**
 * Locks a statement that is to be read. Undefined if it has been read already, or another process holds its lock. One
 * that is read `anew` is waited for, unless it is matched.
 */
export async function lockStatementToRead(
  tx: Queryable,
  id: string,
  anew: boolean,
): Promise<Statement | undefined> {
  const [found] = await (anew ? lockUnmatched : lockReceived)(tx).execute({ id });
  return found;
}
