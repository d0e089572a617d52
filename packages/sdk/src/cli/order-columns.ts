import { type Output as CallOutput, formatPlatformTime } from '@platform/sdk';
import { orderStatusOf, payoutStatusOf } from '@platform/sdk/rules';
import { amountText } from './amounts.ts';
import type { Column } from './table.ts';

export type OrderRow = CallOutput<'orders.list'>['list'][number];

/** Returns the status name, as `--status` accepts it; the number if a newer platform has another status. */
export function statusText({ status, payoutStatus }: Pick<OrderRow, 'status' | 'payoutStatus'>): string {
  if (payoutStatus !== null) return payoutStatusOf(payoutStatus) ?? String(payoutStatus);
  return orderStatusOf(status) ?? String(status);
}

export const timeText = (time: string | null, timeZone: string): string =>
  time === null ? '' : formatPlatformTime(new Date(time), timeZone);

export const orderColumns = (timeZone: string): readonly Column<OrderRow>[] => [
  { title: 'ORDER', text: (row) => row.orderCode },
  { title: 'MERCHANT ORDER', text: (row) => row.merchantOrderNo },
  { title: 'MERCHANT', text: (row) => row.merchantName },
  { title: 'PRODUCT', text: (row) => String(row.productId), align: 'end' },
  { title: 'AMOUNT', text: (row) => amountText(row.amountMinor, row.currency), align: 'end' },
  { title: '', text: (row) => row.currency },
  { title: 'STATUS', text: statusText },
  { title: 'CREATED', text: (row) => timeText(row.createdAt, timeZone) },
];

/** Returns every field of an order, amounts in decimals, times in the platform's time zone. */
export function orderFields(row: OrderRow, timeZone: string): (readonly [string, string])[] {
  return Object.entries(row).flatMap(([name, value]): (readonly [string, string])[] => {
    if (value === null || value === '' || name === 'payoutStatus') return [];
    if (name === 'status') return [[name, statusText(row)]];
    if (name.endsWith('Minor') && typeof value === 'number')
      return [[name.slice(0, -'Minor'.length), `${amountText(value, row.currency)} ${row.currency}`]];
    if (name.endsWith('At') && typeof value === 'string') return [[name, timeText(value, timeZone)]];
    return [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]];
  });
}
