import { readFile } from 'node:fs/promises';
import { formatMoney, minorUnits } from '@platform/sdk';
import type { Page } from '@playwright/test';
import {
  choose,
  field,
  newPayouts,
  newTemplate,
  newUtr,
  ownAmount,
  payingAccount,
  platformOf,
  prove,
} from './support/payout-batches.ts';
import { expect, expectAccessible, signIn, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, text: string) =>
  page.getByRole('main').locator('[role=row][data-row-id]').filter({ hasText: text });

test('an administrator writes a template, and sees the file as the bank will read it', async ({ page }) => {
  const name = unique('Bulk ');
  await signIn(page, 'admin', '/payoutBatch/templates');
  await page.getByRole('button', { name: '添加模板' }).click();
  const editor = dialog(page);
  await expect(editor.getByRole('cell', { name: 'Beneficiary', exact: true })).toBeVisible();
  await editor.getByRole('button', { name: '添加', exact: true }).click();
  await expect(editor.getByText('请填写此项').first()).toBeVisible();
  await editor.getByLabel(/^名称/).fill(name);
  await editor.getByRole('textbox', { name: '银行', exact: true }).fill('Example Bank');

  await test.step('a column moves by keyboard, and the focus goes along', async () => {
    const title = editor.getByRole('textbox', { name: '第 5 列: 标题' });
    await title.focus();
    await page.keyboard.press('Alt+ArrowUp');
    const moved = editor.getByRole('textbox', { name: '第 4 列: 标题' });
    await expect(moved).toHaveValue('Remark');
    await expect(moved).toBeFocused();
    await expect(editor.getByRole('row').first().getByRole('cell')).toHaveText([
      'Beneficiary',
      'Account',
      'IFSC',
      'Remark',
      'Amount',
    ]);
  });

  await editor.getByLabel('该内容所在的列').fill('Remark');
  await editor.getByLabel('状态列').fill('Status');
  await editor.getByLabel('流水号列').fill('UTR');
  await editor.getByLabel('表示已付的字样').fill('SUCCESS');
  await editor.getByLabel('表示失败的字样').fill('FAILED\nsuccess');
  await editor.getByRole('button', { name: '添加', exact: true }).click();
  await expect(editor.getByText('同一字样不能出现两次').first()).toBeVisible();
  await expectAccessible(page);
  await editor.getByLabel('表示失败的字样').fill('FAILED');
  await prove(page, async () => {
    await editor.getByRole('button', { name: '添加', exact: true }).click();
    await expect(page.getByText(`已保存 ${name}`).first()).toBeVisible();
  });
  await expect(rowOf(page, name)).toContainText('CSV');
});

