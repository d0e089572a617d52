import { createMemorySession, createPlatform, minorUnits, signOrder } from '@platform/sdk';
import { payoutStatusIds } from '@platform/sdk/rules';
import type { Page } from '@playwright/test';
import { proveAgain } from './support/second-level.ts';
import { keptSession } from './support/sessions.ts';
import { expect, expectAccessible, readDemo, signIn, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const desk = (page: Page) => page.getByRole('region', { name: '在手的代付' });
const dialog = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, order: string) =>
  page.getByRole('main').locator('[role=row][data-row-id]').filter({ hasText: order });

/** A call as one of the demo's users. */
async function platformOf(page: Page, account: string) {
  const baseUrl = new URL(page.url()).origin;
  const { token } = await keptSession(baseUrl, account);
  return createPlatform({ baseUrl, session: createMemorySession({ token }) });
}

/** A new payout of the demo's merchant in the pool. */
async function newPayout(page: Page, amount: number): Promise<string> {
  const [merchant] = readDemo().merchants;
  if (!merchant) throw new Error('The demo has no merchant.');
  const order = {
    mchId: merchant.mchId,
    productId: 1050,
    mchOrderNo: unique('E2E'),
    amount: minorUnits(amount),
    notifyUrl: 'https://shop.example/callback',
    userName: 'Asha Rao',
    cardNumber: '50100012345678',
    ifscCode: 'DEMO0000123',
  };
  const platform = createPlatform({ baseUrl: new URL(page.url()).origin, session: createMemorySession() });
  return (await platform.orders.create(signOrder(order, merchant.signingKey))).orderCode;
}

/** Gives back all that the account has claimed; returns the number of payments that have begun and stay. */
async function emptyHands(page: Page, account: string): Promise<number> {
  const platform = await platformOf(page, account);
  const { list } = await platform.payoutClaims.held();
  for (const { orderId, payoutStatus } of list)
    if (payoutStatus === 2) await platform.payoutClaims.cancel({ orderId });
  return list.filter(({ payoutStatus }) => payoutStatus !== 2).length;
}

const newUtr = () => String(Math.floor(100_000_000_000 + Math.random() * 899_999_999_999));

test('a payout clerk pays by keyboard alone: next, copy, reference, next', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'supplier', '/payProxyOrder/pool');
  // The demo may have left it a payment that has begun.
  const begun = await emptyHands(page, 'supplier');
  await page.reload();
  await newPayout(page, 43_210);
  const next = desk(page).getByRole('button', { name: '下一笔' });
  await expect(desk(page)).toContainText(`在手 ${begun} 笔`);
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(desk(page)).toContainText(`在手 ${begun + 1} 笔`);

  await test.step('the account that pays is named, and its supplier may name another', async () => {
    const account = desk(page).getByRole('combobox', { name: '付款账户' });
    const before = (await account.textContent()) ?? '';
    await account.click();
    await page.getByRole('option').filter({ hasNotText: before }).first().click();
    await expect(account).not.toHaveText(before);
    const { list } = await (await platformOf(page, 'supplier')).payoutClaims.held();
    const claimed = list.find(({ payoutStatus }) => payoutStatus === 2);
    await expect(account).toContainText(claimed?.resourceName ?? 'none');
    await desk(page)
      .getByRole('button', { name: /复制 收款人/ })
      .focus();
  });

  await test.step('each press copies a value and goes to the next, the last one to the reference', async () => {
    await expect(desk(page).getByRole('button', { name: /复制 收款人/ })).toBeFocused();
    const values = desk(page).getByRole('group', { name: '收款资料' }).getByRole('button');
    for (let count = await values.count(); count > 0; count -= 1) {
      const value = await page.evaluate(() => document.activeElement?.querySelector('data')?.textContent);
      expect(value).toBeTruthy();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    }
    await expect(desk(page).getByLabel('银行流水号（UTR）')).toBeFocused();
  });

  await test.step('a wrong reference is refused beside the field, a right one ends the payment', async () => {
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(desk(page).getByText(/UTR 格式不正确/)).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(newUtr());
    await page.keyboard.press('Enter');
    await proveAgain(page, '付款');
    await expect(page.getByText(/已记录为已付款/).first()).toBeVisible();
    await expect(desk(page)).toContainText(`在手 ${begun} 笔`);
    await expect(next).toBeFocused();
  });
  await expectAccessible(page);
});

