import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountDesk, openAccountDesk } from '../../../testing/account-desk.ts';
import { supplierProducts } from '../../parties/parties.public.ts';
import { allocationAttempts, resourceLoads } from '../allocation/allocation.table.ts';
import { switchResource } from './resources.service.ts';
import { resourceGroups, resourceProducts, resources } from './resources.table.ts';

let desk: AccountDesk;
let token: string;
beforeAll(async () => {
  desk = await openAccountDesk();
  token = await desk.signIn('admin');
});
afterAll(() => desk.close());

const list = (query: string) => desk.accountList(query, token);

const agree = (productIds: readonly number[]) =>
  desk.store.db.insert(supplierProducts).values(
    productIds.map((productId) => ({
      supplierId: desk.foreignSupplier,
      productId,
      commissionRate: '0.004',
      updatedAt: desk.clock.now(),
    })),
  );

/** Groups as they are counted, and as all accounts say. */
async function counted() {
  const { db } = desk.store;
  const { rows: byAccounts } = await db.execute(sql`
    select account.kind, account.currency, account.time_zone, served.every, served.enabled,
      count(*)::int as accounts, (count(*) - count(account.daily_limit_minor))::int as unlimited,
      coalesce(sum(account.daily_limit_minor), 0)::text as limits
    from ${resources} account cross join lateral (
      select coalesce(array_agg(product_id order by product_id), '{}')::text as every,
        coalesce(array_agg(product_id order by product_id) filter (where enabled), '{}')::text as enabled
      from ${resourceProducts} where resource_id = account.id) served
    where account.deleted_at is null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`);
  const { rows: byGroups } = await db.execute(sql`
    select kind, currency, time_zone, product_ids::text as every, enabled_ids::text as enabled,
      account_count as accounts, unlimited_count as unlimited, daily_limit_minor::text as limits
    from ${resourceGroups} where account_count <> 0 or unlimited_count <> 0 or daily_limit_minor <> 0
    order by 1, 2, 3, 4, 5`);
  const { rows: strays } = await db.execute(sql`
    select account.id from ${resources} account join ${resourceLoads} load on load.resource_id = account.id
    where load.group_id is distinct from account.group_id
      or (account.group_id is null) <> (account.deleted_at is not null)`);
  return { byAccounts, byGroups, strays };
}

async function expectCounted(): Promise<void> {
  const { byAccounts, byGroups, strays } = await counted();
  expect(byGroups).toEqual(byAccounts);
  expect(strays).toEqual([]);
}

describe('the groups of accounts', () => {
  it('are counted with every change of an account', async () => {
    await expectCounted();
    const { superAdmin, token2 } = await desk.signAllIn();
    const sure = { token: superAdmin, token2 };
    token = await desk.signIn('admin');
    const id = await desk.addForeign({ vpa: 'grouped@bank' });
    await agree([1008, 3024]);
    await expectCounted();
    const steps = [
      { productIds: [1008] },
      { dailyLimitMinor: null },
      { dailyLimitMinor: 5_000_000 },
      { productIds: [] },
      { productIds: [3024, 1008] },
    ];
    for (const change of steps) {
      const answer = await desk.post('/v1.0/resource/update', { resourceId: id, ...change }, sure);
      expect(answer.code, JSON.stringify(change)).toBe(200);
      await expectCounted();
    }
    for (const enable of [false, true, false]) {
      await desk.switchAccount(id, enable, token);
      await expectCounted();
    }
    await desk.post('/v1.0/resource/setEnabled', { resourceId: id, enable: false }, { token });
    await expectCounted();
    await desk.store.db.update(resources).set({ timeZone: 'UTC' }).where(eq(resources.id, id));
    await expectCounted();
    expect((await desk.post('/v1.0/resource/delete', { resourceId: id }, sure)).code).toBe(200);
    await expectCounted();
  });

  it('are counted right when several products of an account change at once', async () => {
    const id = await desk.addForeign({ vpa: 'twice@bank' });
    for (let turn = 0; turn < 10; turn += 1) {
      const enabled = turn % 2 === 1;
      await Promise.all(
        [1008, 3024].map((productId) =>
          desk.store.transaction((tx) =>
            switchResource(tx, { resourceId: id, productId, enabled }, { kind: 'all' }, desk.clock.now()),
          ),
        ),
      );
      await expectCounted();
    }
  });

  it('are rebuilt from the accounts', async () => {
    const { db } = desk.store;
    await db.update(resourceLoads).set({ groupId: null });
    await db.update(resourceGroups).set({ accountCount: 7, unlimitedCount: 3, dailyLimitMinor: 1 });
    await db.execute(sql`select regroup_resources()`);
    await expectCounted();
    expect(await db.$count(resourceLoads, isNotNull(resourceLoads.groupId))).toBeGreaterThan(1);
  });
});

