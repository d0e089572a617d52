import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { openStore, type Queryable, type Store } from '../db/connection.ts';
import { storeOnPool } from '../db/postgres-store.ts';
import { type FreshState, stateOf, tryToEmpty } from './emptied.ts';
import { KeptPool } from './kept-pool.ts';

/** A store for one test. */
export interface TestStore {
  readonly store: Store;
  /** URL for a second process; absent on the embedded store. */
  readonly databaseUrl: string | undefined;
  close(): Promise<void>;
}

/** Name prefix of the databases of one test run. `global-setup.ts` drops them at its end. */
export const runVariable = 'TEST_DATABASE_RUN';

/** A database with its tables, and a separate connection that cleans it between tests. */
interface TestDatabase {
  readonly url: string;
  readonly kept: KeptPool;
  readonly keeper: Client;
  readonly db: Queryable;
  readonly fresh: FreshState;
  drop(): Promise<void>;
}

const idleDatabases: TestDatabase[] = [];

/** Copying a database is slow and emptying one is fast, so databases of finished tests are reused. */
export async function openTestDatabase(maintenanceUrl: string): Promise<TestStore> {
  const database = idleDatabases.pop() ?? (await makeDatabase(maintenanceUrl));
  const loan = database.kept.lend();
  const store = storeOnPool(loan.pool, database.url, loan.giveBack);
  return {
    store,
    databaseUrl: database.url,
    close: async () => {
      await store.close();
      await endOthers(database);
      if ((await tryToEmpty(database.db, database.fresh)) === 'emptied') idleDatabases.push(database);
      else await database.drop();
    },
  };
}

/** Another open connection could write into the next test's database. */
async function endOthers({ keeper, kept }: TestDatabase): Promise<void> {
  await keeper.query(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
       and pid <> all ($1::int[])`,
    [kept.processIds],
  );
}

async function makeDatabase(maintenanceUrl: string): Promise<TestDatabase> {
  const name = newName();
  await onMaintenance(maintenanceUrl, `create database ${name} template ${await templateOf(maintenanceUrl)}`);
  const url = urlOf(maintenanceUrl, name);
  const keeper = new Client({ connectionString: url });
  await keeper.connect();
  const db: Queryable = drizzle(keeper);
  const kept = new KeptPool(url);
  const drop = async (): Promise<void> => {
    await kept.end();
    await keeper.end();
    await onMaintenance(maintenanceUrl, `drop database if exists ${name} with (force)`);
  };
  return { url, kept, keeper, db, fresh: await stateOf(db), drop };
}

/** Created once per worker and copied: copying is several times faster than migrating. */
let template: Promise<string> | undefined;

function templateOf(maintenanceUrl: string): Promise<string> {
  template ??= makeTemplate(maintenanceUrl);
  return template;
}

async function makeTemplate(maintenanceUrl: string): Promise<string> {
  const name = newName();
  await onMaintenance(maintenanceUrl, `create database ${name}`);
  const store = await openStore({ databaseUrl: urlOf(maintenanceUrl, name) });
  await store.close();
  return name;
}

const newName = (): string => `test_${process.env[runVariable] ?? 'alone'}_${randomBytes(8).toString('hex')}`;

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
