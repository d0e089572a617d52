import { median } from '../stats.ts';
import { figureRow, type Row, ratioRow } from '../table.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { openBrowser } from './browser.ts';
import { startConsole } from './console-app.ts';
import { type Form, type LighthouseFigures, runLighthouse } from './lighthouse-run.ts';
import { watchScripts } from './loaded-scripts.ts';
import { type LoadedScript, pageBudgets, sumKb } from './page-budgets.ts';
import { startReference } from './reference-app.ts';
import { measureRouteChange } from './route-change.ts';

/** Lighthouse runs per page; the median counts. */
const rounds = Number(process.env.LIGHTHOUSE_ROUNDS ?? 3);
const targets: Readonly<Record<Form, number>> = { desktop: 98, mobile: 80 };
/** Measured once, for machines that cannot build the reference. */
const remembered = { list: '500 kB, 75 files', desktop: '92', mobile: '59', coldMs: 81, warmMs: 43 };

/**
 * The targets of quality.md for the console, compared with shadcn-admin in the same run when SHADCN_ADMIN
 * names a checkout.
 */
export async function benchConsole(say: (text: string) => void): Promise<Row[]> {
  const ours = await startConsole(say);
  const reference = await startReference();
  if (!reference) say('SHADCN_ADMIN names no checkout: the reference is what was once measured.');
  try {
    return [
      ...(await sizes(ours, reference)),
      ...(await routeChanges(ours, reference)),
      ...(await scores(ours, reference, say)),
    ];
  } finally {
    await ours.stop();
    await reference?.stop();
  }
}

async function sizes(ours: AppUnderTest, reference: AppUnderTest | null): Promise<Row[]> {
  const beside = reference && (await scriptsOf(reference, reference.listPath, true));
  const besideText = beside
    ? `${sumKb(beside).toFixed(0)} kB, ${beside.length} files shadcn-admin`
    : `${remembered.list} shadcn-admin`;
  const rows: Row[] = [];
  for (const { page, path, account, targetKb, targetFiles } of pageBudgets) {
    const scripts = await scriptsOf(ours, path, account !== undefined);
    const note = path === ours.listPath ? besideText : undefined;
    rows.push(figureRow(`${page}: JavaScript, gzip`, sumKb(scripts), 'kB', { atMost: targetKb }, note));
    rows.push(figureRow(`${page}: script files`, scripts.length, 'files', { atMost: targetFiles }));
  }
  return rows;
}

async function scriptsOf(app: AppUnderTest, path: string, signedIn: boolean): Promise<LoadedScript[]> {
  const browser = await openBrowser(app, signedIn);
  try {
    const page = await browser.context.newPage();
    const loaded = watchScripts(page);
    await page.goto(`${app.origin}${path}`);
    await page.locator('h1, h2').first().waitFor();
    await page.waitForLoadState('networkidle');
    return await loaded();
  } finally {
    await browser.close();
  }
}

async function routeChanges(ours: AppUnderTest, reference: AppUnderTest | null): Promise<Row[]> {
  const own = await measureRouteChange(ours);
  const beside = reference && (await measureRouteChange(reference));
  const note = (ms: number | undefined, onceMs: number) => `${(ms ?? onceMs).toFixed(0)} ms shadcn-admin`;
  const rows = [
    figureRow(
      'route change, cold',
      own.coldMs,
      'ms',
      { atMost: 100 },
      note(beside?.coldMs, remembered.coldMs),
    ),
    figureRow(
      'route change, warm',
      own.warmMs,
      'ms',
      { atMost: 50 },
      note(beside?.warmMs, remembered.warmMs),
    ),
  ];
  if (beside) {
    // Relative to the reference, because a slow machine slows both: the ratio of 100 and 50 ms to it when the
    // targets were set.
    const name = 'shadcn-admin';
    const cold = { name, value: beside.coldMs };
    const warm = { name, value: beside.warmMs };
    rows.push(ratioRow('route change, cold, side by side', own.coldMs, cold, 'ms', { atMost: 1.23 }));
    rows.push(ratioRow('route change, warm, side by side', own.warmMs, warm, 'ms', { atMost: 1.16 }));
  }
  return rows;
}

async function scores(
  ours: AppUnderTest,
  reference: AppUnderTest | null,
  say: (text: string) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const form of ['desktop', 'mobile'] as const) {
    say(`Lighthouse, ${form} …`);
    const signIn: LighthouseFigures[] = [];
    const list: LighthouseFigures[] = [];
    const beside: LighthouseFigures[] = [];
    // Alternating, so that other load on the machine affects all of them alike.
    for (let round = 0; round < rounds; round += 1) {
      signIn.push(await runLighthouse(ours, '/login', form, false));
      list.push(await runLighthouse(ours, ours.listPath, form, true));
      if (reference) beside.push(await runLighthouse(reference, reference.listPath, form, true));
    }
    const score = (runs: readonly LighthouseFigures[]) => median(runs.map(({ performance }) => performance));
    const lcp = (runs: readonly LighthouseFigures[]) => median(runs.map(({ lcpMs }) => lcpMs));
    const note = `${reference ? score(beside).toFixed(0) : remembered[form]} points shadcn-admin`;
    const target = { atLeast: targets[form] };
    rows.push(figureRow(`Lighthouse performance, ${form}: sign-in`, score(signIn), 'points', target, note));
    rows.push(figureRow(`Lighthouse performance, ${form}: order list`, score(list), 'points', target, note));
    if (reference) {
      const value = lcp(beside);
      const named = { name: reference.name, value };
      rows.push(ratioRow(`largest paint, ${form}: sign-in`, lcp(signIn), named, 'ms', { atMost: 0.7 }));
      rows.push(ratioRow(`largest paint, ${form}: order list`, lcp(list), named, 'ms', { atMost: 0.7 }));
    } else {
      rows.push(figureRow(`largest paint, ${form}: order list`, lcp(list), 'ms', {}));
    }
  }
  return rows;
}
