import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Queryable } from '../../../db/connection.ts';
import { migrationsFolder } from '../../../db/migrations-folder.ts';
import { newId } from '../../../kit/ids.ts';
import type { Role } from '../../../kit/operation/context.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const migration = readFileSync(join(migrationsFolder, '0001_saved_view_screens.sql'), 'utf8');

interface OldView {
  readonly owner: Role;
  readonly list?: string;
  readonly name: string;
  readonly sharedRole?: Role;
  readonly filters?: readonly { readonly name: string; readonly text: string }[];
  /** Screens that open with the view, for the owner. */
  readonly opens?: readonly string[];
}

/** Removes what the migration adds, writes views as they were before it, and applies it. */
async function migrated(tx: Queryable, views: readonly OldView[]): Promise<void> {
  await tx.execute(sql`drop index saved_views_name`);
  await tx.execute(sql`drop index saved_views_shared`);
  await tx.execute(sql`alter table saved_views drop column screen`);
  await tx.execute(sql`create unique index saved_views_name on saved_views (user_id, list, name)`);
  await tx.execute(sql`create index saved_views_shared on saved_views (shared_role, list)`);
  for (const { owner, list = 'orders.list', name, sharedRole = null, filters = [], opens = [] } of views) {
    const id = newId(app.clock.now());
    const state = JSON.stringify({ filters, ranges: [], sort: null, columns: null });
    await tx.execute(sql`
      insert into saved_views (id, user_id, list, name, state, shared_role, created_at, updated_at)
      values (${id}, ${app.ids[owner]}, ${list}, ${name}, ${state}::jsonb, ${sharedRole}, now(), now())`);
    for (const screen of opens)
      await tx.execute(
        sql`insert into saved_view_defaults (user_id, screen, view_id) values (${app.ids[owner]}, ${screen}, ${id})`,
      );
  }
  for (const statement of migration.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
}

/** The result of a migration, which is rolled back. */
async function after(views: readonly OldView[]): Promise<{ views: string[]; defaults: string[] }> {
  const undo = new Error('undo');
  const found = { views: [] as string[], defaults: [] as string[] };
  const attempt = app.store.transaction(async (tx) => {
    await migrated(tx, views);
    const kept = await tx.execute<{ line: string }>(sql`
      select concat_ws(' ', name, screen, shared_role) as line from saved_views order by 1`);
    const opening = await tx.execute<{ line: string }>(sql`
      select concat_ws(' ', d.screen, v.name) as line from saved_view_defaults d
      join saved_views v on v.id = d.view_id and v.screen = d.screen order by 1`);
    found.views = kept.rows.map(({ line }) => line);
    found.defaults = opening.rows.map(({ line }) => line);
    throw undo;
  });
  await expect(attempt).rejects.toBe(undo);
  return found;
}

test('an earlier view stays with every screen that could show it', async () => {
  const { views } = await after([
    { owner: 'admin', name: 'a' },
    { owner: 'supplier', name: 'b' },
    { owner: 'merchant', name: 'c' },
    { owner: 'superAdmin', name: 'd', list: 'orderCallbacks.list' },
    { owner: 'superAdmin', name: 'e', list: 'errorLogs.listGroups' },
    { owner: 'superAdmin', name: 'f', list: 'statements.list' },
  ]);
  expect(views).toEqual([
    'a /order/list',
    'b /order/list/supplier',
    'b /order/list/supplierProxy',
    'c /order/list/merchant',
    'd /orderCallback',
    'e /error_logger_page',
    'f /statements/list',
  ]);
});

test('an earlier view of payouts goes to the lists of payouts', async () => {
  const filters = [{ name: 'orderType', text: '2' }];
  const { views, defaults } = await after([
    { owner: 'admin', name: 'a', filters, opens: ['/order/list'] },
    { owner: 'supplier', name: 'b', filters },
  ]);
  expect(views).toEqual([
    'a /payProxyOrder/list',
    'b /payProxyOrder/list/supplier',
    'b /payProxyOrder/list/supplierProxy',
  ]);
  expect(defaults).toEqual([]);
});

test('an earlier shared view stays with its role, where the role has other screens as a copy', async () => {
  const { views } = await after([
    { owner: 'admin', name: 'a', sharedRole: 'customerService' },
    { owner: 'admin', name: 'b', sharedRole: 'supplier' },
    { owner: 'superAdmin', name: 'c', sharedRole: 'merchant' },
  ]);
  expect(views).toEqual([
    'a /order/list customerService',
    'b /order/list',
    'b /order/list/supplier supplier',
    'b /order/list/supplierProxy supplier',
    'c /order/list',
    'c /order/list/merchant merchant',
  ]);
});

test('an earlier default stays with its screen, also with that of a copy of the screen', async () => {
  const { defaults } = await after([
    { owner: 'customerService', name: 'a', opens: ['/order/list/customerService'] },
    { owner: 'supplier', name: 'b', opens: ['/order/list/supplier', '/order/list/supplierProxy'] },
    {
      owner: 'technicalMaintenance',
      name: 'c',
      list: 'orderCallbacks.list',
      opens: ['/orderCallback/readonly'],
    },
    { owner: 'technicalMaintenance', name: 'd', list: 'orderCallbacks.list', opens: ['/orderCallback'] },
  ]);
  expect(defaults).toEqual([
    '/order/list a',
    '/order/list/supplier b',
    '/order/list/supplierProxy b',
    '/orderCallback d',
  ]);
});
