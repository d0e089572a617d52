import { and, count, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { advisoryLockGroups } from '../../../db/advisory-locks.ts';
import type { Queryable } from '../../../db/connection.ts';
import type { ExportSource } from '../../../kit/exporting/export-source.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { exportPolicy } from './exports.policy.ts';
import { type ListExport, listExportPieces, listExports } from './exports.table.ts';
import type { ExportCompression, ExportFormat } from './exports.types.ts';

/** Every list that can be exported. */
export type ExportSources = ReadonlyMap<string, ExportSource>;

export type NewExport = Pick<
  ListExport,
  | 'id'
  | 'userId'
  | 'account'
  | 'role'
  | 'sessionId'
  | 'operation'
  | 'filters'
  | 'columns'
  | 'format'
  | 'language'
  | 'timeZone'
  | 'fileName'
  | 'requestId'
  | 'ip'
  | 'userAgent'
>;

export const compressionOf = (format: ExportFormat): ExportCompression =>
  format === 'csv' ? 'gzip' : 'none';

/** What its user, and nobody else, is to hear. */
export const exportEvent = ({ id, userId }: Pick<ListExport, 'id' | 'userId'>): FanoutEvent => ({
  topic: 'system',
  type: 'export.updated',
  id,
  userId,
});

/** @throws exportsRunning where the user has as many open as he may. */
export async function addExport(tx: Queryable, asked: NewExport, now: Date): Promise<ListExport> {
  // Whoever counts his own does so one at a time: two calls at once must not both find the last place.
  await tx.execute(
    sql`select pg_advisory_xact_lock(${advisoryLockGroups.exportsOfUser}, hashtext(${asked.userId}))`,
  );
  const [open] = await tx
    .select({ count: count() })
    .from(listExports)
    .where(and(eq(listExports.userId, asked.userId), inArray(listExports.state, ['waiting', 'running'])));
  if (open && open.count >= exportPolicy.open)
    throw new BusinessError('exportsRunning', { count: open.count });
  await makeRoom(tx, asked.userId);
  const [added] = await tx
    .insert(listExports)
    .values({ ...asked, createdAt: now, expiresAt: new Date(now.getTime() + exportPolicy.keptMs) })
    .returning();
  if (!added) throw new Error('An export that was just written is not there.');
  return added;
}

async function makeRoom(tx: Queryable, userId: string): Promise<void> {
  const oldest = tx
    .select({ id: listExports.id })
    .from(listExports)
    .where(and(eq(listExports.userId, userId), inArray(listExports.state, ['done', 'failed', 'cancelled'])))
    .orderBy(desc(listExports.createdAt))
    .offset(exportPolicy.kept - 1);
  await tx.delete(listExports).where(inArray(listExports.id, oldest));
}

/** One's own that have not expired, newest first. */
export async function exportsOf(
  db: Queryable,
  userId: string,
  now: Date,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ rows: ListExport[]; total: number }> {
  const own = and(eq(listExports.userId, userId), gt(listExports.expiresAt, now));
  const rows = await db
    .select()
    .from(listExports)
    .where(own)
    .orderBy(desc(listExports.createdAt), desc(listExports.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(listExports, own) };
}

/** @throws exportNotFound also for another's and for one that has expired. */
export async function ownExport(
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  userId: string,
  id: string,
): Promise<ListExport> {
  const [found] = await db
    .select()
    .from(listExports)
    .where(and(eq(listExports.id, id), eq(listExports.userId, userId), gt(listExports.expiresAt, now)));
  if (!found) throw new BusinessError('exportNotFound');
  return found;
}

/** @throws exportNotReady before it is done, and for a piece that it does not have. */
export async function pieceOf(
  context: Pick<HandlerContext, 'db' | 'now'>,
  userId: string,
  { id, index }: { readonly id: string; readonly index: number },
): Promise<{ file: ListExport; content: Uint8Array }> {
  const file = await ownExport(context, userId, id);
  if (file.state !== 'done' || index >= file.pieceCount) throw new BusinessError('exportNotReady');
  const [piece] = await context.db
    .select({ content: listExportPieces.content })
    .from(listExportPieces)
    .where(and(eq(listExportPieces.exportId, id), eq(listExportPieces.index, index)));
  if (!piece) throw new BusinessError('exportNotReady');
  return { file, content: piece.content };
}

/** Ends one that waits or runs; whoever writes it finds that out at its next page. One that has ended stays as it is. */
export async function cancelExport(
  context: Pick<HandlerContext, 'db' | 'now'>,
  userId: string,
  id: string,
): Promise<ListExport> {
  const { db: tx, now } = context;
  const [cancelled] = await tx
    .update(listExports)
    .set({
      state: 'cancelled',
      leaseId: null,
      leaseUntil: null,
      finishedAt: now,
      pieceCount: 0,
      sizeBytes: 0,
    })
    .where(
      and(
        eq(listExports.id, id),
        eq(listExports.userId, userId),
        inArray(listExports.state, ['waiting', 'running']),
      ),
    )
    .returning();
  if (!cancelled) return ownExport(context, userId, id);
  await tx.delete(listExportPieces).where(eq(listExportPieces.exportId, id));
  return cancelled;
}

/** Whoever writes it finds that out at its next page, and its pieces go with it. */
export async function deleteExport(
  context: Pick<HandlerContext, 'db' | 'now'>,
  userId: string,
  id: string,
): Promise<ListExport> {
  const found = await ownExport(context, userId, id);
  await context.db.delete(listExports).where(eq(listExports.id, id));
  return found;
}

const forgottenAtOnce = 20;

/**
 * Deletes files whose day is over, a few in each statement. They are copies, and the audit trail keeps who made them: the
 * data-clear cycle, which counts in many days, has nothing to do with them.
 */
export async function forgetExpiredExports(db: Queryable, now: Date): Promise<void> {
  for (let gone = forgottenAtOnce; gone === forgottenAtOnce; ) {
    const expired = db
      .select({ id: listExports.id })
      .from(listExports)
      .where(lte(listExports.expiresAt, now))
      .limit(forgottenAtOnce)
      .for('update', { skipLocked: true });
    gone = (
      await db.delete(listExports).where(inArray(listExports.id, expired)).returning({ id: listExports.id })
    ).length;
  }
}

/** What is pushed about exports. */
export async function exportEvents(db: Queryable, ids: readonly string[]) {
  const { id, operation, state, rowCount, total } = listExports;
  const rows = await db
    .select({ id, operation, state, rowCount, total })
    .from(listExports)
    .where(inArray(listExports.id, [...ids]));
  return new Map(
    rows.map((row) => [row.id, { topic: 'system' as const, type: 'export.updated' as const, ...row }]),
  );
}
