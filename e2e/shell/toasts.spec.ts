import type { Locator } from '@playwright/test';
import { expect, signIn, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};

test('on a phone a toast covers neither the title nor the buttons of a dialog', async ({ page }) => {
  await signIn(page, 'superadmin', '/components?section=dialogs');
  const examples = page.locator('#part-dialogs');
  // Not by its role: a modal dialog hides everything else from assistive technology.
  const toast = page.locator('li', { hasText: '按 F8 可移到通知。' }).last();
  const dialog = page.getByRole('dialog').last();
  for (const opener of ['确认', '金额、原因与二级密码', '抽屉']) {
    await test.step(opener, async () => {
      await examples.getByRole('button', { name: '失败', exact: true }).click();
      await examples.getByRole('button', { name: opener, exact: true }).click();
      await expect(dialog.getByRole('heading').first()).toBeVisible();
      await expect
        .poll(async () => {
          const { y, height } = await boxOf(toast);
          const [title, footer] = [dialog.getByRole('heading').first(), dialog.locator('footer')];
          const kept = [title, ...(await footer.all())];
          const boxes = await Promise.all(kept.map(boxOf));
          return boxes.every((box) => y >= box.y + box.height || y + height <= box.y);
        })
        .toBe(true);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});
