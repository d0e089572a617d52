import { verifyLedger } from './domains/operations/system-check/ledger.verification.ts';
import { runOnStore } from './store-command.ts';

/**
 * Checks the ledger of a live database: `npm run verify:ledger`. Prints one line per invariant, with examples
 * of violations.
 */
await runOnStore('ledger', async (store) => {
  const verdicts = await verifyLedger(store);
  for (const { name, breachCount, examples } of verdicts) {
    process.stdout.write(`${breachCount === 0 ? 'holds ' : 'BROKEN'}  ${name}\n`);
    for (const example of examples) process.stdout.write(`          ${JSON.stringify(example)}\n`);
    if (breachCount > examples.length) process.stdout.write(`          … ${breachCount} in all\n`);
  }
  return verdicts.every(({ breachCount }) => breachCount === 0);
});
