import { formatPlatformTime, type OperationIO, parsePlatformTime } from '@platform/sdk';
import type { Queryable } from '../../../db/connection.ts';

type Proxy = OperationIO['admin.listSupplierProxies']['output']['list'][number];
type Figures = Pick<Proxy, 'rates' | 'balances' | 'today' | 'resourceCount' | 'enabledResourceCount'>;

/**
 * What suppliers earn, owe and have done since `today` began, read once for a page of them. Orders and accounts are in
 * wings above this one, so the app passes the query in.
 */
export type SupplierFiguresSource = (
  db: Queryable,
  supplierIds: readonly string[],
  today: Date,
) => Promise<(supplierId: string) => Figures>;

/** Midnight of the platform's zone. */
export function startOfDay(now: Date, timeZone: string): Date {
  const day = formatPlatformTime(now, timeZone).slice(0, 10);
  // Where the clocks are put forward at midnight, the day begins with the first hour there is.
  const start =
    parsePlatformTime(`${day} 00:00:00`, timeZone) ?? parsePlatformTime(`${day} 01:00:00`, timeZone);
  return start ?? now;
}
