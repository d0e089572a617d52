import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { eagerCompile } from '../apps/console/eager-compile.vite.ts';
import { findChromium } from '../scripts/launch/chromium.ts';
import { median } from './stats.ts';
import { figureRow, type Row } from './table.ts';
import type {} from './table-page/main.ts';

const rowCount = 100_000;
const frames = 120;
const rounds = 3;
const smoothFrameMs = 20;
const pageDir = join(import.meta.dirname, 'table-page');

interface Run {
  firstRenderMs: number;
  frameMs: readonly number[];
  /** CPU time of the page's main thread, which excludes time used by other processes. */
  firstRenderThreadMs: number;
  frameThreadMs: number;
}

const cases = [
  { name: '100,000 rows of 12 columns', columns: 12 },
  { name: '100,000 rows of 60 columns', columns: 60 },
];

/** The ui-kit's table and RevoGrid with the same rows in the same browser, in alternating rounds. */
export async function benchTable(): Promise<Row[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'platform-bench-table-'));
  const config = { root: pageDir, configFile: false as const, logLevel: 'error' as const };
  // Both of them, built like the console.
  await build({
    ...config,
    plugins: [react(), tailwindcss(), eagerCompile()],
    build: { outDir, emptyOutDir: true },
  });
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const { path, flags } = await findChromium();
  const browser = await chromium.launch({ executablePath: path, args: [...flags, '--js-flags=--expose-gc'] });
  try {
    const url = server.resolvedUrls?.local[0] ?? '';
    const rows: Row[] = [];
    for (const { name, columns } of cases) rows.push(...(await measureCase(browser, url, name, columns)));
    return rows;
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
}

async function measureCase(browser: Browser, url: string, name: string, columns: number): Promise<Row[]> {
  const ours: Run[] = [];
  const reference: Run[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await runOnce(browser, url, 'ours', columns));
    reference.push(await runOnce(browser, url, 'revoGrid', columns));
  }
  const figure = (runs: readonly Run[], of: (run: Run) => number) => median(runs.map(of));
  const line = (what: string, unit: string, atMost: number | undefined, of: (run: Run) => number) =>
    figureRow(
      `${name}: ${what}`,
      figure(ours, of),
      unit,
      atMost === undefined ? {} : { atMost },
      `${figure(reference, of).toFixed(1)} ${unit} RevoGrid`,
    );
  return [
    line('first render', 'ms', 100, (run) => run.firstRenderMs),
    line('first render, main thread', 'ms', undefined, (run) => run.firstRenderThreadMs),
    line(`frames over ${smoothFrameMs} ms of ${frames}`, 'frames', 2, slowFrames),
    line('a frame of scrolling, main thread', 'ms', undefined, (run) => run.frameThreadMs),
  ];
}

function slowFrames({ frameMs }: Run): number {
  return frameMs.filter((ms) => ms > smoothFrameMs).length;
}

async function runOnce(browser: Browser, url: string, contender: string, columns: number): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const threadSeconds = async () =>
      (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')
        ?.value ?? Number.NaN;
    const timed = async <Result>(work: () => Promise<Result>) => {
      const before = await threadSeconds();
      const result = await work();
      return { result, threadMs: ((await threadSeconds()) - before) * 1_000 };
    };
    await page.evaluate((given) => window.makeTable(...given), [rowCount, columns] as const);
    const shown = await timed(() => page.evaluate((who) => window.showTable(who), contender));
    const scrolled = await timed(() => page.evaluate((count) => window.scrollTable(count), frames));
    return {
      firstRenderMs: shown.result,
      firstRenderThreadMs: shown.threadMs,
      frameMs: scrolled.result,
      frameThreadMs: scrolled.threadMs / frames,
    };
  } finally {
    await context.close();
  }
}
