/**
 * `npm run release:contract`: saves the current contract as the released one. Run once per release of the
 * SDK, whose version it records. Changes that break callers are refused without `--breaking`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../launch/project.mjs';
import { breakingChanges } from './breaking-changes.ts';
import { formatRelease, readCurrent, readReleased, releasedFile } from './contract-files.ts';

const manifest = readFileSync(join(root, 'packages', 'sdk', 'package.json'), 'utf8');
const { version } = JSON.parse(manifest) as { version: string };
const released = readReleased();
const current = readCurrent();
const breaks = released ? breakingChanges(released.contract, current) : [];
for (const line of breaks) process.stdout.write(`breaks callers: ${line}\n`);

if (breaks.length > 0 && !process.argv.includes('--breaking')) {
  process.stderr.write(
    `\n${breaks.length} changes since ${released?.version} break callers. Take them back, or, for a new major version: npm run release:contract -- --breaking\n`,
  );
  process.exitCode = 1;
} else {
  mkdirSync(dirname(releasedFile), { recursive: true });
  writeFileSync(releasedFile, formatRelease({ version, contract: current }));
  process.stdout.write(`openapi/released/contract.json is the contract of ${version} now; commit it.\n`);
}
