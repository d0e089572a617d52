import type { Currency } from '@platform/sdk';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { nextSecond } from '../../../kit/time-range.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../money/money.public.ts';
import { orders } from '../../orders/orders.public.ts';

export interface FundRecordFilters {
  /** One entry: `accountId:version`. */
  readonly recordId?: string;
  readonly ownerId?: string;
  readonly accountKind?: (typeof ledgerAccounts.$inferSelect)['kind'];
  readonly currency?: Currency;
  readonly orderCode?: string;
  readonly purpose?: (typeof ledgerTransfers.$inferSelect)['purpose'];
  readonly direction?: 'credit' | 'debit';
  readonly amountMinor?: number;
  readonly startTime?: Date;
  readonly endTime?: Date;
}

/**
 * The accounts that the caller requests and may read. Undefined means all accounts; then entries are read in
 * the order of transfers instead of account by account.
 */
export async function accountsAskedFor(
  db: Queryable,
  { recordId, ownerId, accountKind, currency }: FundRecordFilters,
  scope: Scope,
): Promise<string[] | undefined> {
  const owners = ownersOf(scope);
  const accountId = recordId && accountOf(recordId);
  if (!owners && ownerId === undefined && accountKind === undefined && accountId === undefined)
    return undefined;
  const rows = await db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(
      and(
        owners,
        accountId === undefined ? undefined : eq(ledgerAccounts.id, accountId),
        ownerId === undefined ? undefined : eq(ledgerAccounts.ownerId, ownerId),
        accountKind === undefined ? undefined : eq(ledgerAccounts.kind, accountKind),
        currency === undefined ? undefined : eq(ledgerAccounts.currency, currency),
      ),
    );
  return rows.map(({ id }) => id);
}

const accountOf = (recordId: string): string => recordId.split(':')[0] ?? '';
const versionOf = (recordId: string): number => Number(recordId.split(':')[1]);

/** Lists every kind of scope, so that a new kind does not get access to everything. */
function ownersOf(scope: Scope): SQL | undefined {
  switch (scope.kind) {
    case 'all':
      return undefined;
    case 'merchant':
      return eq(ledgerAccounts.ownerId, scope.merchantId);
    case 'suppliers':
      return inArray(ledgerAccounts.ownerId, [...scope.supplierIds]);
    case 'self':
    case 'none':
      return and(isNull(ledgerAccounts.ownerId), sql`false`);
  }
}

/** Conditions on an entry and its transfer, for any accounts. */
export function entryConditions(filters: FundRecordFilters): SQL {
  const { recordId, currency, orderCode, purpose, direction, amountMinor, startTime, endTime } = filters;
  const conditions: SQL[] = [sql`true`];
  const add = <Value>(value: Value | undefined, condition: (given: Value) => SQL): void => {
    if (value !== undefined) conditions.push(condition(value));
  };
  add(recordId, (given) => eq(ledgerEntries.version, versionOf(given)));
  add(currency, (given) => eq(ledgerTransfers.currency, given));
  add(
    orderCode,
    (given) =>
      sql`${ledgerTransfers.orderId} = (select ${orders.id} from ${orders} where ${orders.orderCode} = ${given})`,
  );
  add(purpose, (given) => eq(ledgerTransfers.purpose, given));
  add(direction, (given) =>
    given === 'credit' ? sql`${ledgerEntries.amountMinor} > 0` : sql`${ledgerEntries.amountMinor} < 0`,
  );
  add(amountMinor, (given) => sql`abs(${ledgerEntries.amountMinor}) = ${given}::bigint`);
  // A transfer id begins with its time and is indexed per account, so the times need no index.
  add(startTime, (given) => sql`${ledgerEntries.transferId} >= ${firstIdAt(given.getTime())}::uuid`);
  add(endTime, (given) => sql`${ledgerEntries.transferId} < ${firstIdAt(nextSecond(given).getTime())}::uuid`);
  return sql.join(conditions, sql` and `);
}

const idsEnd = 2 ** 48 - 1;

/** The least id of a transfer of that moment: ids begin with their time. */
export function firstIdAt(millis: number): string {
  const time = Math.min(Math.max(0, millis), idsEnd).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}
