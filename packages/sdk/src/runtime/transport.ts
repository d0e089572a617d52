import { createFinalURL, defaultBodySerializer } from 'openapi-fetch';
import { type Fetch, type RetryPolicy, retryingFetch } from './retry.ts';

/**
 * The only file that knows openapi-fetch. Its functions write address and body; its client is left out, because that
 * parses answers itself (its SyntaxError quotes them) and is larger than everything else here.
 */

export interface TransportRequest {
  readonly method: 'GET' | 'POST';
  readonly baseUrl: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>> | undefined;
  readonly body: unknown;
  readonly multipart: boolean;
  readonly headers: Record<string, string>;
  readonly policy: RetryPolicy;
}

export interface TransportAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or undefined where the answer is something else. */
  readonly body: unknown;
}

export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

export function createTransport(fetch: Fetch, credentials: RequestCredentials | undefined): Transport {
  return async ({ method, baseUrl, path, query, body, multipart, headers, policy }) => {
    const url = createFinalURL(path, {
      baseUrl: baseUrl.replace(/\/+$/, ''),
      params: { ...(query && { query }) },
      querySerializer: serializeQuery,
      pathSerializer: (template) => template,
    });
    const isJson = body !== undefined && !multipart;
    const request = new Request(url, {
      method,
      headers: isJson ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body !== undefined && { body: multipart ? serializeMultipart(body) : defaultBodySerializer(body) }),
      ...(credentials && { credentials }),
    });
    const response = await retryingFetch(fetch, policy)(request);
    return { status: response.status, headers: response.headers, body: parse(await response.text()) };
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
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

function serializeMultipart(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined || value === null) continue;
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}
