import { signIn, test } from './support/test.ts';

test('shots', async ({ page }) => {
  test.setTimeout(60_000);
  page.on('console', (m) => console.log('C', m.text()));
  page.on('pageerror', (m) => console.log('E', m.message));
  await signIn(page, 'superadmin', '/internationalCardToCard/list-admin');
  await page.waitForTimeout(6000);
  await page.screenshot({ path: '/tmp/shots/first.png' });
  await page.getByRole('grid').locator('[role=row][data-row-id]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: '/tmp/shots/list-zh.png' });
  await page.context().addCookies([{ name: 'platform_language', value: 'en-US', url: page.url() }]);
  await page.reload();
  await page.getByRole('grid').locator('[role=row][data-row-id]').first().waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/shots/list-en.png' });
  await page.getByRole('grid').locator('[role=row][data-row-id]').first().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(1200);
  await page.screenshot({ path: '/tmp/shots/drawer-en.png' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/shots/form-en.png' });
});
