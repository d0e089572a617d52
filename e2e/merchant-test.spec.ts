import type { Page } from '@playwright/test';
import { expect, readDemo, signIn, test } from './support/test.ts';

const code = (page: Page) => page.getByRole('region', { name: '待签名字符串' });
const response = (page: Page) => page.getByRole('region', { name: '响应' });
const send = (page: Page) => page.getByRole('button', { name: '创建订单' }).click();

async function fill(page: Page, amount = '500'): Promise<void> {
  await page.getByLabel(/^密钥/).fill(readDemo().merchants[0]?.signingKey ?? '');
  await page.getByRole('textbox', { name: /^金额/ }).fill(amount);
  await page.getByRole('textbox', { name: /^回调地址/ }).fill('https://merchant.example/callback');
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'merchant', '/order/test/merchant');
  await expect(page.getByRole('button', { name: '创建订单' })).toBeVisible();
});

test('missing and invalid input is reported at its field, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/order/create')) sent.push(request.url());
  });
  await send(page);
  await expect(page.getByText('先读取或粘贴签名密钥')).toBeVisible();
  await expect(page.getByLabel(/^密钥/)).toBeFocused();
  await expect(page.getByText('必填').first()).toBeVisible();

  await fill(page, '0');
  await page.getByRole('textbox', { name: /^卡号/ }).fill('12-34');
  await page.getByRole('textbox', { name: 'IFSC' }).fill('hdfc1');
  await send(page);
  await expect(page.getByText('金额必须大于 0')).toBeVisible();
  await expect(page.getByText('只能是数字，最多 20 位')).toBeVisible();
  await expect(page.getByText('11 位：4 个大写字母')).toBeVisible();

  for (const [amount, problem] of [
    ['-1', '金额必须大于 0'],
    ['1.505', 'INR 最多 2 位小数'],
    ['9007199254740992', '金额过大'],
    ['1', /应在 .* 之间/],
  ] as const) {
    await page.getByRole('textbox', { name: /^金额/ }).fill(amount);
    await expect(page.getByText(problem)).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('the string to sign follows the form, and never contains the key', async ({ page }) => {
  await fill(page);
  const key = readDemo().merchants[0]?.signingKey ?? '';
  await expect(code(page)).toContainText('amount=50000&');
  await expect(code(page)).toContainText(/&key=\*+$/);
  await page.getByRole('textbox', { name: '标题' }).fill('Top-up');
  await expect(code(page)).toContainText('subject=Top-up');
  await page.getByRole('radio', { name: 'SDK' }).click();
  await expect(page.getByRole('region', { name: 'SDK' })).toContainText('process.env.PLATFORM_SIGNING_KEY');
  await expect(page.getByRole('main')).not.toContainText(key);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(key);
});

test('an order is created, and each broken request is answered as documented', async ({ page }) => {
  await fill(page);
  await send(page);
  await expect(page.getByText('订单已创建')).toBeVisible();
  await expect(response(page)).toContainText('"code": 200');
  await expect(response(page)).toContainText('x-request-id');

  await page.getByRole('button', { name: '原样重发' }).click();
  await expect(page.getByText('返回了同一笔订单（幂等）')).toBeVisible();

  await page.getByRole('button', { name: '同号改内容重发' }).click();
  await expect(page.getByText('如预期被拒绝')).toBeVisible();
  await expect(response(page)).toContainText('"code": 2007');

  await page.getByRole('button', { name: '错误签名' }).click();
  await expect(response(page)).toContainText('"code": 2001');
  await expect(page.getByText('如预期被拒绝')).toBeVisible();

  const history = page.getByRole('button', { name: /^查看 .* 的发送/ });
  await expect(history).toHaveCount(4);
  await history.last().click();
  await expect(response(page)).toContainText('"code": 200');
});

test('the key is read with the second-level password, and removed on request', async ({ page }) => {
  await page.getByRole('button', { name: '读取我的密钥' }).click();
  const dialog = page.getByRole('dialog', { name: '需要二级密码' });
  await dialog.getByLabel('二级密码').fill(readDemo().password);
  await dialog.getByLabel('事由').fill('接口测试');
  await dialog.getByRole('button', { name: '验证并继续' }).click();
  await expect(page.getByText(/已读取商户 10000101 的密钥/)).toBeVisible();
  await expect(page.getByLabel(/^密钥/)).toHaveValue(readDemo().merchants[0]?.signingKey ?? '');
  await page.getByRole('button', { name: '清除密钥' }).click();
  await expect(page.getByLabel(/^密钥/)).toHaveValue('');
});