test('a claim in the pool is gone for others at once, is renewed, given back and rejected with a reason', async ({
  page,
}) => {
  await signIn(page, 'admin', '/payProxyOrder/pool');
  await emptyHands(page, 'admin');
  const order = await newPayout(page, 55_500);
  const rival = await platformOf(page, 'supplier');
  const seenByRival = async () =>
    (await rival.orders.list({ orderCode: order, payoutStatus: 1 })).list.length;
  expect(await seenByRival()).toBe(1);
  await page.goto(`/payProxyOrder/pool?orderCode=${order}`);
  await rowOf(page, order)
    .getByRole('button', { name: `认领 ${order}` })
    .click();
  await expect(page.getByText(`已认领 ${order}`).first()).toBeVisible();
  await expect(rowOf(page, order)).toHaveCount(0);
  await expect(desk(page)).toContainText(order);
  await expect(desk(page).getByRole('timer')).toContainText(/认领剩余 (09:[45]|10:00)/);
  expect(await seenByRival()).toBe(0);

  await desk(page).getByRole('button', { name: '延长' }).click();
  await expect(page.getByText('已延长 10 分钟').first()).toBeVisible();
  await desk(page).getByRole('button', { name: '放回' }).click();
  await expect(page.getByText(`${order} 已放回代付池`).first()).toBeVisible();
  await expect(rowOf(page, order)).toBeVisible();

  await rowOf(page, order)
    .getByRole('button', { name: `认领 ${order}` })
    .click();
  await desk(page).getByRole('button', { name: '驳回' }).click();
  await dialog(page).getByRole('button', { name: '驳回' }).click();
  await expect(dialog(page).getByText('请填写此项').first()).toBeVisible();
  await dialog(page).getByRole('combobox').click();
  await page.getByRole('option', { name: '其他' }).click();
  await dialog(page).getByRole('button', { name: '驳回' }).click();
  await expect(dialog(page).getByText('请填写此项').first()).toBeVisible();
  await dialog(page).getByLabel('具体原因').fill('收款银行停业');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '驳回' }).click();
  await expect(page.getByText(`${order} 已提交驳回`).first()).toBeVisible();

  await test.step('who reviews it sees the reason, approves, and the merchant has its money back', async () => {
    await page.goto(`/payProxyOrder/list?order=${order}`);
    await expect(dialog(page).getByText('收款银行停业').first()).toBeVisible();
    await dialog(page).getByRole('button', { name: '同意驳回' }).click();
    const question = page.getByRole('dialog', { name: `同意驳回 ${order}？` });
    await question.getByRole('button', { name: '同意驳回' }).click();
    await expect(page.getByText(`${order} 已驳回`).first()).toBeVisible();
    await expect(dialog(page).getByText('已驳回').first()).toBeVisible();
  });
});

