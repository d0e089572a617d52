import type { Page } from '@playwright/test';
import { expectAccessible, expectFlawless, expect as impatient, signIn, test } from './support/test.ts';

// The page shows all parts at once: a slow machine needs time to render it.
const expect = impatient.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });

const languages = [
  { name: '简体中文', code: 'zh-CN' },
  { name: '繁體中文', code: 'zh-TW' },
  { name: 'English', code: 'en-US' },
] as const;
const themes = ['light', 'dark'] as const;

const part = (page: Page, id: string) => page.locator(`#part-${id}`);

async function look(page: Page, theme: (typeof themes)[number], language: (typeof languages)[number]) {
  await page.getByRole('radio', { name: language.name, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language.code);
  await page.getByRole('radio', { name: theme === 'dark' ? /^(深色|Dark)$/ : /^(浅色|淺色|Light)$/ }).click();
  await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*dark)/);
}

/** Opens a part's overlay by its button, runs axe on it, and closes it by keyboard. */
async function tryOverlay(page: Page, button: string, role: 'dialog' | 'menu', id: string) {
  const opener = part(page, id).getByRole('button', { name: button, exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole(role).last()).toBeVisible();
  // Only the overlay: the page behind it has been checked and is large.
  await expectFlawless(page, `[role="${role}"]`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole(role)).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('every part and every overlay is accessible in both themes and all languages, wide and narrow', async ({
  page,
}) => {
  test.setTimeout(420_000);
  await signIn(page, 'superadmin', '/components');
  await expect(part(page, 'charts').getByRole('figure')).toHaveCount(8);
  await expect(part(page, 'table').getByRole('grid').first()).toBeVisible();

  for (const theme of themes) {
    for (const language of languages) {
      await look(page, theme, language);
      await expectAccessible(page);
    }
    // The page is in English here.
    for (const dialog of ['Confirmation', 'Type the name', 'Amount, reason and second-level password']) {
      await tryOverlay(page, dialog, 'dialog', 'dialogs');
    }
    await tryOverlay(page, 'Form (asks before leaving)', 'dialog', 'dialogs');
    await tryOverlay(page, 'Drawer', 'dialog', 'dialogs');
    await tryOverlay(page, 'Popover', 'dialog', 'dialogs');
    await tryOverlay(page, 'Menu', 'menu', 'dialogs');
    await tryOverlay(page, 'Open command palette', 'dialog', 'dialogs');
    await tryOverlay(page, 'Time range', 'dialog', 'fields');
    await tryOverlay(page, 'Products (multiple)', 'dialog', 'fields');
  }

  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
});

test('the confirmation steps, the form and the palette can be used by keyboard alone', async ({ page }) => {
  await signIn(page, 'superadmin', '/components');
  await look(page, 'light', languages[2]);
  const dialogs = part(page, 'dialogs');

  await dialogs.getByRole('button', { name: 'Amount, reason and second-level password' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('1200.50');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('paid twice');
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong second-level password.')).toBeVisible();
  await page.getByLabel('Second-level password').last().fill('Platform2026');
  await page.keyboard.press('Enter');
  await expect(dialogs.getByText('Result: confirmed')).toBeVisible();

  const form = part(page, 'form');
  await form.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByText('3 fields need attention')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Morning Light');
  await page.keyboard.press('Tab');
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('50.005');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Too many decimals for INR').first()).toBeVisible();
  await expect(form.getByLabel('Maximum amount')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  await expect(form.getByText('“admin” is already taken')).toBeVisible();
  await expect(form.getByLabel('Account')).toBeFocused();

  await dialogs.getByRole('button', { name: 'Open command palette' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('acc');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chosen: Accounts', { exact: true })).toBeVisible();
});

test('nested dialogs close from the top, ask before typed input is lost, and return the focus', async ({
  page,
}) => {
  await signIn(page, 'superadmin', '/components');
  await look(page, 'light', languages[2]);
  const opener = part(page, 'dialogs').getByRole('button', { name: 'Form (asks before leaving)' });
  const form = page.getByRole('dialog', { name: 'Add note' });
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Reason')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('paid twice');
  const note = form.getByLabel('Note');
  await expect(note).toHaveValue('paid twice');

  // The confirmation is above the form, receives the keys, and Escape closes only it.
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('paid twice');

  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a click on the button is not lost when the field that loses focus is invalid', async ({ page }) => {
  await signIn(page, 'superadmin', '/components');
  await look(page, 'light', languages[2]);
  await part(page, 'dialogs')
    .getByRole('button', { name: 'Amount, reason and second-level password' })
    .click();
  await page.getByRole('button', { name: 'Reverse', exact: true }).click();
  await expect(page.getByText('Text does not match')).toBeVisible();
  await expect(page.getByText('Enter a reason')).toBeVisible();
});

test('a chart can be read by keyboard, and shows the same values as its table', async ({ page }) => {
  await signIn(page, 'superadmin', '/components');
  await look(page, 'light', languages[2]);
  const donut = part(page, 'charts').getByRole('figure', { name: 'Product shares' });
  await donut.getByRole('group', { name: 'Product shares' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(donut.getByText('UPI, 3,180, 30.2%')).toBeAttached();
  await donut.getByRole('radio', { name: 'Table' }).click();
  await expect(donut.getByRole('row', { name: /UPI/ })).toContainText('30.2%');
});

test('a row expands and announces it, and selecting cell text does not open its row', async ({ page }) => {
  await signIn(page, 'superadmin', '/components?section=table');
  await look(page, 'light', languages[2]);
  const grid = part(page, 'table').getByRole('grid').first();
  const row = grid.locator('[data-row-id]').first();
  const arrow = row.getByRole('button', { name: /^(Expand|Collapse) / });
  await expect(arrow).toHaveAttribute('aria-expanded', 'false');
  const lines = Number(await grid.getAttribute('aria-rowcount'));
  await arrow.click();
  await expect(arrow).toHaveAttribute('aria-expanded', 'true');
  await expect(arrow).toHaveAccessibleName(/^Collapse /);
  const details = grid.locator('[aria-rowindex="3"] [aria-colspan]');
  await expect(details).toBeVisible();
  await expect(grid).toHaveAttribute('aria-rowcount', String(lines + 1));
  await arrow.click();
  await expect(arrow).toHaveAttribute('aria-expanded', 'false');
  await expect(details).toHaveCount(0);

  const number = row.getByText(/^P20261122\d+/);
  const box = await number.boundingBox();
  if (!box) throw new Error('The number is not shown.');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 1, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, middle, { steps: 5 });
  await page.mouse.up();
  const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
  expect(selected.length).toBeGreaterThan(10);
  expect(await number.textContent()).toContain(selected);
  // The first press on another cell closes it and also opens the row.
  await row.locator('[aria-colindex="5"]').click();
  const said = page.getByText(/^P\d+ opened$/);
  await expect(said.first()).toBeVisible();
  await expect(said).toHaveCount(1);
});

test('the keyboard reaches the first and the last of a hundred thousand rows', async ({ page }) => {
  await signIn(page, 'superadmin', '/components?section=table');
  const table = part(page, 'table');
  // The parts above load lazily and push this one down, but it is the target of the address.
  await expect(part(page, 'charts').getByRole('figure')).toHaveCount(8);
  await expect(table.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(page.getByRole('banner')).toBeInViewport();
  await look(page, 'light', languages[2]);
  await table.getByRole('button', { name: 'Generate 100,000 rows' }).click();
  const grid = table.getByRole('grid').last();
  await expect(grid).toHaveAttribute('aria-rowcount', '100001');
  const rows = grid.locator('[data-row-id]');
  const focused = page.locator('[role="gridcell"]:focus, [role="columnheader"]:focus');
  const expectInView = async () => {
    const [cell, scroller] = await Promise.all([focused.boundingBox(), grid.locator('..').boundingBox()]);
    expect(cell && scroller && cell.y >= scroller.y).toBe(true);
    expect(cell && scroller && cell.y + cell.height <= scroller.y + scroller.height + 1).toBe(true);
  };

  await grid.getByRole('columnheader', { name: 'Order', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText('P202611220000000001');
  await page.keyboard.press('Control+End');
  await expect(focused.locator('..')).toHaveAttribute('aria-rowindex', '100001');
  await expectInView();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowDown');
  await expect(focused.locator('..')).toHaveAttribute('aria-rowindex', '100001');
  expect(await rows.count()).toBeLessThan(60);
  // After scrolling has stopped, document order and positions match the screen.
  await expect
    .poll(async () => {
      const places = await rows.evaluateAll((all) =>
        all.map((row) => Number(row.getAttribute('aria-rowindex'))),
      );
      return places.length > 8 && places.every((place, at) => place > (places[at - 1] ?? 0));
    })
    .toBe(true);

  await page.keyboard.press('Control+Home');
  await expect(focused).toHaveAttribute('role', 'columnheader');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveText('P202611220000000001');
  await expect(focused.locator('..')).toHaveAttribute('aria-rowindex', '2');
  await expectInView();
});

test('theme choices on this page affect only this page', async ({ page }) => {
  await signIn(page, 'superadmin', '/components');
  const html = page.locator('html');
  const language = await html.getAttribute('lang');
  await look(page, 'dark', languages[1]);
  await page.getByRole('radio', { name: '由右至左' }).click();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await page.getByRole('searchbox', { name: '搜尋元件' }).fill('qr');
  await expect(page.locator('[id^="part-"][id$="-title"]')).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: '首頁', exact: true }).first().click();
  await expect(html).toHaveAttribute('lang', language ?? '');
  await expect(html).not.toHaveClass(/dark/);
  await expect(html).not.toHaveAttribute('dir', 'rtl');
});
