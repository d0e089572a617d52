import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';

// Runs the README's programs unchanged against a small platform.
const packageFolder = join(import.meta.dirname, '..');
const folder = join(packageFolder, 'test-results', 'readme');
const programs = [
  ...readFileSync(join(packageFolder, 'README.md'), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms),
].map((match) => match[1] ?? '');

const commands = [...readFileSync(join(packageFolder, 'README.md'), 'utf8').matchAll(/^platform .*$/gm)].map(
  ([line]) => line,
);

const answers: Record<string, unknown> = {
  '/v1.0/user/login': { token: 'token-1', bindRequired: false },
  '/v1.0/user/login2': { token: 'token-2', expiresAt: '2026-11-20T12:05:00+08:00' },
  '/v1.0/user/logout': {},
  '/v1.0/order/getList': {
    list: [{ orderCode: 'C1', amountMinor: 123_450, currency: 'INR' }],
    total: 1,
    nextCursor: null,
    summary: null,
  },
  '/v1.0/order/getOrderStatusList': [
    { id: 1, key: 'created', name: { 'zh-CN': '已创建', 'zh-TW': '已建立', 'en-US': 'Created' } },
  ],
  '/v1.0/api/order/create': { orderCode: 'C2', payUrl: 'https://pay.example/C2' },
  '/v1.0/merchant/getSigningKey': { mchId: '10000101' },
};

/** The first order's answer is lost in transit. */
let lost = false;

function answerTo(path: string, { token, token2 }: IncomingHttpHeaders) {
  const isOpen = path.endsWith('/login') || path.endsWith('/order/create');
  if (!isOpen && token !== 'token-1') return { code: 1003, msg: 'sign in', data: null };
  if (path.endsWith('getSigningKey') && token2 !== 'token-2')
    return { code: 1024, msg: 'password', data: null };
  return { code: 200, msg: '', data: answers[path] };
}

let server: Server;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (pathname.endsWith('/order/create') && !lost) {
      lost = true;
      request.resume().on('end', () => response.destroy());
      return;
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answerTo(pathname, request.headers)));
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    socket.on('message', (text) => {
      const { requestId, commandType, data } = JSON.parse(String(text));
      socket.send(
        JSON.stringify({ requestId, code: 200, data: commandType === 'ack' ? { key: 'k' } : data }),
      );
      if (commandType === 'subscribe')
        socket.send(
          JSON.stringify({
            commandType: 'event',
            data: { topic: 'orders', type: 'order.created', orderCode: 'C3' },
          }),
        );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  server.closeAllConnections();
  server.close();
});

const outputs = [
  '1 orders\nC1 1,234.50 INR',
  'C1\n200 1 true',
  '1 Created',
  '10000101',
  'found C2',
  'amount=50000&mchId=10000101&mchOrderNo=M-1&productId=3001&key=******',
  'M-1 paid 50000\n1 200\nrefused: replay\n2 200',
  'new order C3',
  '4 12345\nThere is no order C1\norder.created 500\ngap of 500 ms\nconnected',
];

describe('the README', () => {
  it('has a program for each of these', () => {
    expect(programs).toHaveLength(outputs.length);
  });

  it.each(outputs)('%#: prints %j', { timeout: 30_000 }, async (output) => {
    const index = outputs.indexOf(output);
    const file = join(folder, `program-${index}.ts`);
    writeFileSync(file, programs[index] ?? '');
    const env = {
      ...process.env,
      PLATFORM_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      PLATFORM_USER: 'merchant',
      PLATFORM_PASSWORD: 'Platform2026',
      PLATFORM_MCH_ID: '10000101',
      PLATFORM_KEY: 'secret',
    };
    const { stdout } = await promisify(execFile)(process.execPath, [file], { env, timeout: 25_000 });
    expect(stdout.trim()).toBe(output);
  });

  it('has only programs that the compiler accepts', { timeout: 60_000 }, async () => {
    const types = join(folder, 'types');
    mkdirSync(types, { recursive: true });
    for (const [index, program] of programs.entries())
      writeFileSync(join(types, `program-${index}.ts`), program);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: 'es2023',
      module: 'preserve',
      moduleDetection: 'force',
      allowImportingTsExtensions: true,
      lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
      types: ['node'],
      typeRoots: [join(packageFolder, '..', '..', 'node_modules', '@types')],
    };
    writeFileSync(join(types, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    const compiler = join(packageFolder, 'node_modules', '.bin', 'tsc');
    const { stdout } = await promisify(execFile)(compiler, ['-p', types]).catch((error) => error);
    expect(
      String(stdout)
        .split('\n')
        .filter((line) => line.includes('program-')),
    ).toEqual([]);
  });

  it.each(commands)('%s is a command with these options', { timeout: 30_000 }, async (line) => {
    const [, words = '', rest = ''] = /^platform ((?:[a-z]+ ?)*)(.*)$/.exec(line) ?? [];
    const name = words
      .trim()
      .split(' ')
      .slice(0, /^(?:orders|payouts) /.test(words) ? 2 : 1);
    const main = join(packageFolder, 'src', 'cli', 'main.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [main, ...name, '--help']);
    expect(stdout).toContain(`platform ${name.join(' ')}`);
    for (const [option] of rest.matchAll(/--[\w-]+/g)) expect(stdout).toContain(`${option} `);
  });
});
