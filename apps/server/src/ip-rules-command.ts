import { AuditService } from './domains/access/audit/audit.service.ts';
import { disableRules, rulesForOperator } from './domains/access/ip-rules/ip-rules.recovery.service.ts';
import { runOnStore, secretsOf } from './store-command.ts';

const usage = `npm run ip-rules                        lists the IP rules
npm run ip-rules -- disable <id> <id>   disables these rules
npm run ip-rules -- disable all         disables every rule
`;

/** Lists and disables IP rules: `npm run ip-rules`, for a superAdmin that they keep out. */
await runOnStore('IP rules', async (store, config) => {
  const [command, ...named] = process.argv.slice(2);
  if (command === undefined) {
    const rules = await rulesForOperator(store.db);
    for (const line of rules) process.stdout.write(`${line}\n`);
    if (rules.length === 0) process.stdout.write('There are no IP rules: every address is allowed.\n');
    return true;
  }
  if (command !== 'disable' || named.length === 0) {
    process.stderr.write(usage);
    return false;
  }
  const audit = new AuditService(store, await secretsOf(config));
  const which = named.includes('all') ? 'all' : named;
  const { disabled, unknown } = await store.transaction((tx) =>
    disableRules(tx, which, new Date(), (records) => audit.write(tx, records)),
  );
  for (const line of disabled) process.stdout.write(`disabled  ${line}\n`);
  for (const id of unknown) process.stderr.write(`no enabled rule has the id ${id}\n`);
  if (disabled.length === 0 && unknown.length === 0) process.stdout.write('No rule is enabled.\n');
  return unknown.length === 0;
});
