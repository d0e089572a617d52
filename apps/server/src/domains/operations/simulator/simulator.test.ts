import { errorCodes } from '@platform/sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import { type SimulatorStatus, simulatorToken } from './simulator.service.ts';
import type { SimulatorPlan } from './simulator.table.ts';

const plan: SimulatorPlan = { running: true, ordersPerMinute: 12, faults: 'mild' };
const counts = { orders: 3, refused: 0, paid: 2, callbacks: 1, failedCallbacks: 0, unmatched: 0 };
const nobody = { attached: false, plan: null, counts: null, reportedAt: null };
const wrongParts = [
  { ordersPerMinute: 0 },
  { ordersPerMinute: 601 },
  { ordersPerMinute: 1.5 },
  { faults: 'wild' },
  { running: 'yes' },
  { more: 1 },
];

let app: TestApp;
let token: string;
afterEach(() => app.close());

const open = async (simulation: boolean): Promise<void> => {
  app = await createTestApp({ simulation });
  token = await app.signIn('superAdmin');
};
const ownToken = () => simulatorToken(app.dependencies.secrets);
const report = (body: object = {}) =>
  app.post<{ plan: SimulatorPlan | null } | null>('/v1.0/simulator/report', {
    token: ownToken(),
    plan,
    counts,
    ...body,
  });
const status = async () => (await app.get<SimulatorStatus>('/v1.0/simulator/getStatus', { token })).data;
const set = (wanted: SimulatorPlan) => app.post<SimulatorStatus>('/v1.0/simulator/set', wanted, { token });

describe('a server that was started for a simulator', () => {
  beforeEach(() => open(true));

  test('shows it while it reports, and shows none when it has been silent', async () => {
    expect(await status()).toEqual(nobody);
    expect((await report()).data).toEqual({ plan: null, payments: [] });
    expect(await status()).toMatchObject({ attached: true, plan, counts });
    app.clock.advance(14_000);
    expect((await status()).attached).toBe(true);
    app.clock.advance(2_000);
    expect(await status()).toEqual(nobody);
  });

  test('passes on the superAdmin’s settings and keeps them over restarts; changes are audited', async () => {
    await report();
    const wanted: SimulatorPlan = { running: false, ordersPerMinute: 60, faults: 'heavy' };
    expect((await set(wanted)).data).toMatchObject({ attached: true, plan: wanted, counts });
    expect((await report()).data).toEqual({ plan: wanted, payments: [] });
    app.clock.advance(60_000);
    expect((await report()).data).toEqual({ plan: wanted, payments: [] });
    const trail = await app.store.db.select().from(auditRecords);
    const switched = trail.filter(({ operation }) => operation === 'simulator.set');
    expect(switched).toHaveLength(1);
    expect(switched[0]).toMatchObject({ before: plan, after: wanted, objectType: 'simulator' });
    expect(trail.some(({ operation }) => operation === 'simulator.report')).toBe(false);
  });

  test('has no settings before a simulator has reported', async () => {
    expect((await set(plan)).code).toBe(errorCodes.simulatorNotAttached);
  });

  test('refuses a report with another token', async () => {
    for (const other of ['x'.repeat(43), 'x'.repeat(32)]) {
      expect((await report({ token: other })).code).toBe(errorCodes.forbidden);
    }
    expect(await status()).toEqual(nobody);
  });

  test('refuses an invalid plan', async () => {
    await report();
    for (const wrong of wrongParts) {
      const { code } = await set({ ...plan, ...wrong } as SimulatorPlan);
      expect([wrong, code]).toEqual([wrong, errorCodes.validationFailed]);
    }
  });

  test('never logs its token', async () => {
    await report();
    await report({ token: 'x'.repeat(43) });
    expect(app.logLines.join()).not.toContain(ownToken());
    expect(app.logLines.join()).not.toContain('x'.repeat(43));
  });
});

describe('any other server', () => {
  beforeEach(() => open(false));

  test('has no simulator and accepts none', async () => {
    expect((await report()).code).toBe(errorCodes.simulatorNotAttached);
    expect(await status()).toEqual(nobody);
    expect((await set(plan)).code).toBe(errorCodes.simulatorNotAttached);
  });
});
