import type { OperationIO } from '@platform/sdk';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { exactInteger } from '../../../db/exact-integer.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../money/money.public.ts';
import { orders } from '../../orders/orders.public.ts';
import { merchants, suppliers } from '../../parties/parties.public.ts';
import { decodeCursor, encodeCursor, type FundRecordCursor } from './fund-records.cursor.ts';
import { accountsAskedFor, entryConditions, type FundRecordFilters } from './fund-records.filters.ts';

type FundRecords = OperationIO['fundRecords.list']['output'];
type FundRecordRow = FundRecords['list'][number];

export interface FundRecordPage {
  readonly page: number;
  readonly pageSize: number;
  readonly cursor?: string;
  readonly withSummary: boolean;
}

/** The requested entries that the caller may read, newest first. */
export async function listFundRecords(
  db: Queryable,
  filters: FundRecordFilters,
  scope: Scope,
  { page, pageSize, cursor, withSummary }: FundRecordPage,
): Promise<FundRecords> {
  const accountIds = await accountsAskedFor(db, filters, scope);
  const conditions = entryConditions(filters);
  // One extra row shows whether there is a next page, without counting.
  const offset = cursor === undefined ? (page - 1) * pageSize : 0;
  const after = cursor === undefined ? sql`true` : isAfter(decodeCursor(cursor));
  const keys = entriesOf(accountIds, sql`${conditions} and ${after}`, offset + pageSize + 1);
  const found = await readRows(db, sql`${keys} limit ${pageSize + 1} offset ${offset}`);
  const list = found.slice(0, pageSize);
  const last = list.at(-1);
  const summary = withSummary ? await summarise(db, entriesOf(accountIds, conditions)) : null;
  return {
    list: list.map(({ row }) => row),
    total: summary?.reduce((sum, { count }) => sum + count, 0) ?? null,
    nextCursor: last && found.length > list.length ? encodeCursor(last.key) : null,
    summary,
  };
}

const isAfter = ({ transferId, accountId }: FundRecordCursor): SQL => sql`
  ${ledgerEntries.transferId} <= ${transferId}::uuid
  and (${ledgerEntries.transferId}, ${ledgerEntries.accountId}) < (${transferId}::uuid, ${accountId}::uuid)`;

/**
 * Keys of entries, newest first. For some accounts: reads the newest entries of each by its index and merges
 * them. For all accounts: reads the newest transfers and their entries.
 */
function entriesOf(accountIds: readonly string[] | undefined, conditions: SQL, atMost?: number): SQL {
  const columns = sql`${ledgerEntries.accountId} as account_id, ${ledgerEntries.transferId} as transfer_id`;
  if (!accountIds) {
    return sql`select ${columns}
      from ${ledgerTransfers} cross join lateral
        (values (${ledgerTransfers.debitAccountId}), (${ledgerTransfers.creditAccountId})) as side(id)
        join ${ledgerEntries} on ${ledgerEntries.accountId} = side.id and ${ledgerEntries.transferId} = ${ledgerTransfers.id}
      where ${conditions} order by ${desc(ledgerTransfers.id)}, ${desc(ledgerEntries.accountId)}`;
  }
  const first = atMost === undefined ? sql`` : sql`limit ${atMost}`;
  return sql`select account_id, transfer_id
    from unnest(${`{${accountIds.join(',')}}`}::uuid[]) as account(id) cross join lateral (
      select ${columns}
      from ${ledgerEntries} join ${ledgerTransfers} on ${eq(ledgerTransfers.id, ledgerEntries.transferId)}
      where ${ledgerEntries.accountId} = account.id and ${conditions}
      order by ${desc(ledgerEntries.transferId)} ${first}
    ) as newest order by transfer_id desc, account_id desc`;
}

async function readRows(db: Queryable, keys: SQL): Promise<{ row: FundRecordRow; key: FundRecordCursor }[]> {
  const rows = await db
    .select({
      entry: ledgerEntries,
      transfer: ledgerTransfers,
      account: ledgerAccounts,
      merchantName: merchants.name,
      supplierName: suppliers.name,
      orderCode: orders.orderCode,
      merchantOrderNo: orders.merchantOrderNo,
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
    .orderBy(desc(ledgerEntries.transferId), desc(ledgerEntries.accountId));
  return rows.map(({ entry, transfer, account, merchantName, supplierName, orderCode, merchantOrderNo }) => ({
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
      orderCode,
      merchantOrderNo,
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
