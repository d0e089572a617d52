import { errorCodes, type Output } from '@platform/sdk';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../../kit/operation/context.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { auditRecords } from '../audit/audit.table.ts';
import { savedViews } from './saved-views.table.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

type Row = Output<'savedViews.add'>;
const today = { from: 'startTime', to: 'endTime', preset: 'today' } as const;
const state = {
  filters: [{ name: 'orderStatusId', text: '5' }],
  ranges: [today],
  sort: { by: 'amount', order: 'desc' },
  columns: '{"version":1,"hiddenIds":["utr"]}',
};
const call = (name: string, body: unknown, token: string) =>
  app.post<Row>(`/v1.0/savedView/${name}`, body, { token });
const add = (
  token: string,
  name: string,
  { list = 'orders.list', screen = '/order/list', content = state as unknown } = {},
) => call('add', { list, screen, name, state: content }, token);
const viewsOf = async (token: string, list = 'orders.list', screen = '/order/list') =>
  (
    await app.get<Output<'savedViews.list'>>(
      `/v1.0/savedView/getList?list=${list}&screen=${encodeURIComponent(screen)}`,
      { token },
    )
  ).data;
const names = async (token: string, list?: string, screen?: string) =>
  (await viewsOf(token, list, screen)).list.map(({ name }) => name);

describe('a saved view', () => {
  test('is returned as saved, with relative dates, sort order and columns', async () => {
    const token = await app.signIn('admin');
    const { data } = await add(token, '今天失败的回调');
    const { list, total } = await viewsOf(token);
    expect(total).toBe(1);
    expect(list).toEqual([data]);
    expect(list[0]).toMatchObject({
      name: '今天失败的回调',
      state,
      version: 1,
      isOwn: true,
      ownerName: 'admin',
      sharedRole: null,
      isDefault: false,
    });
  });

  test('belongs to one screen: another screen of the same call neither shows it nor opens with it', async () => {
    const token = await app.signIn('supplier');
    const { id } = (await add(token, 'mine', { screen: '/order/list/supplier' })).data;
    expect(await names(token, 'orders.list', '/order/list/supplier')).toEqual(['mine']);
    expect(await names(token, 'orders.list', '/order/list/supplierProxy')).toEqual([]);
    expect((await add(token, 'mine', { screen: '/order/list/supplierProxy' })).code).toBe(200);
    const elsewhere = await call('setDefault', { screen: '/order/list/supplierProxy', id }, token);
    expect(elsewhere.code).toBe(errorCodes.savedViewNotFound);
  });

  test('belongs to one list and one user', async () => {
    const admin = await app.signIn('admin');
    await add(admin, 'mine');
    expect(await names(admin, 'orderCallbacks.list')).toEqual([]);
    expect(await names(await app.signIn('superAdmin'))).toEqual([]);
  });

  test('can be renamed, updated and deleted by its owner', async () => {
    const token = await app.signIn('merchant');
    const { id } = (await add(token, 'first')).data;
    const renamed = await call('update', { id, version: 1, name: 'second' }, token);
    expect(renamed.data).toMatchObject({ name: 'second', version: 2, state });
    const other = { ...state, filters: [] };
    expect((await call('update', { id, version: 2, state: other }, token)).data).toMatchObject({
      name: 'second',
      state: other,
      version: 3,
    });
    expect((await call('delete', { id }, token)).code).toBe(200);
    expect(await names(token)).toEqual([]);
  });

  test('is not overwritten when another window changed it', async () => {
    const token = await app.signIn('admin');
    const { id } = (await add(token, 'shared by two windows')).data;
    await call('update', { id, version: 1, name: 'renamed here' }, token);
    const late = await call('update', { id, version: 1, name: 'renamed there' }, token);
    expect(late.code).toBe(errorCodes.conflict);
    expect(await names(token)).toEqual(['renamed here']);
  });

  test('is audited', async () => {
    const token = await app.signIn('admin');
    const { id } = (await add(token, 'trail')).data;
    await call('delete', { id }, token);
    const trail = await app.store.db.select().from(auditRecords).where(eq(auditRecords.objectId, id));
    expect(trail.map(({ operation }) => operation).sort()).toEqual(['savedViews.add', 'savedViews.delete']);
  });
});

