import { and, gte, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { anyOf } from '../../../db/any-of.ts';
import type { Queryable } from '../../../db/connection.ts';
import { exactInteger } from '../../../db/exact-integer.ts';
import { isPaid, orders, testMark } from '../../orders/orders.public.ts';

const collection = 1;
const payout = 2;

/** Orders of merchants or suppliers created today and how many of them are paid, without test orders. */
export async function workToday(
  db: Queryable,
  owner: typeof orders.supplierId | typeof orders.merchantId,
  ids: string[],
  today: Date,
) {
  const { currency, orderType, amountMinor, commissionMinor } = orders;
  const of = (type: number) => sql`${orderType} = ${type}`;
  const counted = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;
  const summed = (value: SQL | AnyPgColumn, which: SQL) =>
    sql<string>`coalesce(sum(${value}) filter (where ${which}), 0)`;
  const paidCollection = sql`${of(collection)} and ${isPaid}`;
  const paidPayout = sql`${of(payout)} and ${isPaid}`;
  const rows = await db
    .select({
      ownerId: owner,
      currency,
      orderCount: counted(of(collection)),
      paidCount: counted(paidCollection),
      amount: summed(amountMinor, of(collection)),
      paid: summed(amountMinor, paidCollection),
      commission: summed(commissionMinor, isPaid),
      payoutCount: counted(of(payout)),
      paidPayoutCount: counted(paidPayout),
      paidPayout: summed(amountMinor, paidPayout),
    })
    .from(orders)
    .where(and(anyOf(owner, ids), gte(orders.createdAt, today), ne(orders.mark, testMark)))
    .groupBy(owner, currency)
    .orderBy(currency);
  return rows.map(({ amount, paid, commission, paidPayout: paidOut, ...row }) => ({
    ...row,
    amountMinor: exactInteger(amount),
    paidMinor: exactInteger(paid),
    commissionMinor: exactInteger(commission),
    paidPayoutMinor: exactInteger(paidOut),
  }));
}
