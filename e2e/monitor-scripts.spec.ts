import { createPlatform, deviceSigner, fetchDeviceScript } from '@platform/sdk';
import type { Page } from '@playwright/test';
import { prove } from './support/payout-batches.ts';
import { adminPlatform } from './support/platforms.ts';
import { proveAgain } from './support/second-level.ts';
import { expect, expectAccessible, signIn, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('[role=row][data-row-id]');

const platformOf = (page: Page) => adminPlatform(new URL(page.url()).origin, 'devices');

test('a device lags behind a version, and is brought forward', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'superadmin', '/setting/monitorScriptInfo');
  const baseUrl = new URL(page.url()).origin;
  const platform = await platformOf(page);
  const name = unique('E2E forwarder ');
  const monitorId = unique('e2e-phone-');
  const script = await platform.monitorScripts.add({ name, kind: 'web', isDefault: false });
  const first = { name: 'script.js', content: 'run(1)\n' };
  const { id } = await platform.monitorScripts.addVersion({
    scriptId: script.id,
    note: 'First',
    file: first,
  });
  await platform.monitorScripts.goLive({ versionId: id });
  const credentials = await platform.monitorDevices.add({ monitorId, name: monitorId, kind: 'web' });
  await platform.monitorScripts.assign({ scriptId: script.id, monitorIds: [monitorId] });
  const device = createPlatform({ baseUrl, device: deviceSigner(credentials) });
  let held = await fetchDeviceScript(device);
  await device.monitorLogs.report({ scriptChecksum: held.script?.checksum });

  await page.goto(`/setting/monitorScriptInfo?name=${encodeURIComponent(name)}`);
  await rows(page).first().click();
  await test.step('a second version is written and compared', async () => {
    await dialog(page)
      .getByRole('button', { name: `${name} 的操作` })
      .click();
    await page.getByRole('menuitem', { name: '添加版本' }).click();
    const form = page.getByRole('dialog', { name: `${name} 的新版本` });
    await form.getByLabel('说明').fill('Second');
    await form.getByLabel('内容').fill('run(2)\n');
    await expectAccessible(page);
    await form.getByRole('button', { name: '保存' }).click();
    await proveAgain(page, '监控脚本');
    await expect(page.getByText('已保存为版本 2').first()).toBeVisible();
    await dialog(page).getByRole('button', { name: '比较版本 2' }).click();
    await expect(dialog(page).getByText('run(2)').first()).toBeVisible();
  });

  await test.step('it goes live, the dialog says how many devices get it, and the device lags', async () => {
    await dialog(page).getByRole('button', { name: '将版本 2 上线' }).click();
    const form = page.getByRole('dialog', { name: `将 ${name} 版本 2 上线` });
    await expect(form.getByText('会取得这个版本的设备：1 / 1')).toBeVisible();
    await form.getByRole('radio', { name: '按比例' }).click();
    await form.getByLabel('比例（%）').fill('0');
    await expect(form.getByText('会取得这个版本的设备：0 / 1')).toBeVisible();
    await form.getByRole('radio', { name: '全部设备' }).click();
    await expectAccessible(page);
    await form.getByRole('button', { name: '上线', exact: true }).click();
    await expect(page.getByText(`${name} 版本 2 已上线`).first()).toBeVisible();
    await page.goto(`/setting/monitorScriptInfo?view=devices&monitorId=${monitorId}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first()).toContainText('落后');
    await expect(rows(page).first()).toContainText('1 / 2');
  });

  await test.step('the device fetches it and is brought forward', async () => {
    held = await fetchDeviceScript(device, held);
    expect(held.script?.version).toBe(2);
    await device.monitorLogs.report({ scriptChecksum: held.script?.checksum });
    await expect(rows(page).first()).toContainText('2 / 2');
    await expect(rows(page).first()).toContainText('最新');
    await expectAccessible(page);
  });

  await test.step('the version before is brought back in one click', async () => {
    await page.goto(`/setting/monitorScriptInfo?name=${encodeURIComponent(name)}`);
    await rows(page)
      .first()
      .getByRole('button', { name: `${name} 的操作` })
      .click();
    await prove(page, async () => {
      await page.getByRole('menuitem', { name: '恢复版本 1' }).click();
      await expect(page.getByText(`${name} 已恢复版本 1，范围为全部设备`).first()).toBeVisible();
    });
    expect((await fetchDeviceScript(device, held)).script?.version).toBe(1);
  });
  await (await platformOf(page)).monitorDevices.revoke({ monitorId });
});

test('a token is shown once, until it is said to be stored', async ({ page }) => {
  await signIn(page, 'superadmin', '/setting/monitorScriptInfo?view=devices');
  const monitorId = unique('e2e-token-');
  await page.getByRole('button', { name: '添加设备' }).click();
  await dialog(page).getByLabel('设备编号').fill(monitorId);
  await dialog(page).getByLabel('名称').fill(monitorId);
  await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
  await proveAgain(page, '监控设备');
  const shown = page.getByRole('dialog', { name: `${monitorId} 的令牌和密钥` });
  await expect(shown).toContainText('"token"');
  await page.keyboard.press('Escape');
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  await shown.getByRole('checkbox').check();
  await shown.locator('footer').getByRole('button').click();
  await expect(shown).toBeHidden();
  await page.goto(`/setting/monitorScriptInfo?view=devices&device=${monitorId}`);
  await expect(dialog(page)).toContainText(monitorId);
  await expect(dialog(page)).not.toContainText('"token"');
  await (await platformOf(page)).monitorDevices.revoke({ monitorId });
});

test('maintenance reads scripts and logs, and changes nothing', async ({ page }) => {
  await signIn(page, 'maintenance', '/setting/monitorScriptInfo/readonly');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '添加脚本' })).toHaveCount(0);
  await page.goto('/monitorLog/monitorLog/customerService');
  await expect(page.getByRole('heading', { level: 1, name: '监控日志' })).toBeVisible();
  await expect(page.getByRole('button', { name: '清空' })).toHaveCount(0);
});
