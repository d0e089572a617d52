import { createHmac } from 'node:crypto';
import type { AuditRow } from './audit.table.ts';

/** Previous hash of the first record. */
export const chainStart = '0'.repeat(64);

/**
 * Hash that links a record to all earlier ones. Keyed, so that write access to the database without the
 * master key is not enough to forge a chain over altered records.
 */
export function chainHash(key: Uint8Array, previousHash: string, position: number, row: AuditRow): string {
  const content = [
    position,
    row.id,
    row.operation,
    row.outcome,
    row.actorKind,
    row.actorId,
    row.actorName,
    row.actorRole,
    row.objectType,
    row.objectId,
    canonical(row.before),
    canonical(row.after),
    row.ip,
    row.userAgent,
    row.requestId,
    row.createdAt.toISOString(),
  ];
  return createHmac('sha256', key).update(previousHash).update(JSON.stringify(content)).digest('hex');
}

/** Sorts keys, because JSON columns return them in another order than written. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, item]) => [name, canonical(item)]),
  );
}