describe('a name', () => {
  test('is unique per list of a screen, also for two concurrent windows', async () => {
    const token = await app.signIn('admin');
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(token, 'same')));
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([
      200,
      ...Array(3).fill(errorCodes.savedViewNameTaken),
    ]);
    expect((await add(token, 'same', { list: 'orderCallbacks.list' })).code).toBe(200);
    expect((await add(await app.signIn('superAdmin'), 'same')).code).toBe(200);
  });

  test('of another view is refused on renaming', async () => {
    const token = await app.signIn('admin');
    await add(token, 'one');
    const { id } = (await add(token, 'two')).data;
    const answer = await call('update', { id, version: 1, name: 'one' }, token);
    expect(answer.code).toBe(errorCodes.savedViewNameTaken);
  });
});

describe('sharing', () => {
  const share = (token: string, id: string, role: Role | null) => call('share', { id, role }, token);

  test('shows a view to all users of the role, read-only', async () => {
    const admin = await app.signIn('admin');
    const service = await app.signIn('customerService');
    const { id } = (await add(admin, 'for service')).data;
    expect((await share(admin, id, 'customerService')).data.sharedRole).toBe('customerService');

    expect((await viewsOf(service)).list).toMatchObject([
      { id, name: 'for service', isOwn: false, ownerName: 'admin', sharedRole: 'customerService' },
    ]);
    expect(await names(await app.signIn('technicalMaintenance'))).toEqual([]);
    expect((await call('update', { id, version: 2, name: 'x' }, service)).code).toBe(
      errorCodes.savedViewNotFound,
    );
    expect((await call('delete', { id }, service)).code).toBe(errorCodes.savedViewNotFound);
    expect((await share(service, id, null)).code).toBe(errorCodes.forbidden);
    expect(await names(service)).toEqual(['for service']);
  });

  test('is only for superAdmin and admin', async () => {
    for (const role of ['supplier', 'merchant', 'customerService'] as const) {
      const token = await app.signIn(role);
      const { id } = (await add(token, role)).data;
      expect((await share(token, id, role)).code).toBe(errorCodes.forbidden);
    }
  });

  test('is refused for a role that may not open the list', async () => {
    const token = await app.signIn('superAdmin');
    const { id } = (await add(token, 'accounts', { list: 'admin.listUsers' })).data;
    expect((await share(token, id, 'merchant')).code).toBe(errorCodes.savedViewNotShareable);
    expect((await share(token, id, 'superAdmin')).code).toBe(200);
  });

  test('hides unshared views, and lets a colleague withdraw a shared one', async () => {
    const admin = await app.signIn('admin');
    const superAdmin = await app.signIn('superAdmin');
    const { id } = (await add(admin, 'private')).data;
    expect((await share(superAdmin, id, 'customerService')).code).toBe(errorCodes.savedViewNotFound);
    expect((await share(superAdmin, id, null)).code).toBe(errorCodes.savedViewNotFound);
    await share(admin, id, 'customerService');
    expect((await share(superAdmin, id, 'merchant')).code).toBe(errorCodes.savedViewNotFound);
    expect((await share(superAdmin, id, null)).data.sharedRole).toBeNull();
    expect(await names(await app.signIn('customerService'))).toEqual([]);
  });
});

