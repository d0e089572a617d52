import { formatPlatformTime } from '@platform/sdk';
import type { Order } from '../domains/orders/orders.table.ts';
import type { OrderFigures } from '../domains/statistics/statistics.measures.ts';

/** The figures of some orders once more, as plainly as they can be said. */
export function plainFigures(orders: readonly Order[]): OrderFigures[] {
  const currencies = [...new Set(orders.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const all = orders.filter((order) => order.currency === currency);
    const sum = (of: readonly Order[], value: (order: Order) => number | null) =>
      of.reduce((total, order) => total + (value(order) ?? 0), 0);
    const paid = all.filter(({ status }) => status === 4 || status === 5);
    const payoutIn = (...ids: number[]) => all.filter(({ payoutStatus }) => ids.includes(payoutStatus ?? 0));
    const collectionIn = (...ids: number[]) =>
      all.filter(({ orderType, status }) => orderType === 1 && ids.includes(status));
    const reversed = all.filter(({ reversedAt }) => reversedAt !== null);
    const live = [...collectionIn(1, 2), ...payoutIn(1, 2, 3, 6, 8, 9)];
    const exceptions = payoutIn(10);
    const ended = all.length - live.length - exceptions.length;
    return {
      currency,
      orderCount: all.length,
      amountMinor: sum(all, (order) => order.amountMinor),
      paidCount: paid.length,
      paidMinor: sum(paid, (order) => order.receivedMinor ?? order.amountMinor),
      liveCount: live.length,
      timedOutCount: collectionIn(3).length,
      failedCount: collectionIn(10).length + payoutIn(5).length,
      rejectedCount: payoutIn(7).length,
      exceptionCount: exceptions.length,
      supplementCount: paid.filter(({ supplementStatus }) => supplementStatus === 1).length,
      reversedCount: reversed.length,
      reversedMinor: sum(reversed, (order) => order.receivedMinor ?? order.amountMinor),
      feeMinor: sum(paid, (order) => order.feeMinor),
      commissionMinor: sum(paid, (order) => order.commissionMinor),
      successRate: ended > 0 ? paid.length / ended : null,
    };
  });
}

/** The same by groups: one line a group and currency, in a fixed order. */
export function plainGroups(orders: readonly Order[], keyOf: (order: Order) => string | null): string[] {
  const groups = Map.groupBy(
    orders.filter((order) => keyOf(order) !== null),
    keyOf,
  );
  return [...groups]
    .flatMap(([key, of]) => plainFigures(of).map((figures) => line(key ?? '', figures)))
    .sort();
}

export const line = (key: string, figures: OrderFigures): string =>
  JSON.stringify([key, Object.entries(figures).sort()]);

/** The hour or day of a zone that an order was created in, as people write it. */
export const localHour = (order: Order, timeZone: string): string =>
  `${formatPlatformTime(order.createdAt, timeZone).slice(0, 13)}:00:00`;
export const localDay = (order: Order, timeZone: string): string =>
  `${formatPlatformTime(order.createdAt, timeZone).slice(0, 10)} 00:00:00`;
