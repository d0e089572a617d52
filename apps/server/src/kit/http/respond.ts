import type { HttpBindings } from '@hono/node-server';
import type { OperationId } from '@platform/sdk';
import type { Context } from 'hono';
import type { Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import type { OnCall } from '../metrics/call-metrics.ts';
import type { Actor } from '../operation/context.ts';
import { BusinessError } from '../refusals/business-error.ts';
import { answerBody } from './answer-body.ts';
import { type AddressSet, clientAddress } from './client-address.ts';
import type { CorsPolicy } from './cors.ts';
import { type Answer, failureAnswer } from './envelope.ts';
import { parseLanguage } from './language.ts';
import { type RequestFacts, requestIdOf } from './request-facts.ts';
import { apiHeaders, strictTransport } from './response-headers.ts';

/** Bindings of each request: Node's own objects (absent when the app is called in-process), and the edge. */
export type ServerBindings = {
  Bindings: Partial<HttpBindings> | undefined;
};

export interface EdgeOptions {
  readonly clock: Clock;
  readonly log: Log;
  readonly cors: CorsPolicy;
  readonly trustedProxies: AddressSet;
  readonly onCall?: OnCall | undefined;
}

const inProcessAddress = '127.0.0.1';

/**
 * A request header, by its lower-case name. Read from Node's headers if present: building the standard
 * Headers object takes longer than everything else about a request.
 */
export function headerOf({ env, req }: Context<ServerBindings>, name: string): string | undefined {
  if (!env?.incoming) return req.header(name);
  const value = env.incoming.headers[name];
  return typeof value === 'string' ? value : undefined;
}

export function factsOf(c: Context<ServerBindings>, { clock, trustedProxies }: EdgeOptions): RequestFacts {
  const peer = c.env?.incoming?.socket.remoteAddress ?? inProcessAddress;
  return {
    requestId: requestIdOf(headerOf(c, 'x-request-id')),
    receivedAt: clock.now(),
    ip: clientAddress(peer, headerOf(c, 'x-forwarded-for'), trustedProxies),
    origin: originOf(c, trustedProxies),
    userAgent: (headerOf(c, 'user-agent') ?? '').slice(0, 300),
    language: parseLanguage(headerOf(c, 'accept-language')),
  };
}

/** Whether the browser used https, directly or through a trusted proxy. */
export function isHttps(c: Context<ServerBindings>, trustedProxies: AddressSet): boolean {
  const peer = c.env?.incoming?.socket.remoteAddress ?? inProcessAddress;
  if (!c.env?.incoming) return c.req.url.startsWith('https:');
  return headerOf(c, 'x-forwarded-proto') === 'https' && trustedProxies.has(peer);
}

function originOf(c: Context<ServerBindings>, trustedProxies: AddressSet): string {
  const { url } = c.req;
  const host = url.slice(url.indexOf('//'), url.indexOf('/', url.indexOf('//') + 2));
  return `${isHttps(c, trustedProxies) ? 'https' : 'http'}:${host}`;
}

/**
 * Runs the handler and sends the answer: envelope, headers and one log line, for success and failure. Headers
 * are built before the response, because setting them afterwards costs more than the rest of the request.
 * The duration in the log and the metrics excludes the time that a long poll waited, because it says nothing
 * about the speed of the server; the log shows it beside.
 */
export async function respond(
  c: Context<ServerBindings>,
  edge: EdgeOptions,
  operation: OperationId | undefined,
  makeAnswer: (
    facts: RequestFacts,
    tellActor: (actor: Actor) => void,
    onWaited: (ms: number) => void,
  ) => Promise<Answer>,
): Promise<Response> {
  const startedAt = performance.now();
  const facts = factsOf(c, edge);
  let actor: Actor | undefined;
  let waitedMs = 0;
  let answer: Answer;
  try {
    answer = await makeAnswer(
      facts,
      (found) => {
        actor = found;
      },
      (ms) => {
        waitedMs += ms;
      },
    );
  } catch (error) {
    const failure = asUnavailable(error);
    answer = failureAnswer(failure, facts.language);
    if (answer.status >= 500 && answer.status !== 501) {
      edge.log.error({ requestId: facts.requestId, operation, error }, 'request failed');
    }
  }
  const durationMs = performance.now() - startedAt - waitedMs;
  edge.onCall?.(operation, answer.code, durationMs);
  edge.log.request({
    requestId: facts.requestId,
    method: c.req.method,
    operation: operation ?? c.req.path.slice(0, 200),
    status: answer.status,
    code: answer.code,
    durationMs: Math.round(durationMs * 10) / 10,
    waitedMs: Math.round(waitedMs) || undefined,
    ip: facts.ip,
    account: actor?.kind === 'user' ? actor.account : undefined,
    role: actor?.kind === 'user' ? actor.role : undefined,
    mchId: actor?.kind === 'merchant' ? actor.mchId : undefined,
    monitorId: actor?.kind === 'device' ? actor.monitorId : undefined,
  });
  const headers: Record<string, string> = { ...apiHeaders, 'x-request-id': facts.requestId };
  if (isHttps(c, edge.trustedProxies)) Object.assign(headers, strictTransport);
  Object.assign(headers, edge.cors.headersFor(headerOf(c, 'origin')), answer.headers);
  const sent = await answerBody(answer.body, headerOf(c, 'accept-encoding'));
  // A status without a body refuses even an empty one.
  const body = answer.status === 304 ? null : sent.body;
  return new Response(body, { status: answer.status, headers: Object.assign(headers, sent.headers) });
}

const connectionErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P03',
  '53300',
]);

/** The store is unavailable. The request is fine and can be retried soon. */
function asUnavailable(error: unknown): unknown {
  if (error instanceof BusinessError) return error;
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? current.code : undefined;
    const lost =
      (typeof code === 'string' && connectionErrors.has(code)) ||
      /timeout exceeded when trying to connect|Connection terminated/.test(current.message);
    if (lost) return new BusinessError('unavailable', {}, { cause: error, retryAfterSeconds: 2 });
  }
  return error;
}
