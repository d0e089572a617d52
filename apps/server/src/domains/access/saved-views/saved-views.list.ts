import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { users } from '../users/users.table.ts';
import { type Viewer, viewsPerPerson } from './saved-views.service.ts';
import { type SavedView, savedViewDefaults, savedViews } from './saved-views.table.ts';

export interface ListedView {
  readonly view: SavedView;
  readonly ownerName: string;
  readonly isDefault: boolean;
}

/** The caller's own views of a screen's list, then those shared with the caller's role. Both are limited. */
export async function viewsOf(
  db: Queryable,
  { userId, role }: Viewer,
  list: string,
  screen: string,
): Promise<{ list: ListedView[]; total: number }> {
  const ofList = and(eq(savedViews.list, list), eq(savedViews.screen, screen));
  const own = and(ofList, eq(savedViews.userId, userId));
  const shared = and(ofList, eq(savedViews.sharedRole, role), ne(savedViews.userId, userId));
  const chosen = await defaultOf(db, userId, screen);
  const read = async (condition: typeof own) => {
    const rows = await db
      .select({ view: savedViews, ownerName: users.nickname })
      .from(savedViews)
      .innerJoin(users, eq(users.id, savedViews.userId))
      .where(condition)
      .orderBy(asc(savedViews.name), asc(savedViews.id))
      .limit(viewsPerPerson);
    return rows.map((row): ListedView => ({ ...row, isDefault: row.view.id === chosen }));
  };
  return {
    list: [...(await read(own)), ...(await read(shared))],
    total: await db.$count(savedViews, or(own, shared) ?? sql`false`),
  };
}

async function defaultOf(db: Queryable, userId: string, screen: string) {
  const [chosen] = await db
    .select({ viewId: savedViewDefaults.viewId })
    .from(savedViewDefaults)
    .where(and(eq(savedViewDefaults.userId, userId), eq(savedViewDefaults.screen, screen)));
  return chosen?.viewId;
}

/** One view as in its list, for the answer to a change. */
export async function listedView(db: Queryable, { userId }: Viewer, view: SavedView): Promise<ListedView> {
  const [owner] = await db.select({ name: users.nickname }).from(users).where(eq(users.id, view.userId));
  const defaults = await db.$count(
    savedViewDefaults,
    and(eq(savedViewDefaults.userId, userId), eq(savedViewDefaults.viewId, view.id)),
  );
  return { view, ownerName: owner?.name ?? '', isDefault: defaults > 0 };
}
