import { createHmac } from 'node:crypto';
import { errorCodes } from '@platform/sdk';
import { payoutStatusOf } from '@platform/sdk/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GatewayDesk, openGatewayDesk } from '../../../testing/gateway-desk.ts';
import { payScriptRuns } from '../script-runs/script-runs.table.ts';

let desk: GatewayDesk;
beforeAll(async () => {
  desk = await openGatewayDesk();
});
afterAll(() => desk.close());

const statusOf = async (id: string) => payoutStatusOf((await desk.stored(id)).payoutStatus ?? 0);
const signed = (body: string, secret = desk.keys.webhookSecret) => ({
  headers: { 'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex') },
  body,
});
const about = async (id: string, changes: object = {}, event = 'payout.processed') => {
  const { orderCode, amountMinor, attempt } = await desk.stored(id);
  const entity = {
    id: `pout_of_${orderCode}`,
    status: 'processed',
    utr: `41${orderCode.slice(-10)}`,
    amount: amountMinor,
    reference_id: `${orderCode}-${attempt}`,
    ...changes,
  };
  return JSON.stringify({ event, payload: { payout: { entity } } });
};
const recordsOf = (verdict: 'forged' | 'ignored') =>
  desk.store.db.$count(payScriptRuns, eq(payScriptRuns.verdict, verdict));

it('completes a payout, and changes nothing when it comes twice', async () => {
  const id = await desk.sent();
  const notice = signed(await about(id));
  expect((await desk.notice(notice)).status).toBe(200);
  expect(await statusOf(id)).toBe('completed');
  const steps = await desk.timeline(id);
  expect((await desk.notice(notice)).code).toBe(200);
  expect(await desk.timeline(id)).toEqual(steps);
  const [, first, second] = await desk.runs(id);
  expect([first, second]).toMatchObject([
    { entryPoint: 'readNotice', trigger: 'notice', effect: 'completed' },
    { effect: 'none' },
  ]);
});

it('ends an exception, because the gateway itself tells the outcome', async () => {
  const id = await desk.sent({ mood: 'cutsAfterPaying' });
  expect(await statusOf(id)).toBe('exception');
  await desk.notice(signed(await about(id)));
  expect(await statusOf(id)).toBe('completed');
});

it('refuses and records a forged notice', async () => {
  const id = await desk.sent();
  const before = await recordsOf('forged');
  const answer = await desk.notice(signed(await about(id), 'another secret'));
  expect(answer).toMatchObject({ status: 401, code: errorCodes.gatewayNoticeRefused });
  expect(await statusOf(id)).toBe('paying');
  expect(await recordsOf('forged')).toBe(before + 1);
});

it('refuses a notice without a signature, and one that is no JSON but signed is not taken for a decline', async () => {
  const id = await desk.sent();
  expect((await desk.notice({ headers: {}, body: await about(id) })).status).toBe(401);
  expect((await desk.notice(signed('not json'))).status).toBe(401);
  expect(await statusOf(id)).toBe('paying');
});

it('does not go back when an earlier event comes late', async () => {
  const id = await desk.sent();
  await desk.notice(signed(await about(id)));
  await desk.notice(signed(await about(id, { status: 'processing', utr: null }, 'payout.initiated')));
  await desk.notice(signed(await about(id, { status: 'failed', utr: null }, 'payout.failed')));
  expect(await statusOf(id)).toBe('completed');
});

it('makes another amount an exception, which no later notice ends', async () => {
  const id = await desk.sent();
  await desk.notice(signed(await about(id, { amount: 1 })));
  expect(await statusOf(id)).toBe('exception');
  await desk.notice(signed(await about(id)));
  expect(await statusOf(id)).toBe('exception');
});

it('makes the reference of another payout an exception', async () => {
  const first = await desk.sent();
  await desk.notice(signed(await about(first, { utr: '998877665544' })));
  const second = await desk.sent();
  await desk.notice(signed(await about(second, { utr: '998877665544' })));
  expect([await statusOf(first), await statusOf(second)]).toEqual(['completed', 'exception']);
});

it('takes a proven notice about something else without effect', async () => {
  const before = await recordsOf('ignored');
  expect((await desk.notice(signed('{"event":"transaction.created"}'))).status).toBe(200);
  expect(await recordsOf('ignored')).toBe(before + 1);
});

it('answers a large body, an unknown gateway and another method with their errors', async () => {
  expect((await desk.notice(signed('x'.repeat(70_000)))).status).toBe(413);
  expect((await desk.notice(signed('{}'), '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01')).code).toBe(2214);
  expect((await desk.notice(signed('{}'), 'nothing')).code).toBe(2214);
  expect((await desk.hono.request(`/v1.0/gateway/${desk.gatewayId}/notice`)).status).toBe(404);
});

it('keeps no credential and no whole account number in any record or log line', async () => {
  const rows = await desk.store.db.select().from(payScriptRuns);
  const text = JSON.stringify(rows) + desk.logLines.join('');
  expect(rows.length).toBeGreaterThan(5);
  for (const secret of [...Object.values(desk.keys), '50100012345678']) expect(text).not.toContain(secret);
});
