import type { OperationIO } from '@platform/sdk';
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { countedAtMost } from '../../../db/count-up-to.ts';
import { exactInteger } from '../../../db/exact-integer.ts';
import type { SortOrder } from '../../../db/list-order.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../money/money.public.ts';
import { orders } from '../../orders/orders.public.ts';
import { adjustments, merchants, suppliers } from '../../parties/parties.public.ts';
import { decodeCursor, encodeCursor, type FundRecordCursor } from './fund-records.cursor.ts';
import { accountsAskedFor, entryConditions, type FundRecordFilters } from './fund-records.filters.ts';

type FundRecords = OperationIO['fundRecords.list']['output'];
type FundRecordRow = FundRecords['list'][number];

export interface FundRecordPage {
  readonly page: number;
  readonly pageSize: number;
  readonly cursor?: string;
  readonly sortOrder: SortOrder;
  readonly withSummary: boolean;
  /** HighPerfOrderQuery: skip the count of all matches. */
  readonly withoutTotal: boolean;
}

/** The requested entries that the caller may read, by their time. */
export async function listFundRecords(
  db: Queryable,
  filters: FundRecordFilters,
  scope: Scope,
  { page, pageSize, cursor, sortOrder, withSummary, withoutTotal }: FundRecordPage,
): Promise<FundRecords> {
  const accountIds = await accountsAskedFor(db, filters, scope);
  const conditions = entryConditions(filters);
  // One extra row shows whether there is a next page, without counting.
  const offset = cursor === undefined ? (page - 1) * pageSize : 0;
  const after = cursor === undefined ? sql`true` : isAfter(decodeCursor(cursor), sortOrder);
  const keys = entriesOf(accountIds, sql`${conditions} and ${after}`, sortOrder, offset + pageSize + 1);
  const found = await readRows(db, sql`${keys} limit ${pageSize + 1} offset ${offset}`, sortOrder);
  const list = found.slice(0, pageSize);
  const last = list.at(-1);
  const summary = withSummary ? await summarise(db, entriesOf(accountIds, conditions, sortOrder)) : null;
  return {
    list: list.map(({ row }) => row),
    total: withoutTotal ? null : (countOf(summary) ?? (await countEntries(db, accountIds, conditions))),
    nextCursor: last && found.length > list.length ? encodeCursor(last.key) : null,
    summary,
  };
}

const countOf = (summary: FundRecords['summary']): number | undefined =>
  summary?.reduce((sum, { count }) => sum + count, 0);

