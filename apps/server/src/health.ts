import type { Context, Hono } from 'hono';
import { requestIdOf } from './kit/http/request-facts.ts';
import type { ServerBindings } from './kit/http/respond.ts';
import { apiHeaders } from './kit/http/response-headers.ts';

export interface HealthParts {
  /** Throws when the store does not answer. */
  readonly pingStore: () => Promise<void>;
  readonly isStopping: () => boolean;
}

const pingTimeoutMs = 2_000;

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve. Migrations run before the server listens, so the
 * server is ready if the store answers.
 */
export function mountHealth(app: Hono<ServerBindings>, { pingStore, isStopping }: HealthParts): void {
  app.get('/healthz', (c) => tell(c, 200, { status: 'alive' }));
  app.get('/readyz', async (c) => {
    if (isStopping()) return tell(c, 503, { status: 'stopping' });
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(() => timeout.reject(new Error('no answer in time')), pingTimeoutMs);
    try {
      await Promise.race([pingStore(), timeout.promise]);
      return tell(c, 200, { status: 'ready' });
    } catch {
      return tell(c, 503, { status: 'the store does not answer' });
    } finally {
      clearTimeout(timer);
    }
  });
}

function tell(c: Context<ServerBindings>, status: number, body: { readonly status: string }): Response {
  const requestId = requestIdOf(c.req.header('x-request-id'));
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...apiHeaders, 'x-request-id': requestId },
  });
}
