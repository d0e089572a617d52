import { createHash } from 'node:crypto';
import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GatewayDesk, openGatewayDesk } from '../../../testing/gateway-desk.ts';

let desk: GatewayDesk;
beforeAll(async () => {
  desk = await openGatewayDesk();
});
afterAll(() => desk.close());

const post = async <Data>(path: string, body: object) =>
  desk.post<Data>(`/v1.0/payScript/${path}`, body, await desk.rights());
const read = async <Data>(path: string) =>
  (await desk.get<Data>(`/v1.0/payScript/${path}`, await desk.rights())).data;

const payout = {
  orderCode: 'P1',
  key: 'P1-1',
  attempt: 1,
  amountMinor: 5_000,
  currency: 'INR',
  createdAt: '2026-11-20T04:00:00.000Z',
  reference: null,
  userName: 'B Sample',
  cardNumber: '50100012345678',
  bankName: null,
  ifscCode: null,
  vpa: null,
  usdtAddress: null,
};
const source = (reference: string) =>
  `export const send = async ({ payout }) => {
     const answer = await http.request({ url: '/pay', json: { key: payout.key } });
     return { verdict: 'accepted', reference: '${reference}' + answer.json().id };
   };`;
const sample = (reference: string) => ({
  name: 'A payout',
  entryPoint: 'send',
  payout,
  answers: [{ status: 200, body: '{"id":7}' }],
  expected: { verdict: 'accepted', reference },
});

let scriptId = '';
const versions: string[] = [];

it('a script is added with its first version, which is not live', async () => {
  const { data } = await post<{ id: string; liveVersion: null }>('add', {
    name: 'My gateway',
    direction: 'payout',
    source: source('a'),
    note: 'First',
    samples: [sample('a7')],
  });
  expect(data).toMatchObject({ liveVersion: null, newestVersion: 1, gatewayCount: 0 });
  scriptId = data.id;
  const { list } = await read<{ list: { id: string; checksum: string }[] }>(
    `getVersions?scriptId=${scriptId}`,
  );
  expect(list[0]?.checksum).toBe(createHash('sha256').update(source('a')).digest('hex'));
  versions.push(list[0]?.id ?? '');
});

it.each([
  ['no module', 'this is not javascript', /SyntaxError/],
  ['without an entry point', 'export const pay = () => 1;', /send, query/],
  ['that throws while it is loaded', 'throw new Error("no");', /no/],
  ['that never ends while it is loaded', 'export const send = 1; for (;;) {}', /interrupted/],
  ['of more than 256 KiB', `export const send = () => "${'ü'.repeat(140_000)}";`, /256 KiB/],
])('a source %s is refused', async (_what, wrong, reason) => {
  const answer = await post('add', { name: 'Wrong', direction: 'payout', source: wrong, note: 'x' });
  expect(answer.code).toBe(errorCodes.scriptInvalid);
  expect(answer.msg).toMatch(reason);
});

it('a version goes live only after its samples pass', async () => {
  const wrong = await post<{ id: string }>('addVersion', { scriptId, source: source('b'), note: 'Second' });
  versions.push(wrong.data.id);
  // It has the samples of the version before, which expect another reference.
  const refused = await post('goLive', { versionId: wrong.data.id });
  expect(refused).toMatchObject({
    code: errorCodes.scriptTestFailed,
    data: {
      params: { sample: 'A payout', field: 'reference', actual: 'b7', expected: 'a7', failure: null },
    },
  });
  const without = await post<{ id: string }>('addVersion', {
    scriptId,
    source: source('b'),
    note: 'Third',
    samples: [],
  });
  expect(await post('goLive', { versionId: without.data.id })).toMatchObject({
    code: errorCodes.scriptSampleMissing,
    data: { params: { entryPoint: 'send' } },
  });
  const live = await post<{ liveVersion: number }>('goLive', { versionId: versions[0] });
  expect(live.data).toMatchObject({ liveVersion: 1, previousVersion: null });
});

it('the version before is brought back, and back again', async () => {
  expect((await post('bringBack', { scriptId })).code).toBe(errorCodes.scriptNotLive);
  const better = await post<{ id: string }>('addVersion', {
    scriptId,
    source: source('c'),
    note: 'Fourth',
    samples: [sample('c7')],
  });
  await post('goLive', { versionId: better.data.id });
  const back = await post('bringBack', { scriptId, version: 1 });
  expect(back.data).toMatchObject({ liveVersion: 1, previousVersion: 4 });
  // Someone else was faster: the version is live, and the same press would take it away again.
  expect((await post('bringBack', { scriptId, version: 1 })).code).toBe(errorCodes.conflict);
  expect((await post('bringBack', { scriptId })).data).toMatchObject({ liveVersion: 4, previousVersion: 1 });
});

