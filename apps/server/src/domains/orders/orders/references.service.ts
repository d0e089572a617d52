import { validateReference } from '@platform/sdk/rules';
import { and, eq, ne, sql } from 'drizzle-orm';
import { advisoryLockGroups } from '../../../db/advisory-locks.ts';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type Order, orders } from './orders.table.ts';
import { codeFor } from './ownership.service.ts';

const isHash = /^(?:0x)?[0-9a-f]{64}$/i;

/** One way of writing a hash, so that the same transfer is seen as the same. */
export const plainHash = (txid: string): string => txid.replace(/^0x/i, '').toLowerCase();

/**
 * A reference as it is kept, however it was typed: a payment is told from others by its reference, and banks' capitals are
 * typed in small letters. A bank's has at most 40 characters, so that nothing is both.
 */
export const plainReference = (reference: string): string =>
  isHash.test(reference) ? plainHash(reference) : reference.toUpperCase();

/**
 * Takes a payment's reference for one order and answers it as it is kept: one payment settles one order, also where two
 * people enter the same reference at the same moment. A reversed order keeps its reference. Whoever may not see the order
 * that has it already is not told which one it is.
 */
export async function takeReference(
  tx: Queryable,
  order: Order,
  reference: string,
  scope: Scope,
): Promise<string> {
  if (validateReference(reference, order.currency) !== undefined) throw new BusinessError('utrInvalid');
  const utr = plainReference(reference);
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLockGroups.bankReference}, hashtext(${utr}))`);
  const [other] = await tx
    .select({
      orderCode: orders.orderCode,
      merchantId: orders.merchantId,
      supplierId: orders.supplierId,
    })
    .from(orders)
    .where(and(eq(orders.utr, utr), eq(orders.orderType, order.orderType), ne(orders.id, order.id)))
    .limit(1);
  if (other) throw new BusinessError('utrConsumed', { utr, orderCode: codeFor(other, scope) });
  return utr;
}
