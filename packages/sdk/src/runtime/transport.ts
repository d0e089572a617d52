import { type Fetch, type RetryPolicy, retryingFetch } from './retry.ts';

export interface TransportRequest {
  readonly method: 'GET' | 'POST';
  readonly baseUrl: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Writes a body that is not JSON. */
  readonly encodeBody: (() => Promise<RequestInit>) | undefined;
  readonly headers: Record<string, string>;
  readonly policy: RetryPolicy;
}

export interface TransportAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed JSON, or undefined where the answer is something else. */
  readonly body: unknown;
}

export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

/** Makes a request of the web platform and reads its answer; no library does that in fewer lines or steps. */
export function createTransport(fetch: Fetch, credentials: RequestCredentials | undefined): Transport {
  return async ({ method, baseUrl, path, query, body, encodeBody, headers, policy }) => {
    const search = query ? serializeQuery(query) : '';
    const isJson = body !== undefined && !encodeBody;
    const own = encodeBody && (await encodeBody());
    const init: RequestInit = {
      ...own,
      method,
      headers: { ...headers, ...own?.headers, ...(isJson && { 'content-type': 'application/json' }) },
      ...(isJson && { body: JSON.stringify(body) }),
      // Tokens are headers of our own, which a fetch would take along to wherever a redirection leads.
      redirect: 'manual',
      ...(credentials && { credentials }),
    };
    const request = new Request(baseUrl.replace(/\/+$/, '') + path + (search && `?${search}`), init);
    const response = await retryingFetch(fetch, policy)(request);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Its own error would quote the text.
    return undefined;
  }
}

/** Lists are comma separated; an empty list is written, since it means "none" and not "any". */
function serializeQuery(query: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const name of Object.keys(query)) {
    const value = query[name];
    if (value === undefined || value === null) continue;
    text += `${text && '&'}${encodeURIComponent(name)}=${Array.isArray(value) ? value.map(encoded).join(',') : encoded(value)}`;
  }
  return text;
}

const encoded = (value: unknown) =>
  typeof value === 'number' ? String(value) : encodeURIComponent(String(value));
