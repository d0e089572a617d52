import { expect, showTheme, signIn, test } from './support/test.ts';

for (const language of ['zh-CN', 'zh-TW', 'en-US'] as const)
  for (const theme of ['light', 'dark'] as const)
    for (const width of [1440, 375]) {
      if (
        !['zh-CN light 1440', 'en-US dark 1440', 'zh-TW dark 375', 'en-US light 375'].includes(
          `${language} ${theme} ${width}`,
        )
      )
        continue;
      test(`shots ${language} ${theme} ${width}`, async ({ page, context, baseURL }) => {
        test.setTimeout(120_000);
        await page.setViewportSize({ width, height: 900 });
        await context.addCookies([{ name: 'platform_language', value: language, url: baseURL ?? '' }]);
        await page.addInitScript((chosen) => localStorage.setItem('platform.language', chosen), language);
        const shot = async (name: string) => {
          await page.waitForTimeout(700);
          await page.screenshot({ path: `/tmp/bui-shots/${name}-${language}-${theme}-${width}.png` });
        };
        await signIn(page, 'admin', '/payoutBatch/list');
        await showTheme(page, theme);
        await expect(page.getByRole('main').locator('[data-row-id]').first()).toBeVisible();
        await shot('list');
        await page.getByRole('main').locator('[data-row-id]').last().getByRole('button').last().click();
        await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible();
        await shot('drawer');
        await page
          .getByRole('dialog')
          .locator('.overflow-y-auto, [class*=overflow]')
          .first()
          .evaluate((element) => element.scrollTo(0, 2000))
          .catch(() => undefined);
        await shot('drawer2');
        await page.goto('/payoutBatch/create');
        await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
        await shot('choose');
        const { userId, draft } = await page.evaluate(() => {
          const key = Object.keys(localStorage).find((name) => name.startsWith('platform.payoutBatch.draft'));
          return { userId: key ?? '', draft: key ? localStorage.getItem(key) : null };
        });
        void userId;
        void draft;
        await page.getByRole('main').locator('form').getByRole('button').nth(-2).click();
        await page.waitForTimeout(500);
        await shot('pay');
        const combos = page.getByRole('main').locator('form').locator('button[aria-haspopup]');
        await combos.first().click();
        await page.getByRole('option').first().click();
        await combos.nth(1).click();
        await page.getByRole('option').first().click();
        await page.getByPlaceholder('YYYY-MM-DD HH:mm').fill('2099-01-01 10:00');
        await page.keyboard.press('Enter');
        await page.waitForTimeout(1500);
        await shot('preview');
        await page.goto('/payoutBatch/templates');
        await expect(page.getByRole('main').locator('[data-row-id]').first()).toBeVisible();
        await shot('templates');
        await page
          .getByRole('main')
          .getByRole('button')
          .filter({ has: page.locator('svg.lucide-plus') })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.waitForTimeout(1500);
        await shot('editor');
        await page
          .getByRole('dialog')
          .locator('ol')
          .first()
          .evaluate((element) => element.scrollIntoView());
        await shot('editor2');
      });
    }
