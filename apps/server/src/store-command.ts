import { existsSync } from 'node:fs';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openStore, type Store } from './db/connection.ts';
import { FolderLockedError } from './db/folder-lock.ts';
import { sqlStateOf } from './db/retry.ts';
import { readMasterKey } from './kit/secrets/master-key.ts';
import { SecretBox } from './kit/secrets/secret-box.ts';

/** Why the command could not run. */
export class CommandRefusal extends Error {}

const undefinedTable = '42P01';
const couldNotRun = 2;

/**
 * Runs a command on live data and sets the exit code: 0 it succeeded (a check: all holds), 1 it did not, 2 it could
 * not run. It creates no folder and no table.
 *
 * @param what is missing from a database that the platform has never used
 * @param work prints to the standard output and returns whether it succeeded
 */
export async function runOnStore(
  what: string,
  work: (store: Store, config: Config) => Promise<boolean>,
): Promise<void> {
  try {
    process.exitCode = (await run(what, work)) ? 0 : 1;
  } catch (error) {
    if (!isForThePerson(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = couldNotRun;
  }
}

async function run(what: string, work: (store: Store, config: Config) => Promise<boolean>): Promise<boolean> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined && !existsSync(dataDir)) {
    throw new CommandRefusal(`There is no data in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  }
  const store = await openStore(
    databaseUrl === undefined ? { dataDir } : { databaseUrl, skipMigrations: true },
  );
  try {
    return await work(store, config);
  } catch (error) {
    if (sqlStateOf(error) !== undefinedTable) throw error;
    throw new CommandRefusal(`This database holds no ${what}.`, { cause: error });
  } finally {
    await store.close();
  }
}

const isForThePerson = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof FolderLockedError || error instanceof CommandRefusal;

/** The secrets of the platform that the data belongs to. */
export async function secretsOf({
  masterKey,
  dataDir,
}: Pick<Config, 'masterKey' | 'dataDir'>): Promise<SecretBox> {
  const key = masterKey ?? (await readMasterKey(dataDir));
  if (key) return new SecretBox(key);
  throw new CommandRefusal(
    `There is no master key in ${dataDir}. Set DATA_DIR, or PLATFORM_MASTER_KEY to the one of this database.`,
  );
}
