import type { Output } from '@platform/sdk';
import { changeOf } from '../../../../shared/figures/figure.change.ts';
import type { LinkFilter } from '../../../../shared/list.links.ts';
import type { MeasuredChange, OrderFigure } from '../figures.model.ts';

export type Profile = Output<'orders.profile'>;
export type Performance = Profile['total']['current'];
export type Change = Profile['changes'][number];

export interface PerformanceMeasure {
  readonly kind: 'count' | 'rate' | 'time';
  /** The orders that it counts; undefined for all of them, null where no list shows just them. */
  readonly figure?: OrderFigure | null;
  /** Whether more is worse. */
  readonly isLoss?: true;
}

/** The columns, most telling first. Rates and times open all orders of the row. */
export const performanceMeasures = {
  orderCount: { kind: 'count' },
  successRate: { kind: 'rate' },
  allocationRate: { kind: 'rate' },
  acknowledgementRate: { kind: 'rate' },
  payTimeP50Ms: { kind: 'time', isLoss: true },
  payTimeP90Ms: { kind: 'time', isLoss: true },
  payTimeP99Ms: { kind: 'time', isLoss: true },
  allocationTimeP90Ms: { kind: 'time', isLoss: true },
  // An order that was reselected counts as allocated, whatever its status is now.
  allocatedCount: { kind: 'count', figure: null },
  paidCount: { kind: 'count', figure: 'paid' },
  timedOutCount: { kind: 'count', figure: 'timedOut', isLoss: true },
  acknowledgedCount: { kind: 'count', figure: 'acknowledged' },
} as const satisfies Partial<Record<keyof Performance, PerformanceMeasure>>;
export type PerformanceName = keyof typeof performanceMeasures;
export const performanceNames = Object.keys(performanceMeasures) as readonly PerformanceName[];
export const performanceMeasure = (name: PerformanceName): PerformanceMeasure => performanceMeasures[name];

/** How a figure changed; null if one of the two is unknown. */
export function performanceChange(
  { kind, isLoss }: PerformanceMeasure,
  now: number | null,
  before: number | null,
): MeasuredChange | null {
  if (now === null || before === null) return null;
  const isBetter = isLoss ? now < before : now > before;
  const judged = kind !== 'count' || isLoss === true;
  const tone = !judged || now === before ? 'neutral' : isBetter ? 'success' : 'danger';
  return { ...changeOf(now, before), kind: kind === 'rate' ? 'rate' : 'count', points: now - before, tone };
}

export const profileGroupings = ['product', 'supplier', 'resource', 'hour'] as const;
export type ProfileGrouping = (typeof profileGroupings)[number];

export interface ProfileRow {
  readonly key: string;
  readonly name: string;
  readonly detail: string | null;
  readonly filter: LinkFilter;
  readonly current: Performance;
  readonly previous: Performance;
}

/** The rows of a grouping. Hours without an order in either range are left out. */
export function profileRows(
  profile: Profile,
  group: ProfileGrouping,
  words: (names: Change['productName']) => string,
): ProfileRow[] {
  switch (group) {
    case 'product':
      return profile.byProduct.map(({ productId, productName, current, previous }) => ({
        ...{ key: String(productId), name: `${productId} ${words(productName)}`, detail: null },
        ...{ filter: { productId }, current, previous },
      }));
    case 'supplier':
      return profile.bySupplier.map(({ supplierId, supplierName, current, previous }) => ({
        ...{ key: supplierId, name: supplierName, detail: null, filter: { supplierId }, current, previous },
      }));
    case 'resource':
      return profile.byResource.map(({ resourceId, resourceName, supplierName, current, previous }) => ({
        ...{ key: resourceId, name: resourceName, detail: supplierName },
        ...{ filter: { resourceId }, current, previous },
      }));
    case 'hour':
      return profile.byHour
        .filter(({ current, previous }) => current.orderCount + previous.orderCount > 0)
        .map(({ hour, current, previous }) => ({
          ...{ key: String(hour), name: `${String(hour).padStart(2, '0')}:00`, detail: null },
          ...{ filter: { createdHour: hour }, current, previous },
        }));
  }
}

/** The orders of a change: from the hour at which it began. Undefined where no list shows orders without a supplier. */
export const changeFilter = (
  { productId, supplierId, since }: Change,
  textOf: (at: string) => string,
): LinkFilter | undefined =>
  supplierId === null ? undefined : { productId, supplierId, startTime: textOf(since) };
