import { createFinalURL, defaultBodySerializer } from 'openapi-fetch';
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

/**
 * The only file that knows openapi-fetch. Its functions write address and body; its client is left out, because that
 * parses answers itself (its SyntaxError quotes them) and is larger than everything else here.
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
      ...(isJson && { body: defaultBodySerializer(body) }),
      // Tokens are headers of our own, which a fetch would take along to wherever a redirection leads.
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
    // Its own error would quote the text.
    return undefined;
  }
}

/** Lists are comma separated; an empty list is written, since it means "none" and not "any". */
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
