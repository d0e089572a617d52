import { eq } from 'drizzle-orm';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { statementEvent } from './statements.events.ts';
import { type Statement, statements } from './statements.table.ts';

export { orderReference } from './references.ts';
export { outcomesOf, statementScope } from './statements.row.ts';

/** For matches of several: marks their records as matched by hand. The caller has locked them. */
export async function settleRecords(
  context: HandlerContext,
  records: readonly Statement[],
  settled: Pick<Statement, 'orderId' | 'supplierId' | 'reason'>,
): Promise<void> {
  const { db, now, publish } = context;
  const { supplierId, ...match } = settled;
  const { userId: handledBy } = actingUser(context);
  for (const record of records) {
    await db
      .update(statements)
      .set({
        ...match,
        state: 'matched',
        suspicion: null,
        match: 'byHand',
        // If the account was not clear, use the account of the order.
        ...(record.resourceId === null ? { supplierId } : {}),
        handledAt: now,
        handledBy,
      })
      .where(eq(statements.id, record.id));
    publish(statementEvent('statement.updated', record));
  }
}
