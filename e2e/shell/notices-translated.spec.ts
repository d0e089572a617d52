import { createPlatform, minorUnits, signOrder } from '@platform/sdk';
import { expect, expectAccessible, readDemo, signIn, test } from '../support/test.ts';

/** Notices of the shell in the languages that its other tests do not cover. */
const languages = [
  {
    locale: 'en-US',
    stored: null,
    received: /New order received at \d\d:\d\d:\d\d/,
    view: 'View order',
    soundOn: 'New-order sound: on',
    soundOff: 'New-order sound: off',
    offline: 'Offline. Data may be out of date; it refreshes when the connection is back.',
    slow: 'Slow connection, waiting for the server. Do not click again.',
    updated: 'Console updated. Reload to use the new version; open pages are restored.',
    later: 'Later',
    messages: /^Messages/,
    refresh: 'Refresh',
  },
  {
    // With a browser language that the console lacks, the stored choice decides.
    locale: 'de-DE',
    stored: 'zh-TW',
    received: /於 \d\d:\d\d:\d\d 收到新訂單/,
    view: '檢視訂單',
    soundOn: '新訂單音效：開',
    soundOff: '新訂單音效：關',
    offline: '網路已中斷。看到的內容可能不是最新的，恢復後會自動更新。',
    slow: '網路較慢，正在等待伺服器回應。請勿重複點擊。',
    updated: '系統已更新。重新整理後使用新版本，已開啟的頁面會恢復。',
    later: '稍後',
    messages: /^訊息/,
    refresh: '重新整理',
  },
] as const;

for (const words of languages) {
  test.describe(`in ${words.stored ?? words.locale}`, () => {
    test.use({ locale: words.locale });

    test('a new order, a lost and a slow connection and a new version are announced', async ({
      page,
      context,
      baseURL,
    }) => {
      test.slow();
      await page.addInitScript(
        (stored) => stored && localStorage.setItem('platform.language', stored),
        words.stored,
      );
      // An order that is already the newest when the page opens is not announced.
      const looked = page.waitForResponse('**/v1.0/order/getLastOrder*');
      await signIn(page, 'admin', '/order/list');
      await expect(page.getByRole('grid')).toBeVisible();
      await looked;

      const [merchant] = readDemo().merchants;
      const order = {
        mchId: merchant?.mchId ?? '',
        productId: 1008,
        mchOrderNo: `TOLD-${Date.now()}`,
        amount: minorUnits(50_000),
        notifyUrl: 'https://merchant.example/callback',
      };
      const signed = signOrder(order, merchant?.signingKey ?? '');
      await createPlatform({ baseUrl: baseURL ?? '' }).orders.create(signed);
      const toast = page.getByRole('listitem').filter({ hasText: words.received });
      // Pushed, or found by a poll of ten seconds.
      await expect(toast).toBeVisible({ timeout: 60_000 });
      await toast.getByRole('button', { name: words.view }).click();
      await expect(toast).toHaveCount(0);
      await page.getByRole('button', { name: words.soundOn }).click();
      await expect(page.getByRole('button', { name: words.soundOff })).toBeVisible();

      await context.setOffline(true);
      await expect(page.getByText(words.offline)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(words.offline)).toHaveCount(0);

      let answer = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/v1.0/order/getList*', async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole('main').getByRole('button', { name: words.refresh, exact: true }).click();
      await expect(page.getByText(words.slow)).toBeVisible();
      answer();
      await expect(page.getByText(words.slow)).toHaveCount(0);

      const served = '<!doctype html><script type="module" src="/assets/of-another-build.js"></script>';
      await page.route(new URL('/', page.url()).href, (route) =>
        route.fulfill({ contentType: 'text/html', body: served }),
      );
      await page.route(/\/messages\.page-[^/]*\.js$/, (route) => route.abort());
      await page.getByRole('banner').getByRole('link', { name: words.messages }).click();
      await expect(page.getByText(words.updated)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.later }).click();
      await expect(page.getByText(words.updated)).toHaveCount(0);
    });
  });
}
