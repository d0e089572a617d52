import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Sort } from '../../../db/list-order.ts';
import { createdPage } from '../../../kit/created-page.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
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
  const request = { page, pageSize, cursor, sortBy, sortOrder };
  const { rows, ...rest } = await createdPage(
    db,
    auditRecords,
    auditConditions(filter, rowIds),
    request,
    async ({ where, orderBy, limit, offset }) =>
      db
        .select()
        .from(auditRecords)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  );
  return { list: rows.map(toRecord), ...rest };
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
