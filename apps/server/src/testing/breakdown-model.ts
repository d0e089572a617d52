import { formatPlatformTime, type OperationIO } from '@platform/sdk';
import { expect } from 'vitest';
import type { Queryable } from '../db/connection.ts';
import { type BreakdownRequest, orderBreakdown } from '../domains/insight/statistics/statistics.breakdown.ts';
import type { Span } from '../domains/insight/statistics/statistics.hours.ts';
import { periodsOf } from '../domains/insight/statistics/statistics.range.ts';
import { testMark } from '../domains/orders/orders/orders.labels.ts';
import type { Order } from '../domains/orders/orders/orders.table.ts';
import {
  line,
  localDay,
  localHour,
  plainFigures,
  plainGroups,
  plainPerformance,
} from './statistics-model.ts';

export const allGroups = ['time', 'product', 'merchant', 'supplier', 'account', 'hour', 'weekday'] as const;

/** The orders of a span that the request asks for, picked one by one. */
function wantedOf(stored: readonly Order[], request: BreakdownRequest, { from, to }: Span): Order[] {
  const { orderType, orderMark, merchantId, supplierIds, productId, currency } = request;
  const asked: [unknown, keyof Order][] = [
    [orderType, 'orderType'],
    [orderMark, 'mark'],
    [merchantId, 'merchantId'],
    [productId, 'productId'],
    [currency, 'currency'],
  ];
  return stored.filter(
    (order) =>
      order.createdAt >= from &&
      order.createdAt < to &&
      (orderMark !== undefined || order.mark !== testMark) &&
      (supplierIds === undefined || supplierIds.includes(order.supplierId ?? '')) &&
      asked.every(([value, name]) => value === undefined || order[name] === value),
  );
}

/** Breakdowns with various filters: of everything, of the parties of one order, of a range that cuts hours. */
export function breakdownsOf(
  [one]: readonly Order[],
  {
    supplierId,
    productId,
    now,
    span,
    timeFormat,
  }: Pick<BreakdownRequest, 'span' | 'timeFormat'> & {
    readonly now: Date;
    readonly supplierId: string;
    readonly productId: number | undefined;
  },
): Omit<BreakdownRequest, 'by'>[] {
  const { to } = span;
  const half = periodsOf({ from: new Date(to.getTime() - 2.3 * 24 * 3_600_000), to }, now);
  const merchant = one ? { merchantId: one.merchantId } : {};
  const base = { ...periodsOf(span, now), timeFormat, ...(productId === undefined ? {} : { productId }) };
  return [
    { ...base, orderType: 1 },
    { ...base, orderType: 2 },
    { ...base, orderType: 1, ...half, ...merchant },
    { ...base, orderType: 1, ...half, supplierIds: [supplierId] },
    { ...base, orderType: 1, supplierIds: [supplierId], ...merchant },
    { ...base, orderType: 1, orderMark: 4, ...merchant },
    { ...base, orderType: 2, orderMark: 2, ...(one && { currency: one.currency }) },
    { ...base, orderType: 2, orderMark: 3 },
  ];
}