test('payouts are filtered by their own statuses, and an exception is ended by a person', async ({
  page,
}) => {
  await signIn(page, 'admin', '/payProxyOrder/list');
  const grid = page.getByRole('grid', { name: '代付订单' });
  const tile = page.getByRole('group', { name: '按状态筛选' }).getByRole('button', { name: /^处理异常/ });
  await expect(tile).toContainText(/[1-9]/);
  const count = Number(/\d+/.exec((await tile.textContent()) ?? '')?.[0]);
  await tile.click();
  await expect(page).toHaveURL(/payoutStatus=10/);
  await expect(page.getByRole('main')).toContainText(`共 ${count} 笔`);
  await expectAccessible(page);
  const first = grid.locator('[role=row][data-row-id]').first();
  const order = (await first.getAttribute('data-row-id')) ?? '';
  await first.getByRole('button', { name: `查看订单 ${order}` }).click();
  await dialog(page).getByRole('button', { name: '处理异常' }).click();
  const form = page.getByRole('dialog', { name: `处理 ${order} 的异常` });
  await form.getByRole('button', { name: '处理异常' }).click();
  await expect(form.getByText('请填写原因').first()).toBeVisible();
  await form.getByRole('combobox').click();
  await page.getByRole('option', { name: /^确定没有付出/ }).click();
  await form.getByLabel(/^原因/).fill('银行流水中没有这笔');
  await form.getByRole('button', { name: '处理异常' }).click();
  await proveAgain(page, '核实异常');
  await expect(page.getByText(`${order} 的异常已处理`).first()).toBeVisible();
  await expect(dialog(page).getByText('等待付款').first()).toBeVisible();
});

test('several payouts are claimed at once, and unlocked by staff', async ({ page }) => {
  await signIn(page, 'admin', '/payProxyOrder/pool');
  await emptyHands(page, 'admin');
  const orders = [await newPayout(page, 66_600), await newPayout(page, 66_600)];
  await page.goto('/payProxyOrder/pool?minAmount=666.00INR&maxAmount=666.00INR');
  for (const order of orders) await rowOf(page, order).getByRole('checkbox').check();
  await page.getByRole('button', { name: '认领', exact: true }).click();
  await dialog(page).getByRole('button', { name: /^认领/ }).click();
  await expect(dialog(page)).toContainText(/成功 2|2 .*成功/);
  // The dialog stays until the run has ended, a moment after its last result.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(desk(page)).toContainText('在手 2 笔');

  // A renewed lease ends last, and still neither the open payout nor the order of the buttons changes.
  const held = desk(page).getByRole('group', { name: '选择代付' }).getByRole('button');
  const names = await held.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  await expect(held.first()).toHaveAttribute('aria-pressed', 'true');
  const renewal = page.waitForResponse(/getHeld/);
  await desk(page).getByRole('button', { name: '延长' }).click();
  await expect(page.getByText('已延长 10 分钟').first()).toBeVisible();
  await renewal;
  await expect(held.first()).toHaveAttribute('aria-pressed', 'true');
  expect(await held.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel))).toEqual(names);

  await page.goto('/payProxyOrder/list?payoutStatus=2&claimedBy=admin');
  for (const order of orders) await rowOf(page, order).getByRole('checkbox').check();
  await page.getByRole('button', { name: '解锁', exact: true }).click();
  await dialog(page).getByRole('button', { name: /^解锁/ }).click();
  await expect(dialog(page)).toContainText(/成功 2|2 .*成功/);
});

test('customer service watches the pool and takes nothing; a merchant cancels its own payout', async ({
  page,
}) => {
  await signIn(page, 'service', '/payProxyOrder/pool/customerService');
  await expect(page.getByRole('grid', { name: '代付池' })).toBeVisible();
  await expect(page.getByRole('button', { name: /认领|下一笔/ })).toHaveCount(0);
  await expectAccessible(page);
  const order = await newPayout(page, 77_700);
  await signIn(page, 'merchant', `/payProxyOrder/list/merchant?order=${order}`);
  await dialog(page).getByRole('button', { name: '取消代付' }).click();
  const question = page.getByRole('dialog', { name: `取消代付 ${order}？` });
  await question.getByLabel(/^原因/).fill('重复提交');
  await question.getByRole('button', { name: '取消代付' }).click();
  await expect(page.getByText(`${order} 已取消`).first()).toBeVisible();
});

test('a new payout is announced to its payers at once, and opens in the pool', async ({ page }) => {
  const known = page.waitForResponse(/getLastOrder/);
  const listening = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"payouts"')),
    );
  await signIn(page, 'supplier');
  await Promise.all([known, listening]);
  // From now on only the websocket tells of it.
  await page.route(/getLastOrder/, (route) => route.abort());
  const order = await newPayout(page, 88_800);
  const toast = page.getByRole('region', { name: /通知/ }).getByRole('listitem');
  await expect(toast).toContainText(order);
  await toast.getByRole('button', { name: '查看订单' }).click();
  await expect(page).toHaveURL(`/payProxyOrder/pool?orderCode=${order}`);
  await expect(rowOf(page, order)).toBeVisible();
});

