import type { Input, Output } from '@platform/sdk';
import { type Change, changeOf, type Figures } from '../../../shared/figures/figure.change.ts';
import { platformText } from '../../../shared/format.ts';
import type { TimeRange } from '../../../shared/list/time.range.ts';
import { type LinkFilter, listLink } from '../../../shared/list.links.ts';
import type { Role } from '../../../shared/roles.ts';

export type Breakdown = Output<'orders.breakdown'>;
export type FigureRow = Breakdown['groups'][number];
export type Grouping = NonNullable<Input<'orders.breakdown'>['by']>[number];
export type Period = 'current' | 'previous';
export type OrderFigure = NonNullable<Input<'orders.list'>['figure']>;

export type MeasureKind = 'count' | 'money' | 'rate';

/** A column of the figures, and the orders that it counts. */
export interface Measure {
  readonly kind: MeasureKind;
  readonly of: (figures: Figures) => number | null;
  /** Undefined: every order. */
  readonly figure?: OrderFigure;
  /** Whether more is worse. */
  readonly isLoss?: true;
}

const count = (of: Measure['of'], figure?: OrderFigure): Measure => ({
  kind: 'count',
  of,
  ...(figure && { figure }),
});
const money = (of: Measure['of'], figure?: OrderFigure): Measure => ({ ...count(of, figure), kind: 'money' });
const loss = (of: Measure['of'], figure: OrderFigure): Measure => ({ ...count(of, figure), isLoss: true });

export const measures = {
  orders: count((one) => one.orderCount),
  amount: money((one) => one.amountMinor),
  paid: count((one) => one.paidCount, 'paid'),
  paidAmount: money((one) => one.paidMinor, 'paid'),
  successRate: { kind: 'rate', of: (one) => one.successRate },
  live: count((one) => one.liveCount, 'live'),
  timedOut: loss((one) => one.timedOutCount, 'timedOut'),
  failed: loss((one) => one.failedCount, 'failed'),
  rejected: loss((one) => one.rejectedCount, 'rejected'),
  exception: loss((one) => one.exceptionCount, 'exception'),
  supplement: count((one) => one.supplementCount, 'supplement'),
  reversed: loss((one) => one.reversedCount, 'reversed'),
  reversedAmount: { ...money((one) => one.reversedMinor, 'reversed'), isLoss: true },
  fees: money((one) => one.feeMinor, 'paid'),
  commission: money((one) => one.commissionMinor, 'paid'),
} as const satisfies Record<string, Measure>;
export type MeasureName = keyof typeof measures;
export const measureOf = (name: MeasureName): Measure => measures[name];

const collections = ['timedOut', 'failed', 'supplement'] as const;
const payouts = ['failed', 'rejected', 'exception'] as const;

/** The columns for a kind of orders. A supplier sees no fees and a merchant no commission: those are null. */
export function shownMeasures(orderType: 1 | 2, totals: readonly Figures[]): MeasureName[] {
  const hasMoney = (name: 'fees' | 'commission') =>
    totals.some((one) => measures[name].of(one) !== null) ? [name] : [];
  return [
    ...(['orders', 'amount', 'paid', 'paidAmount', 'successRate', 'live'] as const),
    ...(orderType === 1 ? collections : payouts),
    ...(['reversed', 'reversedAmount'] as const),
    ...hasMoney('fees'),
    ...hasMoney('commission'),
  ];
}

export interface MeasuredChange extends Change {
  readonly kind: MeasureKind;
  /** Difference of two rates, in points of 1. */
  readonly points: number;
  /** Good or bad for the business; neutral for counts of which neither is. */
  readonly tone: 'success' | 'danger' | 'neutral';
}

/** How a figure changed; null if one of the two is unknown, such as a rate of no orders. */
export function measuredChange(
  { kind, isLoss }: Measure,
  now: number | null,
  before: number | null,
): MeasuredChange | null {
  if (now === null || before === null) return null;
  const change = changeOf(now, before);
  const isBetter = isLoss ? now < before : now > before;
  const judged = kind === 'rate' || isLoss === true;
  const tone = !judged || now === before ? 'neutral' : isBetter ? 'success' : 'danger';
  return { ...change, kind, points: now - before, tone };
}

export const groupings: readonly Grouping[] = ['time', 'product', 'merchant', 'supplier', 'account', 'hour'];

/** The groupings that a role may see. The server answers no rows for the others. */
export function groupingsOf(scope: string | undefined): Grouping[] {
  const hidden: Readonly<Record<string, readonly Grouping[]>> = {
    ownMerchant: ['merchant', 'supplier', 'account'],
    supplierTree: ['merchant'],
  };
  return groupings.filter((group) => !(hidden[scope ?? ''] ?? []).includes(group));
}

