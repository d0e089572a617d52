import { and, eq, gte, inArray, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { countUpTo } from '../../../db/count-up-to.ts';
import { afterPlace, listOrder, type Sort } from '../../../db/list-order.ts';
import type { HandlerContext, Language } from '../../../kit/operation/context.ts';
import { selectedRows } from '../../../kit/operation/selected-rows.ts';
import { decodeCursor, encodeCursor } from '../../../kit/page-cursor.ts';
import { upTo } from '../../../kit/time-range.ts';
import { resources } from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import { textOfLog } from './monitor-logs.labels.ts';
import { monitorLogs } from './monitor-logs.table.ts';
import type { MonitorLogLevel, MonitorLogPhase, MonitorLogRow } from './monitor-logs.types.ts';

export interface MonitorLogListRequest extends Sort<'createdAt'> {
  readonly page: number;
  readonly pageSize: number;
  readonly cursor?: string;
  readonly monitorId?: string;
  readonly orderCode?: string;
  readonly cardNumber?: string;
  readonly logPhase?: MonitorLogPhase;
  readonly logPhases?: readonly MonitorLogPhase[];
  readonly level?: MonitorLogLevel;
  readonly supplierId?: string;
  readonly startTime?: Date;
  readonly endTime?: Date;
}

export interface MonitorLogPage {
  list: MonitorLogRow[];
  total: number;
  nextCursor: string | null;
}

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

export async function listMonitorLogs(
  {
    db,
    language,
    rowIds,
  }: Pick<HandlerContext, 'db' | 'language'> & { readonly rowIds: HandlerContext['rowIds'] | undefined },
  { page, pageSize, cursor, sortBy, sortOrder, ...filter }: MonitorLogListRequest,
): Promise<MonitorLogPage> {
  const { id, createdAt } = monitorLogs;
  const conditions = and(
    given(filter.monitorId, (monitorId) => eq(monitorLogs.monitorId, monitorId)),
    given(filter.orderCode, (orderCode) => eq(monitorLogs.orderCode, orderCode)),
    given(filter.cardNumber, (cardNumber) => inArray(monitorLogs.resourceId, accountsWith(db, cardNumber))),
    given(filter.logPhase, (phase) => eq(monitorLogs.phase, phase)),
    given(filter.logPhases, (phases) => inArray(monitorLogs.phase, [...phases])),
    given(filter.level, (level) => eq(monitorLogs.level, level)),
    given(filter.supplierId, (supplierId) => eq(monitorLogs.supplierId, supplierId)),
    selectedRows(id, rowIds),
    given(filter.startTime, (time) => gte(createdAt, time)),
    given(filter.endTime, (time) => upTo(createdAt, time)),
  );
  const from = given(cursor, (text) => afterPlace([createdAt, id], sortOrder, decodeCursor(text)));
  const order = listOrder({ createdAt }, { sortBy, sortOrder }, [createdAt, id]);
  // An index-only scan finds the page; then only the rows of the page are read. One extra key tells whether
  // a next page exists.
  const keys = db
    .select({ id })
    .from(monitorLogs)
    .where(and(conditions, from))
    .orderBy(...order)
    .limit(pageSize + 1)
    .offset(cursor === undefined ? (page - 1) * pageSize : 0);
  const rows = await db
    .select({
      log: monitorLogs,
      resourceName: resources.name,
      cardNumber: resources.cardNumber,
      supplierName: suppliers.name,
    })
    .from(monitorLogs)
    .leftJoin(resources, eq(resources.id, monitorLogs.resourceId))
    .leftJoin(suppliers, eq(suppliers.id, monitorLogs.supplierId))
    .where(inArray(id, keys))
    .orderBy(...order);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1)?.log;
  return {
    list: shown.map((row) => toRow(row, language)),
    total: await countUpTo(db, monitorLogs, conditions),
    nextCursor: last && rows.length > pageSize ? encodeCursor(last) : null,
  };
}

const accountsWith = (db: Queryable, cardNumber: string) =>
  db.select({ id: resources.id }).from(resources).where(eq(resources.cardNumber, cardNumber));

interface FoundLog {
  readonly log: typeof monitorLogs.$inferSelect;
  readonly resourceName: string | null;
  readonly cardNumber: string | null;
  readonly supplierName: string | null;
}

function toRow({ log, resourceName, cardNumber, supplierName }: FoundLog, language: Language): MonitorLogRow {
  const { id, monitorId, resourceId, supplierId, orderCode, phase, level, details, durationMs } = log;
  const message = log.template === null ? (log.message ?? '') : textOfLog(log.template, details, language);
  return {
    id,
    monitorId,
    resourceId,
    resourceName,
    supplierId,
    supplierName,
    orderCode,
    cardNumberMasked: cardNumber === null ? null : `****${cardNumber.slice(-4)}`,
    logPhase: phase,
    level,
    message,
    details: { ...details },
    durationMs,
    createdAt: log.createdAt.toISOString(),
  };
}
