import { createMemorySession, createPlatform, type Platform } from '@platform/sdk';
import { openSession } from '../support/sessions.ts';
import { expect, expectAccessible, readDemo, signIn, test } from '../support/test.ts';

/** A scripted user who gives the second-level password when asked. */
async function platformOf(baseURL: string | undefined, account: string): Promise<Platform> {
  const baseUrl = baseURL ?? '';
  const { token } = await openSession(baseUrl, account);
  const { password } = readDemo();
  const platform: Platform = createPlatform({
    baseUrl,
    session: createMemorySession({ token }),
    hooks: { onSecondLevel: () => platform.session.loginSecondLevel({ password, logInReason: 'Tests' }) },
  });
  return platform;
}

/** Causes a message to the service account: another user removes its pay password. */
async function writeToService(baseURL: string | undefined): Promise<void> {
  const { password } = readDemo();
  const service = await platformOf(baseURL, 'service');
  await service.session.setPayPassword({ currentPassword: password, payPassword: 'Moving2026money' });
  const { user_id: id } = await service.session.info();
  await (await platformOf(baseURL, 'superadmin')).admin.resetPayPassword({ id });
}

test('messages move from unread to read, trash and back, and the bell follows at once', async ({ page }) => {
  await signIn(page, 'admin', '/message_page');
  const bell = page.getByRole('link', { name: /^消息：\d+ 条未读$/ });
  const unread = page.getByRole('list', { name: '未读' }).getByRole('button');
  await expect(unread.first()).toBeVisible();
  const count = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
  expect(count).toBeGreaterThan(1);
  await expectAccessible(page);

  const title = (await unread.first().locator('span > span').first().textContent()) ?? '';
  await unread.first().click();
  const message = page.getByRole('article');
  await expect(message.getByRole('heading', { name: title })).toBeVisible();
  await message.getByRole('button', { name: '标为已读' }).click();
  await expect(page.getByRole('link', { name: `消息：${count - 1} 条未读` })).toBeVisible();

  await page.getByRole('tab', { name: '已读' }).click();
  await page.getByRole('list', { name: '已读' }).getByRole('button', { name: title }).click();
  await message.getByRole('button', { name: '移到回收站' }).click();
  await page.getByRole('tab', { name: '回收站' }).click();
  await page.getByRole('list', { name: '回收站' }).getByRole('button', { name: title }).click();
  await message.getByRole('button', { name: '还原' }).click();
  await expect(page.getByText('回收站是空的')).toBeVisible();

  await page.getByRole('tab', { name: /^未读/ }).click();
  await page.getByRole('button', { name: '全部标为已读' }).click();
  await expect(page.getByText('没有未读消息')).toBeVisible();
  await expect(page.getByRole('link', { name: '消息', exact: true }).first()).toBeVisible();
});

test('a new message moves no row: the bell counts it at once, and the list shows it on request', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const unread = page.getByRole('list', { name: '未读' }).getByRole('button');
  const waiting = page.getByRole('button', { name: '有 1 条新消息，点击显示' });
  const bell = (count: number) => page.getByRole('link', { name: `消息：${count} 条未读` });
  await signIn(page, 'service', '/message_page');
  await writeToService(baseURL);
  // The new message waits even when there is no unread row that it would move.
  await waiting.click();
  await expect(unread.first()).toBeVisible();
  const before = await unread.count();

  await writeToService(baseURL);
  await expect(bell(before + 1)).toBeVisible({ timeout: 20_000 });
  await expect(waiting).toBeVisible();
  await expect(unread).toHaveCount(before);
  await expectAccessible(page);
  await waiting.click();
  await expect(unread).toHaveCount(before + 1);
  await expect(waiting).toBeHidden();
});

test('markup in a message is shown as text', async ({ page }) => {
  const hostile = [
    '<script>window.ran = "script"</script>',
    '<img src="/healthz?from=message" onerror="window.ran = \'image\'">',
    '<style>main { display: none }</style>',
    '<a href="javascript:window.ran = \'link\'">press</a>',
    '<iframe srcdoc="<script>top.ran = 1</script>"></iframe>',
  ].join('\n');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/message/content**', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const data = { ...answer.data, title: hostile, content: hostile, link: 'javascript:window.ran = 1' };
    await route.fulfill({ response, json: { ...answer, data } });
  });
  await signIn(page, 'superadmin', '/message_page');
  await page.getByRole('list', { name: '未读' }).getByRole('button').first().click();
  const message = page.getByRole('article');
  await expect(message.getByText(hostile).last()).toBeVisible();
  await expect(message.locator('script, img, style, iframe, a')).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(asked.filter((url) => url.includes('from=message'))).toEqual([]);
});
