import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as operations from './operations.ts';

const entry = (file: string) => JSON.stringify(join(import.meta.dirname, file));

/** Returns the size of a program in bytes after bundling, minifying and gzip, as a browser loads it. */
async function bundledBytes(program: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

const parts = `createClient, bindOperations, createSocket, createMemorySession, createRetryBudget, listAll, reconcileOrder, sign, verify, explain, signOrder, explainOrder,
  parseMoney, formatMoney, minorUnits, feeMinor, formatPlatformTime, parsePlatformTime, isPlatformError, errorCodes`;

const calls = Object.keys(operations).length;
/** What comes with every call grows with their number, so its limit is per call. */
const everythingPerCall = 181;
const everythingAndRulesPerCall = 204;
const targetPerCall = 140;

// Each limit is listed with its target. The excess consists of, largest first: the names of all error codes
// and the error texts (every client explains its failures), descriptors and validators of all calls and their
// fields, and the signature digests; in the rules, the digest for address checksums.
const budgets: [what: string, bytes: number, aimedAt: number, program: string][] = [
  [
    'a client and one call',
    7_400,
    6_000,
    `export { createClient } from ${entry('index.ts')}; export { ordersStatuses } from ${entry('operations.ts')};`,
  ],
  ['everything but validators', 23_600, 20_000, `export { ${parts} } from ${entry('index.ts')};`],
  [
    'everything but validators, and the rules of forms and orders',
    29_400,
    20_000,
    `export { ${parts} } from ${entry('index.ts')}; export * from ${entry('rules/index.ts')};`,
  ],
  ['everything', everythingPerCall * calls, targetPerCall * calls, `export * from ${entry('index.ts')};`],
  [
    'everything, and the rules of forms and orders',
    everythingAndRulesPerCall * calls,
    targetPerCall * calls,
    `export * from ${entry('index.ts')}; export * from ${entry('rules/index.ts')};`,
  ],
];

describe('bundle sizes', () => {
  it('equal the numbers in the README', () => {
    const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
    const named = ['a client and one call', 'everything but validators'].map(
      (what) => budgets.find(([name]) => name === what)?.[1] ?? 0,
    );
    const [one, parts] = named.map((bytes) => `${bytes / 1000} kB`);
    expect(readme.replaceAll('\n', ' ')).toContain(
      `a client and one call at most ${one}, everything but validators ${parts}, everything ${everythingPerCall / 1000} kB per call.`,
    );
  });

  it.each(budgets)('%s: at most %d bytes, target %d', async (_what, bytes, _aimedAt, program) => {
    expect(await bundledBytes(program)).toBeLessThanOrEqual(bytes);
  });
});
