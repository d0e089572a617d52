import { createPlatform } from '@platform/sdk';
import { currentCode } from '../../scripts/launch/totp.mjs';
import { expect, expectAccessible, readDemo, test } from '../support/test.ts';

const submit = { name: '登录', exact: true };

test('missing input is reported at its field, and the first one has the focus', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: '谷歌验证码' }).fill('12345');
  await page.getByRole('button', submit).click();
  await expect(page.getByText('请输入用户名')).toBeVisible();
  await expect(page.getByText('请输入密码')).toBeVisible();
  await expect(page.getByText('谷歌验证码是 6 位数字')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '用户名' })).toBeFocused();
});

test('a refusal shows what to do and a request id, and keeps the typed input', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: '用户名' }).fill('nobody-of-that-name');
  await page.getByLabel(/^密码/).fill('wrong-password-1');
  await page.getByRole('button', submit).click();
  const alert = page.getByRole('alert').filter({ hasText: '用户名或密码不正确' });
  await expect(alert).toContainText('请检查用户名、密码和大小写后重试');
  await expect(alert.getByRole('button', { name: '复制请求编号' })).toHaveText(/\w{8,}/);
  await expect(page.getByRole('textbox', { name: '用户名' })).toHaveValue('nobody-of-that-name');
  await expect(page.getByLabel(/^密码/)).toBeFocused();
});

test('an account with an authenticator is asked for its code at the code field', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: '用户名' }).fill('superadmin');
  await page.getByLabel(/^密码/).fill(readDemo().password);
  await page.getByRole('button', submit).click();
  await expect(page.getByText('请输入 6 位谷歌验证码')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '谷歌验证码' })).toBeFocused();
});

test('a delayed sign-in counts down and can then be tried again', async ({ page }) => {
  // The server's tests cover the delay. Causing it here would also slow every other test from this address.
  await page.route('**/v1.0/user/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '2' },
      json: { code: 1007, msg: '登录失败次数过多，需等待 2 秒', data: null },
    }),
  );
  await page.goto('/login');
  await page.getByRole('textbox', { name: '用户名' }).fill('merchant');
  await page.getByLabel(/^密码/).fill('x');
  await page.getByRole('button', submit).click();
  await expect(page.getByText(/登录失败次数过多，[12] 秒后可以再试/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^请等待 [12] 秒$/ })).toBeDisabled();
  await expect(page.getByText('现在可以再试了')).toBeVisible();
  await expect(page.getByRole('button', submit)).toBeEnabled();
});

test('an unreachable server is explained', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: '用户名' }).fill('merchant');
  await page.getByLabel(/^密码/).fill('x');
  await page.route('**/v1.0/**', (route) => route.abort());
  await page.getByRole('button', submit).click();
  await expect(page.getByRole('alert').filter({ hasText: '连接不到服务器，请检查网络' })).toBeVisible();
});

test('an authenticator is bound by QR code, and required from then on', async ({ page, baseURL }) => {
  const { password } = readDemo();
  const account = 'techsupport';
  await page.goto('/login');
  await page.getByRole('link', { name: '现在绑定' }).click();
  await page.getByRole('textbox', { name: '用户名' }).fill(account);
  await page.getByLabel(/^密码/).fill(password);
  await page.getByRole('button', { name: '继续' }).click();

  await expect(page.getByRole('img', { name: `账号 ${account} 的二维码` })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  expect(secret).toMatch(/^[A-Z2-7]{16,}$/);

  const code = page.getByRole('textbox', { name: '谷歌验证码' });
  await code.fill('12');
  await page.getByRole('button', { name: '确认绑定' }).click();
  await expect(page.getByText('请输入 6 位谷歌验证码')).toBeVisible();

  const confirmedAtMs = Date.now();
  await code.fill(currentCode(secret, confirmedAtMs).code);
  await page.getByRole('button', { name: '确认绑定' }).click();
  await expect(page).not.toHaveURL(/googleVerify/);

  // Restore the account: sign in with the next code and unbind with the second-level password.
  const platform = createPlatform({ baseUrl: baseURL ?? '' });
  await expect(platform.session.login({ userName: account, password })).rejects.toMatchObject({
    codeName: 'googleCodeRequired',
  });
  const next = currentCode(secret, confirmedAtMs + 30_000).code;
  await platform.session.login({ userName: account, password, googleCode: next });
  await platform.session.loginSecondLevel({ password, logInReason: 'Unbind after the test' });
  await platform.authenticator.unbind({ userAccount: account });
});
