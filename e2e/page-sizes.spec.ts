import { watchScripts } from '../bench/console/loaded-scripts.ts';
import { heaviest, pageBudgets, sumKb } from '../bench/console/page-budgets.ts';
import { expect, signIn, test } from './support/test.ts';

/** How each language is selected: zh-TW by the stored choice, because no browser language selects it. */
const readers = [
  { language: 'zh-CN', locale: 'zh-CN' },
  { language: 'zh-TW', locale: 'de-DE' },
  { language: 'en-US', locale: 'en-US' },
];

for (const { language, locale } of readers) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    // Each page gets its own context, because the cache would hide what an earlier page has loaded.
    for (const { page: name, path, account, atMostKb, atMostFiles } of pageBudgets) {
      test(`${name} loads no more JavaScript than its budget`, async ({ page, context, baseURL }) => {
        test.setTimeout(120_000);
        if (language === 'zh-TW') {
          await context.addCookies([{ name: 'platform_language', value: language, url: baseURL ?? '' }]);
          await context.addInitScript(
            (chosen) => localStorage.setItem('platform.language', chosen),
            language,
          );
        }
        const loaded = watchScripts(page);
        if (account) await signIn(page, account, path);
        else await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
        await page.waitForLoadState('networkidle');
        const scripts = await loaded();
        expect(scripts.length, heaviest(scripts)).toBeGreaterThan(0);
        expect(sumKb(scripts), heaviest(scripts)).toBeLessThanOrEqual(atMostKb);
        expect(scripts.length, heaviest(scripts)).toBeLessThanOrEqual(atMostFiles);
      });
    }
  });
}