test('a clerk pays payouts by one file: filter, preview, export, the bank’s result file, closed', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'admin', '/payoutBatch/list');
  const template = await newTemplate(page);
  const account = await payingAccount(page, 'own');
  const amount = ownAmount();
  const [paid, failed, doubtful] = await newPayouts(page, [amount, amount, amount]);
  const text = formatMoney(minorUnits(amount), 'INR', { grouping: 'none' });

  await test.step('the wizard chooses by the filter, and shows what it would take', async () => {
    await page.getByRole('link', { name: /新建批次|继续草稿/ }).click();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: '清空草稿' }).click();
    await main.getByLabel('最多笔数').fill('501');
    await main.getByRole('button', { name: '下一步' }).click();
    await expect(main.getByText('数值过大')).toBeVisible();
    await main.getByLabel('最多笔数').fill('10');
    await main.getByLabel('最小金额').fill(text);
    await main.getByLabel('最大金额').fill(text);
    await expectAccessible(page);
    await main.getByRole('button', { name: '下一步' }).click();
    await choose(page, '付款账户', new RegExp(account.name));
    await choose(page, '文件模板', new RegExp(template.name));
    await main.getByRole('button', { name: '现在' }).click();
    await main.getByRole('button', { name: '下一步' }).click();
    await expect(main.getByRole('cell', { name: paid ?? '', exact: true })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('button', { name: '创建批次（3 笔）' }).click();
    await main.getByRole('link', { name: '打开批次' }).click();
  });

  const drawer = dialog(page);
  await expect(drawer.getByRole('row').filter({ hasText: paid ?? '' })).toContainText('准备中');
  await expectAccessible(page);

  await test.step('the export asks, and the file is downloaded', async () => {
    await drawer.getByRole('button', { name: '导出文件' }).click();
    const question = page.getByRole('dialog', { name: /^导出批次/ });
    await expect(question).toContainText('不能撤回');
    const downloading = page.waitForEvent('download');
    await prove(page, async () => {
      await question.getByRole('button', { name: '导出文件' }).click();
      await downloading;
    });
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file.split('\r\n')[0]).toBe('Name,Account,Amount,Remark');
    expect(file).toContain(`${text},${paid}`);
    await expect(drawer.getByRole('row').filter({ hasText: paid ?? '' })).toContainText('付款中');
  });

  await test.step('the result file is judged line by line; what is in doubt stays', async () => {
    await drawer.getByRole('button', { name: '上传结果文件' }).click();
    const result = page.getByRole('dialog', { name: /的结果文件$/ });
    const lines = [
      'Remark,Status,UTR,Amount,Reason',
      `${paid},SUCCESS,${newUtr()},${text},`,
      `${failed},FAILED,,${text},Account closed`,
      `${doubtful},SUCCESS,${newUtr()},1.00,`,
      `P000,SUCCESS,${newUtr()},${text},`,
    ];
    await result.locator('input[type=file]').setInputFiles({
      name: 'result.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n')),
    });
    await expect(result).toContainText('确认付款 1 笔');
    await expect(result.getByRole('row').filter({ hasText: doubtful ?? '' })).toContainText('金额与订单不同');
    await expect(result.getByRole('row').filter({ hasText: 'P000' })).toContainText('不在此批次中');
    await expectAccessible(page);
    const saving = page.waitForEvent('download');
    await result.getByRole('button', { name: '下载有疑问的 2 行' }).click();
    expect(await readFile(await (await saving).path(), 'utf8')).toContain('金额与订单不同');
    await prove(page, async () => {
      await result.getByRole('button', { name: '确认 2 笔' }).click();
      await expect(result).toContainText('已处理 2 笔');
    });
    await result.getByRole('button', { name: '关闭', exact: true }).last().click();
  });
  await expect(drawer.getByRole('row').filter({ hasText: paid ?? '' })).toContainText('已付款');
  await expect(drawer.getByRole('row').filter({ hasText: failed ?? '' })).toContainText('驳回待审');

  await test.step('the doubtful payout is handled, and the batch is closed', async () => {
    await drawer.getByRole('checkbox', { name: `选择 ${doubtful}` }).click();
    await drawer.getByRole('button', { name: '转处理异常' }).click();
    const question = page.getByRole('dialog', { name: /转为处理异常$/ });
    await question.getByLabel(/^原因/).fill('银行付了另一个金额');
    await prove(page, async () => {
      await question.getByRole('button', { name: '转处理异常' }).click();
      await expect(drawer.getByRole('row').filter({ hasText: doubtful ?? '' })).toContainText('处理异常');
    });
    await expect(drawer).toContainText('已完结');
    await drawer.getByRole('link', { name: `打开订单 ${paid}` }).click();
    await expect(dialog(page)).toContainText(paid ?? '');
  });
});

