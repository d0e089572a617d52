import type { Context, Hono } from 'hono';
import { assetResponse, pageResponse } from './asset-response.ts';
import type { Asset, AssetFiles } from './kit/http/asset-files.ts';
import type { AddressSet } from './kit/http/client-address.ts';
import { defaultLanguage } from './kit/http/language.ts';
import type { ServerBindings } from './kit/http/respond.ts';

export interface ConsoleOptions {
  readonly files: AssetFiles;
  readonly timeZone: string;
  /** The setting ShowLogo, read before sign-in. */
  readonly showLogo: () => Promise<boolean>;
  /** Pages of block explorers by network. */
  readonly explorers?: Readonly<Record<string, string>> | undefined;
  readonly trustedProxies: AddressSet;
}

/** Paths of the API. An unknown one is an error, not a page of the console. */
const apiPath = /^\/(?:v1\.0\/|message\/|save_error_logger$|healthz$|readyz$|metrics$)/;

const signInPath = '/login';
/** The console's session cookie, with the prefix it has behind https. */
const sessionCookie = /(?:^|; )(?:__Host-)?platform_token=/;
/** The language for the console's next start. */
const languageCookie = /(?:^|; )platform_language=([\w-]{5})(?:;|$)/;

/** Serves the console: its files, its configuration for this host, and its start page for every path. */
export function mountConsole(app: Hono<ServerBindings>, options: ConsoleOptions): void {
  // One build serves any host. The default is the same origin; a host elsewhere replaces this file.
  const settings = {
    apiBase: '',
    merchantBase: '',
    websocketUrl: '',
    cookieDays: 1,
    defaultLanguage,
    timeZone: options.timeZone,
    explorers: options.explorers,
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
    const asset = await options.files.get(path);
    if (asset) return assetResponse(c, options.trustedProxies, asset);
    if (!isPage(c)) return next();
    const fileOf = await pageFilesOf(c, options.files);
    const page = await options.files.get(fileOf('index.html'));
    if (!page) return next();
    const preloads = await preloadsOf(c, await options.files.get(fileOf('preloads.json')));
    return assetResponse(c, options.trustedProxies, page, 200, {
      ...preloads,
      vary: 'cookie, accept-language',
    });
  });
}

/**
 * The start page and its file list, in the language that the console will choose: the one it stored last
 * time, else the one that its `chooseLanguage` derives from the browser. If the console chooses another one,
 * it fetches those texts itself.
 */
async function pageFilesOf(c: Context, files: AssetFiles): Promise<(file: string) => string> {
  const kept = languageCookie.exec(c.req.header('cookie') ?? '')?.[1];
  const browser = /^\s*([\w-]+)/.exec(c.req.header('accept-language') ?? '')?.[1];
  const language = kept ?? (browser?.toLowerCase() === 'en-us' ? 'en-US' : defaultLanguage);
  const fileIn = (file: string) => `/${file.replace(/(\.\w+)$/, `.${language}$1`)}`;
  return (await files.get(fileIn('index.html'))) ? fileIn : (file) => `/${file}`;
}

/**
 * Preload hints for the files of the requested page, which the browser would otherwise find one after the
 * other. Without a session the sign-in page is shown instead of the requested one.
 */
async function preloadsOf(c: Context, known: Asset | undefined): Promise<Record<string, string>> {
  if (!known?.bodies.identity) return {};
  const byPath: Record<string, string[]> = JSON.parse(new TextDecoder().decode(known.bodies.identity));
  const isSignedIn = sessionCookie.test(c.req.header('cookie') ?? '');
  const wanted = isSignedIn ? (c.req.path === '/' ? '/home' : c.req.path) : signInPath;
  // A variant of a screen has the screen's path plus a suffix, so use the longest matching path.
  const path = Object.keys(byPath)
    .filter((one) => wanted === one || wanted.startsWith(`${one}/`))
    .toSorted((a, b) => b.length - a.length)[0];
  const wantedFiles = path === undefined ? undefined : byPath[path];
  return wantedFiles ? { link: wantedFiles.map(hintOf).join(', ') } : {};
}

/** The hint must match how the page requests the file. Otherwise the browser fetches it twice. */
function hintOf(file: string): string {
  if (file.endsWith('.css')) return `<${file}>; rel=preload; as=style; crossorigin`;
  return file.startsWith('/assets/') ? `<${file}>; rel=modulepreload` : `<${file}>; rel=preload; as=script`;
}

/**
 * Whether a page is requested, and not a missing file that a page refers to. The root is a page for every
 * client.
 */
const isPage = (c: Context): boolean =>
  c.req.path === '/' ||
  ((c.req.header('accept') ?? '').includes('text/html') && !/\.\w{2,5}$/.test(c.req.path));
