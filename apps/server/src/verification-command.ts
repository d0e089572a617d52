import { existsSync } from 'node:fs';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openStore, type Store } from './db/connection.ts';
import { FolderLockedError } from './db/folder-lock.ts';
import { sqlStateOf } from './db/retry.ts';

/** Why the check could not run. */
export class NothingToVerify extends Error {}

const undefinedTable = '42P01';
const couldNotLook = 2;

/**
 * Runs a check of live data and sets the exit code: 0 all holds, 1 a violation was found, 2 the check could
 * not run. It creates no folder and no table.
 *
 * @param what is missing from a database that the platform has never used
 * @param check prints its findings to the standard output and returns whether all holds
 */
export async function runVerification(
  what: string,
  check: (store: Store, config: Config) => Promise<boolean>,
): Promise<void> {
  try {
    process.exitCode = (await verifyStore(what, check)) ? 0 : 1;
  } catch (error) {
    if (!isForThePerson(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = couldNotLook;
  }
}

async function verifyStore(
  what: string,
  check: (store: Store, config: Config) => Promise<boolean>,
): Promise<boolean> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined && !existsSync(dataDir)) {
    throw new NothingToVerify(`There is no data in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  }
  const store = await openStore(
    databaseUrl === undefined ? { dataDir } : { databaseUrl, skipMigrations: true },
  );
  try {
    return await check(store, config);
  } catch (error) {
    if (sqlStateOf(error) !== undefinedTable) throw error;
    throw new NothingToVerify(`This database holds no ${what}.`, { cause: error });
  } finally {
    await store.close();
  }
}

const isForThePerson = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof FolderLockedError || error instanceof NothingToVerify;
