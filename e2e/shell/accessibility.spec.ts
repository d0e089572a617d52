import { expect, expectAccessibleInBothThemes, signIn, test } from '../support/test.ts';

for (const language of ['zh-CN', 'zh-TW', 'en-US']) {
  test.describe(`in ${language}, in both themes`, () => {
    // With a browser language that the console lacks, the stored choice decides.
    test.use({ locale: 'de-DE' });
    test.beforeEach(({ context }) =>
      context.addInitScript((chosen) => localStorage.setItem('platform.language', chosen), language),
    );

    test('the pages before sign-in have no accessibility finding', async ({ page }) => {
      await page.goto('/login');
      await page.locator('button[type=submit]').click();
      await expect(page.getByRole('alert').first()).not.toBeEmpty();
      await expectAccessibleInBothThemes(page);
      await page.goto('/googleVerify');
      await expect(page.locator('button[type=submit]')).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });

    test('the shell has no accessibility finding, wide and narrow, menus open', async ({ page }) => {
      // Twenty scans.
      test.setTimeout(180_000);
      await signIn(page, 'admin');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      for (const path of ['/error_401', '/error_404', '/error_500']) {
        await page.goto(path);
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessibleInBothThemes(page);
      }
      const banner = page.getByRole('banner').first();
      await banner.getByRole('button').last().click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await page.keyboard.press('Escape');

      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/home');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await banner.getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });
  });
}
