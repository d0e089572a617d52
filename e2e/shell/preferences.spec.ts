import { expect, signIn, test } from '../support/test.ts';

test('a language takes effect at once on the whole page, including dates', async ({ page }) => {
  await signIn(page, 'merchant');
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText('My collection orders');
  await expect(page.getByRole('navigation', { name: 'Opened pages' })).toContainText('Home');
  await expect(page).toHaveTitle('Home · Platform');
});

test.describe('in a browser in Chinese (China)', () => {
  test('the browser language takes precedence over the stored choice, and a pinned language over both, in every browser', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signIn(page, 'merchant');
    await page.getByRole('button', { name: '语言' }).click();
    await page.getByRole('menuitemradio', { name: '繁體中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');

    await page.getByRole('button', { name: '语言' }).click();
    await page.getByRole('menuitemradio', { name: '繁體中文' }).click();
    await page.getByRole('button', { name: '語言' }).click();
    const pinning = page.waitForResponse('**/v1.0/user/setLanguage');
    await page.getByRole('menuitemcheckbox', { name: '一律使用此語言' }).click();
    await pinning;
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');

    // A new browser knows only the account.
    const elsewhere = await browser.newPage({ locale: 'en-US', ...(baseURL !== undefined && { baseURL }) });
    await signIn(elsewhere, 'merchant');
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'zh-TW');
    await elsewhere.getByRole('button', { name: '語言' }).click();
    const unpinning = elsewhere.waitForResponse('**/v1.0/user/setLanguage');
    await elsewhere.getByRole('menuitemcheckbox', { name: '一律使用此語言' }).click();
    await unpinning;
    await elsewhere.reload();
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en-US');
    await elsewhere.close();
  });
});

test.describe('in a browser in another language', () => {
  test.use({ locale: 'de-DE' });
  test('the stored choice applies, or zh-CN without one', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    // The page is loaded in that language at once, without loading another one first.
    const code = scripts.filter((path) => path.startsWith('/assets/') && path.endsWith('.js'));
    expect(code.filter((path) => !path.startsWith('/assets/en-US/'))).toEqual([]);
    expect(code.filter((path) => /\/(zh-CN|zh-TW|en-US)-[^/]*$/.test(path))).toEqual([]);
    expect(code.length).toBeGreaterThan(0);
  });
});

test.describe('in a browser in English (US)', () => {
  test.use({ locale: 'en-US' });
  test('it starts in English', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });
});

test('the theme is applied before the first paint and follows the system until one is chosen', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await page.getByRole('button', { name: '浅色' }).click();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);

  // Without the application's script the page still has the chosen theme.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  await page.evaluate(() => localStorage.setItem('platform.theme', 'dark'));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('the menu remembers that it is collapsed, and finds entries by typing', async ({ page }) => {
  await signIn(page, 'supplier');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await page.getByRole('searchbox', { name: '筛选菜单' }).fill('团队');
  await expect(menu.getByRole('link')).toHaveText(['团队代收订单', '团队代付订单', '我的团队']);
  await page.getByRole('button', { name: '收起菜单' }).click();
  await expect(page.getByRole('complementary')).toHaveCSS('width', '64px');
  await page.reload();
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
  await page.getByRole('button', { name: '展开菜单' }).click();
  await expect(page.getByRole('complementary')).toHaveCSS('width', '256px');
});
