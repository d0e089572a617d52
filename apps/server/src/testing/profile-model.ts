import { expect } from 'vitest';
import type { Queryable } from '../db/connection.ts';
import type { Span } from '../domains/insight/statistics/statistics.hours.ts';
import type { PerformancePair } from '../domains/insight/statistics/statistics.performance.ts';
import { orderProfile } from '../domains/insight/statistics/statistics.profile.ts';
import { periodsOf } from '../domains/insight/statistics/statistics.range.ts';
import { statusSums } from '../domains/insight/statistics/statistics.service.ts';
import type { Order } from '../domains/orders/orders/orders.table.ts';
import { worldZone } from './order-world.ts';
import { differences, localHour, plainPerformance } from './statistics-model.ts';

/** Only when the sums reach far enough. */
export async function expectExactStatuses(
  tx: Queryable,
  span: Span,
  wanted: readonly Order[],
): Promise<void> {
  const counts = await statusSums(tx, span, { kind: 'all' }, worldZone);
  for (const [status, count] of counts ?? []) {
    expect([status, count]).toEqual([status, wanted.filter((order) => order.status === status).length]);
  }
}

export async function expectExactProfile(tx: Queryable, span: Span, wanted: readonly Order[]): Promise<void> {
  const shown = await orderProfile(tx, periodsOf(span, span.to), { kind: 'all' }, worldZone);
  const groups = (of: (order: Order) => unknown, rows: readonly [unknown, PerformancePair][]) => {
    for (const [key, { current }] of rows) {
      const plain = plainPerformance(wanted.filter((order) => of(order) === key));
      expect([key, differences(current, plain)]).toEqual([key, []]);
    }
    const shownKeys = new Set(rows.filter(([, { current }]) => current.orderCount > 0).map(([key]) => key));
    expect(shownKeys).toEqual(new Set(wanted.map(of).filter((key) => key !== null)));
  };
  groups(() => 'total', wanted.length > 0 ? [['total', shown.total]] : []);
  groups(
    ({ productId }) => productId,
    shown.byProduct.map((row) => [row.productId, row]),
  );
  groups(
    ({ supplierId }) => supplierId,
    shown.bySupplier.map((row) => [row.supplierId, row]),
  );
  groups(
    (order) => Number(localHour(order, worldZone).slice(11, 13)),
    shown.byHour.map((row) => [row.hour, row]),
  );
}
