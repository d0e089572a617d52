import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/launch/chromium.ts';
import { freePort } from '../server/server-process.ts';
import type { AppUnderTest } from './app-under-test.ts';

export interface MeasuringBrowser {
  readonly context: BrowserContext;
  /** Lighthouse connects to the same browser here. */
  readonly debuggingPort: number;
  close(): Promise<void>;
}

/** A fresh browser: empty cache, signed in only through the application's cookies. */
export async function openBrowser(app: AppUnderTest, signedIn: boolean): Promise<MeasuringBrowser> {
  const { path, flags } = await findChromium();
  const profile = await mkdtemp(join(tmpdir(), 'platform-bench-browser-'));
  const debuggingPort = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: path,
    args: [...flags, `--remote-debugging-port=${debuggingPort}`],
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  if (signedIn) {
    await context.addCookies(
      app.cookies.map((cookie) => ({ ...cookie, url: app.origin, sameSite: 'Strict' as const })),
    );
  }
  return {
    context,
    debuggingPort,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
