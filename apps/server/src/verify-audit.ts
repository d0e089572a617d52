import { AuditService } from './domains/access/audit/audit.service.ts';
import { runOnStore, secretsOf } from './store-command.ts';

/**
 * Checks the audit trail of a live database: `npm run verify:audit`. The chain is keyed with the platform's
 * master key, so write access to the database is not enough to forge a chain for altered records.
 */
await runOnStore('audit trail', async (store, config) => {
  const finding = await new AuditService(store, await secretsOf(config)).verify();
  if (!finding.intact) {
    process.stdout.write(`BROKEN  at record ${finding.position} of the chain: ${finding.reason}\n`);
    if (finding.position === 1)
      process.stdout.write('        (or the master key is not the one that this chain was made with)\n');
    return false;
  }
  const { records, unsealed } = finding;
  process.stdout.write(`holds   ${records} records in the chain, ${unsealed} not sealed yet\n`);
  return true;
});
