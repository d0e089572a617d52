import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import type { Queryable, Store } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import { exportPolicy } from './exports.policy.ts';
import { type ListExport, listExportPieces, listExports } from './exports.table.ts';

/** An export leased to this process. */
export interface TakenExport extends ListExport {
  readonly leaseId: string;
}

export interface ExportProgress {
  readonly rowCount: number;
  readonly total: number | null;
  readonly pieceCount: number;
  readonly sizeBytes: number;
}

/**
 * Leases the export that has waited longest and whose user is below the limit. An export with an expired
 * lease is started again. Several processes may run it: selection is serialized, so that no user gets more
 * places than allowed.
 */
export async function leaseExport(store: Store, now: Date): Promise<TakenExport | undefined> {
  return store.transaction(async (tx) => {
    const lock = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(${advisoryLocks.exportTaking}) as taken`,
    );
    if (!lock.rows[0]?.taken) return undefined;
    const running = sql`(select count(*) from ${listExports} as other where other.user_id = ${listExports.userId}
      and other.state = 'running' and other.lease_until >= ${now.toISOString()})`;
    const [next] = await tx
      .select({ id: listExports.id })
      .from(listExports)
      .where(
        and(
          or(
            eq(listExports.state, 'waiting'),
            and(eq(listExports.state, 'running'), lt(listExports.leaseUntil, now)),
          ),
          sql`${running} < ${exportPolicy.running}`,
        ),
      )
      .orderBy(asc(listExports.createdAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    await tx.delete(listExportPieces).where(eq(listExportPieces.exportId, next.id));
    const leaseId = newId(now);
    const [taken] = await tx
      .update(listExports)
      .set({
        state: 'running',
        leaseId,
        leaseUntil: leaseEnd(now),
        attempts: sql`${listExports.attempts} + 1`,
        startedAt: now,
        rowCount: 0,
        total: null,
        pieceCount: 0,
        sizeBytes: 0,
      })
      .where(eq(listExports.id, next.id))
      .returning();
    return taken && { ...taken, leaseId };
  });
}

const leaseEnd = (now: Date): Date => new Date(now.getTime() + exportPolicy.leaseMs);

const isMine = ({ id, leaseId }: TakenExport) =>
  and(eq(listExports.id, id), eq(listExports.leaseId, leaseId), eq(listExports.state, 'running'));

/** Returns false when this process has lost the export: cancelled, deleted, or leased to another process. */
export async function renewLease(db: Queryable, taken: TakenExport, now: Date): Promise<boolean> {
  const renewed = await db
    .update(listExports)
    .set({ leaseUntil: leaseEnd(now) })
    .where(isMine(taken))
    .returning({ id: listExports.id });
  return renewed.length > 0;
}

/** Stores pieces and progress. Returns false and stores nothing when this process has lost the lease. */
export async function saveProgress(
  tx: Queryable,
  taken: TakenExport,
  pieces: readonly Uint8Array[],
  progress: ExportProgress,
  now: Date,
): Promise<boolean> {
  const saved = await tx
    .update(listExports)
    .set({ ...progress, leaseUntil: leaseEnd(now) })
    .where(isMine(taken))
    .returning({ id: listExports.id });
  if (saved.length === 0) return false;
  const first = progress.pieceCount - pieces.length;
  for (const [at, content] of pieces.entries())
    await tx.insert(listExportPieces).values({ exportId: taken.id, index: first + at, content });
  return true;
}

type Ending =
  | { readonly state: 'done'; readonly limitReached: boolean }
  | { readonly state: 'failed'; readonly error: string };

/** Returns false when this process has lost the lease. */
export async function endExport(
  tx: Queryable,
  taken: TakenExport,
  ending: Ending,
  now: Date,
): Promise<ListExport | undefined> {
  const isFailed = ending.state === 'failed';
  const [ended] = await tx
    .update(listExports)
    .set({
      ...ending,
      leaseId: null,
      leaseUntil: null,
      finishedAt: now,
      ...(isFailed && { pieceCount: 0, sizeBytes: 0 }),
    })
    .where(isMine(taken))
    .returning();
  if (ended && isFailed) await tx.delete(listExportPieces).where(eq(listExportPieces.exportId, taken.id));
  return ended;
}

/**
 * Returns the export to the queue when this process shuts down. Another process starts it again, and it does
 * not count as an attempt.
 */
export async function handBack(tx: Queryable, taken: TakenExport): Promise<void> {
  const back = await tx
    .update(listExports)
    .set({
      state: 'waiting',
      leaseId: null,
      leaseUntil: null,
      attempts: sql`${listExports.attempts} - 1`,
      rowCount: 0,
      pieceCount: 0,
      sizeBytes: 0,
    })
    .where(isMine(taken))
    .returning({ id: listExports.id });
  if (back.length > 0) await tx.delete(listExportPieces).where(eq(listExportPieces.exportId, taken.id));
}
