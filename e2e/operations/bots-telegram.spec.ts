import type { Page } from '@playwright/test';
import { BotApi } from '../../apps/simulator/src/world/telegram/bot-api.ts';
import { adminPlatform } from '../support/platforms.ts';
import { proveAgain } from '../support/second-level.ts';
import { ownServer } from '../support/servers.ts';
import { expect, expectAccessibleInBothThemes, signIn, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

const token = `123456789:${'A'.repeat(35)}`;
const bot = { token, userName: 'one_bot', name: 'Platform' };
const personId = () => 100_000_000 + Math.floor(Math.random() * 899_999_999);

const rows = (page: Page, table: string) =>
  page.getByRole('grid', { name: table }).locator('[role=row][data-row-id]');
const dialog = (page: Page) => page.getByRole('dialog');

let api: BotApi | undefined;
test.afterEach(async ({ baseURL }) => {
  if (!api) return;
  await api.close();
  api = undefined;
  // The other tests expect a bot without a token. The page has used up the second-level password of the first call.
  const platform = await adminPlatform(baseURL ?? '', 'bots');
  await platform.settings.setBotToken({ value: '' });
});

/** Sends the form. The second-level password is asked for unless it was given a moment ago. */
async function send(page: Page, after: ReturnType<Page['getByText']>): Promise<void> {
  await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
  const prompt = page.getByRole('dialog', { name: '需要二级密码' });
  await expect(prompt.or(after).first()).toBeVisible();
  if (await prompt.isVisible()) await proveAgain(page, '机器人');
  await expect(after).toBeVisible();
}

test('a group is bound by its code and answered, and a person is listed from the refused attempts', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const name = unique('Lotus ');
  const asha = { id: personId(), name: 'Asha', userName: unique('asha_') };
  const ravi = { id: personId(), name: 'Ravi', userName: unique('ravi_') };
  const chat = { id: -personId(), title: name, bots: [bot.userName], people: [asha.id, ravi.id] };
  api = await BotApi.open({
    port: ownServer().telegramPort,
    bots: [bot],
    people: [asha, ravi],
    chats: [chat],
  });
  const platform = await adminPlatform(baseURL ?? '', 'bots');
  await platform.settings.setBotToken({ value: token });
  await platform.botPeople.add({
    ...{ telegramUserId: String(asha.id), name: asha.userName, mayBind: true },
    commands: ['fund'],
  });

  await signIn(page, 'superadmin', '/systemManager/botInfo');
  await page.getByRole('button', { name: '添加群组' }).first().click();
  await dialog(page).getByLabel(/^名称/).fill(name);
  await dialog(page).getByLabel('命令', { exact: true }).click();
  await page.getByRole('option', { name: '/fund' }).click();
  await page.keyboard.press('Escape');
  const secret = page.getByRole('dialog', { name: `绑定 ${name}` });
  await send(page, secret.getByText(/\/bind [A-Z2-9]{8}/));
  const [code = ''] = /\/bind [A-Z2-9]{8}/.exec((await secret.textContent()) ?? '') ?? [];
  await secret.getByRole('checkbox').check();
  await secret.getByRole('button').last().click();

  const chats = await context.newPage();
  await chats.goto(`${api.url}/?lang=zh-CN`);
  const posts = chats.getByRole('log').getByRole('article');
  const say = async (person: string, text: string): Promise<void> => {
    await chats.getByLabel('身份').selectOption(person);
    await chats.getByLabel('消息').fill(text);
    await chats.keyboard.press('Enter');
  };
  await say('Asha', code);
  await expect(posts).toHaveCount(2);
  await say('Ravi', '/fund');
  await say('Asha', '/fund');
  // Ravi is not on the white list: only Asha is answered.
  await expect(posts).toHaveCount(5);
  await expect(posts.last()).toContainText(/^Platform/);

  await page.goto('/systemManager/botInfo?view=messages');
  const sent = rows(page, '机器人消息').filter({ hasText: name });
  await expect(sent).toHaveCount(2);
  await expect(sent.first()).toContainText('已发送');

  await page.goto(`/systemManager/tgWhiteList?view=refusals&telegramUserId=${ravi.id}`);
  const refused = rows(page, '名单外的提问');
  await expect(refused).toContainText('/fund');
  await expect(refused).toContainText('未加入');
  await expectAccessibleInBothThemes(page);
  // By the keyboard alone.
  await refused.getByRole('button', { name: `把 @${ravi.userName} 加入白名单` }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel(/^Telegram 编号/)).toHaveValue(String(ravi.id));
  await expect(dialog(page).getByLabel(/^姓名/)).toHaveValue(ravi.userName);
  await expect(dialog(page).getByLabel('命令', { exact: true })).toContainText('/fund');
  await expect(dialog(page).getByLabel('群组', { exact: true })).toContainText(name);
  await expectAccessibleInBothThemes(page);
  await send(page, refused.getByText('已加入'));
  await refused.click();
  await expect(dialog(page).getByRole('link', { name })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await say('Ravi', '/fund');
  await expect(posts).toHaveCount(7);
  await expect(posts.last()).toContainText(/^Platform/);
});

test.describe('in the other languages', () => {
  // With a browser language that the console lacks, the stored choice decides.
  test.use({ locale: 'de-DE' });

  for (const [language, table] of [
    ['zh-TW', '名單外的提問'],
    ['en-US', 'Refused attempts'],
  ] as const) {
    test(`the refused attempts have no accessibility finding in ${language}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'platform_language', value: language, url: baseURL ?? '' }]);
      await context.addInitScript((chosen) => localStorage.setItem('platform.language', chosen), language);
      await signIn(page, 'maintenance', '/systemManager/tgWhiteList/readonly?view=refusals');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(rows(page, table).filter({ hasText: '@ravi' }).last()).toContainText('/balance');
      // Technical maintenance only reads.
      await expect(page.getByRole('button', { name: /^(將|Add) / })).toHaveCount(0);
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessibleInBothThemes(page);
      }
    });
  }
});
