import { expect, expectAccessible, test } from '../support/test.ts';

const looks = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
] as const;

/** Small pages with every kind of content; large ones take axe minutes and contain nothing else. */
const examined = ['', 'guide/', 'calls/payoutClaims/', 'websocket/', 'sdk/callbacks/', 'nowhere/'];
const large = ['calls/orders/', 'calls/settings/', 'errors/', 'roles/', 'types/', 'sdk/main/'];

for (const { theme, width } of looks) {
  test.describe(`${theme}, ${width} pixels wide`, () => {
    test.use({ colorScheme: theme, viewport: { width, height: 900 } });

    test('no page has an accessibility finding, is wider than the screen, or breaks the security policy', async ({
      page,
    }) => {
      test.slow();
      const refusals: string[] = [];
      page.on('console', (line) => line.type() === 'error' && refusals.push(line.text()));
      for (const path of [...examined, ...large]) {
        await page.goto(`/docs/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (examined.includes(path)) await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
      // The missing page answers 404, which is expected.
      expect(refusals.filter((text) => !text.includes('404'))).toEqual([]);
    });
  });
}

test('a call can be found by keyboard alone', async ({ page }) => {
  await page.goto('/docs/');
  await page.keyboard.press('/');
  await page.keyboard.type('orders.list');
  await expect(page.getByRole('option').first()).toContainText('orders.list');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/calls\/orders\/#orders\.list$/);
  await expect(page.getByRole('heading', { name: 'platform.orders.list()' })).toBeInViewport();
});

test('texts are in the chosen language, and the theme is the console’s', async ({ page }) => {
  await page.goto('/docs/errors/');
  const texts = page
    .getByRole('row', { name: /sessionExpired/ })
    .locator('.texts')
    .first();
  await expect(texts).toContainText('登录已过期');
  await expect(texts.locator('[lang=en-US]')).toBeVisible();
  await page.getByLabel('Language of texts').selectOption('简体中文');
  await expect(texts.locator('[lang=en-US]')).toBeHidden();
  await page.getByLabel('Theme').selectOption('Dark');
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(texts.locator('[lang=en-US]')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('platform.theme'))).toBe('dark');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu opens, navigates and closes', async ({ page }) => {
    await page.goto('/docs/');
    const menu = page.getByRole('navigation', { name: 'Pages' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Errors', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Errors');
    await expect(menu).toBeHidden();
  });
});

test('all content can be read without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/docs/calls/orders/#orders.create');
  await expect(page.getByRole('heading', { name: 'platform.orders.create()' })).toBeInViewport();
  await page.getByRole('link', { name: 'Errors', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Errors');
  await context.close();
});