describe('a default view', () => {
  const choose = (token: string, id: string | null, screen = '/order/list') =>
    call('setDefault', { screen, id }, token);
  const defaultOf = async (token: string, screen?: string) =>
    (await viewsOf(token, 'orders.list', screen)).list.find(({ isDefault }) => isDefault)?.name;

  test('is set per user and screen, and can be replaced or removed', async () => {
    const token = await app.signIn('supplier');
    const team = '/order/list/supplierProxy';
    const one = (await add(token, 'one')).data.id;
    const two = (await add(token, 'two')).data.id;
    const ofTeam = (await add(token, 'of team', { screen: team })).data.id;
    await choose(token, one);
    await choose(token, two);
    await choose(token, ofTeam, team);
    expect(await defaultOf(token)).toBe('two');
    expect(await defaultOf(token, team)).toBe('of team');
    await choose(token, null);
    expect(await defaultOf(token)).toBeUndefined();
  });

  test('may be a shared view until sharing ends', async () => {
    const admin = await app.signIn('admin');
    const service = await app.signIn('customerService');
    const { id } = (await add(admin, 'for service')).data;
    expect((await choose(service, id)).code).toBe(errorCodes.savedViewNotFound);
    await call('share', { id, role: 'customerService' }, admin);
    await choose(service, id);
    expect(await defaultOf(service)).toBe('for service');
    expect(await defaultOf(admin)).toBeUndefined();
    await call('share', { id, role: null }, admin);
    expect(await defaultOf(service)).toBeUndefined();
  });

  test('is deleted with its view', async () => {
    const token = await app.signIn('admin');
    const { id } = (await add(token, 'short-lived')).data;
    await choose(token, id);
    await call('delete', { id }, token);
    expect(await viewsOf(token)).toEqual({ list: [], total: 0 });
  });
});

describe('limits', () => {
  test('a user keeps at most a hundred views, also when windows save concurrently', async () => {
    const token = await app.signIn('admin');
    await app.store.db.execute(sql`
      insert into saved_views (id, user_id, list, screen, name, state, created_at, updated_at)
      select gen_random_uuid(), ${app.ids.admin}, 'orders.list', '/order/list', 'view ' || n, '{}', now(), now()
      from generate_series(1, 97) as n`);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => add(token, `late ${index}`)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === errorCodes.savedViewLimit)).toHaveLength(5);
    expect(await app.store.db.$count(savedViews)).toBe(100);
  });

  test('a view of more than eight KiB is refused', async () => {
    const token = await app.signIn('admin');
    const filters = Array.from({ length: 9 }, (_, index) => ({ name: `f${index}`, text: '单'.repeat(400) }));
    const answer = await add(token, 'large', { content: { ...state, filters } });
    expect(answer.code).toBe(errorCodes.savedViewTooLarge);
    expect(await names(token)).toEqual([]);
  });

  test.each([
    ['a list that does not exist', { list: 'orders.nothing' }, errorCodes.forbidden],
    ['a property of the prototype as list', { list: 'constructor.name' }, errorCodes.forbidden],
    ['a list that its role may not read', { list: 'admin.listUsers' }, errorCodes.forbidden],
    ['a screen that is no path', { screen: 'https://elsewhere.example' }, errorCodes.validationFailed],
    ['a blank name', { name: '   ' }, errorCodes.validationFailed],
    [
      'an invalid filter name',
      { state: { ...state, filters: [{ name: '__proto__', text: '1' }] } },
      errorCodes.validationFailed,
    ],
    [
      'an unknown range',
      { state: { ...state, ranges: [{ ...today, preset: 'forever' }] } },
      errorCodes.validationFailed,
    ],
    ['an unknown field', { state: { ...state, script: 'x' } }, errorCodes.validationFailed],
  ])('%s is refused', async (_what, wrong, code) => {
    const token = await app.signIn('merchant');
    const answer = await call(
      'add',
      { list: 'orders.list', screen: '/order/list', name: 'view', state, ...wrong },
      token,
    );
    expect(answer.code).toBe(code);
    expect(await app.store.db.$count(savedViews)).toBe(0);
  });
});

test('any text in a view is returned unchanged, or refused', async () => {
  const token = await app.signIn('admin');
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
  let count = 0;
  await fc.assert(
    fc.asyncProperty(text, async (value) => {
      count += 1;
      const name = `view ${count}`;
      const content = { ...state, filters: [{ name: 'description', text: value }] };
      const { code, data } = await add(token, name, { content });
      if (code !== 200) {
        expect(code).toBe(errorCodes.validationFailed);
        return;
      }
      const found = (await viewsOf(token)).list.find(({ id }) => id === data.id);
      expect(found?.state.filters).toEqual([{ name: 'description', text: value }]);
    }),
    { numRuns: 40 },
  );
});
