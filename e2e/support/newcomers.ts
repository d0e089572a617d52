import { expect, type Page } from '@playwright/test';
import { proveAgain } from './second-level.ts';
import { unique } from './unique.ts';

/** Signs in as an account that a test has added. It has no authenticator. */
export async function signInAs(page: Page, account: string, password: string, path = '/home'): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: /^用户名/ }).fill(account);
  await page.getByLabel(/^密码/).fill(password);
  await page.getByRole('button', { name: /^登录$/ }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(path);
}

/** The key in the dialog that shows it once. The dialog stays until the user says that it is stored. */
export async function storeKey(page: Page, name: string): Promise<string> {
  const shown = page.getByRole('dialog', { name: `${name} 的签名密钥` });
  await expect(shown).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toBeVisible();
  const text = (await shown.getByRole('region', { name: '签名密钥' }).textContent()) ?? '';
  await shown.getByRole('checkbox', { name: '我已妥善保存' }).click();
  await shown
    .getByRole('contentinfo')
    .or(shown.locator('footer'))
    .getByRole('button', { name: '关闭' })
    .click();
  await expect(shown).toBeHidden();
  return text.match(/[0-9a-zA-Z_-]{24,}/)?.[0] ?? '';
}

/** Adds a merchant on the open page for it, and stores its key. */
export async function addMerchant(page: Page, name: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: /^名称/ }).fill(name);
  await form.getByLabel('账号名称').fill(unique('shop'));
  await form.getByLabel(/^密码/).fill('Night2026shift');
  await form.getByRole('button', { name: '添加', exact: true }).click();
  await proveAgain(page, '商户管理');
  await storeKey(page, name);
}
