import { type Currency, createMemorySession, createPlatform, minorUnits, signOrder } from '@platform/sdk';
import type { Browser, Page } from '@playwright/test';
import { arrowTo, goTo, proveByKeys, tabTo } from '../support/keyboard.ts';
import { signInAs, storeKey } from '../support/newcomers.ts';
import { adminPlatform } from '../support/platforms.ts';
import { proveAgain } from '../support/second-level.ts';
import { originOf, ownServer } from '../support/servers.ts';
import { keptSession } from '../support/sessions.ts';
import { expect, expectAccessible, readDemo, signIn, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

const password = 'Night2026shift';
const currency: Currency = 'INR';
const dialog = (page: Page) => page.getByRole('dialog');
/** Each loaded page asks once for the second-level password. */
const proveWhenAsked = (page: Page, reason: string, secret?: string) =>
  page.addLocatorHandler(page.getByRole('dialog', { name: '需要二级密码' }), () =>
    proveAgain(page, reason, secret),
  );
const anotherPage = async (browser: Browser) => (await browser.newContext()).newPage();
const rowOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('[role=row][data-row-id]')
    .filter({ has: page.getByRole('button', { name: `${name} 的操作` }) });

async function command(page: Page, name: string, word: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: `${name} 的操作` })
    .click();
  await page.getByRole('menuitem', { name: word, exact: true }).click();
}

/** A product of this run, so that no account of the demo can take its orders. */
async function addProduct(baseUrl: string): Promise<number> {
  const platform = await adminPlatform(baseUrl, 'Products');
  const id = 10_000 + (Date.now() % 89_999);
  await platform.products.add({
    id,
    name: { 'zh-CN': '晨间代收', 'zh-TW': '晨間代收', 'en-US': 'Morning collection' },
    kind: 'collection',
    currency,
    minAmountMinor: minorUnits(10_000),
    maxAmountMinor: minorUnits(1_000_000),
  });
  return id;
}

/** Agrees the product in the open drawer. */
async function agree(page: Page, name: string, productId: number, percent: string): Promise<void> {
  await dialog(page).getByRole('button', { name: '添加约定' }).click();
  const form = page.getByRole('dialog', { name: `为 ${name} 添加产品约定` });
  await form.getByLabel(/^产品/).click();
  await page.getByRole('option', { name: new RegExp(`^${productId} `) }).click();
  await form.getByLabel(/^(费率|佣金)/).fill(percent);
  await form.getByRole('button', { name: '添加', exact: true }).click();
  await expect(page.getByText('约定已添加').first()).toBeVisible();
  await expect(form).toBeHidden();
}

async function addSupplier(page: Page, button: string, name: string, account: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await dialog(page).getByLabel(/^名称/).fill(name);
  await dialog(page).getByLabel('账号名称').fill(account);
  await dialog(page).getByLabel(/^密码/).fill(password);
  await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
}

async function addAccount(page: Page, name: string, owner: string, productId: number, maximum: string) {
  await page.getByRole('button', { name: '添加账户' }).click();
  await dialog(page).getByLabel(/^类型/).click();
  await page.getByRole('option', { name: 'UPI' }).click();
  await dialog(page)
    .getByLabel(/^供应商/)
    .click();
  await page.getByRole('option', { name: owner }).first().click();
  await dialog(page).getByLabel('账户名称').fill(name);
  await dialog(page).getByLabel('UPI 地址').fill(`${name}@examplebank`);
  await dialog(page).getByLabel(/^产品/).click();
  await page.getByRole('option', { name: new RegExp(`^${productId} `) }).click();
  await page.keyboard.press('Escape');
  await dialog(page).getByLabel('单笔最小').fill('100');
  await dialog(page).getByLabel('单笔最大').fill(maximum);
  await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
}

async function findAccount(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: '账户', exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, name)).toHaveCount(1);
}

