import { type Rail, validateUtr } from '@platform/sdk/rules';
import { and, eq, ne, sql } from 'drizzle-orm';
import { advisoryLockGroups } from '../../db/advisory-locks.ts';
import type { Queryable } from '../../db/connection.ts';
import { BusinessError } from '../../kit/business-error.ts';
import { type Order, orders } from './orders.table.ts';

const indianRails: readonly Rail[] = ['upi', 'neft', 'rtgs'];

/**
 * Takes a bank's reference for one order: one payment settles one order, also where two people enter the same
 * reference at the same moment. A reversed order keeps its reference.
 */
export async function takeReference(tx: Queryable, order: Order, utr: string): Promise<void> {
  if (order.currency === 'INR' && indianRails.every((rail) => validateUtr(utr, rail) !== undefined)) {
    throw new BusinessError('utrInvalid');
  }
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLockGroups.bankReference}, hashtext(${utr}))`);
  const [other] = await tx
    .select({ orderCode: orders.orderCode })
    .from(orders)
    .where(and(eq(orders.utr, utr), eq(orders.orderType, order.orderType), ne(orders.id, order.id)))
    .limit(1);
  if (other) throw new BusinessError('utrConsumed', { utr, orderCode: other.orderCode });
}
