import { ConfigError, readConfig } from './config.ts';
import { openStore } from './db/connection.ts';
import { FolderLockedError } from './db/folder-lock.ts';
import { verifyLedger } from './domains/ledger/ledger.verification.ts';

/**
 * Checks the books of a live database: `npm run verify:ledger`. One line an invariant; the exit code is 0 where all of
 * them hold, 1 where one does not, 2 where it could not look.
 */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const store = await openStore({
    dataDir: config.dataDir,
    ...(config.databaseUrl === undefined ? {} : { databaseUrl: config.databaseUrl }),
  });
  try {
    const verdicts = await verifyLedger(store);
    for (const { name, breachCount, examples } of verdicts) {
      process.stdout.write(`${breachCount === 0 ? 'holds ' : 'BROKEN'}  ${name}\n`);
      for (const example of examples) process.stdout.write(`          ${JSON.stringify(example)}\n`);
      if (breachCount > examples.length) process.stdout.write(`          … ${breachCount} in all\n`);
    }
    return verdicts.every(({ breachCount }) => breachCount === 0) ? 0 : 1;
  } finally {
    await store.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof FolderLockedError)) throw error;
  // The embedded store belongs to one process: the server must be stopped first.
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
