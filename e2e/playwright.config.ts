import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/launch/chromium.ts';
import { findFreePort } from '../scripts/launch/port.mjs';
import { pinnedNode, root, serverCommand } from '../scripts/launch/project.mjs';

// This file is read again by every worker: what the first reading chose is kept in the environment.
process.env.CHROMIUM ??= (await findChromium()).path;
process.env.E2E_PORT ??= String(await findFreePort());
// Only named: the server makes it.
process.env.E2E_DATA_DIR ??= join(tmpdir(), `platform-e2e-${randomUUID()}`);

const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // One browser and one server share two processors with the embedded database.
  workers: 1,
  forbidOnly: true,
  // Room for a loaded machine; a test that hangs still ends.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  outputDir: 'test-results',
  globalTeardown: './support/global-teardown.ts',
  use: {
    baseURL: origin,
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM, args: [...chromiumFlags] },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  // The real server as `npm start` runs it, on its own port and data; `npm test` has built the console before.
  webServer: {
    // exec: the server itself is Playwright's child, and goes with it.
    command: `exec ${[pinnedNode, ...serverCommand].map((part) => `"${part}"`).join(' ')}`,
    cwd: root,
    url: `${origin}/readyz`,
    timeout: 240_000,
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEMO: '1',
      DEMO_ORDERS: '200',
      // A simulator may attach; none does but where a test starts it.
      SIMULATION: '1',
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