it('each version says who put it live, also by bringing it back', async () => {
  const { list } = await read<{ list: { version: number; wentLiveAt: unknown; wentLiveBy: unknown }[] }>(
    `getVersions?scriptId=${scriptId}`,
  );
  const [, , neverLive] = list;
  expect(list.map(({ version, wentLiveBy }) => [version, wentLiveBy])).toEqual([
    [4, 'superadmin'],
    [3, null],
    [2, null],
    [1, 'superadmin'],
  ]);
  expect(neverLive?.wentLiveAt).toBeNull();
});

it('a trial says what differs, and shows the requests without the number of the account', async () => {
  const { data } = await post<{ passed: boolean; results: { requests: object[] }[] }>('tryRun', {
    source: `export const send = async ({ payout }) => {
      await http.request({ url: '/pay', json: payout });
      return { verdict: 'declined', code: 'X', reason: payout.cardNumber };
    };`,
    samples: [sample('a7')],
  });
  expect(data).toMatchObject({
    passed: false,
    results: [
      {
        verdict: 'declined',
        difference: 'verdict is declined, expected accepted',
        mismatch: { field: 'verdict', actual: 'declined', expected: 'accepted' },
      },
    ],
  });
  expect(JSON.stringify(data)).not.toContain('50100012345678');
});

it('a trial of a recorded run answers from the record, and changes nothing', async () => {
  const id = await desk.sent();
  const [run] = await desk.runs(id);
  const requests = desk.gateway.books.reduce((sum, book) => sum + book.requests, 0);
  const { list } = await read<{ list: { id: string; liveVersionId: string }[] }>(
    `getList?scriptId=${desk.scriptId}`,
  );
  const { data } = await post<{ passed: boolean }>('tryRun', {
    versionId: list[0]?.liveVersionId,
    runId: run?.id,
  });
  expect(data).toMatchObject({ passed: true, results: [{ verdict: 'accepted' }] });
  expect(desk.gateway.books.reduce((sum, book) => sum + book.requests, 0)).toBe(requests);
  expect(await desk.runs(id)).toHaveLength(1);
});

it('a trial needs one source and one input', async () => {
  expect((await post<object>('tryRun', {})).data).toMatchObject({ issues: [{ path: 'source' }] });
  expect((await post<object>('tryRun', { source: source('a') })).data).toMatchObject({
    issues: [{ path: 'samples' }],
  });
});

it('samples are kept as they are written, and texts that cannot be stored are refused', async () => {
  const hostile = (text: string) => ({
    name: text,
    entryPoint: 'readNotice',
    notice: { headers: { [text.slice(0, 20)]: text }, body: text },
    parameters: { note: text },
    credentials: { key: text },
    answers: [{ status: 200, headers: { 'x-a': text }, body: text }],
    expected: { verdict: 'forged', code: text },
  });
  const add = (text: string) =>
    post<{ id: string } | null>('addVersion', {
      scriptId,
      source: source('a'),
      note: 'Hostile',
      samples: [hostile(text)],
    });
  for (const text of ['\u202eevil', '<b>&amp;</b>', "'; drop table x; --", '=1+1', '\r\nSet-Cookie: a=b']) {
    const { data } = await add(text);
    const { samples } = await read<{ samples: object[] }>(`getVersion?versionId=${data?.id}`);
    expect(samples).toEqual([hostile(text)]);
  }
  for (const text of ['a\u0000b', 'a\ud800b']) {
    const answer = await add(text);
    expect([answer.status, answer.data === null || 'issues' in answer.data]).toEqual([400, true]);
  }
});

it('technical support writes scripts, and technical maintenance reads them', async () => {
  const support = await desk.signIn('technicalSupport');
  const maintenance = await desk.signIn('technicalMaintenance');
  const body = { source: source('a'), samples: [sample('a7')] };
  expect((await desk.post('/v1.0/payScript/tryRun', body, { token: support })).code).toBe(200);
  expect((await desk.post('/v1.0/payScript/tryRun', body, { token: maintenance })).code).toBe(1008);
  expect((await desk.get('/v1.0/payScript/getList', { token: maintenance })).code).toBe(200);
  expect((await desk.get('/v1.0/payGateway/getList', { token: support })).code).not.toBe(200);
});
