import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const entry = (file: string) => JSON.stringify(join(import.meta.dirname, file));

/** Bytes of a program after bundling, minifying and gzip, as a browser would load it. */
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

const parts = `createClient, bindOperations, createSocket, createMemorySession, sign, verify, explain, signOrder, explainOrder,
  parseMoney, formatMoney, feeMinor, formatPlatformTime, parsePlatformTime, isPlatformError, errorCodes`;

// Aimed at are 6,000, 20,000 and 32,000. Above them stand the names of all error codes (1,100 bytes of the first) and,
// since the contract holds every call of the specification, the validators of calls that most programs never make.
const budgets: [what: string, bytes: number, program: string][] = [
  [
    'a client and one call',
    6_300,
    `export { createClient } from ${entry('index.ts')}; export { ordersStatuses } from ${entry('operations.ts')};`,
  ],
  [
    'everything but validators',
    20_200,
    `export { ${parts} } from ${entry('index.ts')}; export * from ${entry('rules/index.ts')};`,
  ],
  ['everything', 36_600, `export * from ${entry('index.ts')}; export * from ${entry('rules/index.ts')};`],
];

describe('bundle sizes', () => {
  it.each(budgets)('%s: at most %d bytes', async (_what, bytes, program) => {
    expect(await bundledBytes(program)).toBeLessThanOrEqual(bytes);
  });
});
