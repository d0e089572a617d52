import type { OperationIO } from '@platform/sdk';
import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connection.ts';
import { ledgerAccounts, ledgerTransfers, type TransferPurpose } from '../../money/money.public.ts';
import { merchants, suppliers } from '../../parties/parties.public.ts';

export interface OrderPosting {
  readonly purpose: TransferPurpose;
  readonly shown: OperationIO['orders.dossier']['output']['postings'][number];
}

/** The order's ledger transfers, oldest first. */
export async function postingsOfOrder(db: Queryable, orderId: string): Promise<OrderPosting[]> {
  const [debit, credit] = [alias(ledgerAccounts, 'debit'), alias(ledgerAccounts, 'credit')];
  const ownerOf = (account: typeof debit | typeof credit) => sql<string | null>`coalesce(
    (select name from ${merchants} where ${merchants.id} = ${account.ownerId}),
    (select name from ${suppliers} where ${suppliers.id} = ${account.ownerId}))`;
  const rows = await db
    .select({
      transfer: ledgerTransfers,
      debitKind: debit.kind,
      debitOwner: ownerOf(debit),
      creditKind: credit.kind,
      creditOwner: ownerOf(credit),
    })
    .from(ledgerTransfers)
    .innerJoin(debit, eq(debit.id, ledgerTransfers.debitAccountId))
    .innerJoin(credit, eq(credit.id, ledgerTransfers.creditAccountId))
    .where(eq(ledgerTransfers.orderId, orderId))
    .orderBy(asc(ledgerTransfers.id));
  return rows.map(({ transfer, ...sides }) => ({
    purpose: transfer.purpose,
    shown: {
      transferId: transfer.id,
      at: transfer.createdAt.toISOString(),
      kind: transfer.kind,
      ...sides,
      amountMinor: transfer.amountMinor,
      currency: transfer.currency,
      reverses: transfer.reversesId,
    },
  }));
}
