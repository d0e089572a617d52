import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { countUpTo } from '../../../db/count-up-to.ts';
import { afterPlace, listOrder, type Sort } from '../../../db/list-order.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { decodeCursor, encodeCursor } from '../../../kit/page-cursor.ts';
import { type AuditFilter, auditConditions } from './audit.filters.ts';
import type { AuditService } from './audit.service.ts';
import { type AuditRow, auditRecords } from './audit.table.ts';

interface AuditListRequest extends AuditFilter, Sort<'createdAt'> {
  readonly page: number;
  readonly pageSize: number;
  readonly cursor?: string;
}

export async function listAuditRecords(
  db: Queryable,
  { page, pageSize, cursor, sortBy, sortOrder, ...filter }: AuditListRequest,
  rowIds: readonly string[] | undefined,
) {
  const { createdAt, id } = auditRecords;
  const conditions = auditConditions(filter, rowIds);
  const last = cursor === undefined ? undefined : decodeCursor(cursor);
  // One row more than requested shows whether there is a next page.
  const rows = await db
    .select()
    .from(auditRecords)
    .where(and(conditions, last && afterPlace([createdAt, id], sortOrder, last)))
    .orderBy(...listOrder({ createdAt }, { sortBy, sortOrder }, [createdAt, id]))
    .limit(pageSize + 1)
    .offset(last ? 0 : (page - 1) * pageSize);
  const shown = rows.slice(0, pageSize);
  const end = shown.at(-1);
  return {
    list: shown.map(toRecord),
    total: await countUpTo(db, auditRecords, conditions),
    nextCursor: end && rows.length > pageSize ? encodeCursor(end) : null,
  };
}

export async function auditRecordDetail(db: Queryable, audit: AuditService, id: string) {
  const [row] = await db.select().from(auditRecords).where(eq(auditRecords.id, id));
  if (!row) throw new RequestFault('notFound');
  const jsonOf = (value: unknown) => (value === null ? null : JSON.stringify(value));
  return {
    record: toRecord(row),
    before: jsonOf(row.before),
    after: jsonOf(row.after),
    chain: await audit.linkOf(db, row),
  };
}

function toRecord(row: AuditRow) {
  const { id, operation, outcome, actorKind, actorName, actorRole, objectType, objectId } = row;
  const { ip, userAgent, requestId, position, createdAt } = row;
  return {
    ...{ id, createdAt: createdAt.toISOString(), operation, outcome, actorKind, actorName, actorRole },
    ...{ objectType, objectId, ip, userAgent, requestId, position },
  };
}