test('the wizard is used by keyboard alone, and a reload keeps the draft', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'supplier', '/payoutBatch/create');
  const template = await newTemplate(page);
  const account = await payingAccount(page, 'own');
  const amount = ownAmount();
  const [order] = await newPayouts(page, [amount]);
  const text = formatMoney(minorUnits(amount), 'INR', { grouping: 'none' });
  const { keyboard } = page;
  const main = page.getByRole('main');
  const focused = () => page.locator(':focus');
  const tabTo = async (name: string | RegExp) => {
    for (let steps = 0; steps < 12; steps += 1) {
      const label = await focused().evaluate((element) => {
        const { labels } = element as HTMLInputElement;
        const own = element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby');
        const by = own ? document.getElementById(own) : null;
        return by?.textContent ?? (labels?.[0]?.textContent || (own ?? element.textContent ?? ''));
      });
      if (typeof name === 'string' ? label.startsWith(name) : name.test(label)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`no ${name} within reach`);
  };
  const pick = async (label: string, option: string) => {
    await tabTo(label);
    await keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    await keyboard.type(option);
    // The search ranks; the arrow keys reach the wanted one.
    const active = page.locator('[role=option][data-active=true]');
    await expect(active).toBeVisible();
    while (!(await active.textContent())?.startsWith(option)) await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
  };
  await main.getByLabel('币种').focus();
  await tabTo('最小金额');
  await keyboard.type(text);
  await tabTo('最大金额');
  await keyboard.type(text);
  await keyboard.press('Enter');
  await expect(field(page, '付款账户')).toBeFocused();
  await pick('付款账户', account.name);

  await page.reload();
  await expect(field(page, '付款账户')).toContainText(account.name);
  await field(page, '付款账户').focus();
  await keyboard.press('Tab');
  await pick('文件模板', template.name);
  await tabTo('付款时间');
  await keyboard.type('2099-01-02 10:00');
  await keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: '预览并创建' })).toBeFocused();
  await expect(main.getByRole('cell', { name: order ?? '', exact: true })).toBeVisible();
  await tabTo('创建批次');
  await keyboard.press('Enter');
  await expect(main.getByRole('link', { name: '打开批次' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(
    dialog(page)
      .getByRole('row')
      .filter({ hasText: order ?? '' }),
  ).toContainText('准备中');
  await expect(dialog(page)).toContainText('2099');
});

test('a supplier sees its own batches only, and what was taken meanwhile is named', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'supplier', '/payoutBatch/list');
  const template = await newTemplate(page);
  const admin = await platformOf(page, 'admin');
  const amount = ownAmount();
  const [first, second] = await newPayouts(page, [amount, amount]);
  const batchOf = async (of: 'own' | 'other', orderCode: string | undefined) =>
    (
      await admin.payoutBatches.create({
        resourceId: (await payingAccount(page, of)).id,
        templateId: template.id,
        payoutTime: new Date(),
        orderCodes: [orderCode ?? ''],
      })
    ).batch;

  // Previewed by the supplier, then taken by the administrator.
  const account = await payingAccount(page, 'own');
  const text = formatMoney(minorUnits(amount), 'INR', { grouping: 'none' });
  await page.evaluate(
    ([userId, draft]) => localStorage.setItem(`platform.payoutBatch.draft.${userId}`, draft ?? ''),
    [
      (await (await platformOf(page, 'supplier')).session.info()).user_id,
      JSON.stringify({
        step: 'preview',
        currency: 'INR',
        minAmountMinor: amount,
        maxAmountMinor: amount,
        resourceId: account.id,
        templateId: template.id,
        payoutTime: '2099-01-02 10:00',
        zone: 'Asia/Shanghai',
      }),
    ],
  );
  await page.goto('/payoutBatch/create');
  const main = page.getByRole('main');
  await expect(main).toContainText(text.replace(/\B(?=(\d{3})+(?!\d))/g, ','));
  await expect(main.getByRole('button', { name: '创建批次（2 笔）' })).toBeVisible();
  const others = await batchOf('other', first);
  await main.getByRole('button', { name: '创建批次（2 笔）' }).click();
  await expect(main.getByRole('region', { name: '没有进入批次的订单' })).toContainText(first ?? '');
  await main.getByRole('link', { name: '打开批次' }).click();
  await expect(
    dialog(page)
      .getByRole('row')
      .filter({ hasText: second ?? '' }),
  ).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: '导出文件' })).toBeVisible();

  await page.goto(`/payoutBatch/list?batchCode=${others.batchCode}`);
  await expect(main.getByRole('button', { name: '全部 0' })).toBeVisible();
  await page.goto(`/payoutBatch/list?batch=${others.id}`);
  await expect(dialog(page)).toContainText(/找不到/);
});

test('the setting ShowBatchButton hides the way to the wizard', async ({ page }) => {
  await signIn(page, 'superadmin', '/payoutBatch/list');
  const platform = await platformOf(page, 'superadmin');
  const entry = page.getByRole('link', { name: /新建批次|继续草稿/ });
  await expect(entry).toBeVisible();
  await platform.settings.setShowBatchButton({ enable: false });
  try {
    await page.reload();
    await expect(page.getByRole('main').getByRole('link', { name: '文件模板' })).toBeVisible();
    await expect(entry).toHaveCount(0);
    await page.goto('/payoutBatch/create');
    await expect(page.getByText('代付批次已关闭')).toBeVisible();
  } finally {
    await platform.settings.setShowBatchButton({ enable: true });
  }
});
