import lighthouse, { desktopConfig } from 'lighthouse';
import type { AppUnderTest } from './app-under-test.ts';
import { openBrowser } from './browser.ts';

export type Form = 'desktop' | 'mobile';

export interface LighthouseFigures {
  /** 0 to 100. */
  readonly performance: number;
  readonly lcpMs: number;
}

/** One Lighthouse run in a fresh browser, with its own network and CPU throttling. */
export async function runLighthouse(
  app: AppUnderTest,
  path: string,
  form: Form,
  signedIn: boolean,
): Promise<LighthouseFigures> {
  const browser = await openBrowser(app, signedIn);
  try {
    const result = await lighthouse(
      `${app.origin}${path}`,
      {
        port: browser.debuggingPort,
        logLevel: 'error',
        onlyCategories: ['performance'],
        // The session is kept in the storage.
        disableStorageReset: true,
      },
      form === 'desktop' ? desktopConfig : undefined,
    );
    const report = result?.lhr;
    const score = report?.categories.performance?.score;
    const lcpMs = report?.audits['largest-contentful-paint']?.numericValue;
    if (typeof score !== 'number' || lcpMs === undefined) {
      throw new Error(
        `Lighthouse measured nothing on ${path}: ${report?.runtimeError?.message ?? 'no reason'}`,
      );
    }
    return { performance: score * 100, lcpMs };
  } finally {
    await browser.close();
  }
}
