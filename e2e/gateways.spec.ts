import { createMemorySession, createPlatform, minorUnits, signOrder } from '@platform/sdk';
import type { Page } from '@playwright/test';
import { adminPlatform } from './support/platforms.ts';
import { proveAgain } from './support/second-level.ts';
import { expect, expectAccessible, readDemo, signIn, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => page.getByRole('main').locator('[role=row][data-row-id]');
const versionCard = (page: Page, version: number) =>
  page.getByRole('article', { name: `版本 ${version}`, exact: true });

const sending = (verdict: string) => `export const send = async ({ payout }) => (${verdict});
export const query = async ({ payout }) => ({ verdict: 'completed', utr: '512345678901', reference: payout.reference });
export const test = async () => ({ verdict: 'ok', message: 'Account is active', balanceMinor: 1250000 });
`;
const accepting = sending(`{ verdict: 'accepted', reference: 'pout_' + payout.orderCode }`);
const sample = {
  name: 'Accepted',
  entryPoint: 'send' as const,
  payout: {
    orderCode: 'P1',
    key: 'P1-1',
    attempt: 1,
    amountMinor: minorUnits(250_000),
    currency: 'INR' as const,
    createdAt: '2026-11-20T04:00:00.000Z',
    reference: null,
    userName: 'B Sample',
    cardNumber: '50100012345678',
    bankName: 'Example Bank',
    ifscCode: 'EXMP0000123',
    vpa: null,
    usdtAddress: null,
  },
  answers: [],
  expected: { verdict: 'accepted' as const },
};

const platformOf = (page: Page) => adminPlatform(new URL(page.url()).origin, 'gateways');

/** A script whose only version is live. */
async function liveScript(platform: Awaited<ReturnType<typeof platformOf>>) {
  const name = unique('Script ');
  const script = await platform.payScripts.add({
    name,
    direction: 'payout',
    note: 'First version',
    source: accepting,
    samples: [sample],
  });
  const { list } = await platform.payScripts.versions({ scriptId: script.id });
  await platform.payScripts.goLive({ versionId: list[0]?.id ?? '' });
  return script;
}

/** Replaces the text of the code editor. */
async function writeCode(page: Page, source: string): Promise<void> {
  await page.getByRole('textbox', { name: '源代码' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(source);
}

async function saveVersion(page: Page, note: string, version: number): Promise<void> {
  await page.getByRole('button', { name: '存为新版本' }).click();
  await dialog(page).getByLabel('说明').fill(note);
  await dialog(page).getByRole('button', { name: '存为新版本' }).click();
  await expect(page.getByText(`已保存为版本 ${version}，尚未上线`).first()).toBeVisible();
  await expect(versionCard(page, version)).toContainText('正在查看');
}

test('technical support writes a script, mends what its samples show, and brings a version back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const name = unique('E2E script ');
  await signIn(page, 'techsupport', '/dynamicPay/payScriptInfo');
  await page.getByRole('button', { name: '添加脚本' }).click();
  await dialog(page).getByLabel('名称').fill(name);
  await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
  await proveAgain(page, '代付脚本');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(versionCard(page, 1)).toContainText('第一个版本');

  await test.step('what is typed is code, and runs no shortcut', async () => {
    const code = page.getByRole('textbox', { name: '源代码' });
    await code.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('// fast exit by reference, sorry?');
    await expect(code).toContainText('// fast exit by reference, sorry?');
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('a version whose sample fails cannot go live, and shows why', async () => {
    await writeCode(page, sending(`{ verdict: 'unknown', reason: 'not yet' }`));
    await page.getByRole('tab', { name: /^样例/ }).click();
    await page.getByRole('button', { name: '添加样例' }).click();
    await page.getByRole('textbox', { name: '名称' }).fill('受理');
    await page.getByRole('button', { name: '运行全部样例' }).click();
    await expect(page.getByText('1 个样例中有 1 个未通过')).toBeVisible();
    const difference = '与预期不同：结果为“结果未定”，预期为“已受理”';
    await expect(page.getByRole('region', { name: '受理' })).toContainText(difference);
    await expectAccessible(page);
    await saveVersion(page, 'A first attempt', 2);
    await page.getByRole('button', { name: '将版本 2 上线' }).click();
    await expect(dialog(page)).toContainText('样例未全部通过，不能上线');
    await expect(dialog(page)).toContainText(difference);
    await expectAccessible(page);
    await dialog(page).locator('footer').getByRole('button', { name: '关闭' }).click();
  });

  await test.step('mended, it goes live', async () => {
    await writeCode(page, accepting);
    await page.getByRole('button', { name: '运行全部样例' }).click();
    await expect(page.getByText('1 个样例全部通过')).toBeVisible();
    await page.getByRole('tab', { name: '差异' }).click();
    const difference = page.getByRole('region', { name: '差异' });
    await expect(difference).toContainText(`reason: 'not yet'`);
    await expect(difference).toContainText(`reference: 'pout_'`);
    await saveVersion(page, 'Takes the reference', 3);
    await page.getByRole('button', { name: '将版本 3 上线' }).click();
    await dialog(page).getByRole('button', { name: '上线', exact: true }).click();
    await expect(page.getByText('版本 3 已上线').first()).toBeVisible();
    await expect(versionCard(page, 3)).toContainText('已上线');
  });

  await test.step('one click brings the version before back', async () => {
    await writeCode(page, `// Version 4\n${accepting}`);
    await saveVersion(page, 'Only a comment', 4);
    await page.getByRole('button', { name: '将版本 4 上线' }).click();
    await dialog(page).getByRole('button', { name: '上线', exact: true }).click();
    await expect(versionCard(page, 4)).toContainText('已上线');
    await page.getByRole('button', { name: '恢复版本 3' }).click();
    await expect(page.getByText(`${name} 已恢复为版本 3`).first()).toBeVisible();
    await expect(versionCard(page, 3)).toContainText('已上线');
    await expect(versionCard(page, 4)).not.toContainText('已上线');
  });

  await test.step('Escape and Tab leave the editor, and going back to the list keeps what was typed', async () => {
    const editor = page.getByRole('textbox', { name: '源代码' });
    await writeCode(page, '// kept');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
    await page.getByRole('button', { name: '返回列表' }).click();
    await rows(page).filter({ hasText: name }).locator('[role=gridcell]').nth(2).click();
    await expect(editor).toHaveText('// kept');
  });
});

test('the reader of scripts sees versions and differences, and can change nothing', async ({ page }) => {
  await signIn(page, 'maintenance', '/dynamicPay/payScriptInfo/readonly');
  const script = await liveScript(await platformOf(page));
  await page.goto(`/dynamicPay/payScriptInfo/readonly?script=${script.id}`);
  await expect(page.getByRole('textbox', { name: '源代码' })).toHaveAttribute('aria-readonly', 'true');
  await expect(versionCard(page, 1)).toContainText('已上线');
  for (const name of ['存为新版本', '运行全部样例', '改名', '恢复上一个版本'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expectAccessible(page);
});

test('the credentials of a gateway are set, replaced, and never shown', async ({ page }) => {
  test.setTimeout(120_000);
  const name = unique('E2E gateway ');
  const [first, second] = [unique('secret-one-'), unique('secret-two-')];
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/payGateway/')) answers.push(response.text().catch(() => ''));
  });
  await signIn(page, 'superadmin', '/payGatewayConfig');
  const script = await liveScript(await platformOf(page));
  await page.reload();
  await page.getByRole('button', { name: '添加网关' }).click();
  await dialog(page).getByLabel(/^名称/).fill(name);
  await dialog(page).getByLabel(/^脚本/).click();
  await page.getByRole('option', { name: script.name }).click();
  await dialog(page).getByLabel(/^产品/).click();
  await page.getByRole('option', { name: /^1050/ }).click();
  await dialog(page)
    .getByLabel(/^接口地址/)
    .fill('https://api.gateway-of-tests.com/?a=1');
  await dialog(page)
    .getByLabel(/^最小金额/)
    .fill('100');
  await dialog(page)
    .getByLabel(/^最大金额/)
    .fill('50');
  await dialog(page).getByRole('button', { name: '添加凭据' }).click();
  await dialog(page).getByRole('textbox', { name: '凭据名称', exact: true }).fill('keySecret');
  await dialog(page).getByLabel('keySecret 的新值').fill(first);
  await dialog(page).locator('footer').getByRole('button', { name: '添加' }).click();
  await expect(dialog(page).getByText('不含参数').first()).toBeVisible();
  await expect(dialog(page).getByText('最小值不能大于最大值').first()).toBeVisible();
  await expectAccessible(page);
  await dialog(page)
    .getByLabel(/^接口地址/)
    .fill('https://gateway.example/v1');
  await dialog(page)
    .getByLabel(/^最大金额/)
    .fill('50000');
  await dialog(page).locator('footer').getByRole('button', { name: '添加' }).click();
  await proveAgain(page, '支付网关');
  await expect(dialog(page).getByText('网关地址不被允许').first()).toBeVisible();
  await dialog(page)
    .getByLabel(/^接口地址/)
    .fill('https://api.gateway-of-tests.com/v1');
  await dialog(page).locator('footer').getByRole('button', { name: '添加' }).click();
  await expect(page.getByText(`已添加 ${name}`).first()).toBeVisible();

  const row = rows(page).filter({ hasText: name });
  await expect(row).toContainText('已停用');
  await row.getByRole('button', { name: `${name} 的操作` }).click();
  await page.getByRole('menuitem', { name: '修改' }).click();
  await expect(dialog(page)).toContainText('已设置');
  await dialog(page).getByRole('button', { name: '更换 keySecret' }).click();
  await expect(dialog(page).getByLabel('keySecret 的新值')).toHaveValue('');
  await dialog(page).getByLabel('keySecret 的新值').fill(second);
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(`已保存 ${name}`).first()).toBeVisible();

  await row.locator('[role=gridcell]').nth(2).click();
  await expect(dialog(page)).toContainText('凭据加密保存，不再显示');
  await expect(dialog(page)).toContainText('/notice');
  await dialog(page).locator('footer').getByRole('button', { name: '测试' }).click();
  await expect(page.getByRole('dialog', { name: `测试 ${name}` })).toContainText('网关已应答');
  await expect(page.getByRole('dialog', { name: `测试 ${name}` })).toContainText('12,500.00');
  await expectAccessible(page);
  await page
    .getByRole('dialog', { name: `测试 ${name}` })
    .getByRole('button', { name: '关闭' })
    .last()
    .click();
  await page.keyboard.press('Escape');

  await row.getByRole('switch').click();
  await expect(dialog(page)).toContainText('由它实际付款');
  await dialog(page).getByRole('button', { name: '启用', exact: true }).click();
  await expect(row).toContainText('已启用');
  await row.getByRole('switch').click();
  await expect(dialog(page)).toContainText('已发送的代付继续查询');
  await dialog(page).getByRole('button', { name: '停用', exact: true }).click();
  await expect(row).toContainText('已停用');

  const seen = [await page.content(), ...(await Promise.all(answers))].join('\n');
  expect(seen).toContain('keySecret');
  expect(seen).not.toContain(first);
  expect(seen).not.toContain(second);
});

test('the record of a sent payout is opened, and its gateway is asked again', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'superadmin', '/dynamicPay/dynamicPayRecord');
  const platform = await platformOf(page);
  const script = await liveScript(platform);
  const gateway = await platform.payGateways.add({
    name: unique('E2E gateway '),
    baseUrl: 'https://api.gateway-of-tests.com/v1',
    scriptId: script.id,
    direction: 'payout',
    productId: 1050,
    minAmountMinor: minorUnits(100),
    maxAmountMinor: minorUnits(50_000_000),
  });
  await platform.payGateways.setEnabled({ gatewayId: gateway.id, enable: true });
  const { list } = await platform.resources.list({ kind: 'gateway' });
  const [like] = list;
  if (!like) throw new Error('The demo has no account of a gateway.');
  const account = await platform.resources.add({
    kind: 'gateway',
    supplierId: like.supplierId,
    currency: 'INR',
    name: unique('E2E account '),
    gatewayName: gateway.name,
    gatewayId: gateway.id,
    minAmountMinor: minorUnits(100),
    maxAmountMinor: minorUnits(50_000_000),
    productIds: [1050],
  });
  const orderCode = await newPayout(page);
  await platform.payGateways.send({ orderCode, resourceId: account.id });
  await expect
    .poll(async () => (await platform.payScriptRuns.list({ orderCode })).list.map(({ effect }) => effect))
    .toContain('accepted');

  await page.goto(`/dynamicPay/dynamicPayRecord?orderCode=${orderCode}`);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().locator('[role=gridcell]').nth(3).click();
  await expect(dialog(page)).toContainText(`pout_${orderCode}`);
  await expect(dialog(page)).toContainText('转为付款中');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '再次查询' }).click();
  await expect(page.getByText('查询结果：已付款').first()).toBeVisible();
  await expect(dialog(page)).toContainText('订单完成');
  await expect(dialog(page)).toContainText('512345678901');
  await dialog(page).getByRole('link', { name: orderCode }).click();
  await expect(page).toHaveURL(new RegExp(`/payProxyOrder/list\\?.*order=${orderCode}`));
});

/** A new payout of the demo's merchant in the pool. */
async function newPayout(page: Page): Promise<string> {
  const [merchant] = readDemo().merchants;
  if (!merchant) throw new Error('The demo has no merchant.');
  const order = {
    mchId: merchant.mchId,
    productId: 1050,
    mchOrderNo: unique('E2E'),
    amount: minorUnits(43_210),
    notifyUrl: 'https://shop.example/callback',
    userName: 'Asha Rao',
    cardNumber: '50100012345678',
    ifscCode: 'DEMO0000123',
  };
  const platform = createPlatform({ baseUrl: new URL(page.url()).origin, session: createMemorySession() });
  return (await platform.orders.create(signOrder(order, merchant.signingKey))).orderCode;
}
