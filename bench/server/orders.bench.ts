import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sign } from '@platform/sdk';
import { Client } from 'pg';
import { startPostgres } from '../../scripts/launch/postgres.ts';
import { median, percentile } from '../stats.ts';
import { figureRow, type Row, ratioRow } from '../table.ts';
import { type LoadResult, postRequest, runLoad } from './http-load.ts';
import { orderScript } from './order-script.ts';
import { findPgBench, initialisePgBench, type PgBench, runScript, runTpcB } from './pgbench.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import type { Vitals } from './vitals.ts';

const rounds = 3;
const seconds = 6;
const connections = 8;
const scale = 10;
const path = '/v1.0/api/order/create';
const productId = 1008;

/**
 * Signed creation over HTTP, compared with the same PostgreSQL alone, in alternating rounds. Orders are
 * allocated during creation, as in production, and for some time after the last answer. The server is paused
 * while its references run: otherwise they would share the CPU with it, and our ratio would look too good.
 */
export async function benchOrders(say: (text: string) => void): Promise<Row[]> {
  const postgres = await startPostgres({ durable: true, say });
  const script = join(tmpdir(), `platform-bench-${process.pid}.sql`);
  try {
    const admin = new Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query('create database bench_orders');
    await admin.query('create database bench_tpcb');
    await admin.end();
    const urlOf = (database: string) => Object.assign(new URL(postgres.url), { pathname: database }).href;
    const program = findPgBench(postgres.binDir);
    const pgbench = program ? { path: program, url: urlOf('bench_tpcb') } : undefined;
    if (!pgbench) say('There is no pgbench here: rows that need it are left out.');
    return await measure(urlOf('bench_orders'), pgbench, script, say);
  } finally {
    await postgres.stop();
    await rm(script, { force: true });
  }
}

/** One server at a time: it is still allocating the orders it created. */
async function onServer<T>(
  databaseUrl: string | undefined,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const server = await startServerProcess(databaseUrl, {}, { isProbed: databaseUrl !== undefined });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function measure(
  ordersUrl: string,
  pgbench: PgBench | undefined,
  script: string,
  say: (text: string) => void,
): Promise<Row[]> {
  if (pgbench) await initialisePgBench(pgbench, scale);
  const onPostgres = await onServer(ordersUrl, (server) =>
    measurePostgres(server, pgbench, ordersUrl, script, say),
  );
  const onEmbedded = await onServer(undefined, (server) => measureEmbedded(server, say));
  return rowsOf(onPostgres, onEmbedded, pgbench !== undefined);
}

async function measureEmbedded(server: ServerProcess, say: (text: string) => void): Promise<number[]> {
  const perSecond: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const result = await orderLoad(server, round === 0 ? 3 : seconds)();
    if (round === 0) continue;
    perSecond.push(result.perSecond);
    say(`embedded, round ${round}: ${result.perSecond.toFixed(0)} orders/s`);
  }
  return perSecond;
}

interface OnPostgres {
  readonly http: readonly LoadResult[];
  readonly tpcB: readonly number[];
  readonly sameSql: readonly number[];
  readonly vitals: readonly Vitals[];
}

async function measurePostgres(
  server: ServerProcess,
  pgbench: PgBench | undefined,
  ordersUrl: string,
  script: string,
  say: (text: string) => void,
): Promise<OnPostgres> {
  const sql = await orderScript(ordersUrl, server.merchant.mchId, productId);
  const http: LoadResult[] = [];
  const tpcB: number[] = [];
  const sameSql: number[] = [];
  const vitals: Vitals[] = [];
  // The first round warms up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    const { result, vitals: fared } = await server.watched(orderLoad(server, round === 0 ? 3 : seconds));
    if (result.refused > 0) throw new Error(`${result.refused} orders were refused.`);
    const { byTpcB, bySql } = await server.whilePaused(async () => ({
      byTpcB: pgbench ? await runTpcB(pgbench, round === 0 ? 2 : seconds) : 0,
      bySql: pgbench
        ? await runScript({ ...pgbench, url: ordersUrl }, round === 0 ? 2 : seconds, sql, script)
        : 0,
    }));
    if (round === 0) continue;
    http.push(result);
    vitals.push(fared);
    tpcB.push(byTpcB);
    sameSql.push(bySql);
    say(
      `round ${round}: ${result.perSecond.toFixed(0)} orders/s, TPC-B ${byTpcB.toFixed(0)}/s, same SQL ${bySql.toFixed(0)}/s`,
    );
  }
  return { http, tpcB, sameSql, vitals };
}

function rowsOf(
  { http, tpcB, sameSql, vitals }: OnPostgres,
  onEmbedded: readonly number[],
  hasPgbench: boolean,
): Row[] {
  const perSecond = median(http.map((result) => result.perSecond));
  const latencies = http.flatMap((result) => result.latenciesMs);
  const what = 'signed order creation over HTTP, PostgreSQL';
  const reference = (name: string, values: readonly number[]) => ({ name, value: median(values) });
  return [
    ...(hasPgbench
      ? [
          ratioRow(what, perSecond, reference('pgbench TPC-B, c=8', tpcB), '/s', { atLeast: 0.5 }),
          ratioRow(what, perSecond, reference('same SQL by pgbench', sameSql), '/s', { atLeast: 0.35 }),
          ratioRow(
            'the same, embedded store',
            median(onEmbedded),
            reference('pgbench TPC-B, c=8', tpcB),
            '/s',
            { atLeast: 0.3 },
          ),
        ]
      : [figureRow(what, perSecond, '/s', {})]),
    figureRow('… p50', percentile(latencies, 0.5), 'ms', {}),
    figureRow('… p99', percentile(latencies, 0.99), 'ms', { atMost: 25 }),
    figureRow(
      '… delay of its event loop, p99',
      median(vitals.map((one) => one.eventLoopDelayP99Ms)),
      'ms',
      {},
    ),
    figureRow(
      '… of its time, collecting garbage',
      median(vitals.map((one) => one.collectingPercent)),
      '%',
      {},
    ),
  ];
}

let number = 0;

/** Orders for this duration, ready to be sent. */
export function orderLoad({ port, merchant }: ServerProcess, forSeconds: number): () => Promise<LoadResult> {
  // Signed in advance: signing is the merchants' work, not the server's.
  const requests = Array.from({ length: forSeconds * 5_000 }, () => {
    number += 1;
    const body = {
      mchId: merchant.mchId,
      productId,
      mchOrderNo: `B${process.pid}-${number}`,
      amount: 50_000 + (number % 1_000) * 100,
      notifyUrl: 'https://merchant.example/payments/callback',
      returnUrl: 'https://merchant.example/thanks',
      subject: 'Top-up',
      clientIp: `203.0.113.${number % 250}`,
      userName: 'Asha Rao',
    };
    return postRequest(path, JSON.stringify({ ...body, sign: sign(body, merchant.signingKey) }));
  });
  const next = (): Buffer => {
    const request = requests.pop();
    if (!request) throw new Error('More orders were answered than had been prepared.');
    return request;
  };
  return () => runLoad({ port, connections, durationMs: forSeconds * 1_000, next, accept: '"code":200' });
}
