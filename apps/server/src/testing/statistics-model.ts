import { formatPlatformTime } from '@platform/sdk';
import type { OrderFigures } from '../domains/insight/statistics/statistics.measures.ts';
import type { PerformancePair } from '../domains/insight/statistics/statistics.performance.ts';
import type { Order } from '../domains/orders/orders/orders.table.ts';

/** A simple second computation of the order figures. */
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

/** The same by groups: one row per group and currency, in a fixed order. */
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

/** The local hour or day in which an order was created, as people write it. */
export const localHour = (order: Order, timeZone: string): string =>
  `${formatPlatformTime(order.createdAt, timeZone).slice(0, 13)}:00:00`;
export const localDay = (order: Order, timeZone: string): string =>
  `${formatPlatformTime(order.createdAt, timeZone).slice(0, 10)} 00:00:00`;

type OrderPerformance = PerformancePair['current'];

/**
 * A simple second computation of order performance, with exact times. The shown times are within one per cent
 * of them.
 */
export function plainPerformance(orders: readonly Order[]): OrderPerformance {
  const inStatus = (...ids: number[]) => orders.filter(({ status }) => ids.includes(status));
  const paid = inStatus(4, 5);
  const between = (from: Date | null, to: Date | null) =>
    from && to ? [Math.max(0, to.getTime() - from.getTime())] : [];
  const payTimes = paid
    .filter(({ supplementStatus }) => supplementStatus === 0)
    .flatMap(({ allocatedAt, completedAt }) => between(allocatedAt, completedAt));
  const allocationTimes = orders
    .filter(({ attempt }) => attempt === 1)
    .flatMap(({ createdAt, allocatedAt }) => between(createdAt, allocatedAt));
  const atMost = (times: readonly number[], share: number) =>
    times.toSorted((a, b) => a - b)[Math.max(1, Math.ceil(times.length * share)) - 1] ?? null;
  const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);
  const allocated = orders.filter(({ allocatedAt }) => allocatedAt !== null).length;
  return {
    orderCount: orders.length,
    allocatedCount: allocated,
    paidCount: paid.length,
    timedOutCount: inStatus(3).length,
    acknowledgedCount: inStatus(4).length,
    allocationRate: share(allocated, orders.length),
    successRate: share(paid.length, inStatus(3, 4, 5, 10).length),
    acknowledgementRate: share(inStatus(4).length, paid.length),
    payTimeP50Ms: atMost(payTimes, 0.5),
    payTimeP90Ms: atMost(payTimes, 0.9),
    payTimeP99Ms: atMost(payTimes, 0.99),
    allocationTimeP90Ms: atMost(allocationTimes, 0.9),
  };
}

/** Names of the figures that differ; empty if all agree. */
export const differences = (shown: OrderPerformance, plain: OrderPerformance): string[] =>
  (Object.keys(plain) as (keyof OrderPerformance)[]).filter((name) => {
    const [a, b] = [shown[name], plain[name]];
    if (!name.endsWith('Ms') || a === null || b === null) return a !== b;
    return Math.abs(a - b) > b / 90 + 1;
  });
