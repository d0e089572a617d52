import { expect, readDemo, showTheme, signIn, test } from './support/test.ts';
for (const [lang, locale] of [['zh-CN','zh-CN'],['en-US','en-US']] as const) test.describe(lang, () => {
  test.use({ locale });
  test(`shots ${lang}`, async ({ page }) => {
    test.slow();
    await signIn(page, 'admin', '/payProxyOrder/list');
    await page.evaluate((l) => localStorage.setItem('platform.language', l), lang);
    await page.goto('/payProxyOrder/list');
    await expect(page.getByRole('grid')).toBeVisible();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/pay-${lang}-list.png` });
    await page.getByRole('row').nth(2).getByRole('button').last().click();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/pay-${lang}-drawer.png` });
    await page.goto('/payProxyOrder/pool');
    await page.waitForTimeout(2000);
    await page.screenshot({ path: `/tmp/pay-${lang}-pool0.png` });
    if (lang === 'en-US') await showTheme(page, 'dark');
    await page.getByRole('button', { name: /^(下一笔|Next one)/ }).click();
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/pay-${lang}-pool.png` });
    await page.setViewportSize({ width: 375, height: 800 });
    await page.waitForTimeout(1000);
    await page.screenshot({ path: `/tmp/pay-${lang}-pooln.png` });
    await page.goto('/payProxyOrder/list');
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/pay-${lang}-listn.png` });
  });
});
