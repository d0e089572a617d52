import { validateReference } from '@platform/sdk/rules';
import { and, eq, ne, sql } from 'drizzle-orm';
import { advisoryLockGroups } from '../../../db/advisory-locks.ts';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type Order, orders } from './orders.table.ts';
import { codeFor } from './ownership.service.ts';

const isHash = /^(?:0x)?[0-9a-f]{64}$/i;

/** Canonical form of a transaction hash, so that two spellings of one transfer compare equal. */
export const plainHash = (txid: string): string => txid.replace(/^0x/i, '').toLowerCase();

/**
 * Canonical form of a payment reference: hashes in lower case, bank references in upper case, because
 * operators type bank references in small letters. A bank reference has at most 40 characters, so it never
 * looks like a hash.
 */
export const plainReference = (reference: string): string =>
  isHash.test(reference) ? plainHash(reference) : reference.toUpperCase();

/**
 * Claims a payment reference for one order and returns its canonical form. One payment settles one order; an
 * advisory lock covers two requests with the same reference at the same moment. A reversed order keeps its
 * reference. The refusal names the other order only to callers that may see it.
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
