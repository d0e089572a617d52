import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { ledgerEntries, ledgerTransfers, type TransferPurpose } from '../../money/money.public.ts';
import { orders } from '../../orders/orders.public.ts';
import { adjustments } from '../../parties/parties.public.ts';
import { firstIdAt } from './fund-records.filters.ts';
import type { Period } from './party-period.ts';

/** An entry of an account, in the order of its time. */
export interface StatementEntry {
  readonly transferId: string;
  readonly at: Date;
  readonly purpose: TransferPurpose;
  readonly amountMinor: number;
  readonly isReversal: boolean;
  readonly orderCode: string | null;
  readonly merchantOrderNo: string | null;
  readonly reason: string | null;
}

/** The next entries of the account in the period, after a transfer. */
export async function nextEntries(
  db: Queryable,
  accountId: string,
  { start, end }: Period,
  after: string | undefined,
  count: number,
): Promise<StatementEntry[]> {
  const { transferId, amountMinor } = ledgerEntries;
  const from =
    after === undefined
      ? sql`${transferId} >= ${firstIdAt(start.getTime())}::uuid`
      : sql`${transferId} > ${after}::uuid`;
  const rows = await db
    .select({
      transferId,
      at: ledgerTransfers.createdAt,
      purpose: ledgerTransfers.purpose,
      amountMinor,
      reversesId: ledgerTransfers.reversesId,
      orderCode: orders.orderCode,
      merchantOrderNo: orders.merchantOrderNo,
      reason: adjustments.reason,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, transferId))
    .leftJoin(orders, eq(orders.id, ledgerTransfers.orderId))
    .leftJoin(adjustments, eq(adjustments.transferId, transferId))
    .where(
      sql`${ledgerEntries.accountId} = ${accountId}::uuid and ${from}
        and ${transferId} < ${firstIdAt(end.getTime())}::uuid`,
    )
    .orderBy(transferId)
    .limit(count);
  return rows.map(({ reversesId, ...row }) => ({ ...row, isReversal: reversesId !== null }));
}
