import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditRecords } from '../../domains/access/audit/audit.table.ts';
import { sessions } from '../../domains/access/session/session.table.ts';
import { settings } from '../../domains/access/settings/settings.table.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let token2: string;
beforeAll(async () => {
  app = await createTestApp({ consoleOrigins: ['https://console.example'] });
  token = await app.signIn('superAdmin');
  token2 = await app.signInSecondLevel(token);
});
afterAll(() => app.close());

const setPath = '/v1.0/system-config/setOrderTimeoutMinutes';
const loginPath = '/v1.0/user/login';
const set = (body: unknown, headers: Record<string, string> = {}) =>
  app.post(setPath, body, { token, token2, headers });

/** All rows that a refused call must leave unchanged. */
const written = async () => ({
  settings: await app.store.db.$count(settings),
  audit: await app.store.db.$count(auditRecords),
  sessions: await app.store.db.$count(sessions),
});

interface Fault {
  readonly name: string;
  readonly call: () => ReturnType<TestApp['post']>;
  readonly status: number;
  readonly code: number;
  /** Paths of the issues. */
  readonly at?: readonly string[];
}

const faults: Fault[] = [
  {
    name: 'broken JSON, with the place and without the content',
    call: () => set('{"value": 15,,}'),
    status: 400,
    code: errorCodes.malformedRequest,
    at: [''],
  },
  {
    name: 'a body that is not UTF-8',
    call: async () => {
      const response = await app.hono.request(setPath, {
        method: 'POST',
        headers: { token, token2, 'content-type': 'application/json' },
        body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
      });
      const envelope = (await response.json()) as { code: number; msg: string; data: unknown };
      return { status: response.status, headers: response.headers, ...envelope };
    },
    status: 400,
    code: errorCodes.malformedRequest,
    at: [''],
  },
  {
    name: 'another content type',
    call: () => set('value=15', { 'content-type': 'application/x-www-form-urlencoded' }),
    status: 415,
    code: errorCodes.unsupportedMediaType,
  },
  {
    name: 'a body of 10 MB',
    call: () => set(JSON.stringify({ value: 'x'.repeat(10 * 1024 * 1024) })),
    status: 413,
    code: errorCodes.payloadTooLarge,
  },
  {
    name: 'an unknown field',
    call: () => set({ value: 15, admin: true }),
    status: 400,
    code: errorCodes.validationFailed,
    at: ['admin'],
  },
  {
    name: 'a field named like a prototype',
    call: () => set('{"value": 15, "__proto__": {"admin": true}}'),
    status: 400,
    code: errorCodes.validationFailed,
    at: ['__proto__'],
  },
  {
    name: 'a missing field',
    call: () => set({}),
    status: 400,
    code: errorCodes.validationFailed,
    at: ['value'],
  },
  {
    name: 'a value that is out of bounds',
    call: () => set({ value: 0 }),
    status: 400,
    code: errorCodes.validationFailed,
    at: ['value'],
  },
  {
    name: 'a body that is no object',
    call: () => set('[1]'),
    status: 400,
    code: errorCodes.validationFailed,
    at: [''],
  },
  {
    name: 'an unknown parameter',
    call: () => app.get('/v1.0/order/getList?color=red', { token }),
    status: 400,
    code: errorCodes.validationFailed,
    at: ['color'],
  },
  {
    name: 'a parameter given twice',
    call: () => app.get('/v1.0/order/getList?orderCode=a&orderCode=b', { token }),
    status: 400,
    code: errorCodes.validationFailed,
    at: ['orderCode'],
  },
  {
    name: 'a time that does not exist',
    call: () => app.get('/v1.0/order/getList?startTime=2026-02-30%2000:00:00', { token }),
    status: 400,
    code: errorCodes.validationFailed,
    at: ['startTime'],
  },
  {
    name: 'a page number that is no number',
    call: () => app.get('/v1.0/order/getList?pageIndex=1e3', { token }),
    status: 400,
    code: errorCodes.validationFailed,
    at: ['pageIndex'],
  },
  {
    name: 'an address that does not exist',
    call: () => app.get('/v1.0/nothing'),
    status: 404,
    code: errorCodes.notFound,
  },
  {
    name: 'another method',
    call: () => app.get(loginPath),
    status: 405,
    code: errorCodes.methodNotAllowed,
  },
  {
    name: 'no token',
    call: () => app.post(setPath, { value: 15 }),
    status: 200,
    code: errorCodes.sessionExpired,
  },
  {
    name: 'a token that does not exist',
    call: () => app.post(setPath, { value: 15 }, { token: 'A'.repeat(32) }),
    status: 200,
    code: errorCodes.sessionExpired,
  },
  {
    name: 'no second-level token where one is needed',
    call: () => app.post(setPath, { value: 15 }, { token }),
    status: 200,
    code: errorCodes.secondLevelRequired,
  },
  {
    name: 'a second-level token that is not good',
    call: () => app.post(setPath, { value: 15 }, { token, token2: 'B'.repeat(32) }),
    status: 200,
    code: errorCodes.secondLevelInvalid,
  },
];

