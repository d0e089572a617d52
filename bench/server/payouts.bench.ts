import { readFile } from 'node:fs/promises';
import { createMemorySession, createPlatform, minorUnits, type Platform, signOrder } from '@platform/sdk';
import { Client } from 'pg';
import { startPostgres } from '../../scripts/launch/postgres.ts';
import { median, percentile } from '../stats.ts';
import { figureRow, type Row, ratioRow } from '../table.ts';
import { findPgBench, initialisePgBench, runTpcB } from './pgbench.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const rounds = 3;
const claimsInRound = 600;
const callersAtOnce = 8;
const createdAtOnce = 16;

/** Payouts that callers at once take from the pool of one server, each the oldest that nobody else takes. */
export async function benchPayouts(say: (text: string) => void): Promise<Row[]> {
  const postgres = await startPostgres({ durable: true, say });
  try {
    const admin = new Client({ connectionString: postgres.url });
    await admin.connect();
    for (const name of ['bench_payouts', 'bench_payouts_tpcb']) await admin.query(`create database ${name}`);
    await admin.end();
    const urlOf = (database: string) => Object.assign(new URL(postgres.url), { pathname: database }).href;
    const program = findPgBench(postgres.binDir);
    const pgbench = program ? { path: program, url: urlOf('bench_payouts_tpcb') } : undefined;
    if (pgbench) await initialisePgBench(pgbench, 10);
    const server = await startServerProcess(urlOf('bench_payouts'));
    try {
      const perSecond: number[] = [];
      const latenciesMs: number[] = [];
      const tpcB: number[] = [];
      const clerk = await signedIn(server);
      // The first round warms up and does not count.
      for (let round = 0; round <= rounds; round += 1) {
        await fillPool(server, round);
        const claims = await claimAll(clerk);
        const reference = pgbench ? await runTpcB(pgbench, round === 0 ? 2 : 5) : 0;
        if (round === 0) continue;
        perSecond.push((claims.latenciesMs.length / claims.tookMs) * 1_000);
        latenciesMs.push(...claims.latenciesMs);
        tpcB.push(reference);
        say(`round ${round}: ${perSecond.at(-1)?.toFixed(0)} claims/s, TPC-B ${reference.toFixed(0)}/s`);
      }
      const what = `payouts claimed, ${callersAtOnce} at once, PostgreSQL`;
      return [
        pgbench
          ? ratioRow(what, median(perSecond), { name: 'pgbench TPC-B, c=8', value: median(tpcB) }, '/s', {})
          : figureRow(what, median(perSecond), '/s', {}),
        figureRow('… p50', percentile(latenciesMs, 0.5), 'ms', {}),
        figureRow('… p99', percentile(latenciesMs, 0.99), 'ms', {}),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}

const urlOfServer = ({ port }: ServerProcess): string => `http://127.0.0.1:${port}`;

async function signedIn(server: ServerProcess): Promise<Platform> {
  const { password } = JSON.parse(await readFile(server.file('demo.json'), 'utf8')) as { password: string };
  const platform = createPlatform({ baseUrl: urlOfServer(server), session: createMemorySession() });
  await platform.session.login({ userName: 'admin', password, googleCode: '' });
  return platform;
}

async function fillPool(server: ServerProcess, round: number): Promise<void> {
  const platform = createPlatform({ baseUrl: urlOfServer(server) });
  const { mchId, signingKey } = server.merchant;
  let number = 0;
  const line = async (): Promise<void> => {
    while (number < claimsInRound) {
      number += 1;
      const order = {
        mchId,
        productId: 1050,
        mchOrderNo: `B${round}-${number}`,
        amount: minorUnits(20_000),
        notifyUrl: 'https://merchant.example/callback',
        userName: 'Asha Rao',
        cardNumber: '50100012345678',
        ifscCode: 'DEMO0000123',
      };
      await platform.orders.create(signOrder(order, signingKey));
    }
  };
  await Promise.all(Array.from({ length: createdAtOnce }, line));
}

/** Until the pool is empty. */
async function claimAll(clerk: Platform): Promise<{ latenciesMs: readonly number[]; tookMs: number }> {
  const startedAt = performance.now();
  const latenciesMs: number[] = [];
  const caller = async (): Promise<void> => {
    for (;;) {
      const from = performance.now();
      const { claim } = await clerk.payoutClaims.next();
      if (!claim) return;
      latenciesMs.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: callersAtOnce }, caller));
  return { latenciesMs, tookMs: performance.now() - startedAt };
}