test('a merchant, a supplier and its proxy are taken on, an order lands on the account that was checked, and another says why it gets none', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const baseURL = originOf(ownServer());
  const productId = await addProduct(baseURL);
  const tag = unique('');
  const [shop, desk, proxy] = [`Shop ${tag}`, `Desk ${tag}`, `Proxy ${tag}`];
  const [shopAccount, deskAccount, proxyAccount] = [`shop${tag}`, `desk${tag}`, `proxy${tag}`];
  const [good, small] = [`good${tag}`, `small${tag}`];
  const leader = await anotherPage(browser);
  const merchant = await anotherPage(browser);
  await proveWhenAsked(page, '商户与供应商');
  await proveWhenAsked(leader, '我的团队', password);
  await proveWhenAsked(merchant, '回调', password);

  const { mchId, signingKey } =
    await test.step('admin takes on a merchant and agrees the product', async () => {
      await signIn(page, 'admin', '/merchants/add');
      const form = page.getByRole('main');
      await form.getByLabel(/^名称/).fill(shop);
      await form.getByLabel('账号名称').fill(shopAccount);
      await form.getByLabel(/^密码/).fill(password);
      await form.getByRole('button', { name: '添加', exact: true }).click();
      const key = await storeKey(page, shop);
      await expect(dialog(page).getByText('还没有约定', { exact: true })).toBeVisible();
      await agree(page, shop, productId, '1.8');
      const platform = await adminPlatform(baseURL, 'Merchants');
      const { list } = await platform.merchants.list({ name: shop });
      return { mchId: list[0]?.mchId ?? '', signingKey: key };
    });

  await test.step('admin takes on a supplier, takes its deposit and agrees the product', async () => {
    await page.goto('/supplier/list');
    await addSupplier(page, '添加供应商', desk, deskAccount);
    await expect(page.getByText(`已添加 ${desk}`).first()).toBeVisible();
    await page.goto(`/supplier/list?name=${encodeURIComponent(desk)}`);
    await rowOf(page, desk).getByText(desk, { exact: true }).click();
    await agree(page, desk, productId, '0.8');
    await dialog(page).getByRole('button', { name: '收取或退还押金' }).click();
    const form = page.getByRole('dialog', { name: `${desk} 的押金` });
    await form.getByLabel(/^金额/).fill('5000');
    await form.getByLabel(/^再次输入金额/).fill('5000');
    await form.getByLabel(/^原因/).fill('Receipt 201');
    await form.getByRole('button', { name: '记账' }).click();
    await expect(page.getByText('已记账').first()).toBeVisible();
  });

  await test.step('the supplier adds a proxy and agrees the product with it', async () => {
    await signInAs(leader, deskAccount, password, '/supplier-proxy');
    await addSupplier(leader, '添加代理', proxy, proxyAccount);
    await expect(rowOf(leader, proxy)).toHaveAttribute('aria-level', '2');
    await rowOf(leader, proxy).getByText(proxy, { exact: true }).click();
    await agree(leader, proxy, productId, '0.5');
  });

  await test.step('the supplier adds two accounts', async () => {
    await leader.goto('/internationalCardToCard/list');
    await addAccount(leader, good, desk, productId, '9000');
    await expect(leader.getByText(`已添加 ${good}`).first()).toBeVisible();
    await addAccount(leader, small, desk, productId, '200');
    await expect(leader.getByText(`已添加 ${small}`).first()).toBeVisible();
  });

  await test.step('admin checks the account', async () => {
    await page.goto('/internationalCardToCard/list-admin');
    await findAccount(page, good);
    await expect(rowOf(page, good)).toContainText(`${good}@examplebank`);
    await expect(rowOf(page, good)).toContainText(desk);
    await rowOf(page, good).getByText(good, { exact: true }).click();
    await dialog(page).getByLabel('订单金额').fill('500');
    await expect(dialog(page).getByText('现在可以接这笔订单')).toBeVisible();
    await expectAccessible(page);
  });

  const orderCode = await test.step('an order of the merchant lands on it', async () => {
    const platform = createPlatform({ baseUrl: baseURL, session: createMemorySession() });
    const order = {
      ...{ mchId, productId, mchOrderNo: unique('AM'), amount: minorUnits(50_000) },
      notifyUrl: 'https://merchant.example/callback',
    };
    const created = await platform.orders.create(signOrder(order, signingKey, 'hmac-sha256'));
    const staff = await adminPlatform(baseURL, 'Orders');
    const account = async () =>
      (await staff.orders.allocationInfo({ orderCode: created.orderCode })).attempts[0]?.resourceName;
    await expect.poll(account).toBe(good);
    await page.goto('/internationalCardToCard/list-admin');
    await findAccount(page, good);
    await rowOf(page, good).getByText(good, { exact: true }).click();
    await expect(dialog(page).getByRole('link', { name: created.orderCode })).toBeVisible();
    return created.orderCode;
  });

  await test.step('the other account says why it got none', async () => {
    await page.goto('/internationalCardToCard/list-admin');
    await findAccount(page, small);
    await rowOf(page, small).getByText(small, { exact: true }).click();
    await dialog(page).getByLabel('订单金额').fill('500');
    await expect(dialog(page).getByText('现在不能接这笔订单')).toBeVisible();
    await expect(dialog(page).getByText('金额高于最大值 200.00 INR。')).toBeVisible();
  });

  await test.step('the merchant sees its order, and changes its own callback address', async () => {
    await signInAs(merchant, shopAccount, password, '/order/list/merchant');
    await expect(merchant.getByRole('main').locator(`[role=row][data-row-id="${orderCode}"]`)).toBeVisible();
    await merchant.goto('/profile/list');
    await merchant.getByRole('button', { name: '回调设置' }).click();
    const form = merchant.getByRole('dialog', { name: '回调设置' });
    await form.getByLabel('默认回调地址').fill('shop.example/notify');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form.getByText('请填写以 http:// 或 https:// 开头的完整地址').first()).toBeVisible();
    await form.getByLabel('默认回调地址').fill('https://shop.example/notify');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(merchant.getByText('回调设置已保存').first()).toBeVisible();
  });

  await test.step('the supplier helps its proxy back in', async () => {
    await leader.goto('/supplier-proxy');
    await command(leader, proxy, '帮助重新登录');
    const help = leader.getByRole('dialog', { name: `帮助 ${proxy} 重新登录` });
    await help.getByLabel('新密码').fill('Back2026again');
    await help.getByRole('button', { name: '确定', exact: true }).click();
    await expect(leader.getByText(`${proxy} 可以重新登录了`).first()).toBeVisible();
    const back = await anotherPage(browser);
    await signInAs(back, proxyAccount, 'Back2026again', '/supplier-proxy');
    await expect(rowOf(back, proxy)).toHaveAttribute('aria-level', '1');
    await back.close();
  });
  await leader.close();
  await merchant.close();
});

