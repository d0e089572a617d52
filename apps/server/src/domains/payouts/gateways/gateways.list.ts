import type { OperationIO } from '@platform/sdk';
import { payoutStatusIds } from '@platform/sdk/rules';
import { and, asc, count, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { contains } from '../../../db/contains.ts';
import { listOrder } from '../../../db/list-order.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { selectedRows } from '../../../kit/operation/selected-rows.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { orders, resources } from '../../orders/orders.public.ts';
import { products } from '../../parties/parties.public.ts';
import { payScripts, payScriptVersions } from '../pay-scripts/pay-scripts.table.ts';
import { isFailedRun } from '../script-runs/script-runs.list.service.ts';
import { payScriptRuns } from '../script-runs/script-runs.table.ts';
import { gatewayAttempts, payGateways } from './gateways.table.ts';

type Output = OperationIO['payGateways.list']['output'];
export type ShownGateway = Output['list'][number];
type ListRequest = OperationIO['payGateways.list']['handlerInput'];
type Health = ShownGateway['health'];
type ListContext = Pick<HandlerContext, 'db' | 'now' | 'settings' | 'rowIds'>;

const sortKeys = {
  name: sql`lower(${payGateways.name})`,
  createdAt: payGateways.createdAt,
  updatedAt: payGateways.updatedAt,
};
const dayMs = 86_400_000;

export async function listGateways(
  context: ListContext,
  { page = 1, pageSize = 20, sortBy = 'name', sortOrder = 'asc', ...filter }: ListRequest,
): Promise<Output> {
  const { db, rowIds } = context;
  const { gatewayId, name, scriptId, productId, direction, enabled } = filter;
  const conditions = and(
    gatewayId === undefined ? undefined : eq(payGateways.id, gatewayId),
    name === undefined ? undefined : contains(payGateways.name, name),
    scriptId === undefined ? undefined : eq(payGateways.scriptId, scriptId),
    productId === undefined ? undefined : eq(payGateways.productId, productId),
    direction === undefined ? undefined : eq(payGateways.direction, direction),
    enabled === undefined ? undefined : eq(payGateways.enabled, enabled),
    selectedRows(payGateways.id, rowIds),
  );
  const rows = await gatewayRows(db, conditions)
    .orderBy(...listOrder(sortKeys, { sortBy, sortOrder }, [payGateways.id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list: await shown(context, rows), total: await db.$count(payGateways, conditions) };
}

/** @throws gatewayNotFound */
export async function showGateway(context: ListContext, id: string): Promise<ShownGateway> {
  const [row] = await shown(context, await gatewayRows(context.db, eq(payGateways.id, id)));
  if (!row) throw new BusinessError('gatewayNotFound');
  return row;
}

export async function gatewayOptions(db: Queryable): Promise<OperationIO['payGateways.options']['output']> {
  const { id, name, direction, productId, currency, enabled } = payGateways;
  const list = await db
    .select({ id, name, direction, productId, currency, enabled })
    .from(payGateways)
    .orderBy(asc(sortKeys.name), asc(id));
  return { list };
}

const gatewayRows = (db: Queryable, conditions: SQL | undefined) =>
  db
    .select({
      gateway: payGateways,
      scriptName: payScripts.name,
      liveVersion: payScriptVersions.version,
      productName: products.names,
      accountCount: sql<number>`(select count(*)::int from ${resources}
        where ${resources.gatewayId} = ${payGateways.id} and ${resources.deletedAt} is null)`,
    })
    .from(payGateways)
    .innerJoin(payScripts, eq(payScripts.id, payGateways.scriptId))
    .leftJoin(payScriptVersions, eq(payScriptVersions.id, payScripts.liveVersionId))
    .innerJoin(products, eq(products.id, payGateways.productId))
    .where(conditions)
    .$dynamic();

async function shown(
  { db, now, settings }: ListContext,
  rows: Awaited<ReturnType<typeof gatewayRows>>,
): Promise<ShownGateway[]> {
  const healths = await healthOf(
    db,
    rows.map(({ gateway }) => gateway.id),
    now,
  );
  const apiUrl = (await settings.get('ApiUrl')).replace(/\/$/, '');
  return rows.map(({ gateway, ...facts }) => {
    const { credentialBoxes, createdAt, updatedAt, ...rest } = gateway;
    return {
      ...rest,
      ...facts,
      credentialNames: Object.keys(credentialBoxes).toSorted(),
      noticeUrl: `${apiUrl}/v1.0/gateway/${gateway.id}/notice`,
      health: healths.get(gateway.id) ?? noRuns,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  });
}

const noRuns: Health = {
  lastCallAt: null,
  lastSuccessAt: null,
  callCount: 0,
  failureCount: 0,
  errorRate: null,
  runningCount: 0,
  unknownCount: 0,
};

async function healthOf(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Health>> {
  if (ids.length === 0) return new Map();
  const dayAgo = new Date(now.getTime() - dayMs);
  const answered = sql`not ${isFailedRun} and ${payScriptRuns.verdict} <> 'forged'`;
  const runs = await Promise.all(
    ids.map(async (gatewayId) => {
      const newest = (condition: SQL | undefined) =>
        db
          .select({ startedAt: payScriptRuns.startedAt })
          .from(payScriptRuns)
          .where(and(eq(payScriptRuns.gatewayId, gatewayId), condition))
          .orderBy(sql`${payScriptRuns.startedAt} desc`)
          .limit(1);
      const [lastCall] = await newest(undefined);
      const [lastSuccess] = await newest(answered);
      return { gatewayId, lastCall, lastSuccess };
    }),
  );
  const counts = await db
    .select({
      gatewayId: payScriptRuns.gatewayId,
      callCount: count(),
      failureCount: sql<number>`count(*) filter (where ${isFailedRun})::int`,
    })
    .from(payScriptRuns)
    .where(and(inArray(payScriptRuns.gatewayId, [...ids]), gt(payScriptRuns.startedAt, dayAgo)))
    .groupBy(payScriptRuns.gatewayId);
  const open = await db
    .select({
      gatewayId: gatewayAttempts.gatewayId,
      runningCount: sql<number>`count(*) filter (where ${gatewayAttempts.leaseId} is not null)::int`,
      unknownCount: sql<number>`count(*) filter (where ${orders.payoutStatus} = ${payoutStatusIds.exception})::int`,
    })
    .from(gatewayAttempts)
    .innerJoin(orders, eq(orders.id, gatewayAttempts.orderId))
    .where(and(inArray(gatewayAttempts.gatewayId, [...ids]), isNull(gatewayAttempts.endedAt)))
    .groupBy(gatewayAttempts.gatewayId);
  return new Map(
    runs.map(({ gatewayId, lastCall, lastSuccess }) => {
      const { callCount = 0, failureCount = 0 } = counts.find((row) => row.gatewayId === gatewayId) ?? {};
      const { runningCount = 0, unknownCount = 0 } = open.find((row) => row.gatewayId === gatewayId) ?? {};
      const health: Health = {
        lastCallAt: lastCall?.startedAt.toISOString() ?? null,
        lastSuccessAt: lastSuccess?.startedAt.toISOString() ?? null,
        callCount,
        failureCount,
        errorRate: callCount === 0 ? null : failureCount / callCount,
        runningCount,
        unknownCount,
      };
      return [gatewayId, health];
    }),
  );
}
