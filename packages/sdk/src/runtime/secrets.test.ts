import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlatformError } from '../errors/platform-error.ts';
import type { OperationId } from '../generated/io.ts';
import { allOperations } from '../generated/platform.ts';
import { validators } from '../generated/validators.ts';
import { createClient } from './client.ts';
import { createMemorySession } from './session.ts';

// Unique texts that a runtime never produces and that are valid in any header.
let count = 0;
const plant = (where: string) => `S3CRET-${where}-${(count++).toString(36).padStart(6, '0')}`;

/** Names whose values are confidential. */
const confidential = ['password', 'googleCode', 'token', 'sign', 'secret', 'signingKey', 'cardNumber'];
// An order's own number is not secret: an unknown outcome contains it.
const ordinary = ['userName', 'utr', 'vpa', 'address', 'merchantOrderId'];

interface Planted {
  readonly input: Record<string, unknown>;
  readonly all: string[];
  /** Values that a careless server may quote: sent under a confidential name, or in a header. */
  readonly quotable: string[];
}

function plantEverywhere(): Planted & {
  headers: Record<string, string>;
  session: Record<'token' | 'token2', string>;
} {
  const named = (names: string[]) => Object.fromEntries(names.map((name) => [name, plant(name)]));
  const secretly = named(confidential);
  const nested = { apiKey: plant('nested'), card: { number: plant('deep') } };
  const input: Record<string, unknown> = { ...named(ordinary), ...secretly, extra: nested };
  const headers = { authorization: `Bearer ${plant('header')}`, 'x-api-key': plant('header') };
  const session = { token: plant('token'), token2: plant('token2') };
  const quotable = [...Object.values(secretly), nested.apiKey, nested.card.number, ...Object.values(session)];
  const bearer = headers.authorization;
  return {
    input,
    headers,
    session,
    quotable: [...quotable, bearer, headers['x-api-key']],
    all: [...quotable, bearer.slice(7), headers['x-api-key'], ...ordinary.map((name) => String(input[name]))],
  };
}

/** Failures: each receives what the server knows of the request, and may quote its confidential values. */
const faults: Record<
  string,
  (request: Request, quote: string, hidden: string) => Response | Promise<Response>
> = {
  refusal: (_request, quote, hidden) =>
    Response.json({ code: 2007, msg: `conflict ${quote}`, data: { hidden } }),
  'session lost': (_request, quote, hidden) => Response.json({ code: 1003, msg: quote, data: hidden }),
  'second level': (_request, quote, hidden) => Response.json({ code: 1024, msg: quote, data: hidden }),
  invalid: (_request, quote, hidden) => {
    const issues = [{ path: quote, code: 'bad', message: `not ${quote}`, value: hidden }];
    return Response.json({ code: 1101, msg: quote, data: { issues, hidden } }, { status: 400 });
  },
  fault: (_request, quote, hidden) =>
    Response.json({ code: 2900, msg: quote, data: hidden }, { status: 500, headers: { 'x-hidden': hidden } }),
  'no envelope': (_request, quote, hidden) => new Response(`<html>${quote}${hidden}`, { status: 200 }),
  'bad data': (_request, _quote, hidden) =>
    Response.json({ code: 200, msg: '', data: { list: hidden, id: [hidden] } }),
  'fetch that quotes': (request, quote) => {
    const { url, headers } = request;
    throw Object.assign(new TypeError(`request to ${url} failed: ${quote}`), {
      request,
      path: url,
      headers: [...headers],
      cause: Object.assign(new Error(`socket of ${url} closed`), {
        code: 'ECONNRESET',
        config: { headers, url },
      }),
    });
  },
  'fetch that throws a request': (request) => {
    throw { message: `no ${request.url}`, request, headers: [...request.headers] };
  },
};

async function errorOf(
  id: OperationId,
  fault: keyof typeof faults,
  planted: ReturnType<typeof plantEverywhere>,
  strict: boolean,
) {
  const operation = allOperations.find((known) => known.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  const hidden = plant('answer');
  const client = createClient({
    baseUrl: 'https://p.example',
    session: createMemorySession(planted.session),
    retries: 0,
    validators,
    validation: { request: strict ? 'strict' : 'off', response: 'strict' },
    fetch: async (request) => {
      const respond = faults[fault];
      if (!respond) throw new Error(`no fault ${fault}`);
      // A value that was not sent cannot be quoted: a merchant's host gets no token.
      const kept = request.headers.has('token') ? [] : Object.values(planted.session);
      const quoted = planted.quotable.filter((secret) => !kept.includes(secret));
      return respond(request, quoted.join(' & '), hidden);
    },
  });
  const options = { headers: planted.headers, idempotencyKey: plant('idempotency') };
  const error: unknown = await client.call(operation, planted.input as never, options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error, secrets: [...planted.all, hidden, options.idempotencyKey] };
}

/** All output that a log may produce from an error. */
function printed(error: PlatformError): string {
  const links: unknown[] = [];
  error.walk((link) => links.push(link) < 0);
  return [
    JSON.stringify(error),
    inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true }),
    String(error),
    JSON.stringify(error.explain()),
    error.stack,
    ...links.flatMap((link) => [
      JSON.stringify(link),
      String(link),
      JSON.stringify(Object.entries(Object(link))),
    ]),
  ].join('\n');
}

describe('no error carries a secret', () => {
  it('from any field, header or answer, for any call and failure', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...allOperations.map(({ id }) => id)),
        fc.constantFrom(...Object.keys(faults)),
        fc.boolean(),
        async (id, fault, strict) => {
          const { error, secrets } = await errorOf(id, fault, plantEverywhere(), strict);
          // Only thrown errors are checked; whether a call throws depends on the failure.
          if (error === undefined) return;
          expect(error).toBeInstanceOf(PlatformError);
          const text = printed(error as PlatformError);
          const found = secrets.filter(
            (secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)),
          );
          expect(found).toEqual([]);
        },
      ),
      { numRuns: 1_500 },
    );
  });

  it('and the test would find one', () => {
    const error = new PlatformError(
      { operation: 'x', requestId: 'r', cause: new Error('S3CRET') },
      'a',
      'b',
      'c',
    );
    expect(printed(error)).toContain('S3CRET');
  });

  it('but it keeps useful information', async () => {
    const planted = plantEverywhere();
    const { error } = await errorOf('orders.create', 'refusal', planted, false);
    expect(error).toMatchObject({ reason: expect.stringMatching(/^conflict \*{6}/), code: 2007 });
    const broken = await errorOf('orders.list', 'fetch that quotes', planted, false);
    expect(broken.error).toMatchObject({
      name: 'NetworkError',
      message: 'orders.list got no answer: socket of https://p.example/v1.0/order/getList?… closed',
      cause: { name: 'TypeError', cause: { code: 'ECONNRESET' } },
    });
  });
});
