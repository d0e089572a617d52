import type { APIRequestContext, Page } from '@playwright/test';
import { createOrder } from './support/orders.ts';
import { expect, expectAccessible, readDemo, test } from './support/test.ts';

/** An operator completes the order by hand because the money has arrived. */
async function pay(request: APIRequestContext, orderCode: string): Promise<void> {
  const post = async (path: string, data: object, headers: Record<string, string> = {}) => {
    const answer = (await (await request.post(path, { data, headers })).json()) as {
      code: number;
      data: { token: string };
    };
    expect(answer.code).toBe(200);
    return answer.data;
  };
  const { password } = readDemo();
  const { token } = await post('/v1.0/user/login', { userName: 'admin', password });
  const second = await post('/v1.0/user/login2', { password, logInReason: 'cashier' }, { token });
  const utr = String(100_000_000_000 + Math.floor(Math.random() * 899_999_999_999));
  const supplement = { orderCode, isOffsetReplenishmentOrder: false, utr };
  await post('/v1.0/order/replenishmentOrder', supplement, { token, token2: second.token });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a payer sees where to pay, and is shown at once that the money has arrived', async ({
  page,
  request,
}) => {
  const { orderCode, payUrl } = await createOrder();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(payUrl);
  await expect(heading(page, '等待付款')).toBeVisible();
  await expect(page.getByText('517.00')).toBeVisible();
  await expect(page.getByRole('img', { name: '付款二维码' })).toBeVisible();
  await expect(page.getByRole('link', { name: '打开 UPI 应用' })).toHaveAttribute(
    'href',
    /^upi:\/\/pay\?.*am=517\.00/,
  );
  await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d$/);
  await expectAccessible(page);

  await pay(request, orderCode);
  await expect(heading(page, '支付成功')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('支付成功');
  await expect(page.getByRole('link', { name: '返回商户' })).toHaveAttribute(
    'href',
    'https://merchant.example/back',
  );
  await expect(page.getByRole('link', { name: '打开 UPI 应用' })).toHaveCount(0);
  await expectAccessible(page);
});

test('the language can be chosen on the page, and payment data can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ colorScheme: 'dark' });
  const { payUrl } = await createOrder();
  await page.goto(payUrl);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(heading(page, 'Waiting for your payment')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy: UPI ID' }).click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^\S+@[a-z]+$/);
  await expect(page.getByRole('main').getByText(copied, { exact: true })).toBeVisible();
});

test('a lost connection is reported and restored', async ({ page, context }) => {
  const { payUrl } = await createOrder();
  await page.goto(`${payUrl}?lang=en-US`);
  await context.setOffline(true);
  await expect(page.getByText('Connection lost')).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await expect(page.getByText('Connection lost')).toBeHidden({ timeout: 20_000 });
});

test('an unknown link shows a message', async ({ page }) => {
  await page.goto(`/pay/${'A'.repeat(43)}`);
  await expect(heading(page, '支付链接无效')).toBeVisible();
  await expectAccessible(page);
});
