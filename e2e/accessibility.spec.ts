import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pinnedNode, root } from '../scripts/launch/project.mjs';
import { expectCardsInPlace, expectWholeFigures, expectWholeHeaders } from './support/rows.ts';
import { expect, expectAccessible, readDemo, showTheme, signIn, test, themes } from './support/test.ts';

interface ScreenFacts {
  path: string;
  roles: 'public' | 'everyone' | string[];
}

const languages = ['zh-CN', 'zh-TW', 'en-US'] as const;
const languageNames = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', 'en-US': 'English' } as const;
const [wide, narrow] = [1440, 360];
const widths = [wide, narrow];

/** Read from the console's definitions, so that new screens are included. */
const screens: ScreenFacts[] = JSON.parse(
  execFileSync(pinnedNode, [join(root, 'apps/console/print-screens.ts'), '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1_000_000,
  }),
);

/**
 * Home pages differ by role; other pages look the same for all roles except for their actions. The gallery
 * has its own test, part by part.
 */
function visitsOf(account: string, role: string): string[] {
  const own = screens.filter(
    ({ path, roles }) => Array.isArray(roles) && roles[0] === role && path !== '/components',
  );
  const everyones = screens.filter(({ path, roles }) => roles === 'everyone' && path !== '/home');
  return [
    '/home',
    ...own.map(({ path }) => path),
    ...(account === 'superadmin' ? everyones.map(({ path }) => path) : []),
  ];
}

/**
 * `AXE=all` checks each page in all twelve combinations; otherwise each in two, with the language changing
 * from page to page.
 */
function waysOf(
  index: number,
): { language: (typeof languages)[number]; theme: (typeof themes)[number]; width: number }[] {
  const all = languages.flatMap((language) =>
    themes.flatMap((theme) => widths.map((width) => ({ language, theme, width }))),
  );
  if (process.env.AXE === 'all') return all;
  const usual = index % 2 === 0 ? wide : narrow;
  return all.filter(
    ({ language, theme, width }) =>
      language === languages[index % 3] && (theme === 'light') === (width === usual),
  );
}

// With a browser language that the console lacks, the stored choice decides.
test.use({ locale: 'de-DE' });

for (const { account, role } of [
  { account: 'superadmin', role: 'superAdmin' },
  { account: 'admin', role: 'admin' },
  { account: 'supplier', role: 'supplier' },
  { account: 'merchant', role: 'merchant' },
  { account: 'service', role: 'customerService' },
  { account: 'maintenance', role: 'technicalMaintenance' },
  { account: 'techsupport', role: 'technicalSupport' },
]) {
  test(`the screens of ${role} have no accessibility finding`, async ({ page }) => {
    test.setTimeout(1_200_000);
    expect(readDemo().logins.some((login) => login.account === account)).toBe(true);
    await signIn(page, account);
    // Sorted by language, because changing it takes a quarter of the time.
    const visits = [...visitsOf(account, role).entries()].sort(([some], [other]) => (some % 3) - (other % 3));
    for (const [index, path] of visits) {
      // Every row has the same parts: twenty prove as much as fifty.
      await page.goto(`${path}?pageSize=20`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
      for (const { language, theme, width } of waysOf(index)) {
        await test.step(`${path}, ${language}, ${theme}, ${width}`, async () => {
          await speak(page, language);
          await page.setViewportSize({ width, height: 900 });
          await showTheme(page, theme);
          await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
          if (width === narrow) await expectCardsInPlace(page);
          await expectWholeHeaders(page);
          await expectWholeFigures(page);
          await expectAccessible(page);
        });
      }
    }
  });
}

/** Switches the language in the page, using the menu of the wide layout. */
async function speak(page: Page, language: (typeof languages)[number]): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  await page.setViewportSize({ width: wide, height: 900 });
  await page.getByRole('button', { name: /^(语言|語言|Language)$/ }).click();
  await page.getByRole('menuitemradio', { name: languageNames[language] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('menu')).toHaveCount(0);
}
