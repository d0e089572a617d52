import { readFileSync } from 'node:fs';
import { createClient } from '@platform/sdk';
import { ordersList, sessionInfo } from '@platform/sdk/operations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takePrefetched } from './prefetch.ts';

const path = '/v1.0/user/getInfo';
const address = new URL(path, location.origin).href;
const script = readFileSync(`${import.meta.dirname}/../../public/prefetch.js`, 'utf8');
const usual = vi.fn(async () => new Response('usual'));
const requestOf = (url: string, token?: string) =>
  new Request(url, { method: 'POST', headers: token ? { token } : {} });
const textOf = async (request: Request) => (await takePrefetched(request)).text();

beforeEach(() => {
  vi.stubGlobal('fetch', usual);
  usual.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete globalThis.platformAhead;
});

/** Runs the script like a browser and returns the requested paths. */
function runAhead(page: string, cookie: string): string[] {
  history.replaceState(null, '', page);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  new Function(script)();
  vi.restoreAllMocks();
  return Object.keys(globalThis.platformAhead ?? {}).map((url) => url.replace(location.origin, ''));
}

describe('a prefetched response', () => {
  const asked = (answer: Promise<Response>, at = performance.now()) => {
    globalThis.platformAhead = { [address]: { token: 'mine', at, answer } };
  };

  it('is used once for the same request', async () => {
    asked(Promise.resolve(new Response('ahead')));
    expect(await textOf(requestOf(address, 'mine'))).toBe('ahead');
    expect(await textOf(requestOf(address, 'mine'))).toBe('usual');
  });

  it('is not used for another token, host or request', async () => {
    asked(Promise.resolve(new Response('ahead')));
    expect(await textOf(requestOf(address, 'other'))).toBe('usual');
    expect(await textOf(requestOf(address))).toBe('usual');
    expect(await textOf(requestOf(`https://elsewhere.example${path}`, 'mine'))).toBe('usual');
    expect(await textOf(requestOf(`${address}?page=2`, 'mine'))).toBe('usual');
    expect(await textOf(requestOf(address, 'mine'))).toBe('ahead');
  });

  it('is requested again after an error, a refusal by the host, or when it is too old', async () => {
    asked(Promise.reject(new TypeError('offline')));
    expect(await textOf(requestOf(address, 'mine'))).toBe('usual');
    asked(Promise.resolve(new Response('busy', { status: 503 })));
    expect(await textOf(requestOf(address, 'mine'))).toBe('usual');
    asked(Promise.resolve(new Response('old')), performance.now() - 10_001);
    expect(await textOf(requestOf(address, 'mine'))).toBe('usual');
  });
});

describe('the prefetch script', () => {
  it('reads the configuration, and nothing else without a session', () => {
    expect(runAhead('/order/list', 'other=1')).toEqual(['/config.json']);
    expect(runAhead('/login', 'platform_token=abc')).toEqual(['/config.json']);
  });

  it('requests the user by the SDK’s own request', async () => {
    runAhead('/home', 'other=1; __Host-platform_token=a%20b');
    const [, own] = usual.mock.calls as unknown as [string, RequestInit][];
    const sent = await sentBy((client) => client.call(sessionInfo, {}));
    expect(own?.[0]).toBe(sent.path);
    expect(own?.[1]).toMatchObject({ method: sent.method, headers: { token: 'a b' } });
    expect(own?.[1].body ?? '').toBe(sent.body);
  });

  it('requests the first rows of an order list that is opened without a filter', async () => {
    const cookie = 'platform_token=abc';
    expect(runAhead('/order/list?orderStatusId=4', cookie)).toHaveLength(2);
    const sent = await sentBy((client) =>
      client.call(ordersList, {
        withSummary: true,
        orderType: 1,
        page: 1,
        pageSize: 50,
        sortBy: 'createdAt',
        sortOrder: 'desc',
      }),
    );
    expect(runAhead('/order/list', cookie)).toEqual(['/config.json', path, sent.path]);
  });
});

/** The requests that the SDK sends for a call. */
async function sentBy(perform: (client: ReturnType<typeof createClient>) => Promise<unknown>) {
  let request: Request | undefined;
  const client = createClient({
    baseUrl: location.origin,
    fetch: async (asked) => {
      request = asked.clone();
      return new Response('{"code":200,"msg":"","data":{"list":[],"total":0}}');
    },
  });
  await perform(client).catch(() => undefined);
  if (!request) throw new Error('Nothing was sent.');
  const { pathname, search } = new URL(request.url);
  return { path: pathname + search, method: request.method, body: await request.text() };
}