/** Compares a breakdown in every group with a second, simple computation over the stored orders. */
export async function expectExactBreakdown(
  tx: Queryable,
  stored: readonly Order[],
  request: Omit<BreakdownRequest, 'by'>,
  timeZone: string,
): Promise<void> {
  const { span, before } = request;
  const asked = { ...request, by: allGroups };
  const shown = await orderBreakdown(tx, asked, { kind: 'all' }, timeZone);
  const [now, then] = [wantedOf(stored, asked, span), wantedOf(stored, asked, before)];
  expect(shown.totals).toEqual(plainFigures(now));
  expect(shown.previousTotals).toEqual(plainFigures(then));

  const hourOf = (order: Order) => String(Number(localHour(order, timeZone).slice(11, 13)));
  const weekdayOf = (order: Order) =>
    new Date(`${localDay(order, timeZone).slice(0, 10)}T00:00:00Z`).getUTCDay() || 7;
  const stepOf = (order: Order) =>
    shown.bucket === 'hour' ? localHour(order, timeZone) : localDay(order, timeZone);
  const keys: Record<Exclude<(typeof allGroups)[number], 'time'>, (order: Order) => string | null> = {
    product: ({ productId }) => String(productId),
    merchant: ({ merchantId }) => merchantId,
    supplier: ({ supplierId }) => supplierId,
    account: ({ resourceId }) => resourceId,
    hour: hourOf,
    weekday: (order) => `${weekdayOf(order)}-${hourOf(order)}`,
  };
  const lines = (by: string, period: 'current' | 'previous') =>
    shown.groups
      .filter((row) => row.by === by && row[period].orderCount > 0)
      .map((row) => line(row.key, row[period]))
      .sort();
  for (const [by, keyOf] of Object.entries(keys)) {
    expect([by, lines(by, 'current')]).toEqual([by, plainGroups(now, keyOf)]);
    expect([by, lines(by, 'previous')]).toEqual([by, plainGroups(then, keyOf)]);
  }

  const steps = shown.groups.filter(({ by }) => by === 'time');
  const stepName = (at: string) => {
    const name = formatPlatformTime(new Date(at), timeZone);
    // The first step may begin in the middle of an hour or a day.
    return shown.bucket === 'hour' ? `${name.slice(0, 13)}:00:00` : `${name.slice(0, 10)} 00:00:00`;
  };
  expect(
    steps
      .filter(({ current }) => current.orderCount > 0)
      .map(({ key, current }) => line(stepName(key), current))
      .sort(),
  ).toEqual(plainGroups(now, stepOf));
  for (const { times, current, previous } of steps) {
    const within = (orders: readonly Order[], from: string | null, to: string | null) =>
      plainFigures(
        orders.filter(
          ({ createdAt }) =>
            from !== null &&
            to !== null &&
            createdAt >= new Date(from) &&
            createdAt.getTime() < Date.parse(to) + 1_000,
        ),
      ).find(({ currency }) => currency === current.currency)?.orderCount ?? 0;
    expect(within(now, times?.startTime ?? null, times?.endTime ?? null)).toBe(current.orderCount);
    expect(within(then, times?.previousStartTime ?? null, times?.previousEndTime ?? null)).toBe(
      previous.orderCount,
    );
  }

  expect(shown.losses).toEqual(plainLosses(now));
  for (const { currency, ...funnel } of shown.funnels) {
    const of = now.filter((order) => order.currency === currency);
    const inStatus = (...ids: number[]) => of.filter(({ status }) => ids.includes(status));
    const failed = of.filter(({ status, payoutStatus }) => status === 10 || payoutStatus === 5).length;
    expect(funnel).toEqual({
      createdCount: of.length,
      waitingCount: inStatus(1).length,
      allocatedCount: of.length - inStatus(1).length - failed,
      payingCount: inStatus(2).filter(({ payoutStatus }) => payoutStatus !== 10).length,
      paidCount: inStatus(4, 5).length,
      unacknowledgedCount: inStatus(5).length,
      acknowledgedCount: inStatus(4).length,
    });
  }

  for (const [times, of] of [
    [shown.durations.current, now],
    [shown.durations.previous, then],
  ] as const) {
    const plain = plainPerformance(of.filter(({ mark }) => mark !== testMark).map(takenAtClaim));
    const shares = ['payTimeP50Ms', 'payTimeP90Ms', 'payTimeP99Ms'] as const;
    for (const name of shares) expectNear(name, times[name], plain[name]);
    expectNear('takeTimeP90Ms', times.takeTimeP90Ms, plain.allocationTimeP90Ms);
  }
}

/** The lost orders by figure and reason, counted one by one. */
function plainLosses(orders: readonly Order[]): OperationIO['orders.breakdown']['output']['losses'] {
  const counts = new Map<string, { orderCount: number; amountMinor: number }>();
  for (const { currency, status, payoutStatus, lossReason, amountMinor } of orders) {
    const isPayout = payoutStatus !== null;
    const figure =
      status === 10 || payoutStatus === 5
        ? 'failed'
        : payoutStatus === 7
          ? 'rejected'
          : payoutStatus === 10
            ? 'exception'
            : status === 3 && !isPayout
              ? 'timedOut'
              : status === 5
                ? 'unacknowledged'
                : null;
    if (figure === null) continue;
    const ofStatus: Readonly<Record<string, string>> = {
      timedOut: 'unpaid',
      unacknowledged: 'callbackPending',
    };
    const key = JSON.stringify([currency, figure, lossReason ?? ofStatus[figure] ?? 'unknown']);
    const { orderCount, amountMinor: sum } = counts.get(key) ?? { orderCount: 0, amountMinor: 0 };
    counts.set(key, { orderCount: orderCount + 1, amountMinor: sum + amountMinor });
  }
  return [...counts]
    .map(([key, sums]) => {
      const [currency, figure, reason] = JSON.parse(key);
      return { currency, figure, reason, ...sums };
    })
    .toSorted(
      (a, b) =>
        compare(a.currency, b.currency) ||
        compare(a.figure, b.figure) ||
        b.orderCount - a.orderCount ||
        compare(a.reason, b.reason),
    );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A payout is taken by its claim. */
const takenAtClaim = (order: Order): Order =>
  order.orderType === 1 ? order : { ...order, allocatedAt: order.claimedAt };

function expectNear(name: string, shown: number | null, plain: number | null): void {
  if (shown === null || plain === null) expect([name, shown]).toEqual([name, plain]);
  else expect([name, Math.abs(shown - plain) <= plain / 90 + 1]).toEqual([name, true]);
}
