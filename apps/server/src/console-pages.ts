import type { Context, Hono } from 'hono';
import { assetResponse, pageResponse } from './asset-response.ts';
import type { Asset, AssetFiles } from './kit/http/asset-files.ts';
import type { AddressSet } from './kit/http/client-address.ts';
import { defaultLanguage } from './kit/http/language.ts';
import type { ServerBindings } from './kit/http/respond.ts';

export interface ConsoleOptions {
  readonly files: AssetFiles;
  readonly timeZone: string;
  /** The setting ShowLogo: nobody has signed in yet where it is asked for. */
  readonly showLogo: () => Promise<boolean>;
  readonly trustedProxies: AddressSet;
}

/** Paths of the API: an unknown one is an error of the caller, not a page of the console. */
const apiPath = /^\/(?:v1\.0\/|message\/|save_error_logger$|healthz$|readyz$)/;

/** What the console keeps its session in, with the prefix that it has behind https. */
const sessionCookie = /(?:^|; )(?:__Host-)?platform_token=/;
/** The language of its next start. */
const languageCookie = /(?:^|; )platform_language=([\w-]{5})(?:;|$)/;

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
 * The first page and its list of files in the language that the console will choose: what it has written down the last
 * time, else what its `chooseLanguage` makes of the browser's own. A console that chooses otherwise after all fetches its
 * texts by itself.
 */
async function pageFilesOf(c: Context, files: AssetFiles): Promise<(file: string) => string> {
  const kept = languageCookie.exec(c.req.header('cookie') ?? '')?.[1];
  const browser = /^\s*([\w-]+)/.exec(c.req.header('accept-language') ?? '')?.[1];
  const language = kept ?? (browser?.toLowerCase() === 'en-us' ? 'en-US' : defaultLanguage);
  const fileIn = (file: string) => `/${file.replace(/(\.\w+)$/, `.${language}$1`)}`;
  return (await files.get(fileIn('index.html'))) ? fileIn : (file) => `/${file}`;
}

/**
 * Names the files of the page that is opened together with the page: a browser would find them one behind the other.
 * Who has not signed in needs none of them, whatever he asks for.
 */
async function preloadsOf(c: Context, known: Asset | undefined): Promise<Record<string, string>> {
  if (!sessionCookie.test(c.req.header('cookie') ?? '')) return {};
  if (!known?.bodies.identity) return {};
  const byPath: Record<string, string[]> = JSON.parse(new TextDecoder().decode(known.bodies.identity));
  const wanted = c.req.path === '/' ? '/home' : c.req.path;
  // A copy of a screen has its path and a suffix: the longest path that leads to it is its own.
  const path = Object.keys(byPath)
    .filter((one) => wanted === one || wanted.startsWith(`${one}/`))
    .toSorted((a, b) => b.length - a.length)[0];
  const wantedFiles = path === undefined ? undefined : byPath[path];
  return wantedFiles ? { link: wantedFiles.map(hintOf).join(', ') } : {};
}

/** How a page asks for a file of that kind: a hint that differs from it would fetch the file twice. */
function hintOf(file: string): string {
  if (file.endsWith('.css')) return `<${file}>; rel=preload; as=style; crossorigin`;
  return file.startsWith('/assets/') ? `<${file}>; rel=modulepreload` : `<${file}>; rel=preload; as=script`;
}

/** What a person opens, as against a file that a page asks for and that is missing. The root is a page to every program. */
const isPage = (c: Context): boolean =>
  c.req.path === '/' ||
  ((c.req.header('accept') ?? '').includes('text/html') && !/\.\w{2,5}$/.test(c.req.path));
