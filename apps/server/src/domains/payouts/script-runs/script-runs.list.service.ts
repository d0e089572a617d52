import type { OperationIO } from '@platform/sdk';
import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { listOrder } from '../../../db/list-order.ts';
import { selectedRows } from '../../../kit/operation/selected-rows.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { upTo } from '../../../kit/time-range.ts';
import { orders } from '../../orders/orders.public.ts';
import { payGateways } from '../gateways/gateways.table.ts';
import { payScripts, payScriptVersions } from '../pay-scripts/pay-scripts.table.ts';
import { payScriptRuns } from './script-runs.table.ts';

type Output = OperationIO['payScriptRuns.list']['output'];
type RunRow = Output['list'][number];
type ListRequest = OperationIO['payScriptRuns.list']['handlerInput'];

const sortKeys = {
  startedAt: payScriptRuns.startedAt,
  durationMs: payScriptRuns.durationMs,
  cpuMs: payScriptRuns.cpuMs,
};

/** A run without an answer that the script understood. A forged notice says nothing about the gateway. */
export const isFailedRun = sql`(${payScriptRuns.failure} is not null or ${payScriptRuns.verdict} in ('unknown', 'failed'))`;

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

export async function listRuns(
  db: Queryable,
  { page = 1, pageSize = 20, sortBy = 'startedAt', sortOrder = 'desc', ...filter }: ListRequest,
  rowIds?: readonly string[],
): Promise<Output> {
  const [order] =
    filter.orderCode === undefined
      ? []
      : await db.select({ id: orders.id }).from(orders).where(eq(orders.orderCode, filter.orderCode));
  if (filter.orderCode !== undefined && !order) return { list: [], total: 0 };
  const conditions = and(
    given(filter.gatewayId, (id) => eq(payScriptRuns.gatewayId, id)),
    given(filter.scriptId, (id) => eq(payScriptRuns.scriptId, id)),
    given(filter.version, (version) => eq(payScriptVersions.version, version)),
    given(order, ({ id }) => eq(payScriptRuns.orderId, id)),
    given(filter.entryPoint, (entryPoint) => eq(payScriptRuns.entryPoint, entryPoint)),
    given(filter.verdict, (verdict) => eq(payScriptRuns.verdict, verdict)),
    given(filter.failure, (failure) => eq(payScriptRuns.failure, failure)),
    given(filter.startTime, (time) => gte(payScriptRuns.startedAt, time)),
    given(filter.endTime, (time) => upTo(payScriptRuns.startedAt, time)),
    selectedRows(payScriptRuns.id, rowIds),
  );
  const rows = await runRows(db, conditions)
    .orderBy(...listOrder(sortKeys, { sortBy, sortOrder }, [payScriptRuns.id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const counted = db
    .select({ id: payScriptRuns.id })
    .from(payScriptRuns)
    .innerJoin(payScriptVersions, eq(payScriptVersions.id, payScriptRuns.versionId))
    .where(conditions);
  return { list: rows.map(shownRun), total: await db.$count(counted.as('counted')) };
}

/** @throws scriptRunNotFound */
export async function showRun(db: Queryable, id: string): Promise<RunRow> {
  return shownRun(await runOf(db, id));
}

/** @throws scriptRunNotFound */
export async function runDetail(
  db: Queryable,
  id: string,
): Promise<OperationIO['payScriptRuns.detail']['output']> {
  const found = await runOf(db, id);
  const { requests, notice, choice, log } = found.run;
  return {
    run: shownRun(found),
    requests: [...requests],
    notice,
    choice: choice && { ...choice, capacity: [...choice.capacity], products: [...choice.products] },
    log: [...log],
  };
}

async function runOf(db: Queryable, id: string) {
  const [row] = await runRows(db, eq(payScriptRuns.id, id));
  if (!row) throw new BusinessError('scriptRunNotFound');
  return row;
}

const runRows = (db: Queryable, conditions: SQL | undefined) =>
  db
    .select({
      run: payScriptRuns,
      gatewayName: payGateways.name,
      scriptName: payScripts.name,
      version: payScriptVersions.version,
      orderCode: orders.orderCode,
    })
    .from(payScriptRuns)
    .leftJoin(payGateways, eq(payGateways.id, payScriptRuns.gatewayId))
    .innerJoin(payScripts, eq(payScripts.id, payScriptRuns.scriptId))
    .innerJoin(payScriptVersions, eq(payScriptVersions.id, payScriptRuns.versionId))
    .leftJoin(orders, eq(orders.id, payScriptRuns.orderId))
    .where(conditions)
    .$dynamic();

function shownRun({ run, ...names }: Awaited<ReturnType<typeof runRows>>[number]): RunRow {
  const { requests, notice: _notice, choice, log: _log, versionId: _versionId, startedAt, ...rest } = run;
  return {
    ...rest,
    ...names,
    chosenProductId: choice?.products.find(({ outcome }) => outcome === 'chosen')?.productId ?? null,
    requestCount: requests.length,
    startedAt: startedAt.toISOString(),
  };
}
