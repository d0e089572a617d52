import type { Page } from '@playwright/test';
import { median } from '../stats.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { openBrowser } from './browser.ts';

const rounds = 5;
/** Returns to the page per round: a single one varies too much with other load on the machine. */
const returns = 4;

export interface RouteChange {
  /** The page's code was not loaded before. */
  readonly coldMs: number;
  /** The page was shown before. */
  readonly warmMs: number;
}

/** Time from the click on a menu link until the heading of the other page is painted. */
export async function measureRouteChange(app: AppUnderTest): Promise<RouteChange> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const browser = await openBrowser(app, true);
    try {
      const page = await browser.context.newPage();
      await page.goto(`${app.origin}${app.homePath}`);
      await page.locator(`a[href="${app.routePath}"]`).first().waitFor();
      await page.waitForLoadState('networkidle');
      cold.push(await follow(page, app));
      for (let time = 0; time < returns; time += 1) {
        await settled(page);
        await page.goBack();
        await settled(page);
        warm.push(await follow(page, app));
      }
    } finally {
      await browser.close();
    }
  }
  return { coldMs: median(cold), warmMs: median(warm) };
}

/** Waits until the page is complete: a reader does not leave earlier, and returns to all of it. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(done, quietMs);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quietMs);
        });
        observer.observe(document.body, { childList: true, subtree: true });
        function done() {
          observer.disconnect();
          resolve();
        }
      }),
    500,
  );
}

function follow(page: Page, { routePath, routeHeading }: AppUnderTest): Promise<number> {
  return page.evaluate(
    ([path, heading]) =>
      new Promise<number>((resolve) => {
        const stands = () =>
          [...document.querySelectorAll<HTMLElement>('h1, h2')].some(
            (one) => one.textContent?.trim() === heading && one.offsetParent !== null,
          );
        const startedAt = performance.now();
        const look = () =>
          stands()
            ? requestAnimationFrame(() => resolve(performance.now() - startedAt))
            : requestAnimationFrame(look);
        document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
        look();
      }),
    [routePath, routeHeading] as const,
  );
}
