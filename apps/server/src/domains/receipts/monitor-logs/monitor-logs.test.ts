import { errorCodes } from '@platform/sdk';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AccountDesk, openAccountDesk } from '../../../testing/account-desk.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import { monitorLogsClearing } from './monitor-logs.clearing.ts';
import { monitorLogTexts } from './monitor-logs.labels.ts';
import { appendMonitorLogs, type MonitorLog } from './monitor-logs.service.ts';
import { monitorLogs } from './monitor-logs.table.ts';
import type { MonitorLogRow } from './monitor-logs.types.ts';

let desk: AccountDesk;
let admin: string;
beforeAll(async () => {
  desk = await openAccountDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.store.db.delete(monitorLogs);
  admin = await desk.signIn('admin');
});

interface Page {
  readonly list: MonitorLogRow[];
  readonly total: number;
  readonly nextCursor: string | null;
}

const list = async (query = '', language = 'en-US') =>
  desk.get<Page>(`/v1.0/monitorLog/getList?${query}`, {
    token: admin,
    headers: { 'accept-language': language },
  });
const clear = (token: string, token2?: string) =>
  desk.get<{ clearedCount: number }>('/v1.0/monitorLog/clear', { token, token2 });

const line = (message: string, more: Partial<MonitorLog> = {}): MonitorLog =>
  ({ monitorId: 'phone-07', phase: 'fetch', message, ...more }) as MonitorLog;

/** Writes each line one second after the previous line. */
async function write(...lines: readonly MonitorLog[]): Promise<void> {
  for (const one of lines) {
    await appendMonitorLogs(desk.store.db, [one], desk.clock.now());
    desk.clock.advance(1_000);
  }
}

test('lists the newest lines first, with account and supplier', async () => {
  await write(
    line('first', { resourceId: desk.own, supplierId: desk.ids.supplierId }),
    line('second', { level: 'error', durationMs: 12, details: { step: 'login' } }),
  );
  const { data } = await list();
  expect(data.total).toBe(2);
  expect(data.list).toMatchObject([
    { message: 'second', level: 'error', durationMs: 12, details: { step: 'login' }, resourceName: null },
    {
      message: 'first',
      level: 'info',
      resourceName: 'North 07',
      supplierName: 'Test supplier',
      cardNumberMasked: '****4821',
    },
  ]);
});

test('the lines of a level, a supplier or several steps are found', async () => {
  await write(
    line('of the supplier', { supplierId: desk.ids.supplierId, level: 'warning' }),
    line('an error', { phase: 'error', level: 'error' }),
    line('parsed', { phase: 'parse' }),
  );
  const found = async (query: string) => (await list(query)).data.list.map(({ message }) => message);
  expect(await found('level=error')).toEqual(['an error']);
  expect(await found(`supplierId=${desk.ids.supplierId}`)).toEqual(['of the supplier']);
  expect(await found('logPhases=parse,error')).toEqual(['parsed', 'an error']);
  expect(await found('logPhases=parse,error&level=info')).toEqual(['parsed']);
  expect((await list('logPhases=dance')).status).toBe(400);
});

