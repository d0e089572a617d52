import { gzipSync } from 'node:zlib';
import * as operations from '@platform/sdk/operations';
import { build } from 'esbuild';
import { figureRow, type Row } from '../table.ts';

const callCount = Object.keys(operations).length;

/** What comes with every call grows with their number, so its target does, too. */
const entries = [
  {
    what: 'size: client and one operation',
    atMost: 7,
    code: `import { createClient } from '@platform/sdk';
      import { ordersList } from '@platform/sdk/operations';
      globalThis.orders = (baseUrl) => createClient({ baseUrl }).call(ordersList, { page: 1 });`,
  },
  {
    what: 'size: everything',
    atMost: 0.07 * callCount,
    // All but createPlatform, which includes the validators: its parts, as imported to leave them out.
    code: `import { bindOperations, conversions, createClient, createMemorySession, createRetryBudget, createSocket,
        explain, explainOrder, feeMinor, formatMoney, formatPlatformTime, isPlatformError, listAll, minorUnits, parseMoney,
        parsePlatformTime, reconcileOrder, sign, signOrder, verify } from '@platform/sdk';
      globalThis.sdk = [bindOperations, conversions, createClient, createMemorySession, createRetryBudget, createSocket,
        explain, explainOrder, feeMinor, formatMoney, formatPlatformTime, isPlatformError, listAll, minorUnits, parseMoney,
        parsePlatformTime, reconcileOrder, sign, signOrder, verify];`,
  },
  {
    what: 'size: everything with validators',
    atMost: 0.14 * callCount,
    code: `import * as sdk from '@platform/sdk';
      import { validators } from '@platform/sdk/validators';
      globalThis.sdk = { ...sdk, validators };`,
  },
];

/** The minimum that each alternative needs for one call. */
const others = [
  { name: 'openapi-fetch', code: `import create from 'openapi-fetch'; globalThis.client = create;` },
  { name: 'ky', code: `import ky from 'ky'; globalThis.client = ky;` },
  { name: 'axios', code: `import axios from 'axios'; globalThis.client = axios;` },
];

/** Minified and compressed, as a browser would load it. */
async function bundledKilobytes(code: string): Promise<number> {
  const result = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
  });
  const bytes = result.outputFiles.map((file) => gzipSync(file.contents, { level: 9 }).byteLength);
  return bytes.reduce((sum, size) => sum + size, 0) / 1_000;
}

export async function benchSizes(): Promise<Row[]> {
  const references: string[] = [];
  for (const { name, code } of others)
    references.push(`${name} ${(await bundledKilobytes(code)).toFixed(1)}`);
  const rows: Row[] = [];
  for (const [index, { what, code, atMost }] of entries.entries()) {
    const reference = index === 0 ? `${references.join(', ')} kB` : undefined;
    rows.push(figureRow(what, await bundledKilobytes(code), 'kB', { atMost }, reference));
  }
  return rows;
}