describe('is refused, documented and leaves nothing written', () => {
  test.each(faults)('$name', async ({ call, status, code, at = [] }) => {
    const before = await written();
    const answer = await call();
    expect(answer).toMatchObject({ status, code });
    const issues = (answer.data as { issues?: { path: string; code: string; message: string }[] } | null)
      ?.issues;
    expect((issues ?? []).map((issue) => issue.path)).toEqual(at);
    for (const issue of issues ?? []) expect(issue).toMatchObject({ code: /./, message: /./ });
    expect(await written()).toEqual(before);
    expect(answer.headers.get('x-request-id')).toMatch(/./);
  });
});

test('the error for broken JSON names the line and the column', async () => {
  const answer = await set('{\n  "value": 15,\n  oops\n}');
  expect(JSON.stringify(answer.data)).toContain('第 3 行第 3 列');
  expect(JSON.stringify(answer.data)).not.toContain('oops');
});

test('a wrong method is answered with the right one', async () => {
  expect((await app.get(loginPath)).headers.get('allow')).toBe('POST');
});

test('messages are in the caller’s language, by default Chinese', async () => {
  const ask = (language?: string) =>
    app.post('/v1.0/user/getInfo', {}, language ? { headers: { 'accept-language': language } } : {});
  expect((await ask('en-GB,en;q=0.9')).msg).toBe('Your sign-in has expired');
  expect((await ask('zh-Hant-TW')).msg).toBe('登入已過期');
  expect((await ask('fr')).msg).toBe('登录已过期');
  expect((await ask()).msg).toBe('登录已过期');
});

test('validation messages are also in the caller’s language', async () => {
  const messageIn = async (language: string) => {
    const { data } = await set({ value: 'x' }, { 'accept-language': language });
    return (data as { issues: { message: string }[] }).issues[0]?.message;
  };
  expect(await messageIn('en')).toMatch(/^[\x20-\x7e]+$/);
  expect(await messageIn('zh-CN')).toMatch(/[一-龥]/);
});

test('a safe request id of the client is kept, any other is replaced', async () => {
  const idOf = async (id: string) =>
    (await app.post('/v1.0/user/getInfo', {}, { headers: { 'x-request-id': id } })).headers.get(
      'x-request-id',
    );
  expect(await idOf('client-0000-1')).toBe('client-0000-1');
  expect(await idOf('x')).not.toBe('x');
  expect(await idOf('a'.repeat(65))).not.toBe('a'.repeat(65));
});

test('every answer forbids framing, sniffing and caching, and allows no script', async () => {
  const { headers } = await app.get('/v1.0/nothing');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('strict-transport-security')).toBeNull();
});

describe('consoles on other hosts', () => {
  const preflight = (origin: string) =>
    app.hono.request(setPath, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  test('may call when their origin is configured', async () => {
    const response = await preflight('https://console.example');
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://console.example');
    expect(response.headers.get('access-control-allow-headers')).toContain('token2');
    const answer = await app.post(
      '/v1.0/user/getInfo',
      {},
      { headers: { origin: 'https://console.example' } },
    );
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://console.example');
  });

  test.each(['https://console.example.evil', 'http://console.example', 'null'])(
    '%s may not',
    async (origin) => {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
      const answer = await app.post('/v1.0/user/getInfo', {}, { headers: { origin } });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

test('a server error reveals no internals to the client, and the log has everything except secrets', async () => {
  const broken = await createTestApp();
  const adminToken = await broken.signIn('admin');
  await broken.store.db.execute('alter table sessions rename to sessions_gone');
  try {
    const answer = await broken.post('/v1.0/user/getInfo', {}, { token: adminToken });
    expect(answer).toMatchObject({ status: 500, code: errorCodes.internalError, data: null });
    const lines = broken.logLines.filter((line) => line.includes(answer.headers.get('x-request-id') ?? '-'));
    expect(lines.join()).toContain('relation \\"sessions\\" does not exist');
    expect(broken.logLines.join()).not.toContain(adminToken);
  } finally {
    await broken.store.db.execute('alter table sessions_gone rename to sessions');
    await broken.close();
  }
});

test('each request is one line in the log, with its caller', async () => {
  const before = app.logLines.length;
  const { headers } = await app.get('/v1.0/order/getOrderStatusList', { token });
  const lines = app.logLines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toMatchObject([
    {
      requestId: headers.get('x-request-id'),
      operation: 'orders.statuses',
      status: 200,
      code: 200,
      account: 'superadmin',
      role: 'superAdmin',
    },
  ]);
});
