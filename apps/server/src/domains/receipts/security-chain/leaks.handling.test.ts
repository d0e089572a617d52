import { errorCodes, type Output } from '@platform/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ChainDesk, openChainDesk } from '../../../testing/chain-desk.ts';
import { hostileTexts } from '../../../testing/hostile-texts.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import { checkForLeaks } from './leaks.jobs.ts';
import { securityChains, securityChecks, securityLeaks, securityNodes } from './security-chain.table.ts';

type Leak = Output<'securityNodes.leaks'>['list'][number];

let desk: ChainDesk;
let token: string;
let leak: Leak;
beforeAll(async () => {
  desk = await openChainDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  for (const table of [securityLeaks, securityNodes, securityChains, securityChecks]) {
    await desk.store.db.delete(table);
  }
  token = await desk.signIn('superAdmin');
  await desk.say({ in: 100, balance: 1_100 });
  desk.clock.advance(1_000);
  await desk.say({ in: 500, balance: 2_600 });
  await checkForLeaks(desk.parts);
  [leak] = (await leaks()) as [Leak];
});

const leaks = async (query = ''): Promise<Leak[]> =>
  (await desk.get<{ list: Leak[] }>(`/v1.0/securityNode/getLeaks?${query}`, { token })).data.list;
const note = 'The bank took its fee without a message';
const handle = (id = leak.id, text = note) =>
  desk.post<Leak>('/v1.0/securityNode/handleLeak', { id, note: text }, { token });
const reopen = (id = leak.id) => desk.post<Leak>('/v1.0/securityNode/reopenLeak', { id }, { token });
const todo = async () => {
  const { data } = await desk.get<Output<'todo.list'>>('/v1.0/todo/getList', { token });
  return data.list.find(({ kind }) => kind === 'chainFindings');
};

test('a finding is open, and to do, until a user handles it', async () => {
  expect(leak).toMatchObject({ state: 'open', handledBy: null, handledAt: null, note: null });
  expect(await todo()).toMatchObject({
    count: 1,
    rows: [{ id: leak.id, name: 'North 07', reason: 'break' }],
  });
  expect((await handle()).data).toMatchObject({
    state: 'handled',
    handledBy: 'superadmin',
    handledAt: desk.clock.now().toISOString(),
    note,
  });
  expect(await todo()).toMatchObject({ count: 0 });
  expect(await leaks('state=open')).toEqual([]);
  expect(await leaks('state=handled')).toMatchObject([{ id: leak.id, note }]);
});

test('a finding that was opened again is to do; its earlier note stays in the audit trail', async () => {
  await handle();
  expect((await reopen()).data).toMatchObject({ state: 'open', handledBy: null, note: null });
  expect(await todo()).toMatchObject({ count: 1 });
  const trail = await desk.store.db.select().from(auditRecords);
  const reopened = trail.find(({ operation }) => operation === 'securityNodes.reopenLeak');
  expect(reopened).toMatchObject({
    objectId: leak.id,
    before: { state: 'handled', note },
    after: { state: 'open' },
  });
});

test('the next check leaves a handled finding alone', async () => {
  await handle();
  desk.clock.advance(61_000);
  await checkForLeaks(desk.parts);
  expect(await leaks()).toMatchObject([{ id: leak.id, state: 'handled' }]);
});

test('of two users that handle a finding at once, one is told of the other', async () => {
  const answers = await Promise.all([handle(), handle()]);
  expect(answers.map(({ code }) => code).sort()).toEqual([errorCodes.success, errorCodes.leakHandled]);
});

test.each(Object.entries(hostileTexts))(
  'a note of hostile text (%s) is refused, or kept as written',
  async (_, text) => {
    const { status, code, data } = await handle(leak.id, text);
    expect(status).toBeLessThan(500);
    if (code === errorCodes.success) expect(data.note?.trim()).toBe(text.trim());
    else expect([errorCodes.validationFailed, errorCodes.payloadTooLarge]).toContain(code);
  },
);

test('what makes no sense is refused', async () => {
  expect((await reopen()).code).toBe(errorCodes.leakOpen);
  expect((await handle(desk.own)).code).toBe(errorCodes.leakNotFound);
  expect((await handle(leak.id, '')).code).toBe(errorCodes.validationFailed);
  const admin = await desk.signIn('admin');
  const refused = await desk.post('/v1.0/securityNode/handleLeak', { id: leak.id, note }, { token: admin });
  expect(refused.code).toBe(errorCodes.forbidden);
});
