import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/launch/chromium.ts';
import { pinnedNode, root, serverCommand } from '../scripts/launch/project.mjs';
import { chooseServers, originOf, ownServer } from './support/servers.ts';

// Every worker reads this file again. The environment keeps the choices of the first reading.
process.env.CHROMIUM ??= (await findChromium()).path;
const workers = Number(process.env.E2E_WORKERS ?? 2);
const servers = await chooseServers(workers);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  workers,
  forbidOnly: true,
  // Enough for a busy machine; a test that hangs still ends.
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
      // Pages live for seconds here: optimizing their code and collecting on other threads costs more than it saves.
      args: [...chromiumFlags, '--js-flags=--no-opt --single-threaded-gc'],
      // In the C locale Chromium does not save files with Chinese names.
      env: { LANG: 'C.UTF-8', ...process.env },
    },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Drawing animations takes a quarter of the processor time, and no test is about them.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording slows every test. Set E2E_TRACE=1 to examine a failing one.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  // The server as `npm start` runs it, with its own port and data. `npm test` builds the console first.
  webServer: servers.map((server) => ({
    // exec makes the server itself Playwright's child process, so Playwright can stop it.
    command: `exec ${[pinnedNode, ...serverCommand].map((part) => `"${part}"`).join(' ')}`,
    cwd: root,
    url: `${originOf(server)}/readyz`,
    timeout: 240_000,
    env: {
      PORT: String(server.port),
      DATA_DIR: server.dataDir,
      DEMO: '1',
      DEMO_ORDERS: '200',
      // Allows a simulator. It runs only in tests that start one.
      SIMULATION: '1',
      // The real Telegram must not be asked. A test may play it there.
      TELEGRAM_API: `http://127.0.0.1:${server.telegramPort}`,
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  })),
});
