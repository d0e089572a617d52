import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { appendOnlySql } from '../db/append-only.ts';
import type { Store } from '../db/connection.ts';
import { openEmbeddedStore } from '../db/embedded-store.ts';
import { migrationsFolder } from '../db/migrations-folder.ts';
import { type FreshState, stateOf, tryToEmpty } from './emptied.ts';
import { openTestDatabase, type TestStore } from './test-database.ts';

export type { TestStore };

const dumpFolder = fileURLToPath(new URL('../../node_modules/.cache/test-store', import.meta.url));

/** The store that the tests run on; `npm test` runs them on both. */
export const testStoreKind = process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded';

/** An empty store: in memory, or a database on the PostgreSQL of TEST_DATABASE_URL. */
export async function openTestStore(): Promise<TestStore> {
  const maintenanceUrl = process.env.TEST_DATABASE_URL;
  return maintenanceUrl ? openTestDatabase(maintenanceUrl) : openEmbeddedTestStore();
}

interface IdleStore {
  readonly store: Store;
  readonly fresh: FreshState;
}

const idleStores: IdleStore[] = [];

/** Opening the embedded engine is slow and emptying one is fast, so stores of finished tests are reused. */
async function openEmbeddedTestStore(): Promise<TestStore> {
  const idle = idleStores.pop() ?? (await openIdleStore());
  const { store, fresh } = idle;
  return {
    store,
    databaseUrl: undefined,
    close: async () => {
      const outcome = await tryToEmpty(store.db, fresh);
      if (outcome === 'changed') return store.close();
      if (outcome === 'tooLarge') await truncateTables(store);
      idleStores.push(idle);
    },
  };
}

async function openIdleStore(): Promise<IdleStore> {
  const store = await openFromDump();
  return { store, fresh: await stateOf(store.db) };
}

/**
 * The dump is made once per state of the migrations. Loading it is several times faster than creating a
 * store.
 */
async function openFromDump(): Promise<Store> {
  const path = join(dumpFolder, `${await migrationsHash()}.tar`);
  const dump = await readFile(path).catch(() => undefined);
  if (dump) return openEmbeddedStore({ dump: new Blob([dump]) });
  const store = await openEmbeddedStore({});
  // Dumps of other migrations are useless.
  await rm(dumpFolder, { recursive: true, force: true });
  await mkdir(dumpFolder, { recursive: true });
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  const bytes = new Uint8Array(await (await store.dump()).arrayBuffer());
  // Another worker may do the same. It does not matter whose dump remains, or whether one does.
  await writeFile(draft, bytes)
    .then(() => rename(draft, path))
    .catch(() => undefined);
  return store;
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256').update(appendOnlySql);
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of [...names, 'meta/_journal.json'])
    hash.update(await readFile(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Also truncates the files. */
async function truncateTables(store: Store): Promise<void> {
  const tables = await store.db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const names = tables.rows.map((table) => table.name).join(', ');
  await store.db.execute(sql.raw(`truncate ${names} restart identity cascade`));
}
