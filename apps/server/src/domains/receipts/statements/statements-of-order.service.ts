import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { orders } from '../../orders/orders.public.ts';
import { splitMatchOrders, splitMatchRecords } from '../split-matches/split-matches.table.ts';
import { statements } from './statements.table.ts';

/**
 * Ids of the records linked to these orders: their own, suspected ones, and those whose money they share with others. A
 * union, because each half has an index of its own.
 */
export const recordsOf = (db: Queryable, orderIds: SQL) =>
  db
    .select({ id: statements.id })
    .from(statements)
    .where(inArray(statements.orderId, orderIds))
    .union(
      db
        .select({ id: splitMatchRecords.statementId })
        .from(splitMatchRecords)
        .innerJoin(splitMatchOrders, eq(splitMatchOrders.matchId, splitMatchRecords.matchId))
        .where(inArray(splitMatchOrders.orderId, orderIds)),
    );

/** As an array, which is read first: the planner does not know how few they are, and joined them with all records. */
const isRecordOf = (db: Queryable, orderIds: SQL): SQL =>
  sql`${statements.id} = any(array(${recordsOf(db, orderIds)}))`;

export const isOfOrder = (db: Queryable, orderId: string): SQL => isRecordOf(db, sql`(${orderId}::uuid)`);

/** Records of the order with this code. */
export const isOfOrderCode = (db: Queryable, orderCode: string): SQL =>
  isRecordOf(db, sql`(select ${orders.id} from ${orders} where ${eq(orders.orderCode, orderCode)})`);
