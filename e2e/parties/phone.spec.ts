import { expectCardsInPlace, expectWholeCards } from '../support/rows.ts';
import { expect, signIn, test } from '../support/test.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('a phone shows amounts, names and numbers of a list whole', async ({ page }) => {
  await signIn(page, 'admin');
  for (const path of ['/merchants/list', '/supplier/list', '/userProduct', '/payoutBatch/list']) {
    await test.step(path, async () => {
      await page.goto(`${path}?pageSize=20`);
      await expect(page.locator('[data-card]').first()).toBeVisible();
      await expectCardsInPlace(page);
      await expectWholeCards(page);
    });
  }
});

test('a drawer on a phone does not scroll sideways, whatever address it shows', async ({ page }) => {
  await signIn(page, 'superadmin', '/payGatewayConfig');
  await page.locator('[data-card]').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('/notice')).toBeVisible();
  const sideways = await drawer.evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))
      .map((part) => part.className),
  );
  expect(sideways).toEqual([]);
});

test('a form page leads back to its list by breadcrumb and menu', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'admin', '/merchants/add');
  await expect(page.getByRole('navigation', { name: '主菜单' }).locator('[aria-current=page]')).toHaveText(
    '商户管理',
  );
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '商户管理' }).click();
  await expect(page).toHaveURL(/\/merchants\/list$/);
});
