import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { selectedRows } from '../../../kit/operation/selected-rows.ts';
import { upTo } from '../../../kit/time-range.ts';
import { auditRecords } from './audit.table.ts';

export interface AuditFilter {
  readonly startTime?: Date;
  readonly endTime?: Date;
  readonly actor?: string;
  readonly role?: string;
  readonly operation?: string;
  readonly objectType?: string;
  readonly objectId?: string;
  readonly outcome?: 'success' | 'refused';
  readonly ip?: string;
  readonly requestId?: string;
}

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

export function auditConditions(filter: AuditFilter, rowIds: readonly string[] | undefined): SQL | undefined {
  const { createdAt, outcome } = auditRecords;
  return and(
    given(filter.startTime, (time) => gte(createdAt, time)),
    given(filter.endTime, (time) => upTo(createdAt, time)),
    given(filter.actor, (actor) => eq(auditRecords.actorName, actor)),
    given(filter.role, (role) => eq(auditRecords.actorRole, role)),
    given(filter.operation, (operation) => eq(auditRecords.operation, operation)),
    given(filter.objectType, (type) => eq(auditRecords.objectType, type)),
    given(filter.objectId, (id) => eq(auditRecords.objectId, id)),
    // The value is literal, so that the partial index of refused calls applies.
    given(
      filter.outcome,
      (wanted) => sql`${outcome} ${sql.raw(wanted === 'success' ? '=' : '<>')} 'success'`,
    ),
    given(filter.ip, (ip) => eq(auditRecords.ip, ip)),
    given(filter.requestId, (id) => eq(auditRecords.requestId, id)),
    selectedRows(auditRecords.id, rowIds),
  );
}
