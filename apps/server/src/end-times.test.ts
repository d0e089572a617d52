import { errorCodes, type Operation } from '@platform/sdk';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { allOperations } from './app.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  token = await app.signIn('superAdmin');
});
afterAll(() => app.close());

/** A second in the platform's time zone (+08:00), and the ways a query names its end: last moment, next second, next id. */
const second = '2026-11-20 12:00:05';
const nextMillis = Date.parse('2026-11-20T04:00:06.000Z');
const ends = [
  '2026-11-20T04:00:05.999Z',
  '2026-11-20T04:00:06.000Z',
  nextMillis
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/, '$1-'),
];

const textOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value);

/** Every end time of every call that reads rows by time. Statistics and the board of days have their own ranges. */
const endTimes = allOperations.flatMap(({ id, method, path, times = [] }: Operation) =>
  method === 'GET' && !/tatistics$|\.profile$|^reconciliation\.days$/.test(id)
    ? times.filter((name) => /endTime$/i.test(name)).map((name) => ({ id, path, name }))
    : [],
);

/** What a call needs besides, to read anything. */
const needs: Readonly<Record<string, () => string>> = {
  'entityData.list': () => '&entity=orders',
  'fundRecords.statement': () => `&startTime=2026-11-19+12:00:00&ownerId=${app.ids.merchantId}`,
};

test.each(endTimes)('$id counts the whole last second of $name', async ({ id, path, name }) => {
  const built = vi.spyOn(PgDialect.prototype, 'sqlToQuery');
  const { code } = await app.get(`${path}?${name}=${encodeURIComponent(second)}${needs[id]?.() ?? ''}`, {
    token,
  });
  const given = built.mock.results.flatMap(({ value }) =>
    (value as { params: unknown[] }).params.map(textOf),
  );
  built.mockRestore();
  expect(code).toBe(errorCodes.success);
  expect(given.filter((text) => text.includes('2026-11-20T04:00:05.000Z'))).toEqual([]);
  expect(given.some((text) => ends.some((end) => text.includes(end)))).toBe(true);
});

test('the lists with an end time are found in the contract', () => {
  expect(endTimes.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['orders.list', 'statements.list', 'adjustments.list']),
  );
});
