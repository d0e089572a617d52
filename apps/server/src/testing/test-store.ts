import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { appendOnlySql } from '../db/append-only.ts';
import { openStore, type Store } from '../db/connection.ts';
import { openEmbeddedStore } from '../db/embedded-store.ts';
import { migrationsFolder } from '../db/migrations-folder.ts';

const dumpFolder = fileURLToPath(new URL('../../node_modules/.cache/test-store', import.meta.url));

/** Which store the tests run on; `npm test` runs them on both. */
export const testStoreKind = process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded';

export interface TestStore {
  readonly store: Store;
  /** A second process would open this; absent on the embedded store. */
  readonly databaseUrl: string | undefined;
  close(): Promise<void>;
}

/** An empty store of its own: in memory, or a new database on the PostgreSQL of TEST_DATABASE_URL. */
export async function openTestStore(): Promise<TestStore> {
  const maintenanceUrl = process.env.TEST_DATABASE_URL;
  return maintenanceUrl ? openTestDatabase(maintenanceUrl) : openEmbeddedTestStore();
}

const idleStores: Store[] = [];

/** Opening the embedded engine takes long, emptying one moments: those that a test gives back are used again. */
async function openEmbeddedTestStore(): Promise<TestStore> {
  const store = idleStores.pop() ?? (await openFromDump());
  return {
    store,
    databaseUrl: undefined,
    close: async () => {
      await emptyTables(store);
      idleStores.push(store);
    },
  };
}

/** Made once for each state of the migrations: loading a dump is several times faster than making a store. */
async function openFromDump(): Promise<Store> {
  const path = join(dumpFolder, `${await migrationsHash()}.tar`);
  const dump = await readFile(path).catch(() => undefined);
  if (dump) return openEmbeddedStore({ dump: new Blob([dump]) });
  const store = await openEmbeddedStore({});
  // Dumps of other migrations are of no more use.
  await rm(dumpFolder, { recursive: true, force: true });
  await mkdir(dumpFolder, { recursive: true });
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  const bytes = new Uint8Array(await (await store.dump()).arrayBuffer());
  // Another worker may be doing the same; whose dump stays does not matter, nor whether one stays at all.
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

async function emptyTables(store: Store): Promise<void> {
  const tables = await store.db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const names = tables.rows.map((table) => table.name).join(', ');
  await store.db.execute(sql.raw(`truncate ${names} restart identity cascade`));
}

/** Made once a worker and copied for each test: copying is several times faster than bringing up to date. */
let template: Promise<string> | undefined;

async function openTestDatabase(maintenanceUrl: string): Promise<TestStore> {
  template ??= makeTemplate(maintenanceUrl);
  const name = newName();
  await onMaintenance(maintenanceUrl, `create database ${name} template ${await template}`);
  const databaseUrl = urlOf(maintenanceUrl, name);
  const store = await openStore({ databaseUrl });
  return {
    store,
    databaseUrl,
    close: async () => {
      await store.close();
      await onMaintenance(maintenanceUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function makeTemplate(maintenanceUrl: string): Promise<string> {
  const name = newName();
  await onMaintenance(maintenanceUrl, `create database ${name}`);
  const store = await openStore({ databaseUrl: urlOf(maintenanceUrl, name) });
  await store.close();
  return name;
}

const newName = (): string => `test_${randomBytes(8).toString('hex')}`;

function urlOf(maintenanceUrl: string, name: string): string {
  const url = new URL(maintenanceUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onMaintenance(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
