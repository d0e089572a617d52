import { fileURLToPath } from 'node:url';
import type { Context, Hono } from 'hono';
import type { App } from './app.ts';
import { assetResponse, pageResponse } from './asset-response.ts';
import { newsOf } from './domains/orders/cashier/cashier.asks-part.ts';
import { type CashierAssets, cashierPage, cashierRefusal } from './domains/orders/cashier/cashier.page.ts';
import { awaitCashierOrder, tellCashier } from './domains/orders/cashier/cashier.service.ts';
import { payPath } from './domains/orders/cashier/pay-links.service.ts';
import { AssetFiles } from './kit/http/asset-files.ts';
import { parseLanguage } from './kit/http/language.ts';
import { type BodySource, readBody } from './kit/http/read-body.ts';
import { factsOf, type ServerBindings } from './kit/http/respond.ts';
import type { Language } from './kit/operation/context.ts';
import { BusinessError } from './kit/refusals/business-error.ts';

const assetFolder = fileURLToPath(new URL('./domains/orders/cashier/assets/', import.meta.url));
const assetNames = { style: 'cashier.css', formStyle: 'cashier-form.css', script: 'cashier.js' } as const;

/**
 * Serves the payment pages. The `etag` tells whether the page would change, so polling for the payment reads
 * one row and renders no page. The page is never cached, because it shows the account to pay to.
 */
export async function mountCashier(
  app: Hono<ServerBindings>,
  { dependencies, settings }: App,
): Promise<void> {
  const { store, secrets, clock, trustedProxies, log, longPolls } = dependencies;
  const partsFor = (c: Context<ServerBindings>) => ({
    ip: factsOf(c, dependencies).ip,
    db: store.db,
    secrets,
    settings: settings.reader(store.db),
    now: clock.now(),
  });
  const files = await AssetFiles.open(assetFolder);
  const addressOf = async (name: string): Promise<string> => {
    const asset = await files.get(`/${name}`);
    if (!asset) throw new Error(`The payer's page lacks its file ${name}.`);
    return `assets/${name}?v=${asset.etag.replaceAll('"', '')}`;
  };
  const assets: CashierAssets = {
    style: await addressOf(assetNames.style),
    formStyle: await addressOf(assetNames.formStyle),
    script: await addressOf(assetNames.script),
  };

  app.get(`${payPath}/assets/:name`, async (c, next) => {
    const asset = await files.get(`/${c.req.param('name')}`);
    if (!asset) return next();
    // A URL with the version always returns the same file.
    const isVersion = c.req.query('v') === asset.etag.replaceAll('"', '');
    const cacheControl = isVersion ? 'public, max-age=31536000, immutable' : asset.cacheControl;
    return assetResponse(c, trustedProxies, { ...asset, cacheControl });
  });

  // The page's form works without a script. The server redirects back to the page, which shows the result.
  app.post(`${payPath}/:token`, async (c) => {
    const token = c.req.param('token');
    const back = new URLSearchParams({ lang: languageOf(c) });
    try {
      const form = new URLSearchParams(new TextDecoder().decode(await readBody(bodyOf(c), mostFormBytes)));
      const said = (name: string) => form.get(name)?.slice(0, mostSaidLength) || undefined;
      const [reference, payerName] = [said('reference'), said('payerName')];
      await tellCashier(partsFor(c), token, {
        ...(reference === undefined ? {} : { reference }),
        ...(payerName === undefined ? {} : { payerName }),
      });
      back.set('said', 'kept');
    } catch (error) {
      if (!(error instanceof BusinessError)) log.error({ error }, "the payer's form could not be saved");
      back.set('said', (error instanceof BusinessError && newsOf(error.errorName)) || 'failed');
    }
    return pageResponse(c, trustedProxies, null, { location: `?${back}`, 'cache-control': 'no-store' }, 303);
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
      const order = await awaitCashierOrder(
        () => partsFor(c),
        c.req.param('token'),
        waitMsOf(c),
        (poll) => longPolls.poll(poll, { response: c.env?.outgoing }),
      );
      const { etag, text } = cashierPage(order, language, assets, newsOf(c.req.query('said')));
      return c.req.header('if-none-match') === etag ? answer(null, 304, etag) : answer(text, 200, etag);
    } catch (error) {
      if (error instanceof BusinessError && error.errorName === 'ipFrozen')
        return answer(cashierRefusal('notFromHere', language, assets), 403);
      if (error instanceof BusinessError) return answer(cashierRefusal('invalid', language, assets), 404);
      log.error({ error }, 'a payment page could not be rendered');
      return answer(cashierRefusal('unreachable', language, assets), 503);
    }
  });
}

/** The form holds only a reference or a name. */
const mostFormBytes = 4_096;
const mostSaidLength = 128;

const bodyOf = (c: Context<ServerBindings>): BodySource => {
  const incoming = c.env?.incoming;
  return { request: c.req.raw, ...(incoming ? { incoming } : {}) };
};

/** The page's script asks to wait by the standard header (RFC 7240), so that the page keeps its URL: `wait=8`. */
const waitMsOf = (c: Context): number => {
  const [, seconds = 0] = /^wait=(\d{1,2})$/.exec(c.req.header('prefer') ?? '') ?? [];
  return Math.min(Number(seconds), mostWaitSeconds) * 1_000;
};
const mostWaitSeconds = 20;

/** The language chosen on the page, else the browser's. */
const languageOf = (c: Context): Language =>
  parseLanguage(c.req.query('lang') ?? c.req.header('accept-language'));
