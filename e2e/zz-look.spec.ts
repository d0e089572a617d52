import { signIn, test } from './support/test.ts';

const shots = [
  ['admin', '/supplier/list?topOnly=true', 'sup-tree', 'zh-CN', 'light', 1440],
] as const;
for (const [account, path, name, , , width] of shots) {
  test(`shot ${name}`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, account, path);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/shot-${name}-0.png` });
    const arrows = page.locator('[role=row] button[aria-expanded=false][data-grid-action]');
    await arrows.first().click();
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/shot-${name}-1.png` });
    await page.locator('[role=row][data-row-id]').first().locator('[role=gridcell]').nth(2).click();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/shot-${name}-2.png` });
  });
}
test('shot flat + proxy', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'supplier', '/supplier-proxy');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/shot-proxy-0.png' });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/shot-proxy-1.png' });
});
