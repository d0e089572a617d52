const allowedHeaders = 'content-type, token, token2, x-request-id, idempotency-key, accept-language';
const exposedHeaders = 'x-request-id, retry-after, idempotency-replayed';

/**
 * Lets consoles on other hosts call the API. Only the configured origins are allowed; there is no wildcard.
 */
export class CorsPolicy {
  readonly #origins: ReadonlySet<string>;

  constructor(origins: readonly string[]) {
    this.#origins = new Set(origins);
  }

  allows(origin: string | undefined): origin is string {
    return origin !== undefined && this.#origins.has(origin);
  }

  headersFor(origin: string | undefined): Readonly<Record<string, string>> | undefined {
    if (this.#origins.size === 0) return undefined;
    if (!this.allows(origin)) return { vary: 'origin' };
    return {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': exposedHeaders,
      // The console is on another site. Without this header the browser withholds the answer from it.
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'origin',
    };
  }

  preflightHeaders(origin: string | undefined): Readonly<Record<string, string>> | undefined {
    if (!this.allows(origin)) return undefined;
    return {
      ...this.headersFor(origin),
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': '600',
    };
  }
}