test('a leader moves a proxy, and is told what it means, without a mouse', async ({ page }) => {
  test.slow();
  const baseURL = originOf(ownServer());
  const [above, moved] = [unique('Above '), unique('Moved ')];
  await test.step('two proxies stand beside each other', async () => {
    const { token } = await keptSession(baseURL, 'supplier');
    const platform = createPlatform({ baseUrl: baseURL, session: createMemorySession({ token }) });
    await platform.session.loginSecondLevel({ password: readDemo().password, logInReason: 'Team' });
    for (const name of [above, moved])
      await platform.suppliers.add({ name, account: unique(name.slice(0, 5).toLowerCase()), password });
  });

  await signIn(page, 'supplier');
  await goTo(page, '我的团队');
  const team = page.getByRole('treegrid', { name: '供应商' });
  await expect(rowOf(page, moved)).toHaveAttribute('aria-level', '2');
  /** Moves the focus into the row of a supplier. */
  const reach = async (name: string) => {
    await tabTo(page, team);
    await page.keyboard.press('Control+Home');
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      expect(await rowOf(page, name).evaluate((row) => row.contains(document.activeElement))).toBe(true);
    }).toPass({ intervals: [50] });
  };
  await reach(moved);
  await page.keyboard.press('End');
  await page.keyboard.press('F2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await arrowTo(page, page.getByRole('menuitem', { name: '换上级', exact: true }));
  await page.keyboard.press('Enter');

  const form = page.getByRole('dialog', { name: `${moved} 换上级` });
  await tabTo(page, form.getByLabel('上级'));
  await page.keyboard.press('Enter');
  await page.keyboard.type(above);
  await expect(page.getByRole('option')).toHaveCount(1);
  await arrowTo(page, page.getByRole('option', { name: above }));
  await page.keyboard.press('Enter');
  await expect(form).toContainText('只移动它自己：0 个账户。');
  await expect(form).toContainText('不再看到它们');
  await tabTo(page, form.getByRole('button', { name: '换上级', exact: true }));
  await page.keyboard.press('Enter');
  await proveByKeys(page);
  await expect(page.getByText(`${moved} 已换上级`).first()).toBeVisible();

  // It is below its new leader, one level deeper.
  await expect(rowOf(page, moved)).toHaveCount(0);
  await reach(above);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, moved)).toHaveAttribute('aria-level', '3');
});
