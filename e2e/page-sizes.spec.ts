import { watchScripts } from '../bench/console/loaded-scripts.ts';
import { heaviest, pageBudgets, sumKb } from '../bench/console/page-budgets.ts';
import { expect, signIn, test } from './support/test.ts';

// The browser's cache would hide what an earlier page has loaded: each page is opened in a context of its own.
for (const { page: name, path, account, atMostKb, atMostFiles } of pageBudgets) {
  test(`${name} loads no more JavaScript than its budget`, async ({ page }) => {
    test.setTimeout(120_000);
    const loaded = watchScripts(page);
    if (account) await signIn(page, account, path);
    else await page.goto(path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    const scripts = await loaded();
    expect(scripts.length, heaviest(scripts)).toBeGreaterThan(0);
    expect(sumKb(scripts), heaviest(scripts)).toBeLessThanOrEqual(atMostKb);
    expect(scripts.length, heaviest(scripts)).toBeLessThanOrEqual(atMostFiles);
  });
}
