import type { Queryable } from '../../../db/connection.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { labelOrder } from '../orders/orders.service.ts';
import type { Order } from '../orders/orders.table.ts';
import {
  type BlackList,
  countHit,
  type Direction,
  type ListedEntry,
  listedFor,
  refuseListed,
} from './black-list.service.ts';
import type { HitPlace } from './black-list.table.ts';
import type { ListedKind, NamedParty } from './listed-values.ts';

const suspicious = 1;

/** Short names of the kinds for the timeline, which merchants do not see. */
const kindWords: Readonly<Record<ListedKind, string>> = {
  name: '姓名 / name',
  accountNumber: '账号 / account number',
  vpa: 'VPA',
  phone: '电话 / phone',
  usdtAddress: 'USDT',
};

/** Marks an order as suspicious, unless it has another mark, names the reason in its timeline, and counts the hit. */
export async function markListed(
  tx: Queryable,
  order: Order,
  entries: readonly ListedEntry[],
  place: HitPlace,
  now: Date,
): Promise<Order> {
  if (entries.length === 0) return order;
  const kinds = [...new Set(entries.map(({ kind }) => kindWords[kind]))].join(', ');
  const marked = await labelOrder(tx, order, order.mark === 0 ? suspicious : order.mark, {
    now,
    reason: `黑名单 / black list: ${kinds}`,
  });
  const { merchantId, merchantOrderNo, orderCode } = order;
  await countHit(tx, { entries, place, outcome: 'marked', merchantId, merchantOrderNo, orderCode, now });
  return marked;
}

/**
 * Judges an order that is sent another way, with the party that it names from then on. Returns the entries to mark it
 * for.
 *
 * @throws nameBlacklisted
 */
export async function checkReselection(
  { db, settings, now }: Pick<HandlerContext, 'db' | 'settings' | 'now'>,
  order: Order,
  changes: NamedParty | undefined,
): Promise<readonly ListedEntry[]> {
  const isPayout = order.payoutStatus !== null;
  const direction: Direction = isPayout ? 'payouts' : 'collections';
  // The USDT address of a collection is the platform's own.
  const party = {
    ...order,
    address: isPayout ? (order.usdtAddress ?? order.address) : order.address,
    ...changes,
  };
  const met = await listedFor(settings, party, direction, now);
  const { merchantId, merchantOrderNo, orderCode } = order;
  await refuseListed(db, met, { place: 'reselection', merchantId, merchantOrderNo, orderCode, now });
  return order.mark === suspicious ? [] : met;
}

/** Marks a collection whose money came from a listed name. Money that has arrived is not refused. */
export async function markListedPayer(
  tx: Queryable,
  order: Order,
  payerName: string | null | undefined,
  list: BlackList,
  now: Date,
): Promise<Order> {
  const entries = payerName ? list.of({ userName: payerName }, 'collections', now) : [];
  return markListed(tx, order, entries, 'statement', now);
}
