import type { Page } from '@playwright/test';
import { reportText } from '../support/bank-messages.ts';
import { arrowTo, proveByKeys, tabTo } from '../support/keyboard.ts';
import { createOrder } from '../support/orders.ts';
import { newUtr, platformOf, prove } from '../support/payout-batches.ts';
import { newPhone } from '../support/statements.ts';
import { expect, expectAccessible, signIn, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const rows = (page: Page) => page.getByRole('main').locator('[role=row][data-row-id]');

/** An open collection on an account that a phone watches, and the phone. */
async function watchedOrder(page: Page): Promise<{ orderCode: string; monitorId: string }> {
  const platform = await platformOf(page, 'superadmin');
  const accounts = await platform.resources.list({ kind: 'upi', state: 0, pageSize: 200 });
  const phones = new Map(accounts.list.map(({ id, monitorId }) => [id, monitorId]));
  for (let turn = 0; turn < 20; turn += 1) {
    const { orderCode } = await createOrder();
    const accountOf = async () => (await platform.orders.list({ orderCode })).list[0]?.resourceId ?? null;
    await expect.poll(accountOf).not.toBeNull();
    const monitorId = phones.get((await accountOf()) ?? '');
    if (monitorId) return { orderCode, monitorId };
  }
  throw new Error('No order came to an account that a phone watches.');
}

test('a message that no template reads is matched with its order after one is mended', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'superadmin', '/bankStatement/list-sa');
  const platform = await platformOf(page, 'superadmin');
  const letters = unique('')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
  const sender = `VM-${letters.slice(-6)}`;
  const name = unique('Morning ');
  const { id } = await platform.messageTemplates.add({
    name,
    kind: 'sms',
    senderPattern: sender,
    pattern: 'Received INR (?P<amount>[\\d.]+) Ref (?P<utr>\\d{12})$',
    currency: 'INR',
    direction: 'in',
    sample: 'Received INR 517.00 Ref 432109876543',
    sampleSender: sender,
  });
  const { orderCode, monitorId } = await watchedOrder(page);
  const utr = newUtr();
  const body = `Received INR 517.00 from ASHA RAO Ref ${utr}`;
  await reportText(monitorId, sender, body);

  await test.step('it waits in the queue of what cannot be read', async () => {
    await page.goto(`/bankStatement/list-sa?state=unparsed&text=${utr}`);
    await expect(rows(page)).toHaveCount(1);
    await rows(page).first().getByRole('button', { name: '查看详情' }).click();
    await expect(dialog(page, /短信/)).toContainText(body);
    await page.keyboard.press('Escape');
  });

  await test.step('the template is mended, and tried over real messages', async () => {
    await page.goto(`/messageTemplate?templateId=${id}`);
    await rows(page)
      .filter({ hasText: name })
      .getByRole('button', { name: `${name} 的操作` })
      .click();
    await page.getByRole('menuitem', { name: '修改' }).click();
    const editor = dialog(page, `修改 ${name}`);
    await editor.getByRole('textbox', { name: /^样例(?!发送方)/ }).fill(body);
    await expect(editor.getByText('规则与样例不匹配')).toBeVisible();
    await editor
      .getByRole('textbox', { name: /^内容规则/ })
      .fill('Received INR (?P<amount>[\\d.]+) from (?P<payerName>[A-Z ]+) Ref (?P<utr>\\d{12})$');
    await expect(editor.getByRole('region', { name: '样例解析结果' })).toContainText(utr);
    await editor.getByRole('button', { name: '试读' }).click();
    const trial = editor.getByRole('region', { name: '用真实消息试读' });
    await expect(trial.getByRole('tab', { name: '新解析 1', selected: true })).toBeVisible();
    await prove(page, async () => {
      await editor.getByRole('button', { name: '保存', exact: true }).click();
      await expect(dialog(page, '重新解析未识别消息')).toBeVisible();
    });
    const rematch = dialog(page, '重新解析未识别消息');
    await rematch.getByRole('button', { name: '开始' }).click();
    await expect(rematch.getByText('已完成')).toBeVisible({ timeout: 60_000 });
    await rematch.getByRole('button', { name: '关闭' }).last().click();
  });

  await test.step('it is matched with its order', async () => {
    await page.goto(`/bankStatement/list-sa?utr=${utr}`);
    await expect(rows(page).first()).toContainText('已匹配');
    await rows(page).first().getByRole('button', { name: '查看详情' }).click();
    await expect(dialog(page, /短信/).getByRole('link', { name: orderCode })).toBeVisible();
    await expectAccessible(page);
  });
  await (await platformOf(page, 'superadmin')).messageTemplates.delete({ id });
});

