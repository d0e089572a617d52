import type { Context } from 'hono';
import { type Asset, chooseEncoding } from './kit/http/asset-files.ts';
import type { AddressSet } from './kit/http/client-address.ts';
import { requestIdOf } from './kit/http/request-facts.ts';
import { isHttps, type ServerBindings } from './kit/http/respond.ts';
import { pageHeaders, strictTransport } from './kit/http/response-headers.ts';

const headers = pageHeaders([]);

/** A response for a browser: page headers, plus the transport header if the request came over https. */
export function pageResponse(
  c: Context<ServerBindings>,
  trustedProxies: AddressSet,
  body: BodyInit | null,
  own: Readonly<Record<string, string>>,
  status = 200,
): Response {
  return new Response(body, {
    status,
    headers: {
      ...headers,
      ...(isHttps(c, trustedProxies) ? strictTransport : undefined),
      ...own,
      'x-request-id': requestIdOf(c.req.header('x-request-id')),
    },
  });
}

/**
 * A file of a build, in the best encoding that the browser accepts; 304 without a body if the browser has it
 * already.
 */
export function assetResponse(
  c: Context<ServerBindings>,
  trustedProxies: AddressSet,
  asset: Asset,
  status = 200,
  more: Readonly<Record<string, string>> = {},
): Response {
  const common = {
    ...more,
    'content-type': asset.contentType,
    'cache-control': asset.cacheControl,
    etag: asset.etag,
  };
  if (status === 200 && c.req.header('if-none-match') === asset.etag)
    return pageResponse(c, trustedProxies, null, common, 304);
  const encoding = chooseEncoding(asset, c.req.header('accept-encoding'));
  const own = {
    ...common,
    vary: [...(more.vary ? [more.vary] : []), 'accept-encoding'].join(', '),
    ...(encoding === 'identity' ? undefined : { 'content-encoding': encoding }),
  };
  return pageResponse(c, trustedProxies, asset.bodies[encoding] ?? null, own, status);
}
