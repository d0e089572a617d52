import type { OperationIO } from '@platform/sdk';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { containedIn } from '../../../db/contains.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { products, suppliers } from '../../parties/parties.public.ts';
import { type AllocationRules, dailyUsed } from '../allocation/allocation.service.ts';
import { resourceLoads } from '../allocation/allocation.table.ts';
import { lastHeartbeatAt } from './monitor-heartbeats.service.ts';
import { figuresOfToday, noFigures } from './resources.figures.ts';
import { type ChosenGroups, chooseGroups, type GroupFilter, inGroups, ofGroups } from './resources.groups.ts';
import { type FoundResources, pageOfResources } from './resources.page.ts';
import { isInMonitorState, monitorStateOf, resourceScope } from './resources.service.ts';
import { accountOf, midnightOf, processingAmount, resourceStateOf } from './resources.shown.ts';
import { sumGroups, sumResources } from './resources.sums.ts';
import { namesOf, numbersOf, resourceProducts, resources } from './resources.table.ts';

export type ShownResource = OperationIO['resources.list']['output']['list'][number];
type ListRequest = OperationIO['resources.list']['handlerInput'];
type Filter = Omit<ListRequest, 'page' | 'pageSize' | 'cursor' | 'sortBy' | 'sortOrder' | 'withSummary'>;

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
    cursor,
    sortBy = 'supplierName',
    sortOrder = 'asc',
    withSummary = false,
    ...filter
  }: ListRequest,
  view: View,
): Promise<OperationIO['resources.list']['output']> {
  const { kind, kinds, currency, productId, productKind, state, ...others } = filter;
  const ofGroup = { kind, kinds, currency, productId, productKind, state };
  const chosen = await chooseGroups(db, ofGroup, view.now);
  const conditions = conditionsOf(chosen, others, view);
  // Whole groups are counted already.
  const areWhole = view.scope.kind === 'all' && Object.values(others).every((wanted) => wanted === undefined);
  const found = { chosen, conditions, areWhole };
  const summary = withSummary ? await sumsOf(db, found, view) : null;
  const total = summary?.count ?? (await countOf(db, found));
  const asked = { page, pageSize, cursor, sortBy, sortOrder };
  const { ids, nextCursor } = await pageOfResources(db, { ...found, total }, asked, view.rules);
  const rows = ids.length === 0 ? [] : await resourceRows(db, view, inArray(resources.id, ids));
  const byId = new Map(rows.map((row) => [row.resource.id, row]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  return { list: await shown(db, ordered, view), total, nextCursor, summary };
}

type Found = Omit<FoundResources, 'total'>;

const sumsOf = (db: Queryable, { chosen, conditions, areWhole }: Found, { rules }: View) =>
  areWhole ? sumGroups(db, chosen, rules) : sumResources(db, chosen, conditions, rules);

async function countOf(db: Queryable, { chosen, conditions, areWhole }: Found): Promise<number> {
  if (!areWhole) return db.$count(resources, conditions);
  return chosen.groups.reduce((count, { accountCount }) => count + accountCount, 0);
}

/** @throws resourceNotFound when it is not in scope. */
export async function showResource(db: Queryable, id: string, view: View): Promise<ShownResource> {
  const conditions = and(eq(resources.id, id), resourceScope(view.scope), isNull(resources.deletedAt));
  const [row] = await shown(db, await resourceRows(db, view, conditions), view);
  if (!row) throw new BusinessError('resourceNotFound');
  return row;
}

function conditionsOf(
  chosen: ChosenGroups,
  { resourceId, supplierId, gatewayId, name, accountNumber, monitorState }: Omit<Filter, keyof GroupFilter>,
  { scope, rules, now }: View,
): SQL | undefined {
  const needing = chosen.groups.filter(({ needsMonitor }) => needsMonitor);
  return and(
    resourceScope(scope),
    isNull(resources.deletedAt),
    ofGroups(resources.groupId, chosen),
    resourceId === undefined ? undefined : eq(resources.id, resourceId),
    supplierId === undefined ? undefined : eq(resources.supplierId, supplierId),
    gatewayId === undefined ? undefined : eq(resources.gatewayId, gatewayId),
    name === undefined ? undefined : containedIn(namesOf(resources), name),
    accountNumber === undefined ? undefined : sql`${numbersOf(resources)} @> array[lower(${accountNumber})]`,
    monitorState === undefined
      ? undefined
      : isInMonitorState(monitorState, rules.monitorLiveMs, now, inGroups(resources.groupId, needing)),
  );
}

const resourceRows = (db: Queryable, { rules, now }: View, conditions: SQL | undefined) =>
  db
    .select({
      resource: resources,
      heardAt: lastHeartbeatAt,
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
  return rows.map(({ resource, heardAt, supplier, load, dailyUsedMinor, midnight }) => {
    const { monitorId, currency, timeZone } = resource;
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
      monitorState: monitorStateOf({ monitorId, heardAt, needsMonitor }, rules.monitorLiveMs, now),
      lastHeartbeatAt: heardAt?.toISOString() ?? null,
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
