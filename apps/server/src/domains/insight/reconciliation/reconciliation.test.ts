import { errorCodes } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  acts,
  type BoardDay,
  dayOf,
  hourMs,
  reconciliationDesk,
  wire,
} from '../../../testing/reconciliation-desk.ts';
import { openSplitDesk, type SplitDesk } from '../../../testing/split-desk.ts';
import { testStoreKind } from '../../../testing/test-store.ts';
import { auditRecords } from '../../access/access.public.ts';
import { reconciliationClosings } from './reconciliation.table.ts';

let desk: SplitDesk;
let tools: ReturnType<typeof reconciliationDesk>;
const board: typeof tools.board = (...given) => tools.board(...given);
const act: typeof tools.act = (...given) => tools.act(...given);
const expectRecounted = () => tools.expectRecounted();
beforeAll(async () => {
  desk = await openSplitDesk();
  tools = reconciliationDesk(desk);
});
afterAll(() => desk.close());

const runs = Number(process.env.RECONCILIATIONS ?? (testStoreKind === 'postgres' ? 20 : 5));

test(`the figures equal a recount row by row, ${runs} times`, async () => {
  const steps = fc.array(
    fc.record({ kind: fc.constantFrom(...acts), amountMinor: fc.integer({ min: 10_001, max: 60_000 }) }),
    { minLength: 8, maxLength: 20 },
  );
  const seed = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31));
  const property = fc.asyncProperty(steps, async (drawn) => {
    await desk.renew();
    for (const { kind, amountMinor } of drawn) await act(kind, amountMinor);
    await expectRecounted();
    desk.clock.advance(48 * hourMs);
    await desk.pass(0);
  });
  await fc.assert(property, { seed, numRuns: runs, endOnFailure: true });
}, 3_600_000);

describe('a day', () => {
  const dayBefore = () => dayOf(new Date(desk.clock.now().getTime() - 24 * hourMs));
  const change = (verb: 'closeDay' | 'reopenDay', day: string, resourceId = desk.own) =>
    desk.post<BoardDay>(`/v1.0/reconciliation/${verb}`, { resourceId, day }, desk.boss);

  async function oneDay(): Promise<string> {
    await desk.renew();
    await desk.store.db.delete(reconciliationClosings);
    await act('pay', 20_000);
    await act('pay', 40_000);
    await act('loose', 30_000);
    const day = dayOf(desk.clock.now());
    desk.clock.advance(24 * hourMs);
    await desk.pass(0);
    await desk.enterAgain();
    return day;
  }
  const shown = async (day: string) =>
    (await board()).list.find((each) => each.day === day && each.resourceId === desk.own);

  test('is closed with its figures, and shows what changed since', async () => {
    const day = await oneDay();
    expect(await shown(day)).toMatchObject({ state: 'differs' });
    const closed = await change('closeDay', day);
    expect(closed.data).toMatchObject({ state: 'closed', closedBy: 'superadmin', inChangeMinor: 0 });
    await act('ignore', 0);
    expect(await shown(day)).toMatchObject({ state: 'changed', inChangeMinor: -30_000 });
    expect((await board({ state: 'changed' })).total).toBe(1);
    // A second closing keeps the first figures.
    expect((await change('closeDay', day)).data).toMatchObject({ state: 'changed' });
    expect((await change('reopenDay', day)).data).toMatchObject({ closedBy: null, inChangeMinor: null });
    expect((await change('closeDay', day)).data).toMatchObject({ state: 'closed' });
  });

  test('names money that an order of another day took, on both days', async () => {
    await desk.renew();
    const statementId = await desk.loose('250.00');
    const day = dayOf(desk.clock.now());
    desk.clock.advance(24 * hourMs);
    await desk.pass(0);
    await desk.enterAgain();
    const { orderCode } = await desk.place({ amountMinor: 25_000 });
    const match = { statementId, orderCode, reason: 'Sent the day before' };
    expect((await desk.post('/v1.0/statement/matchByHand', match, desk.boss)).code).toBe(errorCodes.success);
    await expectRecounted();
    expect((await shown(day))?.in).toMatchObject({
      matched: { amountMinor: 25_000 },
      elsewhereMinor: 25_000,
      differenceMinor: 25_000,
    });
    expect((await shown(dayOf(desk.clock.now())))?.in).toMatchObject({
      orders: { amountMinor: 25_000 },
      withoutRecordMinor: 25_000,
      differenceMinor: -25_000,
    });
  });

  test('is closed once by two at the same time, and each call is audited', async () => {
    const day = await oneDay();
    const before = await desk.store.db.$count(auditRecords, sql`object_type = 'reconciliationDay'`);
    const answers = await Promise.all([change('closeDay', day), change('closeDay', day)]);
    expect(answers.map(({ code }) => code)).toEqual([errorCodes.success, errorCodes.success]);
    expect(await desk.store.db.$count(reconciliationClosings)).toBe(1);
    expect(await desk.store.db.$count(auditRecords, sql`object_type = 'reconciliationDay'`)).toBe(before + 2);
  });

  test('is not closed before it is over, and has to exist', async () => {
    await oneDay();
    for (const day of [dayOf(desk.clock.now()), '2026-02-31', '2026-13-01'])
      expect([day, (await change('closeDay', day)).status]).toEqual([day, 400]);
    expect((await change('closeDay', dayBefore(), desk.ids.admin)).code).toBe(errorCodes.resourceNotFound);
  });

  test('of a supplier shows only its own accounts', async () => {
    const day = await oneDay();
    const token = await desk.signIn('supplier');
    const { list } = await board({}, token);
    expect(list.some((each) => each.day === day && each.resourceId === desk.own)).toBe(true);
    expect((await board({ resourceId: desk.foreign }, token)).total).toBe(0);
    const merchant = await desk.signIn('merchant');
    expect((await desk.get('/v1.0/reconciliation/getDays', { token: merchant })).code).not.toBe(200);
    expect(
      (await desk.post('/v1.0/reconciliation/closeDay', { resourceId: desk.own, day }, { token })).code,
    ).not.toBe(200);
  });

  test('opens exactly its rows', async () => {
    const day = await oneDay();
    await act('reverse', 0);
    const found = await shown(day);
    const range = { startTime: `${day} 00:00:00`, endTime: `${day} 23:59:59`, resourceId: desk.own };
    const totalOf = async (path: string, query: Readonly<Record<string, string>>) =>
      (await desk.get<{ total: number }>(`${path}?${new URLSearchParams({ ...range, ...query })}`, desk.boss))
        .data.total;
    for (const state of ['matched', 'unmatched', 'suspicious', 'ignored'] as const)
      expect(await totalOf('/v1.0/statement/getList', { direction: 'in', state })).toBe(
        found?.in[state].count,
      );
    // A reversed order keeps the time of its completion, so the time alone finds it too.
    const completed = { orderType: '1', timeField: 'completedAt' };
    expect(found?.in.orders.count).toBe(1);
    expect(await totalOf('/v1.0/order/getList', { ...completed, figure: 'paid' })).toBe(1);
    expect(await totalOf('/v1.0/order/getList', completed)).toBe(2);
  });

  test('lists at most 31 days', async () => {
    const now = desk.clock.now();
    const startTime = wire(new Date(now.getTime() - 31 * 24 * hourMs));
    const search = new URLSearchParams({ startTime, endTime: wire(now) });
    expect((await desk.get(`/v1.0/reconciliation/getDays?${search}`, desk.boss)).status).toBe(400);
  });
});
