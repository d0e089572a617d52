import { createMemorySession, createPlatform } from '@platform/sdk';
import { currentCode } from '../scripts/launch/totp.mjs';
import { expect, expectAccessible, readDemo, signIn, test } from './support/test.ts';

/** No other test uses its sessions and authenticator. */
const account = 'techsupport';

test('a user ends another of their sessions, and a new password must follow the rules', async ({
  page,
  browser,
}) => {
  test.slow();
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, account);
  await signIn(page, account, '/personal-center');
  const sessions = page.locator('section').filter({ has: page.getByRole('heading', { name: '我的会话' }) });
  await expect(sessions.getByText('本机')).toBeVisible();
  await expectAccessible(page);
  await sessions.getByRole('button', { name: '结束其他全部' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '结束其他全部' }).click();
  await expect(page.getByText(/已结束 \d+ 个会话/).first()).toBeVisible();
  await expect(elsewhere.getByText('登录已过期').first()).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: '修改登录密码' }).click();
  const dialog = page.getByRole('dialog', { name: '修改登录密码' });
  await dialog.getByLabel(/^当前密码/).fill('not the password 1');
  await dialog.getByLabel(/^新密码/).fill('Winter trains 7');
  await dialog.getByLabel(/^再输入一次/).fill('Winter trains 8');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('两次输入不一致')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(/^再输入一次/).fill('Winter trains 7');
  await dialog.getByRole('button', { name: '保存' }).click();
  // A wrong password is reported at its field, and the input stays.
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
  await expect(dialog.getByLabel(/^新密码/)).toHaveValue('Winter trains 7');
  await dialog.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '放弃' }).click();
  await expect(dialog).toBeHidden();
});

test('binding an authenticator works with its code, and unbinding it ends the session', async ({ page }) => {
  test.slow();
  await signIn(page, account, '/personal-center');
  await page.getByRole('button', { name: '绑定身份验证器' }).click();
  const prompt = page.getByRole('dialog', { name: '需要二级密码' });
  const prove = async () => {
    await prompt.getByLabel('二级密码').fill(readDemo().password);
    await prompt.getByLabel('事由').fill('更换手机');
    await prompt.getByRole('button', { name: '验证并继续' }).click();
    await expect(prompt).toBeHidden();
  };
  await prove();
  const dialog = page.getByRole('dialog', { name: '绑定身份验证器' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  const secret = ((await dialog.locator('code').textContent()) ?? '').replace(/\s/g, '');
  await dialog.getByRole('textbox').fill(currentCode(secret).code);
  await dialog.getByRole('button', { name: '确认绑定' }).click();
  await expect(page.getByText('身份验证器已绑定').first()).toBeVisible();

  await page.getByRole('button', { name: '解绑身份验证器' }).click();
  await page.getByRole('dialog', { name: '解绑身份验证器？' }).getByRole('button', { name: '解绑' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('a pay password is shown as set, and as removed after an administrator removed it', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await signIn(page, account, '/personal-center');
  const payPassword = page.getByRole('region', { name: '支付密码' });
  await expect(payPassword).toContainText('未设置');
  await payPassword.getByRole('button', { name: '设置支付密码' }).click();
  const dialog = page.getByRole('dialog', { name: '设置支付密码' });
  await expect(dialog).toContainText('还没有支付密码，请填登录密码');
  await dialog.getByLabel(/^当前密码/).fill(readDemo().password);
  await dialog.getByLabel(/^新密码/).fill('Moving2026money');
  await dialog.getByLabel(/^再输入一次/).fill('Moving2026money');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(payPassword).toContainText('已设置');
  await expect(payPassword.getByRole('button', { name: '修改支付密码' })).toBeVisible();
  await expectAccessible(page);

  const { password } = readDemo();
  const signedIn = async (userName: string) => {
    const platform = createPlatform({ baseUrl: baseURL ?? '', session: createMemorySession() });
    await platform.session.login({ userName, password });
    return platform;
  };
  const { user_id: id } = await (await signedIn(account)).session.info();
  const admin = await signedIn('admin');
  await admin.session.loginSecondLevel({ password, logInReason: 'clean up' });
  await admin.admin.resetPayPassword({ id });
  await page.reload();
  await expect(payPassword).toContainText('未设置');
});
