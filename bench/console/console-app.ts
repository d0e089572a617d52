import { readFile } from 'node:fs/promises';
import { createMemorySession, createPlatform } from '@platform/sdk';
import { buildConsole } from '../../scripts/launch/console-build.mjs';
import { startPostgres } from '../../scripts/launch/postgres.ts';
import { currentCode } from '../../scripts/launch/totp.mjs';
import { insertOrders, loadedDays } from '../server/order-loader.ts';
import { startServerProcess } from '../server/server-process.ts';
import type { AppUnderTest } from './app-under-test.ts';

const orderCount = 10_000;
const dayMs = 86_400_000;
const account = 'superadmin';

/** The built console with the real server and ten thousand orders. */
export async function startConsole(say: (text: string) => void): Promise<AppUnderTest> {
  await buildConsole();
  const postgres = await startPostgres({ durable: false, say });
  try {
    const server = await startServerProcess(postgres.url);
    say(`Writing ${orderCount} orders …`);
    await insertOrders(postgres.url, orderCount, new Date(Date.now() - loadedDays * dayMs), say);
    const origin = `http://127.0.0.1:${server.port}`;
    const token = await signIn(origin, server.file('demo.json'));
    return {
      name: 'the console',
      origin,
      listPath: '/order/list',
      homePath: '/home',
      routePath: '/order/list',
      routeHeading: '代收订单',
      cookies: [{ name: 'platform_token', value: token }],
      stop: async () => {
        await server.stop();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function signIn(baseUrl: string, demoFile: string): Promise<string> {
  const demo = JSON.parse(await readFile(demoFile, 'utf8')) as {
    password: string;
    logins: { account: string; totpSecret?: string }[];
  };
  const secret = demo.logins.find((login) => login.account === account)?.totpSecret;
  const session = createMemorySession();
  await createPlatform({ baseUrl, session }).session.login({
    userName: account,
    password: demo.password,
    googleCode: secret ? currentCode(secret).code : '',
  });
  return session.get('token') ?? '';
}
