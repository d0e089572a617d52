import type { Context, Hono } from 'hono';
import { assetResponse, pageResponse } from './asset-response.ts';
import type { AssetFiles } from './kit/asset-files.ts';
import type { AddressSet } from './kit/client-address.ts';
import { defaultLanguage } from './kit/language.ts';
import type { ServerBindings } from './kit/respond.ts';

export interface ConsoleOptions {
  readonly files: AssetFiles;
  readonly timeZone: string;
  /** The setting ShowLogo: nobody has signed in yet where it is asked for. */
  readonly showLogo: () => Promise<boolean>;
  readonly trustedProxies: AddressSet;
}

/** Paths of the API: an unknown one is an error of the caller, not a page of the console. */
const apiPath = /^\/(?:v1\.0\/|message\/|save_error_logger$|healthz$|readyz$)/;

/** Serves the console: its files, what it needs to know of this host, and its first page for every address of it. */
export function mountConsole(app: Hono<ServerBindings>, options: ConsoleOptions): void {
  // One build serves any host: same origin by default, and whoever hosts it elsewhere puts another file there.
  const settings = {
    apiBase: '',
    merchantBase: '',
    websocketUrl: '',
    cookieDays: 1,
    defaultLanguage,
    timeZone: options.timeZone,
  };
  app.get('/config.json', async (c) => {
    const body = JSON.stringify({ ...settings, showLogo: await options.showLogo() });
    return pageResponse(c, options.trustedProxies, body, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  app.get('*', async (c, next) => {
    const { path } = c.req;
    if (apiPath.test(path)) return next();
    const asset =
      (await options.files.get(path)) ?? (isPage(c) ? await options.files.get('/index.html') : undefined);
    return asset ? assetResponse(c, options.trustedProxies, asset) : next();
  });
}

/** What a person opens, as against a file that a page asks for and that is missing. The root is a page to every program. */
const isPage = (c: Context): boolean =>
  c.req.path === '/' ||
  ((c.req.header('accept') ?? '').includes('text/html') && !/\.\w{2,5}$/.test(c.req.path));
