import { createMemorySession, createPlatform, deviceSigner } from '@platform/sdk';
import type { Page } from '@playwright/test';
import { platformOf, prove } from './support/payout-batches.ts';
import { expect, expectAccessible, signIn, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const rowOf = (page: Page, text: string) =>
  page.getByRole('grid', { name: '消息模板' }).locator('[role=row][data-row-id]').filter({ hasText: text });

/** A phone that reports a text, and the id of the stored message. */
async function reportSms(page: Page, sender: string, body: string): Promise<string> {
  const platform = await platformOf(page, 'superadmin');
  const monitorId = unique('phone-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '');
  const { token, secret } = await platform.monitorDevices.add({ monitorId, name: monitorId, kind: 'sms' });
  const phone = createPlatform({
    baseUrl: new URL(page.url()).origin,
    session: createMemorySession(),
    device: deviceSigner({ token, secret }),
  });
  const { results } = await phone.statements.ingest({
    records: [{ sms: { sender, body, receivedAt: new Date().toISOString(), sequence: 1 } }],
  });
  return results[0]?.statementId ?? '';
}

test('a message that nothing can read is read after its template is mended and tried', async ({ page }) => {
  test.setTimeout(120_000);
  const name = unique('Template ');
  const sender = `VM-${unique('E')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 20)}`;
  await signIn(page, 'superadmin', '/messageTemplate');
  const platform = await platformOf(page, 'superadmin');
  const { id } = await platform.messageTemplates.add({
    name,
    kind: 'sms',
    senderPattern: sender,
    pattern: 'Got Rs (?P<amount>\\d+)$',
    currency: 'INR',
    direction: 'in',
    sample: 'Got Rs 5',
    sampleSender: sender,
  });
  const statementId = await reportSms(page, sender, 'Got Rs 731.50 from ASHA RAO');
  const stateOf = async () => {
    const { list } = await platform.statements.list({ text: 'Got Rs 731.50', pageSize: 50 });
    return list.find((row) => row.id === statementId)?.state;
  };
  expect(await stateOf()).toBe('unparsed');

  await page.goto(`/messageTemplate?templateId=${id}`);
  await rowOf(page, name)
    .getByRole('button', { name: `${name} 的操作` })
    .click();
  await page.getByRole('menuitem', { name: '修改' }).click();
  const editor = dialog(page, `修改 ${name}`);
  const pattern = editor.getByRole('textbox', { name: /^内容规则/ });
  const sample = editor.getByRole('textbox', { name: /^样例(?!发送方)/ });
  await sample.fill('Got Rs 731.50 from ASHA RAO');
  await expect(editor.getByText('规则与样例不匹配')).toBeVisible();

  await test.step('a mistake is shown at its place, before anything is sent', async () => {
    await pattern.fill('Got Rs (?P<amount>[\\d.]+ from (?P<payer>[A-Z ]+)');
    await pattern.blur();
    await expect(
      editor.getByText('分组名称不可用').or(editor.getByText('括号没有闭合')).first(),
    ).toBeVisible();
  });
  await pattern.fill('Got Rs (?P<amount>[\\d.]+) from (?P<payerName>[A-Z ]+)');
  const verdict = editor.getByRole('region', { name: '样例解析结果' });
  await expect(verdict).toContainText('731.50');
  await expect(verdict).toContainText('ASHA RAO');
  // Coloured in the pattern and in the sample, and named in the result.
  await expect(editor.locator('[data-group=payerName]')).toHaveText([/^\(\?P<payerName>/, 'ASHA RAO']);

  await editor.getByRole('button', { name: '试读' }).click();
  const trial = editor.getByRole('region', { name: '用真实消息试读' });
  await expect(trial.getByRole('tab', { name: '新解析 1', selected: true })).toBeVisible();
  await expect(trial.getByRole('listitem').filter({ hasText: sender })).toContainText('731.50');
  await expectAccessible(page);

  const rematch = dialog(page, '重新解析未识别消息');
  await prove(page, async () => {
    await editor.getByRole('button', { name: '保存', exact: true }).click();
    await expect(rematch).toBeVisible();
  });
  await rematch.getByRole('button', { name: '开始' }).click();
  await expect(rematch.getByText('已完成')).toBeVisible({ timeout: 30_000 });
  expect(await stateOf()).not.toBe('unparsed');
  await expectAccessible(page);
  await rematch.getByRole('button', { name: '关闭' }).last().click();
  await expect(rowOf(page, name).getByRole('gridcell').filter({ hasText: /^1/ }).first()).toBeVisible();
  await (await platformOf(page, 'superadmin')).messageTemplates.delete({ id });
});

test('the order of templates changes by keyboard, and not over the head of another user', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signIn(page, 'superadmin', '/messageTemplate');
  const platform = await platformOf(page, 'superadmin');
  const before = await platform.messageTemplates.order({ kind: 'webMessage' });
  const [first, second] = before.list;
  if (!first || !second) throw new Error('The demo has no two templates for web messages.');
  await page.getByRole('button', { name: '调整顺序' }).click();
  const order = dialog(page, '调整尝试顺序');
  await order.getByRole('radio', { name: '网页消息' }).click();
  const rows = order.getByRole('list', { name: '模板顺序' }).getByRole('listitem');
  await expect(rows.first()).toContainText(first.name);
  const down = order.getByRole('button', { name: `下移 ${first.name}` });
  await down.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows.first()).toContainText(second.name);
  await expect(down).toBeFocused();
  await expectAccessible(page);
  const stored = async () => (await platform.messageTemplates.order({ kind: 'webMessage' })).list;
  expect((await stored())[0]?.id).toBe(first.id);

  await test.step('another user has moved a template meanwhile', async () => {
    const templateIds = before.list.map(({ id }) => id).toReversed();
    await platform.messageTemplates.reorder({ kind: 'webMessage', version: before.version, templateIds });
    await prove(page, async () => {
      await order.getByRole('button', { name: '保存顺序' }).click();
      await expect(order.getByRole('button', { name: '载入新顺序' })).toBeVisible();
    });
    await order.getByRole('button', { name: '载入新顺序' }).click();
    await expect(rows.last()).toContainText(first.name);
  });
  await order.getByRole('button', { name: `上移 ${first.name}` }).click();
  await prove(page, async () => {
    await order.getByRole('button', { name: '保存顺序' }).click();
    await expect(page.getByText('已保存顺序').first()).toBeVisible();
  });
  expect((await stored()).at(-2)?.id).toBe(first.id);
  const { version } = await platform.messageTemplates.order({ kind: 'webMessage' });
  const templateIds = before.list.map(({ id }) => id);
  // The page's own proof has ended the one of this session's calls.
  const again = await platformOf(page, 'superadmin');
  await again.messageTemplates.reorder({ kind: 'webMessage', version, templateIds });
});

test('maintenance reads templates and changes none', async ({ page }) => {
  await signIn(page, 'maintenance', '/messageTemplate/readonly');
  await expect(
    page.getByRole('grid', { name: '消息模板' }).locator('[role=row][data-row-id]').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: '添加模板' })).toBeHidden();
  await expect(page.getByRole('switch')).toHaveCount(0);
});
