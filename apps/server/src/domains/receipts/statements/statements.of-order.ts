import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { splitMatchOrders, splitMatchRecords } from '../split-matches/split-matches.table.ts';
import { statements } from './statements.table.ts';

/** The records linked to an order: its own, suspected ones, and those whose money it shares with other orders. */
export const isOfOrder = (db: Queryable, orderId: string): SQL | undefined =>
  inArray(
    statements.id,
    db
      .select({ id: statements.id })
      .from(statements)
      .where(eq(statements.orderId, orderId))
      .union(
        db
          .select({ id: splitMatchRecords.statementId })
          .from(splitMatchRecords)
          .innerJoin(splitMatchOrders, eq(splitMatchOrders.matchId, splitMatchRecords.matchId))
          .where(eq(splitMatchOrders.orderId, orderId)),
      ),
  );
