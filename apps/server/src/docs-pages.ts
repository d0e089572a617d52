import type { Hono } from 'hono';
import { assetResponse, pageResponse } from './asset-response.ts';
import type { AssetFiles } from './kit/http/asset-files.ts';
import type { AddressSet } from './kit/http/client-address.ts';
import type { ServerBindings } from './kit/http/respond.ts';

export interface DocsOptions {
  /** The output of `scripts/docs`; empty if it was not built. */
  readonly files: AssetFiles;
  readonly trustedProxies: AddressSet;
}

const base = '/docs';

/**
 * Serves the developer pages: calls, errors, SDK. Mounted before the console, which answers every other path.
 */
export function mountDocs(app: Hono<ServerBindings>, { files, trustedProxies }: DocsOptions): void {
  if (files.isEmpty) return;
  const redirect = (location: string) => ({ location, 'cache-control': 'no-cache' });

  app.get(base, (c) => pageResponse(c, trustedProxies, null, redirect(`${base}/`), 308));
  app.get(`${base}/*`, async (c) => {
    const path = c.req.path.slice(base.length);
    const asset = await files.get(path.endsWith('/') ? `${path}index.html` : path);
    if (asset) return assetResponse(c, trustedProxies, asset);
    // Links within the pages end in a slash; a user may omit it.
    if (await files.get(`${path}/index.html`))
      return pageResponse(c, trustedProxies, null, redirect(`${base}${path}/`), 308);
    const missing = await files.get('/missing/index.html');
    return missing
      ? assetResponse(c, trustedProxies, missing, 404)
      : pageResponse(c, trustedProxies, null, {}, 404);
  });
}
