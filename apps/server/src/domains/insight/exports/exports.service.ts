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
  | 'filterNotes'
  | 'selection'
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

/** The event about an export, sent only to its user. */
export const exportEvent = ({ id, userId }: Pick<ListExport, 'id' | 'userId'>): FanoutEvent => ({
  topic: 'system',
  type: 'export.updated',
  id,
  userId,
});

/** @throws exportsRunning when the user has reached the limit of open exports */
export async function addExport(tx: Queryable, asked: NewExport, now: Date): Promise<ListExport> {
  // Calls of one user are serialized. Otherwise two at once could both take the last place.
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

/** The user's exports that have not expired, newest first. */
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

/** @throws exportNotFound also for an export of another user, and for an expired one */
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

/** @throws exportNotReady before the export is done, and for a piece that does not exist */
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

/**
 * Cancels a waiting or running export. Its writer notices at the next page. A finished export does not
 * change.
 */
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

/** Deletes an export with its pieces. A process that is writing it notices at the next page. */
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
 * Deletes expired files, a few per statement. The data-clear cycle does not cover them: it counts in days,
 * and these files are copies. The audit trail keeps a record of each export.
 */
export async function deleteExpiredExports(db: Queryable, now: Date): Promise<void> {
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

/** Events of exports. */
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