/** The filter of the list for a row of a period; undefined if it has no orders to list. */
export function filterOfRow(
  { by, key, times }: Pick<FigureRow, 'by' | 'key' | 'times'>,
  period: Period,
): LinkFilter | undefined {
  switch (by) {
    case 'time': {
      const [from, to] =
        period === 'current'
          ? [times?.startTime, times?.endTime]
          : [times?.previousStartTime, times?.previousEndTime];
      return from && to ? { startTime: platformText(from), endTime: platformText(to) } : undefined;
    }
    case 'product':
      return { productId: key };
    case 'merchant':
      return { merchantId: key };
    case 'supplier':
      return { supplierId: key };
    case 'account':
      return { resourceId: key };
    case 'hour':
      return { createdHour: key };
    case 'weekday': {
      const [createdWeekday, createdHour] = key.split('-');
      return { createdWeekday, createdHour };
    }
    default:
      return undefined;
  }
}

/** The ranges of an answer, as the list's filters have them. */
export const rangeOf = (
  { startTime, endTime, previousStartTime, previousEndTime }: Breakdown,
  period: Period,
): TimeRange =>
  period === 'current'
    ? { from: platformText(startTime), to: platformText(endTime) }
    : { from: platformText(previousStartTime), to: platformText(previousEndTime) };

export interface LinkContext {
  readonly role: Role;
  readonly orderType: 1 | 2;
  /** Filters of the page, by their names in the list. */
  readonly filters: LinkFilter;
}

/** The list whose rows add up to a figure. Figures leave test orders out, unless they are of test orders only. */
export function figureLink(
  { role, orderType, filters }: LinkContext,
  { from, to }: TimeRange,
  figure: OrderFigure | undefined,
  more: LinkFilter = {},
): string | undefined {
  return listLink('orders.list', role, {
    orderType,
    startTime: from,
    endTime: to,
    ...(filters.orderMark === undefined && { isTest: false }),
    ...filters,
    // The list hides orders without an account, unless a figure or this asks for them.
    ...(figure ? { figure } : orderType === 1 && { notInOrderStatusIds: 'none' }),
    ...more,
  });
}

export interface FunnelStep {
  readonly id: 'created' | 'allocated' | 'paid' | 'acknowledged';
  readonly value: number;
  readonly figure?: OrderFigure;
  /** Orders that did not reach this step from the one before, and where they are. */
  readonly lost: readonly FunnelLoss[];
}

export interface FunnelLoss {
  readonly figure: OrderFigure;
  readonly value: number;
  /** Why, the most frequent first. Empty where the orders may still go on. */
  readonly reasons: readonly Breakdown['losses'][number][];
}

/** The steps of orders in one currency. What is lost in a step and what reaches it add up to the step before. */
export function funnelSteps(breakdown: Breakdown, currency: string, orderType: 1 | 2): FunnelStep[] {
  const funnel = breakdown.funnels.find((one) => one.currency === currency);
  const total = breakdown.totals.find((one) => one.currency === currency);
  if (!funnel || !total) return [];
  const loss = (figure: OrderFigure, value: number): FunnelLoss => ({
    figure,
    value,
    reasons: breakdown.losses.filter((one) => one.currency === currency && one.figure === figure),
  });
  const unpaid = [
    loss('paying', funnel.payingCount),
    ...(orderType === 1
      ? [loss('timedOut', total.timedOutCount)]
      : [loss('rejected', total.rejectedCount), loss('exception', total.exceptionCount)]),
  ];
  return [
    { id: 'created', value: funnel.createdCount, lost: [] },
    {
      id: 'allocated',
      value: funnel.allocatedCount,
      figure: 'allocated',
      lost: [loss('waiting', funnel.waitingCount), loss('failed', total.failedCount)],
    },
    { id: 'paid', value: funnel.paidCount, figure: 'paid', lost: unpaid },
    {
      id: 'acknowledged',
      value: funnel.acknowledgedCount,
      figure: 'acknowledged',
      lost: [loss('unacknowledged', funnel.unacknowledgedCount)],
    },
  ];
}

const rankedAtMost = 10;

/** The rows with the largest amounts, or with the most paid orders where amounts are equal. */
export const rankingOf = (rows: readonly FigureRow[], group: Grouping, currency: string): FigureRow[] =>
  rows
    .filter((row) => row.by === group && row.current.currency === currency && row.current.paidMinor > 0)
    .toSorted(
      (a, b) => b.current.paidMinor - a.current.paidMinor || b.current.paidCount - a.current.paidCount,
    )
    .slice(0, rankedAtMost);

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Values by weekday and hour; null where there were no orders. */
export function heatRows(
  rows: readonly FigureRow[],
  currency: string,
  of: Measure['of'],
): readonly { readonly weekday: number; readonly values: readonly (number | null)[] }[] {
  const found = new Map(
    rows
      .filter((row) => row.by === 'weekday' && row.current.currency === currency)
      .map((row) => [row.key, of(row.current)]),
  );
  return weekdays.map((weekday) => ({
    weekday,
    values: hours.map((hour) => found.get(`${weekday}-${hour}`) ?? null),
  }));
}
