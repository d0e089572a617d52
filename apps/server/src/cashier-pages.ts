import { fileURLToPath } from 'node:url';
import type { Context, Hono } from 'hono';
import type { App } from './app.ts';
import { assetResponse, pageResponse } from './asset-response.ts';
import { type CashierAssets, cashierPage, cashierRefusal } from './domains/cashier/cashier.page.ts';
import { cashierOrder } from './domains/cashier/cashier.service.ts';
import { payPath } from './domains/cashier/pay-links.service.ts';
import { AssetFiles } from './kit/asset-files.ts';
import { BusinessError } from './kit/business-error.ts';
import type { Language } from './kit/context.ts';
import { parseLanguage } from './kit/language.ts';
import type { ServerBindings } from './kit/respond.ts';

const assetFolder = fileURLToPath(new URL('./domains/cashier/assets/', import.meta.url));
const assetNames = { style: 'cashier.css', script: 'cashier.js' } as const;

/**
 * Serves the pages of payers. A page says in its `etag` whether it would be the same again, so that one that waits for
 * money costs a look at one row and no page; it is kept nowhere, since it says where to pay.
 */
export async function mountCashier(app: Hono<ServerBindings>, { dependencies }: App): Promise<void> {
  const { store, secrets, clock, trustedProxies, log } = dependencies;
  const files = await AssetFiles.open(assetFolder);
  const addressOf = async (name: string): Promise<string> => {
    const asset = await files.get(`/${name}`);
    if (!asset) throw new Error(`The payer's page lacks its file ${name}.`);
    return `assets/${name}?v=${asset.etag.replaceAll('"', '')}`;
  };
  const assets: CashierAssets = {
    style: await addressOf(assetNames.style),
    script: await addressOf(assetNames.script),
  };

  app.get(`${payPath}/assets/:name`, async (c, next) => {
    const asset = await files.get(`/${c.req.param('name')}`);
    if (!asset) return next();
    // With its version in the address a file never changes.
    const isVersion = c.req.query('v') === asset.etag.replaceAll('"', '');
    const cacheControl = isVersion ? 'public, max-age=31536000, immutable' : asset.cacheControl;
    return assetResponse(c, trustedProxies, { ...asset, cacheControl });
  });

  app.get(`${payPath}/:token`, async (c) => {
    const language = languageOf(c);
    const answer = (body: string | null, status: number, etag?: string): Response =>
      pageResponse(
        c,
        trustedProxies,
        body,
        {
          'content-type': 'text/html; charset=utf-8',
          'content-language': language,
          'cache-control': 'no-store',
          ...(etag === undefined ? {} : { etag }),
        },
        status,
      );
    try {
      const order = await cashierOrder(store.db, secrets, c.req.param('token'), clock.now());
      const { etag, text } = cashierPage(order, language, assets);
      return c.req.header('if-none-match') === etag ? answer(null, 304, etag) : answer(text, 200, etag);
    } catch (error) {
      if (error instanceof BusinessError) return answer(cashierRefusal('invalid', language, assets), 404);
      log.error({ error }, 'a page of a payer could not be made');
      return answer(cashierRefusal('unreachable', language, assets), 503);
    }
  });
}

/** What the payer chose on the page, else what the browser speaks. */
const languageOf = (c: Context): Language =>
  parseLanguage(c.req.query('lang') ?? c.req.header('accept-language'));
