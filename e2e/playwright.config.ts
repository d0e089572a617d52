import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/launch/chromium.ts';
import { pinnedNode, root, serverCommand } from '../scripts/launch/project.mjs';
import { chooseServers, originOf, ownServer } from './support/servers.ts';

// This file is read again by every worker: what the first reading chose is kept in the environment.
process.env.CHROMIUM ??= (await findChromium()).path;
const workers = Number(process.env.E2E_WORKERS ?? 2);
const servers = await chooseServers(workers);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  workers,
  forbidOnly: true,
  // Room for a loaded machine; a test that hangs still ends.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  outputDir: 'test-results',
  globalTeardown: './support/global-teardown.ts',
  use: {
    baseURL: originOf(ownServer()),
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [...chromiumFlags],
      // In a machine's bare locale Chromium saves no file under a Chinese name.
      env: { LANG: 'C.UTF-8', ...process.env },
    },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Drawing animations takes a quarter of the processor time; nothing here is about them.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs every test a good part of its time: E2E_TRACE=1 to look into one that fails.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  // The real server as `npm start` runs it, on its own port and data; `npm test` has built the console before.
  webServer: servers.map((server) => ({
    // exec: the server itself is Playwright's child, and goes with it.
    command: `exec ${[pinnedNode, ...serverCommand].map((part) => `"${part}"`).join(' ')}`,
    cwd: root,
    url: `${originOf(server)}/readyz`,
    timeout: 240_000,
    env: {
      PORT: String(server.port),
      DATA_DIR: server.dataDir,
      DEMO: '1',
      DEMO_ORDERS: '200',
      // A simulator may attach; none does but where a test starts it.
      SIMULATION: '1',
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  })),
});
