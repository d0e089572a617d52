import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from './config.ts';
import { openStore } from './db/connection.ts';
import { FolderLockedError } from './db/folder-lock.ts';
import { sqlStateOf } from './db/retry.ts';
import { verifyLedger } from './domains/ledger/ledger.verification.ts';

/** Why it could not look. */
class NothingToVerify extends Error {}

const undefinedTable = '42P01';

/**
 * Checks the books of a live database: `npm run verify:ledger`. One line an invariant; the exit code is 0 where all of
 * them hold, 1 where one does not, 2 where it could not look.
 */
async function main(): Promise<number> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  // Whoever only looks makes nothing.
  if (databaseUrl === undefined && !existsSync(dataDir)) {
    throw new NothingToVerify(`There is no data in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  }
  const store = await openStore(
    databaseUrl === undefined ? { dataDir } : { databaseUrl, skipMigrations: true },
  );
  try {
    const verdicts = await verifyLedger(store);
    for (const { name, breachCount, examples } of verdicts) {
      process.stdout.write(`${breachCount === 0 ? 'holds ' : 'BROKEN'}  ${name}\n`);
      for (const example of examples) process.stdout.write(`          ${JSON.stringify(example)}\n`);
      if (breachCount > examples.length) process.stdout.write(`          … ${breachCount} in all\n`);
    }
    return verdicts.every(({ breachCount }) => breachCount === 0) ? 0 : 1;
  } catch (error) {
    if (sqlStateOf(error) !== undefinedTable) throw error;
    throw new NothingToVerify('This database holds no ledger.', { cause: error });
  } finally {
    await store.close();
  }
}

const isForThePerson = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof FolderLockedError || error instanceof NothingToVerify;

try {
  process.exitCode = await main();
} catch (error) {
  if (!isForThePerson(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
