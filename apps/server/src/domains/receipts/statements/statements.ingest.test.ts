import { errorCodes, signDeviceRequest } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { monitorHeartbeats } from '../../orders/resources/monitor-heartbeats.table.ts';
import { monitorDevices } from '../monitor-devices/monitor-devices.table.ts';
import { statements } from './statements.table.ts';

const path = '/v1.0/statement/ingest';

let desk: StatementDesk;
beforeAll(async () => {
  desk = await openStatementDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.forget();
});

const signed = (body: string, at = desk.clock.now()) => signDeviceRequest(desk.phone, body, at.getTime());
const rowCount = () => desk.store.db.$count(statements);

describe('a device is accepted', () => {
  const body = () => JSON.stringify({ records: [desk.sms('hello')] });

  test('when token, time and signature are right', async () => {
    const text = body();
    const { code } = await desk.post(path, text, { headers: signed(text) });
    expect(code).toBe(errorCodes.success);
  });

  test.each<[string, (text: string) => Record<string, string>]>([
    ['without any header', () => ({})],
    ['with a token that nobody has', (text) => ({ ...signed(text), 'x-device-token': 'x'.repeat(32) })],
    ['with a signature of another body', (text) => signed(`${text} `)],
    [
      'with a signature of another device',
      (text) => signDeviceRequest({ ...desk.phone, secret: 'other' }, text, desk.clock.now().getTime()),
    ],
    [
      'signed longer ago than five minutes',
      (text) => signed(text, new Date(desk.clock.now().getTime() - 301_000)),
    ],
    ['signed for a time to come', (text) => signed(text, new Date(desk.clock.now().getTime() + 302_000))],
    [
      'with another time than the signed one',
      (text) => ({
        ...signed(text),
        'x-device-timestamp': String(Math.floor(desk.clock.now().getTime() / 1_000) + 1),
      }),
    ],
    ['with a time that is no number', (text) => ({ ...signed(text), 'x-device-timestamp': '1e9' })],
    ['with an empty signature', (text) => ({ ...signed(text), 'x-device-signature': '' })],
  ])('never %s, and nothing is stored', async (_why, headersOf) => {
    const text = body();
    const { code, status } = await desk.post(path, text, { headers: headersOf(text) });
    expect([status, code]).toEqual([200, errorCodes.deviceUnauthorized]);
    expect(await rowCount()).toBe(0);
  });

  test('before its body is read', async () => {
    const { code } = await desk.post(path, 'not json', { headers: signed('other') });
    expect(code).toBe(errorCodes.deviceUnauthorized);
    const own = await desk.post(path, 'not json', { headers: signed('not json') });
    expect(own.status).toBe(400);
  });

  test('but not with a session token instead', async () => {
    const text = body();
    const token = await desk.signIn('superAdmin');
    expect((await desk.post(path, text, { token })).code).toBe(errorCodes.deviceUnauthorized);
  });
});

