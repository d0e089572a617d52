import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findChromium } from '../launch/chromium.ts';
import { childEnvironment, pinnedNode } from '../launch/project.mjs';
import { bundleForBrowsers } from './bundle.ts';
import { packageTool } from './package-tools.ts';
import { type PlatformDouble, startPlatformDouble } from './platform-double.ts';

const { consumer } = inject('packedSdk');
const baseString = 'amount=50000&mchId=10000101&mchOrderNo=M-1&productId=3001&key=key';

/** The output of `consumer/smoke.mjs` in every runtime. */
const expected = {
  token: 'token-1',
  amount: '1,234.50',
  // The double's row is incomplete, so validation reports it.
  warnings: ['orders.list'],
  refused: 'notFound',
  sign: createHash('md5').update(baseString).digest('hex').toUpperCase(),
  time: '2026-11-20T00:00:00.000Z',
};

let platform: PlatformDouble;

beforeAll(async () => {
  platform = await startPlatformDouble();
});

afterAll(() => platform.close());

/** Asynchronous, because this process answers the program's calls. */
async function output(program: string, args: readonly string[]): Promise<string> {
  const home = join(consumer, 'home');
  mkdirSync(home, { recursive: true });
  // A separate home, so the machine's caches and configuration have no effect.
  const env = { ...childEnvironment(), HOME: home, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
  const { stdout } = await promisify(execFile)(program, [...args], { cwd: consumer, env });
  return stdout;
}

describe('the packed SDK', () => {
  it.each([
    ['the Node of this repository', async () => pinnedNode, []],
    ['the oldest Node', packageTool.oldestNode, []],
    ['Deno', packageTool.deno, ['run', '--allow-net', '--allow-env']],
    ['Bun', packageTool.bun, ['run']],
  ] as const)('works as an ES module in %s', async (_, program, args) => {
    const text = await output(await program(), [...args, 'smoke.mjs', platform.origin]);
    expect(JSON.parse(text)).toEqual(expected);
  });

  it.each([
    ['the Node of this repository', async () => pinnedNode],
    ['the oldest Node', packageTool.oldestNode],
    ['Bun', packageTool.bun],
  ] as const)('works as a CommonJS module in %s', async (_, program) => {
    const text = await output(await program(), ['smoke.cjs', platform.origin]);
    expect(JSON.parse(text)).toEqual(expected);
  });

  it('works in a worker that has no Node built-in (workerd)', async () => {
    writeFileSync(join(consumer, 'worker.js'), await bundleForBrowsers(consumer, 'smoke-worker.mjs'));
    writeFileSync(
      join(consumer, 'worker.capnp'),
      `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main), (name = "internet", network = (allow = ["local", "private"]))],
);
const main :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2025-01-01",
  bindings = [(name = "ORIGIN", text = "${platform.origin}")],
);
`,
    );
    const text = await output(await packageTool.workerd(), ['test', 'worker.capnp']);
    expect(JSON.parse(/^result (.*)$/m.exec(text)?.[1] ?? text)).toEqual(expected);
  });

  it('works bundled in a page and in a web worker of Chromium, under a strict content security policy', async () => {
    const script = await bundleForBrowsers(consumer, 'smoke-browser.mjs');
    platform.files.set('/smoke.js', { contentType: 'text/javascript', text: script });
    const page = '<!doctype html><html lang="en"><title>Smoke</title><body></body></html>';
    platform.files.set('/', { contentType: 'text/html', text: page });
    const { path, flags } = await findChromium();
    const browser = await chromium.launch({ executablePath: path, args: [...flags] });
    try {
      const tab = await browser.newPage();
      const problems: string[] = [];
      tab.on('pageerror', (error) => problems.push(error.message));
      tab.on('console', (line) => problems.push(line.text()));
      await tab.goto(platform.origin);
      const inWorker = tab.evaluate(
        () =>
          new Promise((resolve, reject) => {
            const worker = new Worker('/smoke.js', { type: 'module' });
            worker.onmessage = ({ data }) => resolve(data);
            worker.onerror = ({ message }) => reject(new Error(message));
          }),
      );
      await tab.addScriptTag({ url: '/smoke.js', type: 'module' });
      const inPage = await tab.locator('body').filter({ hasText: '{' }).textContent();
      expect(JSON.parse(inPage ?? '')).toEqual(expected);
      expect(await inWorker).toEqual(expected);
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
