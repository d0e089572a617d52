import { createPlatform, minorUnits, signOrder } from '@platform/sdk';
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, readDemo, signIn, test } from '../support/test.ts';

declare global {
  /** Number of tones played by the page. */
  var tones: number;
}

/** Creates an order as a merchant's server; returns its number. */
async function createOrder(baseURL: string | undefined): Promise<string> {
  const [merchant] = readDemo().merchants;
  if (!merchant) throw new Error('The demo has no merchant.');
  const order = {
    mchId: merchant.mchId,
    productId: 1008,
    mchOrderNo: `E2E-${Date.now()}`,
    amount: minorUnits(50_000),
    notifyUrl: 'https://merchant.example/callback',
  };
  const platform = createPlatform({ baseUrl: baseURL ?? '' });
  return (await platform.orders.create(signOrder(order, merchant.signingKey))).orderCode;
}

test('a new order is announced with its time until acknowledged, and opens from the notice', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const first = await createOrder(baseURL);
  // Another notice can come meanwhile.
  const toast = page
    .getByRole('region', { name: /通知/ })
    .getByRole('listitem')
    .filter({ hasText: '新订单' });
  await expect(toast).toContainText(/在 \d\d:\d\d:\d\d 收到新订单/);
  await expect(toast).toContainText(first);
  await expectAccessible(page);

  const second = await createOrder(baseURL);
  await expect(toast).toContainText('收到 2 个新订单');
  await toast.getByRole('button', { name: '查看订单' }).click();
  await expect(page).toHaveURL(`/order/list?orderCode=${second}`);
  await expect(toast).toHaveCount(0);
});

test('the notice covers only the menu, not the pager of a list nor the buttons of a drawer', async ({
  page,
  baseURL,
}) => {
  // The page knows the newest order at this point; later ones are announced.
  const known = page.waitForResponse(/getLastOrder/);
  await signIn(page, 'admin', '/order/list?orderStatusId=4');
  await known;
  await createOrder(baseURL);
  const toast = page.getByRole('region', { name: /通知/ }).getByRole('listitem');
  await expect(toast).toBeVisible();
  const endOf = async (one: Locator) => {
    const box = await one.boundingBox();
    return box ? box.x + box.width : Number.NaN;
  };
  // Wait for the end of the slide-in animation before measuring.
  await toast.evaluate((card) => Promise.all(card.getAnimations().map(({ finished }) => finished)));
  expect(await endOf(toast)).toBeLessThanOrEqual(await endOf(page.getByRole('complementary')));
  await page.getByRole('combobox', { name: '每页条数' }).click({ trial: true });
  await page.getByRole('button', { name: '下一页' }).click({ trial: true });

  await page
    .locator('[role=row][data-row-id]')
    .first()
    .getByRole('button', { name: /^查看订单/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '重发回调' }).click({ trial: true });
});

test('the sound repeats every five seconds until acknowledged', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    globalThis.tones = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...given) {
      globalThis.tones += 1;
      start.apply(this, given);
    };
  });
  // Two tones per notice.
  const rung = () => page.evaluate(() => globalThis.tones / 2);
  await page.clock.install();
  await signIn(page, 'admin');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('button', { name: '新订单声音：开' })).toBeVisible();
  await createOrder(baseURL);
  const toast = page.getByRole('region', { name: /通知/ }).getByRole('listitem');
  await expect(toast).toBeVisible();

  const atFirst = await rung();
  expect(atFirst).toBeGreaterThanOrEqual(1);
  await page.clock.fastForward(5_000);
  await expect.poll(rung).toBeGreaterThan(atFirst);
  await expect(toast).toHaveCount(1);
  const again = await rung();
  await page.clock.fastForward(5_000);
  await expect.poll(rung).toBeGreaterThan(again);

  await toast.getByRole('button', { name: '关闭' }).click();
  await expect(toast).toHaveCount(0);
  const last = await rung();
  await page.clock.fastForward(30_000);
  await expect(toast).toHaveCount(0);
  expect(await rung()).toBe(last);
});

test('the sound setting is visible and can be switched', async ({ page }) => {
  await signIn(page, 'admin');
  await page.reload();
  await page.getByRole('button', { name: /新订单声音：被浏览器拦截/ }).click();
  await expect(page.getByRole('button', { name: '新订单声音：开' })).toBeVisible();
  await page.getByRole('button', { name: '新订单声音：开' }).click();
  await expect(page.getByRole('button', { name: '新订单声音：关' })).toBeVisible();
});

test('a merchant gets no notice', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, 'merchant');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /新订单声音/ })).toHaveCount(0);
  const code = await createOrder(baseURL);
  await page.goto(`/order/list/merchant?orderCode=${code}`);
  await expect(page.getByText(code).first()).toBeVisible();
  await expect(page.getByText(/收到新订单/)).toHaveCount(0);
  expect(asked).not.toContain('/v1.0/order/getLastOrder');
});
