import { errorCodes, type Output } from '@platform/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPartyDesk, type PartyDesk } from '../../../testing/party-desk.ts';

let desk: PartyDesk;
beforeEach(async () => {
  desk = await openPartyDesk();
});
afterEach(() => desk.close());

const report = async (body: object, token?: string) => {
  desk.clock.advance(1_000);
  const { code } = await desk.post('/save_error_logger', body, { token });
  expect(code).toBe(errorCodes.success);
};
const list = async (query = '') =>
  (await desk.read<Output<'errorLogs.list'>>('technicalMaintenance', `errorLog/getList?${query}`)).data;
const groups = async (query = '') =>
  (await desk.read<Output<'errorLogs.listGroups'>>('superAdmin', `errorLog/getGroupList?${query}`)).data;

test('reports are listed newest first and filtered by text, page, version, account and time', async () => {
  await report({ message: 'TypeError: 50% of x', url: '/order/list?page=2', appVersion: '1.0.0' });
  await report({ message: 'RangeError', url: '/home' }, await desk.signIn('merchant'));
  const middle = new Date(desk.clock.now().getTime());
  await report({ message: 'typeerror: later', url: '/home', appVersion: '1.0.1' });
  const messages = async (query: string) => (await list(query)).list.map(({ message }) => message);
  expect(await messages('')).toEqual(['typeerror: later', 'RangeError', 'TypeError: 50% of x']);
  expect(await messages('text=typeerror')).toEqual(['typeerror: later', 'TypeError: 50% of x']);
  expect(await messages('text=50%25')).toEqual(['TypeError: 50% of x']);
  expect(await messages('url=/order')).toEqual(['TypeError: 50% of x']);
  expect(await messages('appVersion=1.0.1')).toEqual(['typeerror: later']);
  expect(await messages('account=Merchant')).toEqual(['RangeError']);
  const time = new Date(middle.getTime() + 8 * 3_600_000 + 500).toISOString().slice(0, 19).replace('T', ' ');
  expect(await messages(`endTime=${encodeURIComponent(time)}`)).toEqual([
    'RangeError',
    'TypeError: 50% of x',
  ]);
});

test('the last second of the end time belongs to the range', async () => {
  desk.clock.advance(1_000 - (desk.clock.now().getTime() % 1_000) + 999);
  await report({ message: 'at the end of its second' });
  const local = new Date(desk.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 19);
  const { list: found } = await list(`endTime=${encodeURIComponent(local.replace('T', ' '))}`);
  expect(found.map(({ message }) => message)).toEqual(['at the end of its second']);
});

test('a cursor pages through all of them, each once', async () => {
  for (let turn = 0; turn < 7; turn += 1) await report({ message: `fault ${turn}` });
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await list(`pageSize=3${cursor === null ? '' : `&cursor=${cursor}`}`);
    seen.push(...page.list.map(({ message }) => message));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((turn) => `fault ${turn}`));
});

test('groups the reports of one fault, with the number of affected accounts and times', async () => {
  const merchant = await desk.signIn('merchant');
  await report({ message: 'order 1 is gone' }, merchant);
  await report({ message: 'order 2 is gone', url: '/order/list' }, merchant);
  await report(
    { message: 'order 3 is gone', url: '/home', appVersion: '1.1.0' },
    await desk.signIn('supplier'),
  );
  await report({ message: 'something else' });
  const { list: rows, total } = await groups();
  expect(total).toBe(2);
  expect(rows).toMatchObject([
    { message: 'something else', reportCount: 1, accountCount: 0 },
    {
      message: 'order 3 is gone',
      reportCount: 3,
      accountCount: 2,
      lastUrl: '/home',
      lastAppVersion: '1.1.0',
    },
  ]);
  const [, fault] = rows;
  expect((await list(`fingerprint=${fault?.fingerprint}`)).total).toBe(3);
  expect(Date.parse(fault?.lastAt ?? '') - Date.parse(fault?.firstAt ?? '')).toBe(2_000);
  expect((await groups('text=order 2')).list).toMatchObject([{ reportCount: 1 }]);
});

test('sorts faults by each key in both directions across pages', async () => {
  for (const message of ['order 1 is gone', 'order 2 is gone', 'something else', 'order 3 is gone']) {
    await report({ message });
  }
  await report({ message: 'a third thing' }, await desk.signIn('merchant'));
  const messages = async (query: string) => (await groups(query)).list.map(({ message }) => message);
  expect(await messages('')).toEqual(['a third thing', 'order 3 is gone', 'something else']);
  expect(await messages('sortBy=reportCount&sortOrder=desc&pageSize=1')).toEqual(['order 3 is gone']);
  expect(await messages('sortBy=accountCount&sortOrder=desc&pageSize=1')).toEqual(['a third thing']);
  expect(await messages('sortBy=firstAt&sortOrder=asc')).toEqual([
    'order 3 is gone',
    'something else',
    'a third thing',
  ]);
  expect(await messages('sortBy=lastAt&sortOrder=asc&pageSize=2&pageIndex=2')).toEqual(['a third thing']);
});

test('clears one fault or all; the audit trail keeps count and period', async () => {
  await report({ message: 'order 1 is gone' });
  await report({ message: 'order 2 is gone' });
  await report({ message: 'something else' });
  const fault = (await groups('text=order')).list[0]?.fingerprint ?? '';
  expect(await desk.done('superAdmin', 'errorLog/clear', { fingerprint: fault })).toEqual({
    clearedCount: 2,
  });
  expect(await desk.lastAudit()).toMatchObject({
    operation: 'errorLogs.clear',
    objectId: fault,
    before: { count: 2 },
  });
  expect((await list()).list.map(({ message }) => message)).toEqual(['something else']);
  expect(await desk.done('superAdmin', 'errorLog/clear', {})).toEqual({ clearedCount: 1 });
  expect((await list()).total).toBe(0);
});

test('maintenance reads and cannot clear; other roles see nothing', async () => {
  expect((await desk.call('technicalMaintenance', 'errorLog/clear', {})).code).toBe(errorCodes.forbidden);
  for (const role of ['admin', 'customerService', 'merchant', 'supplier', 'technicalSupport'] as const) {
    expect((await desk.read(role, 'errorLog/getList')).code).toBe(errorCodes.forbidden);
    expect((await desk.read(role, 'errorLog/getGroupList')).code).toBe(errorCodes.forbidden);
  }
});
