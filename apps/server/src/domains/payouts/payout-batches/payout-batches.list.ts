import type { OperationIO } from '@platform/sdk';
import { and, eq, exists, getTableColumns, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { contains } from '../../../db/contains.ts';
import { listOrder } from '../../../db/list-order.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { upTo } from '../../../kit/time-range.ts';
import { users } from '../../access/access.public.ts';
import { orders, payoutBatchOrders, resources } from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import { payoutBatches, payoutBatchFiles } from './payout-batches.table.ts';
import type { BatchRow, BatchState } from './payout-batches.types.ts';

type Io = OperationIO['payoutBatches.list'];
type Filter = Omit<Io['handlerInput'], 'page' | 'pageSize' | 'sortBy' | 'sortOrder' | 'withSummary'>;

const place = payoutBatchOrders;
const isOpen = sql`${place.state} in ('prepared', 'paying', 'proven')`;
const ofBatch = (condition: SQL) =>
  sql`exists (select from ${place} where ${place.batchId} = ${payoutBatches.id} and ${condition})`;

/** The state follows from the batch's times and its payouts, so no step of a payout has to write it. */
const stateSql = sql<BatchState>`case
  when ${payoutBatches.cancelledAt} is not null then 'cancelled'
  when ${payoutBatches.exportedAt} is null then 'created'
  when not ${ofBatch(isOpen)} then 'closed'
  when ${ofBatch(sql`not ${isOpen} and ${place.row} is not null`)} then 'confirming'
  else 'exported' end`;

/** Sums over the payouts of one batch. Those that left for the pool do not count. */
const figuresOf = (db: Queryable) => {
  const inIt = sql`${place.state} <> 'returned'`;
  const isPaid = sql`${place.state} = 'paid'`;
  return db
    .select({
      orderCount: sql<number>`(count(*) filter (where ${inIt}))::int`.as('order_count'),
      amountMinor: sql`coalesce(sum(${place.amountMinor}) filter (where ${inIt}), 0)`
        .mapWith(Number)
        .as('amount'),
      openCount: sql<number>`(count(*) filter (where ${isOpen}))::int`.as('open_count'),
      paidCount: sql<number>`(count(*) filter (where ${isPaid}))::int`.as('paid_count'),
      paidMinor: sql`coalesce(sum(${place.amountMinor}) filter (where ${isPaid}), 0)`
        .mapWith(Number)
        .as('paid'),
      exceptionCount: sql<number>`(count(*) filter (where ${place.state} = 'exception'))::int`.as(
        'exceptions',
      ),
      lastAt: sql<string | null>`max(${place.updatedAt}) filter (where ${place.row} is not null)`
        .mapWith(place.updatedAt)
        .as('last_at'),
    })
    .from(place)
    .where(eq(place.batchId, payoutBatches.id))
    .as('figures');
};

export async function listBatches(
  db: Queryable,
  {
    page = 1,
    pageSize = 20,
    sortBy = 'createdAt',
    sortOrder = 'desc',
    withSummary = false,
    ...filter
  }: Io['handlerInput'],
  scope: Scope,
): Promise<Io['output']> {
  const conditions = conditionsOf(db, filter, scope);
  const figures = figuresOf(db);
  const sortKeys = {
    createdAt: payoutBatches.createdAt,
    payoutTime: payoutBatches.payoutTime,
    orderCount: sql`${figures.orderCount}`,
    amountMinor: sql`${figures.amountMinor}`,
  };
  const rows = await selectBatches(db, figures)
    .where(conditions)
    .orderBy(...listOrder(sortKeys, { sortBy, sortOrder }, [payoutBatches.id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    list: rows.map(shown),
    total: await db.$count(payoutBatches, conditions),
    summary: withSummary ? await summaryOf(db, conditions) : null,
  };
}

/** @throws batchNotFound when it is not in scope */
export async function showBatch(db: Queryable, id: string, scope: Scope): Promise<BatchRow> {
  const [row] = await selectBatches(db, figuresOf(db)).where(conditionsOf(db, { payoutBatchId: id }, scope));
  if (!row) throw new BusinessError('batchNotFound', { batchId: id });
  return shown(row);
}

/** The rows of several batches, for events. */
export async function batchesById(db: Queryable, ids: readonly string[]): Promise<BatchRow[]> {
  const rows = await selectBatches(db, figuresOf(db)).where(inArray(payoutBatches.id, [...ids]));
  return rows.map(shown);
}

type Figures = ReturnType<typeof figuresOf>;

const selectBatches = (db: Queryable, figures: Figures) =>
  db
    .select({
      batch: getTableColumns(payoutBatches),
      state: stateSql,
      supplierName: suppliers.name,
      resourceName: resources.name,
      createdByName: users.account,
      fileName: payoutBatchFiles.fileName,
      fileSha256: payoutBatchFiles.sha256,
      orderCount: figures.orderCount,
      amountMinor: figures.amountMinor,
      openCount: figures.openCount,
      paidCount: figures.paidCount,
      paidMinor: figures.paidMinor,
      exceptionCount: figures.exceptionCount,
      lastAt: figures.lastAt,
    })
    .from(payoutBatches)
    .innerJoin(suppliers, eq(suppliers.id, payoutBatches.supplierId))
    .innerJoin(resources, eq(resources.id, payoutBatches.resourceId))
    .leftJoin(users, eq(users.id, payoutBatches.createdBy))
    .leftJoin(payoutBatchFiles, eq(payoutBatchFiles.batchId, payoutBatches.id))
    .innerJoinLateral(figures, sql`true`);

type Found = Awaited<ReturnType<typeof selectBatches>>[number];

function shown({ batch, state, lastAt, ...row }: Found): BatchRow {
  return {
    ...row,
    id: batch.id,
    batchCode: batch.batchCode,
    state,
    supplierId: batch.supplierId,
    resourceId: batch.resourceId,
    templateName: batch.templateName,
    format: batch.template.format,
    readsResults: batch.template.result !== null,
    currency: batch.currency,
    payoutTime: batch.payoutTime.toISOString(),
    createdAt: batch.createdAt.toISOString(),
    exportedAt: batch.exportedAt?.toISOString() ?? null,
    cancelledAt: batch.cancelledAt?.toISOString() ?? null,
    closedAt: state === 'closed' && lastAt !== null ? new Date(lastAt).toISOString() : null,
  };
}

function conditionsOf(db: Queryable, filter: Filter, scope: Scope): SQL | undefined {
  const { batchCode, payoutBatchId, state, supplierId, resourceId, currency, templateName } = filter;
  const { orderCode, startTime, endTime } = filter;
  return and(
    ownedRows(scope, { supplier: payoutBatches.supplierId }),
    batchCode === undefined ? undefined : eq(payoutBatches.batchCode, batchCode),
    payoutBatchId === undefined ? undefined : eq(payoutBatches.id, payoutBatchId),
    state === undefined ? undefined : sql`${stateSql} = ${state}`,
    supplierId === undefined ? undefined : eq(payoutBatches.supplierId, supplierId),
    resourceId === undefined ? undefined : eq(payoutBatches.resourceId, resourceId),
    currency === undefined ? undefined : eq(payoutBatches.currency, currency),
    templateName === undefined ? undefined : contains(payoutBatches.templateName, templateName),
    orderCode === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(place)
            .innerJoin(orders, eq(orders.id, place.orderId))
            .where(and(eq(place.batchId, payoutBatches.id), eq(orders.orderCode, orderCode))),
        ),
    startTime === undefined ? undefined : gte(payoutBatches.createdAt, startTime),
    endTime === undefined ? undefined : upTo(payoutBatches.createdAt, endTime),
  );
}

async function summaryOf(
  db: Queryable,
  conditions: SQL | undefined,
): Promise<NonNullable<Io['output']['summary']>> {
  const figures = figuresOf(db);
  const sum = (column: unknown) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const totals = await db
    .select({
      currency: payoutBatches.currency,
      count: sql<number>`count(*)::int`,
      orderCount: sum(figures.orderCount),
      amountMinor: sum(figures.amountMinor),
      paidCount: sum(figures.paidCount),
      paidMinor: sum(figures.paidMinor),
    })
    .from(payoutBatches)
    .innerJoinLateral(figures, sql`true`)
    .where(conditions)
    .groupBy(payoutBatches.currency)
    .orderBy(payoutBatches.currency);
  return { count: totals.reduce((all, { count }) => all + count, 0), totals };
}
