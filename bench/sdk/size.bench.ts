import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { figureRow, type Row } from '../table.ts';

const entries = [
  {
    what: 'size: client and one operation',
    atMost: 6,
    code: `import { createClient } from '@platform/sdk';
      import { ordersList } from '@platform/sdk/operations';
      globalThis.orders = (baseUrl) => createClient({ baseUrl }).call(ordersList, { page: 1 });`,
  },
  {
    what: 'size: everything',
    atMost: 20,
    // All but createPlatform, which brings the validators along: its parts, as one takes them to leave those out.
    code: `import { bindOperations, conversions, createClient, createMemorySession, createRetryBudget, createSocket,
        explain, explainOrder, feeMinor, formatMoney, formatPlatformTime, isPlatformError, listAll, minorUnits, parseMoney,
        parsePlatformTime, reconcileOrder, sign, signOrder, verify } from '@platform/sdk';
      globalThis.sdk = [bindOperations, conversions, createClient, createMemorySession, createRetryBudget, createSocket,
        explain, explainOrder, feeMinor, formatMoney, formatPlatformTime, isPlatformError, listAll, minorUnits, parseMoney,
        parsePlatformTime, reconcileOrder, sign, signOrder, verify];`,
  },
  {
    what: 'size: everything with validators',
    atMost: 32,
    code: `import * as sdk from '@platform/sdk';
      import { validators } from '@platform/sdk/validators';
      globalThis.sdk = { ...sdk, validators };`,
  },
];

/** Minified and compressed, as a browser would load it. */
export async function benchSizes(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, code, atMost } of entries) {
    const result = await build({
      stdin: { contents: code, resolveDir: import.meta.dirname, loader: 'ts' },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      target: 'es2022',
    });
    const bytes = result.outputFiles.reduce(
      (sum, file) => sum + gzipSync(file.contents, { level: 9 }).byteLength,
      0,
    );
    rows.push(figureRow(what, bytes / 1_000, 'kB', { atMost }));
  }
  return rows;
}
