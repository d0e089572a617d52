import { sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import type { Clearable, ClearedRows } from '../../../db/clear-rows.ts';
import type { Queryable, Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import { newId } from '../../../kit/ids.ts';
import type { HandlerContext, SettingsReader } from '../../../kit/operation/context.ts';
import type { AuditRecord } from '../../../kit/operation/ports.ts';
import { dataClearings } from './data-clearing.table.ts';

/**
 * A kind of record that the data-clear cycle clears. The ledger, orders and the audit trail are never
 * cleared.
 */
export interface ClearingSubject extends Clearable {
  readonly name: string;
}

export interface ClearingParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: SettingsReader;
  readonly subjects: readonly ClearingSubject[];
  readonly writeAudit: (tx: Queryable, records: readonly AuditRecord[]) => Promise<void>;
  /** Called after each transaction; waits while requests are pending, which have priority. */
  readonly yieldToRequests?: (workedMs: number) => Promise<void>;
  readonly rowsAtOnce?: number;
}

const dayMs = 86_400_000;
const defaultRowsAtOnce = 1_000;

/**
 * Clears records older than DataClearCycle, in short transactions, until none is left. Several processes may
 * run it: one clears at a time, the others skip. The setting is read for each transaction, so that raising it
 * stops a running clearing.
 */
export async function clearOldData(parts: ClearingParts): Promise<number> {
  const { store, settings, rowsAtOnce = defaultRowsAtOnce, yieldToRequests } = parts;
  let total = 0;
  for (;;) {
    const startedAt = performance.now();
    const cycleDays = await settings.get('DataClearCycle');
    const count = await store.transaction((tx) => clearOnce(tx, parts, { cycleDays, rowsAtOnce }));
    total += count;
    if (count < rowsAtOnce) return total;
    await yieldToRequests?.(performance.now() - startedAt);
  }
}

/** Counts what a run at this moment would clear. */
export async function previewClearing(
  { db, now, settings }: Pick<HandlerContext, 'db' | 'now' | 'settings'>,
  subjects: readonly ClearingSubject[],
) {
  const cycleDays = await settings.get('DataClearCycle');
  const clearedBefore = new Date(now.getTime() - cycleDays * dayMs);
  const counted = [];
  for (const { name, count } of subjects)
    counted.push({ subject: name, ...(await count(db, clearedBefore)) });
  return { cycleDays, clearedBefore: clearedBefore.toISOString(), subjects: counted };
}

/** Deletes the rows and writes the checkpoint and the audit record in one transaction. */
async function clearOnce(
  tx: Queryable,
  parts: ClearingParts,
  { cycleDays, rowsAtOnce }: { readonly cycleDays: number; readonly rowsAtOnce: number },
): Promise<number> {
  const lock = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.dataClearing}) as taken`,
  );
  if (!lock.rows[0]?.taken) return 0;
  const now = parts.clock.now();
  const clearedBefore = new Date(now.getTime() - cycleDays * dayMs);
  const cleared: Record<string, ClearedRows> = {};
  let rowCount = 0;
  for (const subject of parts.subjects) {
    if (rowCount >= rowsAtOnce) break;
    const rows = await subject.clear(tx, clearedBefore, rowsAtOnce - rowCount);
    if (!rows) continue;
    cleared[subject.name] = rows;
    rowCount += rows.count;
  }
  if (rowCount === 0) return 0;
  const id = newId(now);
  await tx.insert(dataClearings).values({ id, cycleDays, clearedBefore, rowCount, cleared, createdAt: now });
  const counts = Object.fromEntries(Object.entries(cleared).map(([name, { count }]) => [name, count]));
  await parts.writeAudit(tx, [
    {
      operation: 'system.clearData',
      outcome: 'success',
      actor: { kind: 'system' },
      facts: { requestId: id, receivedAt: now, ip: '', userAgent: '' },
      objectType: 'dataClearing',
      objectId: id,
      after: { cycleDays, clearedBefore: clearedBefore.toISOString(), ...counts },
    },
  ]);
  return rowCount;
}
