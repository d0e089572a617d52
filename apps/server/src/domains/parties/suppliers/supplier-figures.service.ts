import { formatPlatformTime, type OperationIO, parsePlatformTime } from '@platform/sdk';
import type { Queryable } from '../../../db/connection.ts';

type Proxy = OperationIO['admin.listSupplierProxies']['output']['list'][number];
type Figures = Pick<Proxy, 'rates' | 'balances' | 'today' | 'resourceCount' | 'enabledResourceCount'> & {
  readonly disabledRates: Proxy['rates'];
};

/**
 * Commissions, debts and today's figures of suppliers, read once per page. Orders and accounts are in higher
 * domains, so the app injects the query. Members of a team are only summed, so the rates of some suffice.
 */
export type SupplierFiguresSource = (
  db: Queryable,
  supplierIds: readonly string[],
  today: Date,
  ratesOf?: readonly string[],
) => Promise<(supplierId: string) => Figures>;

/** Midnight in the platform's time zone. */
export function startOfDay(now: Date, timeZone: string): Date {
  const day = formatPlatformTime(now, timeZone).slice(0, 10);
  // When clocks go forward at midnight, the day starts at 01:00.
  const start =
    parsePlatformTime(`${day} 00:00:00`, timeZone) ?? parsePlatformTime(`${day} 01:00:00`, timeZone);
  return start ?? now;
}