test('two candidates are told apart by hand, by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'superadmin', '/bankStatement/list-sa');
  const amountMinor = 60_000 + (Date.now() % 30_000);
  const wrong = await createOrder({ amountMinor, userName: 'RAVI NAIR' });
  const right = await createOrder({ amountMinor, userName: 'ASHA RAO' });
  const utr = await (await newPhone(page)).credit(amountMinor);
  await page.goto(`/bankStatement/list-sa?utr=${utr}`);
  await expect(rows(page)).toHaveCount(1);

  await tabTo(page, page.getByRole('grid'));
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const drawer = dialog(page, /短信/);
  await expect(drawer.getByRole('button', { name: '手动匹配' })).toBeVisible();
  await tabTo(page, drawer.getByRole('button', { name: '手动匹配' }));
  await page.keyboard.press('Enter');
  const candidates = dialog(page, '手动匹配').getByRole('listbox', { name: '候选订单' });
  await expect(candidates).toBeFocused();
  const options = candidates.getByRole('option');
  await expect(options).toHaveCount(2);
  // The payer's name tells them apart: its order stands first, the other says which name differs.
  await expect(options.nth(0)).toContainText(right.orderCode);
  await arrowTo(page, options.nth(1));
  await expect(options.nth(1)).toContainText(wrong.orderCode);
  await expect(options.nth(1)).toContainText('RAVI NAIR');
  await expectAccessible(page);
  await page.keyboard.press('Home');
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const question = dialog(page, `把这笔钱匹配到 ${right.orderCode}？`);
  await expect(question).toBeVisible();
  await tabTo(page, question.getByRole('button', { name: '匹配', exact: true }));
  await page.keyboard.press('Enter');
  await proveByKeys(page, '核对短信');
  await expect(page.getByText(`已匹配到 ${right.orderCode}`).first()).toBeVisible();
  await expect(drawer.getByRole('link', { name: right.orderCode })).toBeVisible();
  const platform = await platformOf(page, 'superadmin');
  const statusOf = async (orderCode: string) => (await platform.orders.list({ orderCode })).list[0]?.status;
  expect(await statusOf(right.orderCode)).toBeGreaterThanOrEqual(4);
  expect(await statusOf(wrong.orderCode)).toBe(2);
});

test('what is left of a day is explained on the board, until it reconciles and is closed', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'superadmin', '/bankStatement/reconciliation');
  const platform = await platformOf(page, 'superadmin');
  const { list } = await platform.statements.list({ text: 'INTEREST', state: 'unmatched', pageSize: 1 });
  const [interest] = list;
  if (!interest?.resourceId) throw new Error('The demo has no interest of the day before.');
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(
    new Date(interest.storedAt),
  );
  const open = () =>
    page.goto(
      `/bankStatement/reconciliation?startTime=${day} 00:00:00&endTime=${day} 23:59:59&day=${interest.resourceId}.${day}`,
    );
  const drawer = () => page.getByRole('dialog').first();
  await open();
  await expect(drawer()).toContainText('有差额');
  await expect(drawer().getByRole('table', { name: '收入' })).toContainText('12.40');

  await test.step('the figure opens its record, which is interest of the bank', async () => {
    await drawer().getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(/state=unmatched/);
    const records = page.getByRole('grid', { name: '流水记录' }).locator('[role=row][data-row-id]');
    await expect(records).toHaveCount(1);
    await records.getByRole('button', { name: '此记录的操作' }).click();
    await page.getByRole('menuitem', { name: '忽略' }).click();
    await page.getByRole('dialog').getByLabel(/^原因/).fill('银行利息');
    await page.getByRole('dialog').getByRole('button', { name: '忽略' }).click();
    await expect(records).toHaveCount(0);
  });

  await test.step('the day reconciles to zero and is closed', async () => {
    await open();
    await expect(drawer()).toContainText('已平');
    await expectAccessible(page);
    await drawer().getByRole('button', { name: '关闭这一天' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: '关闭这一天' }).click();
    await expect(drawer()).toContainText('已关闭');
    await page.keyboard.press('Escape');
    await expect(drawer()).toBeHidden();
    await expect(rows(page).filter({ hasText: '已关闭' })).not.toHaveCount(0);
  });
  await (await platformOf(page, 'superadmin')).reconciliation.reopenDay({
    resourceId: interest.resourceId,
    day,
  });
});
