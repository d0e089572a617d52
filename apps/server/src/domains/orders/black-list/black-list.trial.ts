import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { and, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import {
  isNoTest,
  noVerdicts,
  type OrderVerdicts,
  verdictColumns,
} from '../orders/order-verdicts.service.ts';
import { orders } from '../orders/orders.table.ts';
import { formsOf, type Listing } from './black-list.changes.ts';
import type { Direction } from './black-list.service.ts';
import { type ListedKind, listedForm, type NamedParty, textsOf } from './listed-values.ts';

const triedDays = 30;
const dayMs = 86_400_000;
/** Texts compared before requests get a turn of the event loop; some ten milliseconds. */
const comparedInTurn = 2_000;
const typesOf = { collections: [1], payouts: [2], both: [1, 2] } as const;

const { userName, validateUserName, cardNumber, vpa, address, usdtAddress, orderType, extra } = orders;
/** What an order says about its payer or beneficiary, by the kind of value that may name them. */
const partyColumns: Readonly<Record<ListedKind, SQL>> = {
  // A bank's message may name another payer than the merchant did.
  name: sql`jsonb_build_object('userName', ${userName}, 'payerName', case ${orderType} when 1 then ${validateUserName} end)`,
  accountNumber: sql`jsonb_build_object('cardNumber', ${cardNumber})`,
  vpa: sql`jsonb_build_object('vpa', ${vpa})`,
  // The USDT address of a collection is the platform's own.
  usdtAddress: sql`jsonb_build_object('address', case ${orderType} when 2 then coalesce(${usdtAddress}, ${address}) else ${address} end)`,
  phone: sql`jsonb_build_object('cardNumber', ${cardNumber}, 'vpa', ${vpa}, 'extra', jsonb_strip_nulls(jsonb_build_object(
    'phone', ${extra} ->> 'phone', 'phoneNumber', ${extra} ->> 'phoneNumber', 'mobile', ${extra} ->> 'mobile')))`,
};

/**
 * What entries would have met, and what became of those orders. Tries them on the orders of the last 30 days, without test orders. Texts are compared here, in the form in which
 * new orders are; the database only counts the orders of each text, a day at a time.
 *
 * @throws validationFailed for a value without letters or digits
 */
export async function tryListing(
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  { kind, values, direction }: Pick<Listing, 'kind' | 'values'> & { readonly direction: Direction | 'both' },
): Promise<OrderVerdicts> {
  const wanted = formsOf(kind, values);
  const found = { ...noVerdicts };
  const party = sql<NamedParty & { payerName?: string | null }>`${partyColumns[kind]}`;
  for (let day = triedDays; day > 0; day -= 1) {
    const counted = await db
      .select({ party, ...verdictColumns })
      .from(orders)
      .where(
        and(
          gte(orders.createdAt, new Date(now.getTime() - day * dayMs)),
          lt(orders.createdAt, new Date(now.getTime() - (day - 1) * dayMs)),
          inArray(orderType, [...typesOf[direction]]),
          isNoTest,
        ),
      )
      .groupBy(sql`1`);
    for (const [index, { party: named, ...counts }] of counted.entries()) {
      if (index % comparedInTurn === 0) await eventLoopTurn();
      const texts = [...textsOf(kind, named), ...(named.payerName ? [named.payerName] : [])];
      if (!texts.some((text) => wanted.has(listedForm(kind, text)))) continue;
      found.orderCount += counts.orderCount;
      found.goodCount += counts.goodCount;
      found.badCount += counts.badCount;
    }
  }
  return found;
}
