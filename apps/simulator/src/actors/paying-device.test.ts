import { createPlatform, deviceSigner } from '@platform/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FaultRates } from '../plan/faults.ts';
import { Timers } from '../timers.ts';
import type { Outgoing } from '../world/bank.ts';
import { PayingDevice } from './paying-device.ts';

const at = '2026-11-20T12:00:00+05:30';
const instruction = {
  instructionId: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01',
  state: 'taken',
  resourceId: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01',
  orderCode: 'P2026112012000012345678',
  attempt: 1,
  amountMinor: 250_000,
  currency: 'INR',
  userName: 'B Sample',
  cardNumber: '50100012345678',
  bankName: null,
  ifscCode: 'EXMP0000123',
  vpa: null,
  usdtAddress: null,
  takenAt: at,
  leaseExpiresAt: at,
};

let offered: object[] = [];
let reports: { event: string; reference?: string }[] = [];
let timers: Timers;
let problems: unknown[] = [];
let left: Outgoing[] = [];

/** The platform: offers what the test says, and accepts every report. */
const fetch: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const body = (await request.json()) as { event: string };
  if (request.url.endsWith('/take'))
    return Response.json({ code: 200, msg: '', data: { instruction: offered.shift() ?? null } });
  reports.push(body);
  const { instructionId } = instruction;
  const data = { instructionId, state: body.event, payoutStatus: 3, leaseExpiresAt: at };
  return Response.json({ code: 200, msg: '', data });
};

function start(faults: FaultRates = {}): PayingDevice {
  const device = deviceSigner({ token: 'token', secret: 'secret' });
  const platform = createPlatform({
    ...{ baseUrl: 'https://platform.example', fetch, device, retries: 0, timeoutMs: 0 },
  });
  return new PayingDevice({
    platform,
    timers,
    isSilent: () => false,
    haste: 1,
    seed: 1,
    faults: () => faults,
    onPaid: (payment) => left.push(payment),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  offered = [];
  reports = [];
  problems = [];
  left = [];
  timers = new Timers((error) => problems.push(error));
});
afterEach(async () => {
  await timers.stop();
  vi.useRealTimers();
  expect(problems).toEqual([]);
});
const minute = () => vi.advanceTimersByTimeAsync(60_000);

it('begins, pays and reports what it is told to pay', async () => {
  offered = [instruction];
  const { book } = start();
  await minute();
  expect(reports.map(({ event }) => event)).toEqual(['begun', 'paid']);
  expect(book.get(instruction.orderCode)).toBe(reports[1]?.reference);
  // The bank's message of it has the same reference.
  expect(left).toMatchObject([
    { amountMinor: 250_000, reference: reports[1]?.reference, payerName: 'B SAMPLE' },
  ]);
});

it('looks up what it had begun before, and does not pay it again', async () => {
  offered = [instruction, { ...instruction, state: 'begun' }];
  const { book } = start({ payoutLost: 1 });
  await minute();
  expect(reports.map(({ event }) => event)).toEqual(['begun', 'paid']);
  expect(book.size).toBe(1);
});

it('does not know of what it has not paid', async () => {
  offered = [{ ...instruction, state: 'begun' }];
  const { book } = start();
  await minute();
  expect(reports.map(({ event }) => event)).toEqual(['unknown']);
  expect(book.size).toBe(0);
});

it('reports a decline without paying, and twice if it is forgetful', async () => {
  offered = [instruction];
  const declining = start({ payoutDeclined: 1 });
  await minute();
  expect(reports.map(({ event }) => event)).toEqual(['begun', 'declined']);
  expect(declining.book.size).toBe(0);
  expect(left).toEqual([]);
});
