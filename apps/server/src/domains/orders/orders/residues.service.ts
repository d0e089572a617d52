import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { ledgerAccountOf, lockAccounts, postTransfers } from '../../money/money.public.ts';
import { resourceLoads } from '../allocation/allocation.table.ts';
import type { Order } from './orders.table.ts';

/**
 * Books that records brought more or less money than the order asked: more is owed by the supplier, less is borne by the
 * platform. The transfer is the order's, so a reversal of the order takes it back. An order is completed once, hence the
 * key.
 */
export async function bookResidue(
  tx: Queryable,
  { id, supplierId, currency }: Pick<Order, 'id' | 'supplierId' | 'currency'>,
  residueMinor: number,
  now: Date,
): Promise<void> {
  if (residueMinor === 0) return;
  if (supplierId === null) throw new BusinessError('supplierNotFound');
  const receivable = ledgerAccountOf.supplierReceivable(supplierId, currency);
  const adjustment = ledgerAccountOf.adjustment(currency);
  const sides =
    residueMinor > 0 ? { debit: receivable, credit: adjustment } : { debit: adjustment, credit: receivable };
  const amountMinor = Math.abs(residueMinor);
  const key = `residue ${id}`;
  await postTransfers(
    tx,
    [{ kind: 'single', purpose: 'residue', ...sides, amountMinor, key, orderId: id }],
    now,
  );
}

/**
 * Locks everything that completing these collections writes beside the orders: ledger accounts, then loads, each in its
 * order. Without it, completing one after the other would lock them in the order of the collections and could deadlock.
 * The caller has locked the orders.
 */
export async function lockBooks(tx: Queryable, collections: readonly Order[], now: Date): Promise<void> {
  const accounts = collections.flatMap(({ id, merchantId, supplierId, currency }) => [
    ledgerAccountOf.merchantPayable(merchantId, currency),
    ledgerAccountOf.feeIncome(currency, id),
    ledgerAccountOf.adjustment(currency),
    ...(supplierId === null
      ? []
      : [
          ledgerAccountOf.supplierReceivable(supplierId, currency),
          ledgerAccountOf.commissionExpense(supplierId, currency),
        ]),
  ]);
  await lockAccounts(tx, accounts, now);
  const resourceIds = collections.flatMap(({ resourceId }) => resourceId ?? []);
  if (resourceIds.length === 0) return;
  await tx
    .select({ locked: sql`1` })
    .from(resourceLoads)
    .where(inArray(resourceLoads.resourceId, resourceIds))
    .orderBy(resourceLoads.resourceId)
    .for('update');
}
