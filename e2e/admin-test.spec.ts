import type { Page } from '@playwright/test';
import { readDemo } from './support/demo.ts';
import { proveAgain } from './support/second-level.ts';
import { expect, expectAccessible, signIn, test } from './support/test.ts';

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('an admin places a test order for a merchant, and opens it', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'admin', '/order/testAdminOrder');
  const create = page.getByRole('button', { name: '创建测试订单' });
  await create.click();
  await expect(page.getByText('必填').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^代哪个商户下单/ }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: /^产品/ }).click();
  await page.getByRole('option', { name: /^1008 / }).click();
  await page.getByRole('textbox', { name: /^金额/ }).fill('517');
  await page.getByRole('checkbox', { name: '不发送回调' }).click();
  await create.click();
  await proveAgain(page, '联调');
  await expect(page.getByText('测试订单已创建')).toBeVisible();

  await test.step('what was signed and sent is shown, and the key is not', async () => {
    await expect(region(page, /^待签名字符串/)).toContainText(
      /mchOrderNo=TEST-\d{14}-\w{8}&productId=1008.*&key=\*+$/,
    );
    await expect(region(page, '请求')).toContainText('POST /v1.0/api/order/create');
    await expect(region(page, '响应')).toContainText('"code": 200');
    const keys = readDemo().merchants.map(({ signingKey }) => signingKey);
    const shown = await page.getByRole('main').textContent();
    expect(keys.filter((key) => shown?.includes(key))).toEqual([]);
    await expectAccessible(page);
  });

  await test.step('the order is marked as a test', async () => {
    await page.getByRole('link', { name: '打开订单' }).click();
    await expect(page).toHaveURL(/\/order\/list\?/);
    await expect(page.getByRole('dialog')).toContainText('测试');
  });
});
