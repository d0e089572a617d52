import { expect, type Locator, type Page } from '@playwright/test';
import { readDemo } from './demo.ts';

/** Presses Tab until the element is focused; fails when Tab never reaches it. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  const holdsFocus = () => place.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 60; presses += 1) {
    if (await holdsFocus()) return;
    await page.keyboard.press('Tab');
  }
  expect(await holdsFocus(), 'reached by Tab').toBe(true);
}

/** Presses arrow down until the entry is focused or is the active descendant. */
export async function arrowTo(page: Page, entry: Locator): Promise<void> {
  await expect(entry).toBeVisible();
  const current = () => {
    const focused = document.activeElement;
    return document.getElementById(focused?.getAttribute('aria-activedescendant') ?? '') ?? focused;
  };
  for (let presses = 0; presses < 20; presses += 1) {
    const before = await page.evaluateHandle(current);
    if (await entry.evaluate((element, reached) => element === reached, before)) return;
    await page.keyboard.press('ArrowDown');
    // A menu moves shortly after the key press. A second press sent too early would skip the entry, and menus
    // do not wrap.
    await expect(async () => {
      const after = await page.evaluateHandle(current);
      expect(await after.evaluate((element, left) => element !== left, before), 'moved by the arrow').toBe(
        true,
      );
    }).toPass({ intervals: [20], timeout: 10_000 });
  }
  throw new Error('Twenty presses of the arrow did not reach the entry.');
}

/** Enters the second-level password in the open prompt, without a mouse. */
export async function proveByKeys(page: Page, reason = '账号管理'): Promise<void> {
  const prompt = page.getByRole('dialog', { name: '需要二级密码' });
  await expect(prompt).toBeVisible();
  await tabTo(page, prompt.getByLabel('二级密码'));
  await page.keyboard.type(readDemo().password);
  await tabTo(page, prompt.getByLabel('事由'));
  await page.keyboard.type(reason);
  await page.keyboard.press('Enter');
  await expect(prompt).toBeHidden();
}

/** Opens a page by its words in the command palette. */
export async function goTo(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '搜索或粘贴单号' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  await expect(palette.getByRole('option').first()).toContainText(words);
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
}