/** The number of entries, at most `countedAtMost`. */
async function countEntries(
  db: Queryable,
  accountIds: readonly string[] | undefined,
  conditions: SQL,
): Promise<number> {
  const keys = entriesOf(accountIds, conditions, 'desc', countedAtMost);
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${keys} limit ${countedAtMost}) as counted`,
  );
  return rows[0]?.total ?? 0;
}

function isAfter({ transferId, accountId }: FundRecordCursor, sortOrder: SortOrder): SQL {
  const after = sql.raw(sortOrder === 'asc' ? '>' : '<');
  return sql`${ledgerEntries.transferId} ${after}= ${transferId}::uuid
    and (${ledgerEntries.transferId}, ${ledgerEntries.accountId}) ${after} (${transferId}::uuid, ${accountId}::uuid)`;
}

/**
 * Keys of entries by time. For some accounts: reads the first entries of each by its index and merges them. For
 * all accounts: reads the first transfers and their entries.
 */
function entriesOf(
  accountIds: readonly string[] | undefined,
  conditions: SQL,
  sortOrder: SortOrder,
  atMost?: number,
): SQL {
  const direction = sortOrder === 'asc' ? asc : desc;
  const columns = sql`${ledgerEntries.accountId} as account_id, ${ledgerEntries.transferId} as transfer_id`;
  if (!accountIds) {
    return sql`select ${columns}
      from ${ledgerTransfers} cross join lateral
        (values (${ledgerTransfers.debitAccountId}), (${ledgerTransfers.creditAccountId})) as side(id)
        join ${ledgerEntries} on ${ledgerEntries.accountId} = side.id and ${ledgerEntries.transferId} = ${ledgerTransfers.id}
      where ${conditions} order by ${direction(ledgerTransfers.id)}, ${direction(ledgerEntries.accountId)}`;
  }
  const first = atMost === undefined ? sql`` : sql`limit ${atMost}`;
  return sql`select account_id, transfer_id
    from unnest(${`{${accountIds.join(',')}}`}::uuid[]) as account(id) cross join lateral (
      select ${columns}
      from ${ledgerEntries} join ${ledgerTransfers} on ${eq(ledgerTransfers.id, ledgerEntries.transferId)}
      where ${ledgerEntries.accountId} = account.id and ${conditions}
      order by ${direction(ledgerEntries.transferId)} ${first}
    ) as first order by ${direction(sql`transfer_id`)}, ${direction(sql`account_id`)}`;
}

async function readRows(
  db: Queryable,
  keys: SQL,
  sortOrder: SortOrder,
): Promise<{ row: FundRecordRow; key: FundRecordCursor }[]> {
  const direction = sortOrder === 'asc' ? asc : desc;
  const rows = await db
    .select({
      entry: ledgerEntries,
      transfer: ledgerTransfers,
      account: ledgerAccounts,
      merchantName: merchants.name,
      supplierName: suppliers.name,
      orderCode: orders.orderCode,
      merchantOrderNo: orders.merchantOrderNo,
      adjustmentId: adjustments.id,
      reason: adjustments.reason,
    })
    .from(sql`(${keys}) as page`)
    .innerJoin(
      ledgerEntries,
      sql`${ledgerEntries.accountId} = page.account_id and ${ledgerEntries.transferId} = page.transfer_id`,
    )
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .leftJoin(merchants, eq(merchants.id, ledgerAccounts.ownerId))
    .leftJoin(suppliers, eq(suppliers.id, ledgerAccounts.ownerId))
    .leftJoin(orders, eq(orders.id, ledgerTransfers.orderId))
    .leftJoin(adjustments, eq(adjustments.transferId, ledgerTransfers.id))
    .orderBy(direction(ledgerEntries.transferId), direction(ledgerEntries.accountId));
  return rows.map(({ entry, transfer, account, merchantName, supplierName, ...linked }) => ({
    key: entry,
    row: {
      id: `${entry.accountId}:${entry.version}`,
      transferId: transfer.id,
      at: transfer.createdAt.toISOString(),
      ownerKind: merchantName === null ? (supplierName === null ? 'platform' : 'supplier') : 'merchant',
      ownerId: account.ownerId,
      ownerName: merchantName ?? supplierName,
      accountKind: account.kind,
      currency: account.currency,
      kind: transfer.kind,
      purpose: transfer.purpose,
      amountMinor: entry.amountMinor,
      balanceAfterMinor: entry.balanceAfterMinor,
      version: entry.version,
      orderId: transfer.orderId,
      ...linked,
      reverses: transfer.reversesId,
    },
  }));
}

async function summarise(db: Queryable, keys: SQL): Promise<NonNullable<FundRecords['summary']>> {
  const rows = await db
    .select({
      accountKind: ledgerAccounts.kind,
      currency: ledgerAccounts.currency,
      count: sql<number>`count(*)::int`,
      creditMinor: sql<string>`coalesce(sum(${ledgerEntries.amountMinor}) filter (where ${ledgerEntries.amountMinor} > 0), 0)::text`,
      debitMinor: sql<string>`coalesce(-sum(${ledgerEntries.amountMinor}) filter (where ${ledgerEntries.amountMinor} < 0), 0)::text`,
    })
    .from(sql`(${keys}) as page`)
    .innerJoin(
      ledgerEntries,
      sql`${ledgerEntries.accountId} = page.account_id and ${ledgerEntries.transferId} = page.transfer_id`,
    )
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .groupBy(ledgerAccounts.kind, ledgerAccounts.currency)
    .orderBy(ledgerAccounts.kind, ledgerAccounts.currency);
  return rows.map((row) => ({
    ...row,
    creditMinor: exactInteger(row.creditMinor),
    debitMinor: exactInteger(row.debitMinor),
  }));
}
