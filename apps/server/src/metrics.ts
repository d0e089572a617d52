import type { Hono } from 'hono';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import server from '../package.json' with { type: 'json' };
import type { Store } from './db/connection.ts';
import { type AddressSet, clientAddress } from './kit/http/client-address.ts';
import { headerOf, type ServerBindings } from './kit/http/respond.ts';
import { apiHeaders } from './kit/http/response-headers.ts';
import { createCallMetrics, type OnCall } from './kit/metrics/call-metrics.ts';
import { type PlatformSample, samplePlatform } from './metrics.sample.ts';

/** The metrics of this process, and of the platform as this process sees it. */
export interface Metrics {
  readonly onCall: OnCall;
  /** Prometheus text. */
  text(): Promise<string>;
  readonly contentType: string;
  close(): void;
}

export interface MetricsParts {
  readonly store: Store;
  readonly now: () => Date;
  /** Open websockets of this process. Set after the hub has started. */
  readonly websockets: () => number;
  /** Requests of this process that only wait for an event. */
  readonly longPolls: () => number;
}

/** Scrapes at shorter intervals share one sample, so that scraping never loads the database. */
const sampledForMs = 5_000;
/** A scrape answers without the database's figures after this time. */
const sampleTimeoutMs = 2_000;

export function createMetrics({ store, now, websockets, longPolls }: MetricsParts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const onCall = createCallMetrics(registry);
  const show = createGauges(registry);
  let last: { readonly at: number; readonly sample: Promise<PlatformSample | undefined> } | undefined;
  const sampled = (): Promise<PlatformSample | undefined> => {
    const at = performance.now();
    if (!last || at - last.at >= sampledForMs) {
      last = { at, sample: samplePlatform(store.db, now()).catch(() => undefined) };
    }
    return last.sample;
  };
  return {
    onCall,
    contentType: registry.contentType,
    text: async () => {
      show({
        sample: await withinTime(sampled()),
        connections: store.connections?.(),
        websockets: websockets(),
        longPolls: longPolls(),
      });
      return registry.metrics();
    },
    close: () => registry.clear(),
  };
}

async function withinTime<Value>(work: Promise<Value>): Promise<Value | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), sampleTimeoutMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

interface Shown {
  /** Undefined while the database does not answer. */
  readonly sample: PlatformSample | undefined;
  readonly connections: ReturnType<NonNullable<Store['connections']>> | undefined;
  readonly websockets: number;
  readonly longPolls: number;
}

function createGauges(registry: Registry): (shown: Shown) => void {
  const gauge = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge<Label>({ name: `platform_${name}`, help, labelNames, registers: [registry] });
  const version = gauge('build_info', 'Version of the server.', 'version');
  const databaseUp = gauge('database_up', 'Whether the database answered this scrape in time.');
  const connections = gauge('database_connections', 'Connections of the pool, by state.', 'state');
  const waiting = gauge('database_requests_waiting', 'Queries and transactions that wait for a connection.');
  const websockets = gauge('websocket_connections', 'Open websockets of this process.');
  const longPolls = gauge('long_polls', 'Requests of this process that only wait for an event.');
  const rows = gauge('queue_rows', 'Rows that wait in each queue, at most 10000.', 'queue');
  const ages = gauge('queue_oldest_seconds', 'Time since the oldest row of each queue waits.', 'queue');
  const claims = gauge('payout_claims', 'Payouts that are claimed at the moment, at most 10000.');
  const checkAge = gauge('books_check_age_seconds', 'Time since the last check of the books.');
  const broken = gauge(
    'books_broken_invariants',
    'Invariants that the last check of the books found broken.',
  );
  version.set({ version: server.version }, 1);

  return (shown) => {
    websockets.set(shown.websockets);
    longPolls.set(shown.longPolls);
    if (shown.connections) {
      connections.set({ state: 'used' }, shown.connections.used);
      connections.set({ state: 'idle' }, shown.connections.idle);
      waiting.set(shown.connections.waiting);
    }
    databaseUp.set(shown.sample ? 1 : 0);
    // Old figures would look like current ones.
    for (const one of [rows, ages, claims, checkAge, broken]) one.reset();
    if (!shown.sample) {
      for (const one of [claims, checkAge, broken]) one.remove();
      return;
    }
    for (const { name, count, ageSeconds } of shown.sample.queues) {
      rows.set({ queue: name }, count);
      ages.set({ queue: name }, ageSeconds);
    }
    claims.set(shown.sample.payoutClaims);
    if (shown.sample.books) {
      checkAge.set(shown.sample.books.ageSeconds);
      broken.set(shown.sample.books.brokenCount);
    } else for (const one of [checkAge, broken]) one.remove();
  };
}

export interface MetricsAccess {
  readonly allowed: AddressSet;
  readonly trustedProxies: AddressSet;
}

/**
 * `/metrics` for the addresses that the configuration allows. For others the path does not exist. A forwarded
 * request counts only from a trusted proxy: behind any other proxy, everyone would seem to be this machine.
 */
export function mountMetrics(
  app: Hono<ServerBindings>,
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { allowed, trustedProxies }: MetricsAccess,
): void {
  app.get('/metrics', async (c) => {
    // Only a call inside the process has no socket; a closed socket has no address.
    const peer = c.env?.incoming ? (c.env.incoming.socket.remoteAddress ?? '') : '127.0.0.1';
    const forwardedFor = headerOf(c, 'x-forwarded-for');
    const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
      (name) => headerOf(c, name) !== undefined,
    );
    const isOpaque = isForwarded && !trustedProxies.has(peer);
    if (isOpaque || !allowed.has(clientAddress(peer, forwardedFor, trustedProxies))) {
      return new Response(null, { status: 404, headers: apiHeaders });
    }
    return new Response(await metrics.text(), {
      headers: { ...apiHeaders, 'content-type': metrics.contentType },
    });
  });
}
