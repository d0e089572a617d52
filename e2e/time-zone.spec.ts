import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, signIn, test } from './support/test.ts';

const firstTime = (page: Page): Locator => page.locator('[data-row-id] time').first();
const zoneButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^(时区|時區|Time zone)：?:? ?UTC/ });

/** Chooses a zone by a part of its name. */
async function choose(page: Page, search: string, option: string | RegExp): Promise<void> {
  await zoneButton(page).click();
  const dialog = page.getByRole('dialog', { name: '时区' });
  await dialog.getByRole('button', { name: '时区' }).click();
  await page.getByRole('combobox').fill(search);
  await page.getByRole('option', { name: option }).click();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(dialog).toHaveCount(0);
}

const textIn = (zone: string, time: string): string =>
  new Intl.DateTimeFormat('zh-CN', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(time));

test('every time follows the zone that a person chose, and a link shows a colleague the same rows', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, 'admin', '/order/list');
  await expect(firstTime(page)).toBeVisible({ timeout: 60_000 });
  const time = (await firstTime(page).getAttribute('datetime')) ?? '';
  await expect(zoneButton(page)).toHaveAccessibleName('时区：UTC+8 Asia/Shanghai');
  await expect(firstTime(page)).toHaveText(textIn('Asia/Shanghai', time));

  await choose(page, 'new york', /America\/New York$/);
  await expect(zoneButton(page)).toHaveAccessibleName(/^时区：UTC-[45] America\/New_York$/);
  await expect(firstTime(page)).toHaveText(textIn('America/New_York', time));
  await expect(firstTime(page)).toHaveAttribute('title', /UTC-[45] America\/New_York$/);
  await expectAccessibleInBothThemes(page);

  await page
    .getByRole('button', { name: /^创建时间/ })
    .first()
    .click();
  await expect(page.getByText(/时区：UTC-[45] America\/New_York/)).toBeVisible();
  await page.getByRole('button', { name: '最近 7 天' }).click();
  await expect(page).toHaveURL(/startTime=/);
  const address = page.url();
  // Midnight in New York is noon or one o'clock in the platform's zone.
  expect(decodeURIComponent(address).replaceAll('+', ' ')).toMatch(/startTime=\S+ 1[23]:00:00/);
  const rows = (on: Page) =>
    on.locator('[data-row-id]').evaluateAll((all) => all.map((row) => row.getAttribute('data-row-id')));
  await expect(firstTime(page)).toBeVisible();

  await page.reload();
  await expect(firstTime(page)).toBeVisible({ timeout: 60_000 });
  await expect(zoneButton(page)).toHaveAccessibleName(/America\/New_York$/);

  const other = await browser.newContext({ timezoneId: 'Europe/Berlin' });
  const colleague = await other.newPage();
  await signIn(colleague, 'superadmin', address.replace(new URL(address).origin, ''));
  await expect(firstTime(colleague)).toBeVisible({ timeout: 60_000 });
  await expect(zoneButton(colleague)).toHaveAccessibleName('时区：UTC+8 Asia/Shanghai');
  expect((await rows(colleague)).slice(0, 5)).toEqual((await rows(page)).slice(0, 5));
  await choose(colleague, '浏览器', /Europe\/Berlin/);
  await expect(zoneButton(colleague)).toHaveAccessibleName(/Europe\/Berlin$/);
  await choose(colleague, '平台', /Asia\/Shanghai/);
  await other.close();
  await choose(page, '平台', /Asia\/Shanghai/);
});
