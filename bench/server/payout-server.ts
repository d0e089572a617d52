import { readFile } from 'node:fs/promises';
import { createMemorySession, createPlatform, minorUnits, type Platform, signOrder } from '@platform/sdk';
import { Client } from 'pg';
import { startPostgres } from '../../scripts/launch/postgres.ts';
import { currentCode } from '../../scripts/launch/totp.mjs';
import { findPgBench, initialisePgBench, runTpcB } from './pgbench.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const createdAtOnce = 16;
export const payoutProductId = 1050;

/** A server of its own on durable PostgreSQL, with TPC-B on the same disk beside it. */
export interface PayoutServer {
  readonly server: ServerProcess;
  readonly url: string;
  /** Transactions of TPC-B a second; undefined without pgbench. */
  tpcB(seconds: number): Promise<number | undefined>;
  signedIn(account: 'admin' | 'superadmin'): Promise<Platform>;
  /** Adds payouts to the pool. @returns their codes */
  fillPool(count: number): Promise<string[]>;
}

export async function withPayoutServer<Result>(
  name: string,
  say: (text: string) => void,
  work: (bench: PayoutServer) => Promise<Result>,
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const postgres = await startPostgres({ durable: true, say });
  try {
    const databases = [`bench_${name}`, `bench_${name}_tpcb`] as const;
    const admin = new Client({ connectionString: postgres.url });
    await admin.connect();
    for (const database of databases) await admin.query(`create database ${database}`);
    await admin.end();
    const [own, reference] = databases.map(
      (database) => Object.assign(new URL(postgres.url), { pathname: database }).href,
    ) as [string, string];
    const program = findPgBench(postgres.binDir);
    const pgbench = program ? { path: program, url: reference } : undefined;
    if (pgbench) await initialisePgBench(pgbench, 10);
    const server = await startServerProcess(own, env);
    const url = `http://127.0.0.1:${server.port}`;
    const orders = { created: 0 };
    try {
      return await work({
        server,
        url,
        tpcB: async (seconds) => (pgbench ? runTpcB(pgbench, seconds) : undefined),
        signedIn: (account) => signedIn(server, url, account),
        fillPool: (count) => fillPool(server, url, { count, from: orders }),
      });
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}

interface Demo {
  readonly password: string;
  readonly logins: readonly { readonly account: string; readonly totpSecret?: string }[];
}

async function signedIn(server: ServerProcess, baseUrl: string, account: string): Promise<Platform> {
  const { password, logins } = JSON.parse(await readFile(server.file('demo.json'), 'utf8')) as Demo;
  const secret = logins.find((login) => login.account === account)?.totpSecret;
  const platform = createPlatform({ baseUrl, session: createMemorySession() });
  const googleCode = secret ? currentCode(secret, Date.now()).code : '';
  await platform.session.login({ userName: account, password, googleCode });
  await platform.session.loginSecondLevel({ password, logInReason: 'bench' });
  return platform;
}

async function fillPool(
  { merchant: { mchId, signingKey } }: ServerProcess,
  baseUrl: string,
  { count, from }: { readonly count: number; readonly from: { created: number } },
): Promise<string[]> {
  const platform = createPlatform({ baseUrl });
  const codes: string[] = [];
  let left = count;
  const line = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      from.created += 1;
      const order = {
        mchId,
        productId: payoutProductId,
        mchOrderNo: `B${from.created}`,
        amount: minorUnits(20_000),
        notifyUrl: 'https://merchant.example/callback',
        userName: 'Asha Rao',
        cardNumber: '50100012345678',
        ifscCode: 'DEMO0000123',
      };
      codes.push((await platform.orders.create(signOrder(order, signingKey))).orderCode);
    }
  };
  await Promise.all(Array.from({ length: createdAtOnce }, line));
  return codes;
}

/** Adds an account that pays, of a supplier that has agreed on payouts. */
export async function addPayingAccount(
  platform: Platform,
  account:
    | { readonly kind: 'gateway'; readonly gatewayName: string; readonly gatewayId: string }
    | { readonly kind: 'bank' },
): Promise<string> {
  const { list } = await platform.suppliers.list({ pageSize: 200 });
  const supplier = list.find(
    ({ enabled, rates }) => enabled && rates.some(({ productId }) => productId === payoutProductId),
  );
  if (!supplier) throw new Error('No supplier of the demo pays out.');
  const given =
    account.kind === 'bank'
      ? {
          cardNumber: '50100099887766',
          bankName: 'HDFC Bank',
          ifscCode: 'HDFC0000123',
          accountName: 'North Pay',
        }
      : account;
  const { id } = await platform.resources.add({
    kind: account.kind,
    ...given,
    supplierId: supplier.id,
    currency: 'INR',
    name: `Bench ${account.kind}`,
    productIds: [payoutProductId],
    minAmountMinor: minorUnits(100),
    maxAmountMinor: minorUnits(100_000_000),
    dailyLimitMinor: null,
    concurrencyLimit: null,
  });
  return id;
}
