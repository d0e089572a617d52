import { createPlatform, deviceSigner, PlatformError } from '@platform/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newCounts } from '../counts.ts';
import { Timers } from '../timers.ts';
import { Device, type StatementRecord } from './device.ts';

const at = '2026-11-20T12:00:00+05:30';
const sms = (body: string): StatementRecord => ({ sms: { sender: 'VM-GANGAB', body, receivedAt: at } });

let reports: { readonly bodies: string[]; answer(code: number): void }[] = [];
let problems: unknown[] = [];
let timers: Timers;
let device: Device;

/** The platform: accepts heartbeats at once; the test decides when a report is answered. */
const fetch: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  if (request.url.endsWith('/monitor/heartbeat')) {
    return answerOf(200, { serverTime: at, liveSeconds: 120, accountCount: 1, storedCount: 0, script: null });
  }
  const { records } = (await request.json()) as { records: { sms: { body: string } }[] };
  const { promise, resolve } = Promise.withResolvers<Response>();
  const results = records.map((_, index) => {
    const statementId = '01a19467-e800-7756-aeb3-35e02ea03237';
    return { index, statementId, outcome: 'stored', state: 'matched', orderCode: null };
  });
  const bodies = records.map((record) => record.sms.body);
  reports.push({ bodies, answer: (code) => resolve(answerOf(code, code === 200 ? { results } : null)) });
  return promise;
};
const answerOf = (code: number, data: unknown): Response => Response.json({ code, msg: '', data });

beforeEach(() => {
  vi.useFakeTimers();
  reports = [];
  problems = [];
  timers = new Timers((error) => problems.push(error));
  const signer = deviceSigner({ token: 'token', secret: 'secret' });
  const platform = createPlatform({
    ...{ baseUrl: 'https://platform.example', fetch, device: signer, retries: 0, timeoutMs: 0 },
  });
  device = new Device({ platform, timers, counts: newCounts(), isSilent: () => false, haste: 1 });
});
afterEach(async () => {
  for (const report of reports) report.answer(200);
  await timers.stop();
  vi.useRealTimers();
});
const minute = () => vi.advanceTimersByTimeAsync(60_000);

it('sends one report at a time: later messages are in the next report, and none is lost', async () => {
  device.hear(sms('first'), true);
  await minute();
  device.hear(sms('second'), true);
  await minute();
  device.hear(sms('third'), true);
  await minute();
  expect(reports.map(({ bodies }) => bodies)).toEqual([['first']]);
  reports[0]?.answer(200);
  await minute();
  reports[1]?.answer(200);
  await minute();
  expect(reports.map(({ bodies }) => bodies)).toEqual([['first'], ['second', 'third']]);
  expect(problems).toEqual([]);
});

it('drops refused messages and sends nothing instead', async () => {
  device.hear(sms('refused'), true);
  await minute();
  reports[0]?.answer(1019);
  await minute();
  expect(reports).toHaveLength(1);
  expect(problems.map((error) => PlatformError.is(error) && error.code)).toEqual([1019]);
  device.hear(sms('next'), true);
  await minute();
  expect(reports[1]?.bodies).toEqual(['next']);
});
