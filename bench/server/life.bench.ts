import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPlatform, deviceSigner, minorUnits, type Platform, signOrder } from '@platform/sdk';
import { Client } from 'pg';
import { type Credentials, readCredentials } from '../../apps/simulator/src/credentials.ts';
import { Bank } from '../../apps/simulator/src/world/bank.ts';
import { messagesOf } from '../../apps/simulator/src/world/messages.ts';
import { startPostgres } from '../../scripts/launch/postgres.ts';
import { median, percentile } from '../stats.ts';
import { figureRow, type Row, ratioRow } from '../table.ts';
import { growPlatform, largePlatform } from './large-platform.ts';
import { findPgBench, initialisePgBench, type PgBench, runTpcB } from './pgbench.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const rounds = 3;
const roundMs = 8_000;
const livesAtOnce = 12;
const waitMs = 5_000;
const productId = 1008;

/**
 * From a merchant's order to its callback: orders per second of one server, with all actors on the same
 * machine.
 */
export async function benchLives(say: (text: string) => void): Promise<Row[]> {
  const postgres = await startPostgres({ durable: true, say });
  const merchants = await openReceiver();
  try {
    const admin = new Client({ connectionString: postgres.url });
    await admin.connect();
    for (const name of ['bench_lives', 'bench_lives_large', 'bench_lives_tpcb'])
      await admin.query(`create database ${name}`);
    await admin.end();
    const urlOf = (database: string) => Object.assign(new URL(postgres.url), { pathname: database }).href;
    const program = findPgBench(postgres.binDir);
    const pgbench = program ? { path: program, url: urlOf('bench_lives_tpcb') } : undefined;
    const rows: Row[] = [];
    for (const [name, databaseUrl] of [
      ['PostgreSQL', urlOf('bench_lives')],
      [`PostgreSQL, ${largePlatform}`, urlOf('bench_lives_large')],
      ['embedded store', undefined],
    ] as const) {
      const server = await startServerProcess(databaseUrl, {
        SIMULATION: '1',
        CALLBACK_NETWORKS: '127.0.0.1',
      });
      try {
        if (databaseUrl === urlOf('bench_lives_large')) await growPlatform(databaseUrl, productId);
        rows.push(...(await measure(name, server, merchants, pgbench, say)));
      } finally {
        await server.stop();
      }
    }
    return rows;
  } finally {
    await merchants.close();
    await postgres.stop();
  }
}

async function measure(
  name: string,
  server: ServerProcess,
  merchants: Receiver,
  pgbench: PgBench | undefined,
  say: (text: string) => void,
): Promise<Row[]> {
  const world = new World(await readCredentials(server.file('simulator.json')), server, merchants);
  if (pgbench) await initialisePgBench(pgbench, 10);
  const perSecond: number[] = [];
  const latenciesMs: number[] = [];
  const tpcB: number[] = [];
  // The first round warms up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    const lives = await world.liveFor(round === 0 ? roundMs / 2 : roundMs);
    const reference = pgbench ? await runTpcB(pgbench, round === 0 ? 2 : 5) : 0;
    if (round === 0) continue;
    perSecond.push((lives.latenciesMs.length / lives.tookMs) * 1_000);
    latenciesMs.push(...lives.latenciesMs);
    tpcB.push(reference);
    say(`round ${round}, ${name}: ${perSecond.at(-1)?.toFixed(1)} lives/s, TPC-B ${reference.toFixed(0)}/s`);
  }
  const what = `whole life of an order, ${name}`;
  const ours = median(perSecond);
  return [
    pgbench
      ? ratioRow(what, ours, { name: 'pgbench TPC-B, c=8', value: median(tpcB) }, '/s', {})
      : figureRow(what, ours, '/s', {}),
    figureRow('… p50, order to callback', percentile(latenciesMs, 0.5), 'ms', {}),
  ];
}

/** Shops, payers and devices, as fast as the platform allows. */
class World {
  readonly #credentials: Credentials;
  readonly #platform: Platform;
  readonly #devices: ReadonlyMap<string, Platform>;
  readonly #bank: Bank;
  readonly #receiver: Receiver;
  #number = 0;

  constructor(credentials: Credentials, { port }: ServerProcess, receiver: Receiver) {
    const baseUrl = `http://127.0.0.1:${port}`;
    this.#credentials = credentials;
    this.#receiver = receiver;
    this.#platform = createPlatform({ baseUrl });
    this.#bank = new Bank(credentials.devices);
    this.#devices = new Map(
      credentials.devices.map(({ monitorId, token, secret }) => [
        monitorId,
        createPlatform({ baseUrl, device: deviceSigner({ token, secret }) }),
      ]),
    );
  }

  /** Runs several orders concurrently; each one that starts is completed. */
  async liveFor(ms: number): Promise<{ latenciesMs: readonly number[]; tookMs: number }> {
    const startedAt = performance.now();
    const latenciesMs: number[] = [];
    const line = async (): Promise<void> => {
      while (performance.now() - startedAt < ms) {
        const from = performance.now();
        await this.#live();
        latenciesMs.push(performance.now() - from);
      }
    };
    await Promise.all(Array.from({ length: livesAtOnce }, line));
    return { latenciesMs, tookMs: performance.now() - startedAt };
  }

  async #live(): Promise<void> {
    const number = ++this.#number;
    const { merchants } = this.#credentials;
    const shop = merchants[number % merchants.length];
    if (!shop) throw new Error('The credentials name no merchant.');
    const fields = {
      mchId: shop.mchId,
      productId,
      mchOrderNo: `L${process.pid}-${number}`,
      amount: minorUnits(50_000 + (number % 900) * 100),
      notifyUrl: this.#receiver.url,
      userName: 'Asha Rao',
    };
    const order = signOrder(fields, shop.signingKey, shop.signProfile);
    const { orderCode, payUrl } = await this.#platform.orders.create(order);
    const told = this.#receiver.of(orderCode);
    const page = await this.#payable(payUrl ?? '');
    const account = page.account && this.#bank.find(page.account);
    if (!account || page.payAmountMinor === null) throw new Error(`${orderCode} has no account to pay to.`);
    const transfer = this.#bank.pay(account, page.payAmountMinor, 'Asha Rao', new Date());
    const [message] = messagesOf(transfer, { hasUtr: true, remark: page.identifyCode ?? null });
    if (!message) throw new Error(`Nothing is heard of ${account.key}.`);
    const { results } = await this.#devices
      .get(account.monitorId)!
      .statements.ingest({ records: [message.record] });
    if (results[0]?.state !== 'matched')
      throw new Error(`The money of ${orderCode} was not matched: ${JSON.stringify(results[0])}`);
    await told;
  }

  async #payable(payUrl: string) {
    const token = new URL(payUrl).pathname.split('/').at(-1) ?? '';
    for (;;) {
      const page = await this.#platform.cashier.order({ token, waitMs });
      if (page.status === 'payable') return page;
      if (page.status !== 'preparing') throw new Error(`The order cannot be paid: ${page.status}.`);
    }
  }
}

interface Receiver {
  readonly url: string;
  /** Resolves when the merchant has received the callback. */
  of(orderCode: string): Promise<void>;
  close(): Promise<void>;
}

/** Receives callbacks of all merchants: acknowledges, and notifies the waiting caller. */
async function openReceiver(): Promise<Receiver> {
  const waiting = new Map<string, () => void>();
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      response.end('success');
      const code = /orderCode["=:]+(\w+)/.exec(body)?.[1] ?? '';
      waiting.get(code)?.();
      waiting.delete(code);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`,
    of: (orderCode) => new Promise((resolve) => waiting.set(orderCode, resolve)),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