test('each filter finds exactly its lines', async () => {
  const startedAt = desk.clock.now();
  await write(
    line('by device', { monitorId: 'phone-08' }),
    line('by order', { orderCode: 'C1' }),
    line('by account', { resourceId: desk.own }),
    line('by phase', { phase: 'parse' }),
  );
  const found = async (query: string) => {
    const { data } = await list(query);
    expect(data.total).toBe(data.list.length);
    return data.list.map(({ message }) => message);
  };
  expect(await found('monitorId=phone-08')).toEqual(['by device']);
  expect(await found('orderCode=C1')).toEqual(['by order']);
  expect(await found('cardNumber=50100044821')).toEqual(['by account']);
  expect(await found('cardNumber=4821')).toEqual([]);
  expect(await found('logPhase=parse')).toEqual(['by phase']);
  const wallTime = (seconds: number) =>
    new Date(startedAt.getTime() + seconds * 1_000 + 8 * 3_600_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ');
  expect(await found(`startTime=${wallTime(1)}&endTime=${wallTime(2)}`)).toEqual(['by account', 'by order']);
  expect(await found('monitorId=phone-07&logPhase=fetch')).toEqual(['by account', 'by order']);
});

test('the cursor pages through all lines while others are written', async () => {
  await write(...Array.from({ length: 7 }, (_, index) => line(`line ${index}`)));
  const seen: string[] = [];
  let next: string | null = null;
  do {
    const { data }: { data: Page } = await list(`pageSize=3${next === null ? '' : `&cursor=${next}`}`);
    seen.push(...data.list.map(({ message }) => message));
    next = data.nextCursor;
    await write(line('meanwhile'));
  } while (next !== null);
  expect(seen).toEqual(Array.from({ length: 7 }, (_, index) => `line ${6 - index}`));
  expect((await list('cursor=made-up')).code).toBe(errorCodes.pageCursorInvalid);
});

test('pages by number still work', async () => {
  await write(...Array.from({ length: 5 }, (_, index) => line(`line ${index}`)));
  const { data } = await list('pageIndex=2&pageSize=2');
  expect(data).toMatchObject({ total: 5, list: [{ message: 'line 2' }, { message: 'line 1' }] });
});

test('platform lines are shown in the reader’s language; device lines are unchanged', async () => {
  const details = { reason: 'signature', utr: '432100012345' };
  await write(
    line('自己的話'),
    { monitorId: 'phone-07', phase: 'signIn', name: 'deviceRefused', details },
    { monitorId: 'phone-07', phase: 'match', name: 'statementSuspicious', details: { reason: 'late' } },
    { monitorId: 'phone-07', phase: 'match', name: 'statementSuspicious', details: { reason: 'ofTomorrow' } },
  );
  const said = {
    'zh-CN': ['ofTomorrow', '到账过晚', '签名不符'],
    'zh-TW': ['ofTomorrow', '入帳過晚', '簽章不符'],
    'en-US': ['ofTomorrow', 'Came too late', 'wrong signature'],
  };
  for (const language of ['zh-CN', 'zh-TW', 'en-US'] as const) {
    const [unknown, late, refused] = said[language];
    const suspicious = monitorLogTexts.statementSuspicious[language];
    const { data } = await list('', language);
    expect(data.list).toMatchObject([
      { message: suspicious.replace('{reason}', unknown ?? '') },
      { message: suspicious.replace('{reason}', late ?? ''), details: { reason: 'late' } },
      { message: monitorLogTexts.deviceRefused[language].replace('{reason}', refused ?? ''), details },
      { message: '自己的話' },
    ]);
  }
});

test('secrets in device lines are removed; bank references are kept', async () => {
  await write(
    line('retry with token=abcdef and password: hunter2 for 432100012345', {
      details: { token: 'abcdef', utr: '432100012345', header: 'authorization: Bearer' },
    }),
  );
  const [row] = (await list()).data.list;
  expect(row?.message).toContain('432100012345');
  expect(JSON.stringify(row)).not.toMatch(/abcdef|hunter2|Bearer/);
  expect(row?.details).toMatchObject({ token: '***', utr: '432100012345' });
});

test('hostile text is stored as plain text', async () => {
  const hostile = "<script>alert(1)</script>'; drop table monitor_logs; --{reason}\u202E=1+1";
  await write(line(hostile, { details: { '=cmd': hostile } }));
  expect((await list()).data.list).toMatchObject([{ message: hostile, details: { '=cmd': hostile } }]);
});

test('clearing deletes all lines, requires the second-level token, and is audited with their number', async () => {
  const startedAt = desk.clock.now();
  await write(line('one'), line('two'), line('three', { phase: 'parse' }));
  const token = await desk.signIn('superAdmin');
  expect((await clear(admin)).code).toBe(errorCodes.forbidden);
  expect((await clear(token)).code).toBe(errorCodes.secondLevelRequired);
  expect((await clear(token, await desk.signInSecondLevel(token))).data).toEqual({ clearedCount: 3 });
  expect((await list()).data).toEqual({ list: [], total: 0, nextCursor: null });
  const [audited] = await desk.store.db.select().from(auditRecords).orderBy(desc(auditRecords.id)).limit(1);
  expect(audited).toMatchObject({
    operation: 'monitorLogs.clear',
    actorName: 'superadmin',
    objectType: 'monitorLog',
    before: {
      count: 3,
      phases: { fetch: 2, parse: 1 },
      oldestAt: startedAt.toISOString(),
      newestAt: new Date(startedAt.getTime() + 2_000).toISOString(),
    },
  });
});

test('clearing an empty log succeeds and is audited', async () => {
  const token = await desk.signIn('superAdmin');
  expect((await clear(token, await desk.signInSecondLevel(token))).data).toEqual({ clearedCount: 0 });
  expect(await desk.lastAudit()).toMatchObject({ operation: 'monitorLogs.clear', before: { count: 0 } });
});

test('data clearing deletes old lines, oldest first, up to its limit', async () => {
  await write(line('oldest'), line('old'));
  const before = desk.clock.now();
  await write(line('new'));
  const left = async () => (await list()).data.list.map(({ message }) => message);
  expect(await monitorLogsClearing.clear(desk.store.db, before, 1)).toMatchObject({ count: 1 });
  expect(await left()).toEqual(['new', 'old']);
  expect(await monitorLogsClearing.clear(desk.store.db, before, 10)).toMatchObject({ count: 1 });
  expect(await monitorLogsClearing.clear(desk.store.db, before, 10)).toBeUndefined();
  expect(await left()).toEqual(['new']);
});
