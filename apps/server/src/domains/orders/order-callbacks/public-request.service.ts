import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { performance } from 'node:perf_hooks';
import { type AddressPolicy, hostOf } from './address-policy.ts';

export interface PublicRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Total time for resolving, connecting, sending and reading the answer. */
  readonly timeoutMs: number;
  /** No more of the answer is read. */
  readonly keptBytes: number;
  readonly signal?: AbortSignal;
}

export interface PublicAnswer {
  /** Null when an answer came. */
  readonly failure: 'refusedAddress' | 'timedOut' | 'connectionFailed' | null;
  /** Null when no answer came. */
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly truncated: boolean;
  /** Why no answer came. */
  readonly error: string | null;
  readonly latencyMs: number | null;
}

/** Sends one request. Never throws: every failure is an answer. */
export type SendPublicRequest = (request: PublicRequest) => Promise<PublicAnswer>;

interface Address {
  readonly address: string;
  readonly family: number;
}

export type ResolveHost = (host: string) => Promise<readonly Address[]>;

const maxHeaderBytes = 16_384;
const maxErrorLength = 300;

const resolveByDns: ResolveHost = (host) => lookup(host, { all: true, order: 'ipv4first' });

/**
 * Sends over HTTP to public addresses only. The name is resolved once, every address is checked, and the
 * connection uses one of the checked addresses, which prevents DNS rebinding. Redirects are not followed,
 * connections are not reused, and no more of the answer is read than is kept.
 */
export function createPublicRequester(
  policy: AddressPolicy,
  resolve: ResolveHost = resolveByDns,
): SendPublicRequest {
  return async (asked) => {
    const refusal = policy.refusalOfUrl(asked.url);
    if (refusal) return nothing('refusedAddress', refusal);
    const url = new URL(asked.url);
    const startedAt = performance.now();
    const took = (): number => Math.round(performance.now() - startedAt);
    const timeout = AbortSignal.timeout(asked.timeoutMs);
    const signal = asked.signal ? AbortSignal.any([timeout, asked.signal]) : timeout;
    try {
      const addresses = await beforeAbort(signal, addressesOf(url, resolve));
      const [first] = addresses;
      if (!first) return nothing('connectionFailed', 'the name has no address', took());
      if (!addresses.every(({ address }) => policy.mayConnectTo(address)))
        return nothing('refusedAddress', 'not a public address');
      return { ...(await exchange(url, asked, first, signal)), latencyMs: took() };
    } catch (error) {
      return signal.aborted
        ? nothing('timedOut', `no answer within ${asked.timeoutMs} ms`, took())
        : nothing('connectionFailed', wordsOf(error), took());
    }
  };
}

async function addressesOf(url: URL, resolve: ResolveHost): Promise<readonly Address[]> {
  const host = hostOf(url);
  const family = isIP(host);
  return family === 0 ? resolve(host) : [{ address: host, family }];
}

/** A DNS lookup cannot be cancelled, so only the waiting ends. */
function beforeAbort<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

type HttpAnswer = Omit<PublicAnswer, 'latencyMs'>;

function exchange(
  url: URL,
  { method, headers, body, keptBytes }: PublicRequest,
  { address, family }: Address,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  const toJudgedAddress: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      method,
      headers: {
        ...headers,
        ...(body === null ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
        'Accept-Encoding': 'identity',
      },
      agent: false,
      lookup: toJudgedAddress,
      maxHeaderSize: maxHeaderBytes,
      signal,
    });
    request.once('error', reject);
    request.once('response', (response) => void readAnswer(response, keptBytes).then(resolve, reject));
    request.end(body ?? undefined);
  });
}

async function readAnswer(response: IncomingMessage, keptBytes: number): Promise<HttpAnswer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop closes the connection, so the rest of the answer is never read.
  for await (const chunk of response) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > keptBytes) break;
  }
  const text = Buffer.concat(chunks).subarray(0, keptBytes).toString('utf8');
  return {
    failure: null,
    status: response.statusCode ?? 0,
    headers: headersOf(response),
    // PostgreSQL text cannot hold a NUL.
    body: text.replaceAll('\u0000', '\uFFFD'),
    truncated: bytes > keptBytes,
    error: null,
  };
}

function headersOf({ headersDistinct }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headersDistinct).map(([name, values]) => [name, values?.join(', ') ?? '']),
  );
}

function nothing(
  failure: NonNullable<PublicAnswer['failure']>,
  error: string,
  latencyMs: number | null = null,
): PublicAnswer {
  return { failure, status: null, headers: {}, body: null, truncated: false, error, latencyMs };
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return (code ?? error.message).slice(0, maxErrorLength);
}
