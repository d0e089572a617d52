import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { ledgerTransfers } from '../../money/money.public.ts';
import { orders, resources } from '../../orders/orders.public.ts';
import { splitMatchOrders } from '../split-matches/split-matches.table.ts';
import { statements } from '../statements/statements.table.ts';

/** Why a completed order needs a review; written to its timeline as the reason. */
type Difference = 'ledgerDiffers' | 'statementDiffers' | 'statementMissing';

export interface Completed extends Record<string, unknown> {
  readonly id: string;
  /** In milliseconds. */
  readonly completedAt: number;
  readonly difference: Difference | null;
}

const offset = 2;

/**
 * Orders completed after the given one and until a time, sorted by completion, each with its current
 * difference. If a device watches the account of a collection, a message must report exactly this money. An
 * offset, money on an account without a device, and payouts, whose account reports no arrival, are checked against
 * the ledger only: it must have moved exactly the amount, once.
 */
export async function completedAfter(
  tx: Queryable,
  after: { readonly completedAt: Date; readonly orderId: string },
  until: Date,
  atMost: number,
): Promise<Completed[]> {
  const { completedAt, status, reversedAt, mark } = orders;
  const isOffset = sql`${orders.supplementType} is not distinct from ${offset}`;
  const received = sql`coalesce(${orders.receivedMinor}, ${orders.payAmountMinor}, ${orders.amountMinor})`;
  const transfers = (condition: SQL) => sql`from ${ledgerTransfers}
    where ${ledgerTransfers.orderId} = ${orders.id} and ${condition}`;
  const principal = sql`${ledgerTransfers.purpose} = 'principal'`;
  // Nothing is left to settle of an offset payout that the platform itself paid.
  const isBooked = sql`((select count(*) ${transfers(principal)}) = 1
      and exists (select ${transfers(sql`${principal} and ${ledgerTransfers.amountMinor} = ${orders.amountMinor}`)})
    or ${orders.orderType} = 2 and ${isOffset} and ${orders.supplierId} is null)`;
  const isWatched = sql`${orders.orderType} = 1 and not (${isOffset})
    and exists (select from ${resources} where ${resources.id} = ${orders.resourceId} and ${resources.monitorId} is not null)`;
  const said = (condition: SQL) => sql`exists (select from ${statements}
    where ${statements.orderId} = ${orders.id} and ${statements.state} = 'matched' and ${condition})`;
  // One transfer for several orders, or several for this one: its part of them is this money.
  const isSplit = sql`exists (select from ${splitMatchOrders} where ${splitMatchOrders.orderId} = ${orders.id}
    and ${splitMatchOrders.receivedMinor} = ${received})`;
  // The order was completed by hand before its message came. The message stays open, because its reference is
  // consumed.
  const isSaidApart = sql`exists (select from ${statements} where ${statements.utr} = ${orders.utr}
    and ${statements.resourceId} = ${orders.resourceId} and ${statements.direction} = 'in' and ${statements.amountMinor} = ${received})`;
  const { rows } = await tx.execute<Completed>(sql`
    select ${orders.id} as id, round(extract(epoch from ${completedAt}) * 1000)::float8 as "completedAt",
      case when ${status} not in (4, 5) or ${reversedAt} is not null or ${mark} <> 0 then null
        when not ${isBooked} then 'ledgerDiffers'
        when not (${isWatched}) or ${isSaidApart} or ${isSplit} or ${said(sql`${statements.amountMinor} = ${received}`)} then null
        when ${said(sql`true`)} then 'statementDiffers'
        else 'statementMissing' end as difference
    from ${orders}
    where ${completedAt} <= ${until.toISOString()}
      and (${completedAt}, ${orders.id}) > (${after.completedAt.toISOString()}::timestamptz, ${after.orderId}::uuid)
    order by ${completedAt}, ${orders.id}
    limit ${atMost}`);
  return rows;
}
