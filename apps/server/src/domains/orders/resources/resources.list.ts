import type { OperationIO } from '@platform/sdk';
import { and, asc, desc, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { contains } from '../../../db/contains.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { products, suppliers } from '../../parties/parties.public.ts';
import { type AllocationRules, dailyUsed } from '../allocation/allocation.service.ts';
import { resourceLoads } from '../allocation/allocation.table.ts';
import { figuresOfToday, noFigures } from './resources.figures.ts';
import { monitorStateOf, monitorStateSql, resourceScope } from './resources.service.ts';
import { accountOf, midnightOf, processingAmount, resourceStateOf } from './resources.shown.ts';
import { sumResources } from './resources.sums.ts';
import { numbersOf, resourceProducts, resources } from './resources.table.ts';

export type ShownResource = OperationIO['resources.list']['output']['list'][number];
type ListRequest = OperationIO['resources.list']['handlerInput'];
type Filter = Omit<ListRequest, 'page' | 'pageSize' | 'sortBy' | 'sortOrder' | 'withSummary'>;

const nameKey = sql`lower(${resources.name})`;
const sortKeys: Record<
  NonNullable<ListRequest['sortBy']>,
  (view: Pick<View, 'rules' | 'now'>) => readonly SQL[]
> = {
  name: () => [nameKey],
  supplierName: () => [sql`lower(${suppliers.name})`, nameKey],
  createdAt: () => [sql`${resources.createdAt}`],
  weight: () => [sql`${resources.weight}`],
  processingOrderCount: () => [sql`${resourceLoads.processingCount}`],
  dailyUsed: ({ rules, now }) => [dailyUsed(rules, now)],
};

export interface View {
  readonly scope: Scope;
  readonly rules: AllocationRules;
  readonly now: Date;
}

export async function listResources(
  db: Queryable,
  {
    page = 1,
    pageSize = 20,
    sortBy = 'supplierName',
    sortOrder = 'asc',
    withSummary = false,
    ...filter
  }: ListRequest,
  view: View,
): Promise<OperationIO['resources.list']['output']> {
  const conditions = and(
    resourceScope(view.scope),
    isNull(resources.deletedAt),
    ...conditionsOf(db, filter, view),
  );
  const summary = withSummary ? await sumResources(db, conditions, view) : null;
  const total = summary?.count ?? (await db.$count(resources, conditions));
  const place = { offset: (page - 1) * pageSize, limit: pageSize, total };
  const ids = await pageOfIds(db, conditions, place, { sortBy, sortOrder }, view);
  const rows = ids.length === 0 ? [] : await resourceRows(db, view, inArray(resources.id, ids));
  const byId = new Map(rows.map((row) => [row.resource.id, row]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  return { list: await shown(db, ordered, view), total, summary };
}

/**
 * The ids of a page. Ids are sorted alone, because an account is wide; a page of the second half is counted
 * from the end, so that the last page is as near as the first.
 */
async function pageOfIds(
  db: Queryable,
  conditions: SQL | undefined,
  { offset, limit, total }: { offset: number; limit: number; total: number },
  { sortBy, sortOrder }: Required<Pick<ListRequest, 'sortBy' | 'sortOrder'>>,
  view: View,
): Promise<string[]> {
  const taken = Math.min(limit, total - offset);
  if (taken <= 0) return [];
  const isFromEnd = offset > total / 2;
  const direction = (sortOrder === 'asc') === isFromEnd ? desc : asc;
  const query = db.select({ id: resources.id }).from(resources).where(conditions).$dynamic();
  if (sortBy === 'supplierName') query.innerJoin(suppliers, eq(suppliers.id, resources.supplierId));
  if (sortBy === 'processingOrderCount' || sortBy === 'dailyUsed')
    query.innerJoin(resourceLoads, eq(resourceLoads.resourceId, resources.id));
  const rows = await query
    .orderBy(...sortKeys[sortBy](view).map((key) => direction(key)), direction(resources.id))
    .limit(taken)
    .offset(isFromEnd ? total - offset - taken : offset);
  const ids = rows.map(({ id }) => id);
  return isFromEnd ? ids.reverse() : ids;
}

/** @throws resourceNotFound when it is not in scope. */
export async function showResource(db: Queryable, id: string, view: View): Promise<ShownResource> {
  const conditions = and(eq(resources.id, id), resourceScope(view.scope), isNull(resources.deletedAt));
  const [row] = await shown(db, await resourceRows(db, view, conditions), view);
  if (!row) throw new BusinessError('resourceNotFound');
  return row;
}

function conditionsOf(db: Queryable, filter: Filter, { rules, now }: View): (SQL | undefined)[] {
  const {
    resourceId,
    kind,
    kinds,
    productId,
    productKind,
    currency,
    supplierId,
    name,
    accountNumber,
    state,
    monitorState,
    gatewayId,
  } = filter;
  const serving = (condition: SQL | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(resourceProducts)
        .innerJoin(products, eq(products.id, resourceProducts.productId))
        .where(and(eq(resourceProducts.resourceId, resources.id), condition)),
    );
  const enabled = serving(eq(resourceProducts.enabled, true));
  return [
    resourceId === undefined ? undefined : eq(resources.id, resourceId),
    kind === undefined ? undefined : eq(resources.kind, kind),
    kinds === undefined ? undefined : inArray(resources.kind, [...kinds]),
    currency === undefined ? undefined : eq(resources.currency, currency),
    supplierId === undefined ? undefined : eq(resources.supplierId, supplierId),
    gatewayId === undefined ? undefined : eq(resources.gatewayId, gatewayId),
    productId === undefined ? undefined : serving(eq(products.id, productId)),
    productKind === undefined ? undefined : serving(eq(products.kind, productKind)),
    state === undefined ? undefined : state === 0 ? enabled : sql`not ${enabled}`,
    name === undefined
      ? undefined
      : or(
          contains(resources.name, name),
          contains(resources.bankName, name),
          contains(resources.accountName, name),
        ),
    accountNumber === undefined ? undefined : sql`${numbersOf(resources)} @> array[lower(${accountNumber})]`,
    monitorState === undefined
      ? undefined
      : sql`${monitorStateSql(rules.monitorLiveMs, now, serving(eq(products.needsMonitor, true)))} = ${monitorState}`,
  ];
}

const resourceRows = (db: Queryable, { rules, now }: View, conditions: SQL | undefined) =>
  db
    .select({
      resource: resources,
      supplier: { name: suppliers.name, parentId: suppliers.parentId, enabled: suppliers.enabled },
      load: resourceLoads,
      dailyUsedMinor: dailyUsed(rules, now).mapWith(Number),
      midnight: midnightOf(now).mapWith(resources.createdAt),
    })
    .from(resources)
    .innerJoin(suppliers, eq(suppliers.id, resources.supplierId))
    .innerJoin(resourceLoads, eq(resourceLoads.resourceId, resources.id))
    .where(conditions)
    .$dynamic();

async function shown(
  db: Queryable,
  rows: Awaited<ReturnType<typeof resourceRows>>,
  { rules, now }: View,
): Promise<ShownResource[]> {
  const ids = rows.map(({ resource }) => resource.id);
  const served = Map.groupBy(await servedBy(db, ids), ({ resourceId }) => resourceId);
  const figures = await figuresOfToday(db, ids, now);
  return rows.map(({ resource, supplier, load, dailyUsedMinor, midnight }) => {
    const { monitorId, lastHeartbeatAt, currency, timeZone } = resource;
    const own = served.get(resource.id) ?? [];
    const needsMonitor = own.some((product) => product.needsMonitor);
    const { qrCode, ...account } = accountOf(resource);
    return {
      ...account,
      timeZone,
      hasQrCode: qrCode !== null,
      supplierName: supplier.name,
      isProxy: supplier.parentId !== null,
      supplierEnabled: supplier.enabled,
      state: resourceStateOf(own.some(({ enabled }) => enabled)),
      products: own.map(({ productId, productName, productKind, enabled }) => ({
        productId,
        productName,
        productKind,
        state: resourceStateOf(enabled),
      })),
      monitorId,
      monitorState: monitorStateOf({ monitorId, lastHeartbeatAt, needsMonitor }, rules.monitorLiveMs, now),
      lastHeartbeatAt: lastHeartbeatAt?.toISOString() ?? null,
      processingOrderCount: load.processingCount,
      processingOrderAmount: processingAmount(load.reservedMinor, currency),
      today: {
        startedAt: midnight.toISOString(),
        ...(figures.get(resource.id) ?? noFigures),
        dailyUsedMinor,
      },
      createdAt: resource.createdAt.toISOString(),
      updatedAt: resource.updatedAt.toISOString(),
    };
  });
}

async function servedBy(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { resourceId, productId, enabled } = resourceProducts;
  return db
    .select({
      resourceId,
      productId,
      enabled,
      productName: products.names,
      productKind: products.kind,
      needsMonitor: products.needsMonitor,
    })
    .from(resourceProducts)
    .innerJoin(products, eq(products.id, productId))
    .where(inArray(resourceId, [...ids]))
    .orderBy(asc(productId));
}
