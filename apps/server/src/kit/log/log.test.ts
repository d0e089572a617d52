import { DrizzleQueryError } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog, type RequestFigures } from './log.ts';

function logged(
  fields: Record<string, unknown>,
  message = 'said',
): { line: string; entry: Record<string, unknown> } {
  const lines: string[] = [];
  createLog('info', { write: (line: string) => void lines.push(line) }).info(fields, message);
  expect(lines).toHaveLength(1);
  const line = lines[0] ?? '';
  return { line, entry: JSON.parse(line) as Record<string, unknown> };
}

test.each([
  'token',
  'token2',
  'password',
  'payPassword',
  'passwordHash',
  'googleCode',
  'googleSecret',
  'sign',
  'key',
  'signingKey',
  'cardNumber',
  'authorization',
  'cookie',
  'otpauthUri',
])('%s is redacted at any depth', (name) => {
  const { line } = logged({ body: { items: [{ [name]: 'hush-hush' }] }, [name]: 'hush-hush' });
  expect(line).not.toContain('hush-hush');
  expect(line).toContain('[redacted]');
});

afterEach(() => {
  vi.useRealTimers();
});

test('each line has its own time, within one second and across seconds', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const times = ['2026-03-01T23:59:59.007Z', '2026-03-01T23:59:59.999Z', '2026-03-02T00:00:00.000Z'];
  const logs = times.map((time) => {
    vi.setSystemTime(new Date(time));
    return logged({}).entry.time;
  });
  expect(logs).toEqual(times);
});

test('fields without a secret are kept', () => {
  expect(logged({ orderCode: 'A1', tokenCount: 3 }).entry).toMatchObject({
    orderCode: 'A1',
    tokenCount: 3,
    msg: 'said',
  });
});

test('line breaks from a client cannot forge a line', () => {
  const { line, entry } = logged({ userAgent: 'x\r\n{"level":"fatal"}', path: '/\u2028' }, 'one\ntwo');
  expect(line.trimEnd()).not.toMatch(/[\r\n]/);
  expect(entry).toMatchObject({ level: 'info', userAgent: 'x\r\n{"level":"fatal"}' });
});

test('a failed query is logged without its values', () => {
  const cause = new Error('duplicate key');
  const { line } = logged({
    error: new DrizzleQueryError('select * from users where id = $1', ['value-of-someone'], cause),
  });
  expect(line).toContain('select * from users');
  expect(line).toContain('duplicate key');
  expect(line).not.toContain('value-of-someone');
});

test('a circular value is cut off instead of failing the log', () => {
  const circle: Record<string, unknown> = { name: 'circle' };
  circle.self = circle;
  expect(logged({ circle }).line).toContain('…');
});

const figures: RequestFigures = {
  requestId: 'r-1',
  method: 'POST',
  operation: '/a"b\r\n{"level":"fatal"}\u2028',
  status: 200,
  code: 1003,
  durationMs: 0.4,
  waitedMs: 7,
  ip: '::1',
  account: 'admin',
  role: 'admin',
  mchId: undefined,
  monitorId: undefined,
};

test('a request line has the same format, and cannot forge a line either', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const lines: string[] = [];
  createLog('info', { write: (line: string) => void lines.push(line) }).request(figures);
  expect(lines).toEqual([logged({ ...figures }, 'request').line]);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
});

test('requests are logged at level info and below', () => {
  const lines: string[] = [];
  createLog('warn', { write: (line: string) => void lines.push(line) }).request(figures);
  expect(lines).toEqual([]);
});
