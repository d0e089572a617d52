import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { constraintOf } from '../../../db/constraint.ts';
import { newId } from '../../../kit/ids.ts';
import type { Role, UserActor } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { users } from '../users/users.table.ts';
import { mayOpenList } from './saved-views.lists.ts';
import { type SavedView, savedViewDefaults, savedViews } from './saved-views.table.ts';
import type { SavedViewState } from './saved-views.types.ts';

export const viewsPerPerson = 100;
const largestStateBytes = 8192;

export type Viewer = Pick<UserActor, 'userId' | 'role'>;

export interface NewSavedView {
  readonly list: string;
  readonly screen: string;
  readonly name: string;
  readonly state: SavedViewState;
}

export async function addView(
  tx: Queryable,
  viewer: Viewer,
  view: NewSavedView,
  now: Date,
): Promise<SavedView> {
  if (!mayOpenList(view.list, viewer.role)) throw new BusinessError('forbidden');
  checkSize(view.state);
  await lockUserRow(tx, viewer.userId);
  const count = await tx.$count(savedViews, eq(savedViews.userId, viewer.userId));
  if (count >= viewsPerPerson) throw new BusinessError('savedViewLimit', { limit: viewsPerPerson });
  const row: SavedView = {
    ...view,
    id: newId(now),
    userId: viewer.userId,
    sharedRole: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  await uniqueName(view.name, () => tx.insert(savedViews).values(row));
  return row;
}

export interface ViewChange {
  readonly id: string;
  /** Version that the change is based on. */
  readonly version: number;
  readonly name?: string;
  readonly state?: SavedViewState;
}

/** The view before and after a change, for the audit trail. */
export interface Changed {
  readonly before: SavedView;
  readonly after: SavedView;
}

/** @throws conflict when the view was saved by another window since it was read. */
export async function updateView(
  tx: Queryable,
  { userId }: Viewer,
  { id, version, ...changes }: ViewChange,
  now: Date,
): Promise<Changed> {
  const before = await lockView(tx, id);
  if (before.userId !== userId) throw new BusinessError('savedViewNotFound');
  if (before.version !== version) throw new BusinessError('conflict');
  if (changes.state) checkSize(changes.state);
  return uniqueName(changes.name ?? before.name, () => write(tx, before, changes, now));
}

/** Shares the caller's own view with a role that may open its list, or withdraws any shared view. */
export async function shareView(
  tx: Queryable,
  { userId }: Viewer,
  id: string,
  role: Role | null,
  now: Date,
): Promise<Changed> {
  const before = await lockView(tx, id);
  const withdraws = role === null && before.sharedRole !== null;
  if (before.userId !== userId && !withdraws) throw new BusinessError('savedViewNotFound');
  if (role !== null && !mayOpenList(before.list, role)) throw new BusinessError('savedViewNotShareable');
  return write(tx, before, { sharedRole: role }, now);
}

export async function deleteView(tx: Queryable, { userId }: Viewer, id: string): Promise<SavedView> {
  const view = await lockView(tx, id);
  if (view.userId !== userId) throw new BusinessError('savedViewNotFound');
  await tx.delete(savedViews).where(eq(savedViews.id, id));
  return view;
}

export async function chooseDefault(
  tx: Queryable,
  { userId, role }: Viewer,
  screen: string,
  id: string | null,
): Promise<void> {
  const { userId: owner, screen: page } = savedViewDefaults;
  if (id === null) {
    await tx.delete(savedViewDefaults).where(and(eq(owner, userId), eq(page, screen)));
    return;
  }
  const view = await lockView(tx, id);
  const visible = view.userId === userId || view.sharedRole === role;
  if (!visible || view.screen !== screen) throw new BusinessError('savedViewNotFound');
  await lockUserRow(tx, userId);
  const others = await tx.$count(savedViewDefaults, and(eq(owner, userId), sql`${page} <> ${screen}`));
  if (others >= viewsPerPerson) throw new BusinessError('savedViewLimit', { limit: viewsPerPerson });
  await tx
    .insert(savedViewDefaults)
    .values({ userId, screen, viewId: id })
    .onConflictDoUpdate({ target: [owner, page], set: { viewId: id } });
}

async function write(
  tx: Queryable,
  before: SavedView,
  changes: Partial<Pick<SavedView, 'name' | 'state' | 'sharedRole'>>,
  now: Date,
): Promise<Changed> {
  const after = { ...before, ...changes, version: before.version + 1, updatedAt: now };
  await tx
    .update(savedViews)
    .set({ ...changes, version: after.version, updatedAt: now })
    .where(eq(savedViews.id, before.id));
  return { before, after };
}

async function lockView(tx: Queryable, id: string): Promise<SavedView> {
  const [view] = await tx.select().from(savedViews).where(eq(savedViews.id, id)).for('update');
  if (!view) throw new BusinessError('savedViewNotFound');
  return view;
}

/**
 * Serializes additions per user, so that the limit holds. Rows that refer to the user, such as sessions, can
 * still be inserted.
 */
async function lockUserRow(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

function checkSize(state: SavedViewState): void {
  if (Buffer.byteLength(JSON.stringify(state)) > largestStateBytes)
    throw new BusinessError('savedViewTooLarge', { limit: largestStateBytes });
}

async function uniqueName<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (constraintOf(error) === 'saved_views_name') throw new BusinessError('savedViewNameTaken', { name });
    throw error;
  }
}