describe('a reported record', () => {
  test('is stored unchanged, and refreshes the device and its accounts', async () => {
    desk.clock.advance(60_000);
    const text = 'A text that no template understands ₹ <b>';
    const [result] = await desk.report([desk.sms(text, 'XX-NOBODY')]);
    expect(result).toMatchObject({ index: 0, outcome: 'stored', state: 'unparsed', orderCode: null });
    expect(await desk.statement(result?.statementId ?? '')).toMatchObject({
      kind: 'sms',
      monitorId: 'phone-07',
      sender: 'XX-NOBODY',
      body: text,
      supplierId: desk.ids.supplierId,
      resourceId: null,
    });
    const now = desk.clock.now();
    const [device] = await desk.store.db
      .select()
      .from(monitorDevices)
      .where(eq(monitorDevices.id, 'phone-07'));
    const [heard] = await desk.store.db.select().from(monitorHeartbeats);
    expect([device?.lastHeartbeatAt, heard]).toEqual([now, { monitorId: 'phone-07', heardAt: now }]);
  });

  test('sent twice, in one request or in two, is stored once and gets the same answer', async () => {
    const records = [desk.sms('one'), desk.sms('two')];
    const first = await desk.report([...records, ...records.slice(0, 1)]);
    expect(first.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'duplicate']);
    expect(first[2]?.statementId).toBe(first[0]?.statementId);
    const again = await desk.report(records);
    expect(again.map(({ statementId }) => statementId)).toEqual(
      first.slice(0, 2).map(({ statementId }) => statementId),
    );
    expect(again.map(({ outcome }) => outcome)).toEqual(['duplicate', 'duplicate']);
    expect(await rowCount()).toBe(2);
  });

  test('is a different message with another sequence number or in another minute', async () => {
    const at = desk.clock.now().toISOString();
    const message = { sender: 'VM-DESKBK', body: 'same', receivedAt: at };
    const later = new Date(desk.clock.now().getTime() + 60_000).toISOString();
    await desk.report([
      { sms: message },
      { sms: { ...message, sequence: 1 } },
      { sms: { ...message, receivedAt: later } },
    ]);
    expect(await rowCount()).toBe(3);
  });

  test('sent by ten processes at once is stored once', async () => {
    const records = [desk.sms('at once'), desk.sms('and this')];
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.report(records)));
    expect(await rowCount()).toBe(2);
    expect(new Set(answers.flat().map(({ statementId }) => statementId)).size).toBe(2);
    expect(answers.flat().filter(({ outcome }) => outcome === 'stored')).toHaveLength(2);
  });

  test('of a kind that the device does not watch is refused with the whole request', async () => {
    const body = JSON.stringify({ records: [desk.sms('fine'), desk.transfer()] });
    const { status, data } = await desk.post<{ issues: { path: string }[] }>(path, body, {
      headers: signed(body),
    });
    expect(status).toBe(400);
    expect(data.issues.map((issue) => issue.path)).toEqual(['records.1']);
    expect(await rowCount()).toBe(0);
  });

  test.each<[string, unknown]>([
    ['no records', []],
    [
      'a hundred and one',
      Array.from({ length: 101 }, () => ({
        sms: { sender: 's', body: 'b', receivedAt: '2026-11-20T04:00:00Z' },
      })),
    ],
    [
      'a body above 16 Ki',
      [{ sms: { sender: 's', body: 'x'.repeat(16_385), receivedAt: '2026-11-20T04:00:00Z' } }],
    ],
    ['a time that does not exist', [{ sms: { sender: 's', body: 'b', receivedAt: '2026-02-20T25:00:00Z' } }]],
    [
      'an unknown field',
      [{ sms: { sender: 's', body: 'b', receivedAt: '2026-11-20T04:00:00Z', admin: true } }],
    ],
    ['nothing in a record', [{}]],
  ])('is refused with %s', async (_what, records) => {
    const body = JSON.stringify({ records });
    const { status } = await desk.post(path, body, { headers: signed(body) });
    expect(status).toBe(400);
    expect(await rowCount()).toBe(0);
  });

  test('above a megabyte is refused before it is stored', async () => {
    const body = JSON.stringify({ records: [desk.sms('x'.repeat(1_100_000))] });
    expect((await desk.post(path, body, { headers: signed(body) })).status).toBe(413);
  });

  test.each([
    ['SQL', `'; drop table statements; --`],
    ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['a formula', '=HYPERLINK("http://evil.example","Rs.500 credited")'],
    ['turned text', 'Rs.\u202E005\u202C credited \u0007\u001b[31m'],
    ['a place of a template', '{orderCode} ${process.env.HOME} %s {{7*7}}'],
    ['prototypes', '{"__proto__":{"admin":true}}'],
    ['sixteen kilobytes of one letter', 'a'.repeat(16_384)],
  ])('is stored as plain text with %s', async (_what, text) => {
    const [result] = await desk.report([desk.sms(text, 'VM-DESKBK')]);
    expect(result?.state).toBe('unparsed');
    const stored = (await desk.statement(result?.statementId ?? '')).body;
    expect(stored).toBe(text);
  });

  // The phone cut an emoji in two. A refusal would lose this message and the rest of the report.
  test.each([
    ['a NUL', 'a\u0000b', 'a\ufffdb'],
    ['half a character', 'a\ud83d b', 'a\ufffd b'],
  ])('is stored with %s replaced', async (_what, text, kept) => {
    const [first, second] = await desk.report([desk.sms(text), desk.sms('whole')]);
    expect((await desk.statement(first?.statementId ?? '')).body).toBe(kept);
    expect((await desk.statement(second?.statementId ?? '')).body).toBe('whole');
  });
});
