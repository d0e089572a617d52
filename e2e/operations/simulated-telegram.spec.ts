import { BotApi } from '../../apps/simulator/src/world/telegram/bot-api.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const bot = { token: '700001:test', userName: 'one_bot', name: 'Platform' };
const people = [
  { id: 5, name: 'Asha', userName: 'asha' },
  { id: 6, name: 'Ravi', userName: 'ravi' },
];
const chats = [
  { id: -1, title: 'Lotus Mart', bots: ['one_bot'], people: [5, 6] },
  { id: -2, title: '恒源支付', bots: ['one_bot'], people: [6] },
];

let api: BotApi;
test.beforeEach(async () => {
  api = await BotApi.open({ bots: [bot], people, chats });
});
test.afterEach(() => api.close());

test('the simulated chats are shown live, and a reader writes as one of their people', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${api.url}/?lang=zh-CN`);
  await expect(page).toHaveTitle('模拟的 Telegram');
  await page.getByLabel('身份').selectOption('Ravi');
  await page.getByLabel('消息').fill('/help');
  await page.keyboard.press('Enter');
  const posts = page.getByRole('log').getByRole('article');
  await expect(posts).toHaveText([/^Ravi.*\/help$/]);
  await expect(page.getByLabel('消息')).toHaveValue('');
  expect(api.chats.updatesOf(bot, 0, 10)).toMatchObject([{ message: { from: { id: 6 }, text: '/help' } }]);
  api.chats.post(bot, -1, 'Commands: /balance');
  await expect(posts).toHaveText([/\/help$/, /^Platform.*Commands: \/balance$/]);
  await expectAccessible(page);

  await page.getByRole('button', { name: '恒源支付' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('恒源支付');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  expect(errors).toEqual([]);
});