test('a payout above the limit of one person is confirmed by a second one, never by its payer', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, 'admin', '/payProxyOrder/pool');
  await emptyHands(page, 'admin');
  const order = await newPayout(page, 12_500_000);
  const payer = await platformOf(page, 'admin');
  const [waiting] = (await payer.orders.list({ orderCode: order })).list;
  await payer.payoutClaims.claim({ orderId: waiting?.id ?? '' });
  const address = `/payProxyOrder/list?orderCode=${order}&order=${order}`;
  const act = async (on: Page, name: string) => {
    const drawer = on.getByRole('dialog', { name: order });
    await drawer.getByRole('group', { name: '代付操作' }).getByRole('button', { name, exact: true }).click();
  };
  const confirm = async (on: Page) => {
    await act(on, '确认完成');
    const question = on.getByRole('dialog', { name: `确认 ${order} 已付款？` });
    await question.getByRole('button', { name: '确认完成', exact: true }).click();
    return question;
  };

  await page.goto(address);
  await act(page, '付款');
  const payment = page.getByRole('dialog', { name: `代付 ${order}` });
  await payment.getByLabel('UTR（银行流水号）').fill(newUtr());
  await payment.getByRole('button', { name: '付款', exact: true }).click();
  await proveAgain(page, '代付');
  await expect(page.getByText(`${order} 已记录`).first()).toBeVisible();
  // The first time is a request, the second time is the same person still.
  for (let time = 0; time < 2; time += 1) {
    await expect(await confirm(page)).toBeHidden();
    await expect(page.getByText('已提交，等待另一人审批').first()).toBeVisible();
  }
  const stateOf = async () => (await payer.orders.list({ orderCode: order })).list[0]?.payoutStatus;
  expect(await stateOf()).toBe(payoutStatusIds.pendingConfirmation);

  const second = await (await browser.newContext()).newPage();
  await signIn(second, 'superadmin', address);
  await confirm(second);
  await proveAgain(second, '代付');
  await expect(second.getByText(`${order} 已完成`).first()).toBeVisible();
  expect(await stateOf()).toBe(payoutStatusIds.completed);
  const timeline = second.getByRole('dialog', { name: order });
  await expect(timeline).toContainText('superadmin');
  await expectAccessible(second);
  await second.close();
});

test('a picture of the receipt is added in the desk, and stays with the payout', async ({ page }) => {
  await signIn(page, 'admin', '/payProxyOrder/pool');
  await emptyHands(page, 'admin');
  const order = await newPayout(page, 31_100);
  const payer = await platformOf(page, 'admin');
  const [waiting] = (await payer.orders.list({ orderCode: order })).list;
  await payer.payoutClaims.claim({ orderId: waiting?.id ?? '' });
  await page.reload();
  await desk(page).getByText('付款回单（可选）').click();
  const receipts = desk(page).getByRole('region', { name: '付款回单' });
  await receipts.getByLabel('付款回单').setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(page.getByText('回单已保存').first()).toBeVisible();
  await expect(receipts.getByRole('button', { name: '回单 1' })).toBeVisible();

  await page.goto(`/payProxyOrder/list?orderCode=${order}&order=${order}`);
  const kept = page.getByRole('dialog', { name: order }).getByRole('button', { name: '回单 1' });
  await kept.click();
  await expect(kept).toHaveAttribute('aria-expanded', 'true');
  await expect(kept.getByRole('img')).toHaveJSProperty('complete', true);
  expect(await kept.getByRole('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(
    1440,
  );
  await expectAccessible(page);
  await payer.payoutClaims.cancel({ orderId: waiting?.id ?? '' });
});