describe('the list by groups', () => {
  it('says the same as the list by accounts', async () => {
    await desk.addForeign({
      vpa: 'limitless@bank',
      name: 'Limitless',
      dailyLimitMinor: null,
      timeZone: 'UTC',
    });
    const held = { processingCount: 1, reservedMinor: 500, paidCount: 1 };
    await desk.store.db.delete(allocationAttempts);
    for (const [vpa, paidOn, paidMinor] of [
      ['limitless@bank', desk.clock.now().toISOString().slice(0, 10), 90_000],
      ['twice@bank', '2020-01-01', 95_000],
    ] as const) {
      const [account] = await desk.store.db.select().from(resources).where(eq(resources.vpa, vpa));
      await desk.store.db
        .update(resourceLoads)
        .set({ ...held, paidOn, paidMinor })
        .where(eq(resourceLoads.resourceId, account?.id ?? ''));
    }
    // Every account is of a device with this state, so the filter changes nothing but the way it is read.
    const everyAccount = 'monitorState=notNeeded';
    for (const filter of [
      '',
      'kinds=upi,bank',
      'productKind=collection',
      'productId=1008',
      'state=0',
      'state=1',
    ])
      for (const order of ['dailyUsed', 'processingOrderCount', 'name'].flatMap((sortBy) =>
        ['asc', 'desc'].map((sortOrder) => `sortBy=${sortBy}&sortOrder=${sortOrder}`),
      )) {
        const asked = `${filter}&${order}&withSummary=true`;
        const byGroups = await list(asked);
        const byAccounts = await list(`${asked}&${everyAccount}`);
        expect(byGroups, asked).toEqual(byAccounts);
        expect((await list(`${filter}&${order}`)).total, asked).toBe(byAccounts.total);
      }
    // What the other was paid is of another day.
    expect((await list('sortBy=dailyUsed&sortOrder=desc')).list[0]?.name).toBe('Limitless');
    expect((await list(`withSummary=true&name=limitless`)).summary).toMatchObject({
      totals: [{ reservedMinor: 500, paidMinor: 90_000, dailyUsedMinor: 90_500, dailyLimitMinor: null }],
    });
  });
});

describe('a part of a name', () => {
  it('is found wherever it is in one of the names, and nothing in it is a pattern', async () => {
    const names = [
      '50%_off',
      String.raw`back\slash`,
      'Größe 9',
      '招商银行 甲',
      'a',
      'ab',
      'NORTH two',
      'abcd bcde',
    ];
    for (const [number, name] of names.entries()) await desk.addForeign({ name, vpa: `part${number}@bank` });
    const found = async (name: string) => {
      const answer = await list(`pageNum=100&name=${encodeURIComponent(name)}`);
      expect(answer.total).toBe(answer.list.length);
      return answer.list.map((row) => row.name).filter((each) => names.includes(each));
    };
    expect(await found('%_')).toEqual(['50%_off']);
    expect(await found('5_%')).toEqual([]);
    expect(await found(String.raw`k\s`)).toEqual([String.raw`back\slash`]);
    expect(await found('GRöß')).toEqual(['Größe 9']);
    expect(await found('银行')).toEqual(['招商银行 甲']);
    expect(await found('甲')).toEqual(['招商银行 甲']);
    expect(await found('ab')).toEqual(expect.arrayContaining(['ab', 'abcd bcde']));
    expect(await found('north TWO')).toEqual(['NORTH two']);
    // Its parts are in the name, but not one after the other.
    expect(await found('abcde')).toEqual([]);
    // Of the holder, who is the same for all.
    expect(await found('sampl')).toHaveLength(names.length);
  });
});
