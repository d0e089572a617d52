import { createFinalURL } from 'openapi-fetch';
import { type Fetch, type RetryPolicy, retryingFetch } from './retry.ts';

export interface TransportRequest {
  readonly method: 'GET' | 'POST';
  readonly baseUrl: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Encodes a body that is not JSON. */
  readonly encodeBody: (() => Promise<RequestInit>) | undefined;
  readonly headers: Record<string, string>;
  readonly policy: RetryPolicy;
}

export interface TransportAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed JSON; undefined if the response is not JSON. */
  readonly body: unknown;
}

export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

/**
 * Sends one request. This is the only file that uses openapi-fetch: its function builds the address. Its client is
 * not used, because its JSON errors quote the response, and it is larger than the rest of this client.
 */
export function createTransport(fetch: Fetch, credentials: RequestCredentials | undefined): Transport {
  return async ({ method, baseUrl, path, query, body, encodeBody, headers, policy }) => {
    const url = createFinalURL(path, {
      baseUrl: baseUrl.replace(/\/+$/, ''),
      params: { ...(query && { query }) },
      querySerializer: serializeQuery,
      pathSerializer: (template) => template,
    });
    const isJson = body !== undefined && !encodeBody;
    const own = encodeBody && (await encodeBody());
    const init: RequestInit = {
      ...own,
      method,
      headers: { ...headers, ...own?.headers, ...(isJson && { 'content-type': 'application/json' }) },
      ...(isJson && { body: JSON.stringify(body) }),
      // fetch would send our token headers to the target of a redirect.
      redirect: 'manual',
      ...(credentials && { credentials }),
    };
    const request = new Request(url, init);
    const response = await retryingFetch(fetch, policy)(request);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // JSON.parse's error would quote the text.
    return undefined;
  }
}

/** Lists are comma separated. An empty list is written, because it means "none", not "any". */
function serializeQuery(parameters: unknown): string {
  const query: Readonly<Record<string, unknown>> = Object(parameters);
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
