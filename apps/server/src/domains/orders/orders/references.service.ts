import { validateReference } from '@platform/sdk/rules';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { advisoryLockGroups } from '../../../db/advisory-locks.ts';
import type { Queryable } from '../../../db/connection.ts';
import { sqlStatement, statement } from '../../../db/statements.ts';
import { together } from '../../../db/together.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { furtherReferences } from './further-references.table.ts';
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
  const [utr = ''] = await takeReferences(tx, [{ order, reference }], scope);
  return utr;
}

/**
 * The same for several orders of one type, all or none. The locks are taken in the order of their keys, so that two
 * calls cannot deadlock.
 */
export async function takeReferences(
  tx: Queryable,
  asked: readonly { readonly order: Order; readonly reference: string }[],
  scope: Scope,
): Promise<string[]> {
  const [first] = asked;
  if (!first) return [];
  const holders = new Map<string, Order>();
  for (const { order, reference } of asked) {
    if (validateReference(reference, order.currency) !== undefined) throw new BusinessError('utrInvalid');
    const utr = plainReference(reference);
    const holder = holders.get(utr);
    if (holder) throw new BusinessError('utrConsumed', { utr, orderCode: codeFor(holder, scope) });
    holders.set(utr, order);
  }
  const utrs = [...holders.keys()];
  const [alone, ...others] = utrs;
  const { orderType } = first.order;
  // The second one reads when the locks are taken: each statement sees what is committed by then.
  const [, found] = await together(
    lockReferences(tx).execute({ utrs }),
    others.length === 0
      ? holdersOfOne(tx).execute({ utr: alone, orderType })
      : holdersOfAll(tx).execute({ utrs, orderType }),
  );
  const other = found.find((row) => row.id !== holders.get(row.utr ?? '')?.id);
  if (other)
    throw new BusinessError('utrConsumed', { utr: other.utr ?? '', orderCode: codeFor(other, scope) });
  return utrs;
}

const lockReferences = sqlStatement(
  () => sql`
    select pg_advisory_xact_lock(${sql.raw(String(advisoryLockGroups.bankReference))}, key)
    from (
      select distinct hashtext(utr) as key from unnest(${sql.placeholder('utrs')}::text[]) as given(utr)
      order by key
    ) as keys`,
);

type ReferenceColumn = typeof orders.utr | typeof furtherReferences.utr;

/** Orders of a type that hold a reference, as their own or beside it. */
const selectHolders = (db: Queryable, isAsked: (column: ReferenceColumn) => SQL) => {
  const { id, utr, orderCode, merchantId, supplierId, orderType } = orders;
  const isOfType = eq(orderType, sql.placeholder('orderType'));
  return db
    .select({ id, utr, orderCode, merchantId, supplierId })
    .from(orders)
    .where(and(isAsked(utr), isOfType))
    .unionAll(
      db
        .select({ id, utr: furtherReferences.utr, orderCode, merchantId, supplierId })
        .from(furtherReferences)
        .innerJoin(orders, eq(id, furtherReferences.orderId))
        .where(and(isAsked(furtherReferences.utr), isOfType)),
    );
};

// One reference is compared, not searched in a list: its plan uses the index even if it was made for a small table.
const holdersOfOne = statement((db) => selectHolders(db, (column) => eq(column, sql.placeholder('utr'))));
const holdersOfAll = statement((db) =>
  selectHolders(db, (column) => sql`${column} = any(${sql.placeholder('utrs')}::text[])`),
);

/** Records references beside the order's own: several transfers paid it. The caller has taken them. */
export async function keepFurtherReferences(
  tx: Queryable,
  { id: orderId }: Pick<Order, 'id'>,
  utrs: readonly string[],
): Promise<void> {
  if (utrs.length > 0) await tx.insert(furtherReferences).values(utrs.map((utr) => ({ utr, orderId })));
}

/** Whether a collection holds the reference, as its own or beside it. */
export async function isReferenceHeld(db: Queryable, utr: string): Promise<boolean> {
  const [holder] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.utr, utr))
    .unionAll(
      db
        .select({ id: furtherReferences.orderId })
        .from(furtherReferences)
        .where(eq(furtherReferences.utr, utr)),
    )
    .limit(1);
  return holder !== undefined;
}
