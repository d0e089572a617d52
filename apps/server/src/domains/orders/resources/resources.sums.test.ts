import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountDesk, openAccountDesk } from '../../../testing/account-desk.ts';
import { resourceLoads } from '../allocation/allocation.table.ts';
import { addResource } from './resources.service.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly state: number;
  readonly products: { productId: number; productKind: string; state: number }[];
}
interface Answer {
  readonly list: Row[];
  readonly total: number;
  readonly summary: { readonly totals: readonly Record<string, unknown>[] } | null;
}

let desk: AccountDesk;
let tokens: Awaited<ReturnType<AccountDesk['signAllIn']>>;
let wallet: string;
beforeAll(async () => {
  desk = await openAccountDesk();
  wallet = await desk.store.transaction(async (tx) => {
    const account = {
      supplierId: desk.foreignSupplier,
      kind: 'wallet',
      name: 'West 01',
      currency: 'CNY',
      timeZone: 'Asia/Shanghai',
      accountName: 'B Sample',
      link: 'https://pay.example/b',
      minAmountMinor: 10_000,
      maxAmountMinor: 1_000_000,
      productIds: [],
    } as const;
    return (await addResource(tx, account, desk.clock.now())).id;
  });
});
afterAll(() => desk.close());
beforeEach(async () => {
  tokens = await desk.signAllIn();
  await desk.clear();
});

const list = async (query: string, token = tokens.admin) =>
  (await desk.get<Answer>(`/v1.0/resource/getList?${query}`, { token })).data;
const setEnabled = (resourceId: string, enable: boolean, token = tokens.admin) =>
  desk.post<Row>('/v1.0/resource/setEnabled', { resourceId, enable }, { token });
const states = ({ products }: Row) => products.map(({ state }) => state);

describe('the list of accounts', () => {
  it('is filtered by several kinds', async () => {
    const kinds = async (query: string) => (await list(query)).list.map(({ kind }) => kind).sort();
    expect(await kinds('kinds=upi,wallet')).toEqual(['upi', 'upi', 'wallet']);
    expect(await kinds('kinds=bank,wallet')).toEqual(['wallet']);
    expect(await kinds('kinds=bank,wallet&kind=upi')).toEqual([]);
  });

  it('is filtered to one account within the caller’s, and by what accounts are for', async () => {
    const found = async (query: string, token?: string) =>
      (await list(query, token)).list.map(({ id }) => id);
    expect(await found(`resourceId=${desk.own}`)).toEqual([desk.own]);
    expect(await found(`resourceId=${desk.foreign}`, tokens.supplier)).toEqual([]);
    expect((await list('productKind=collection&withSummary=true')).total).toBe(2);
    expect((await list('productKind=payout&withSummary=true')).total).toBe(0);
  });

  it('sums the whole filter by currency, not the page', async () => {
    await desk.switchAccount(desk.foreign, false, tokens.admin);
    await desk.allocated(30_000);
    const { list: rows, total, summary } = await list('withSummary=true&pageIndex=1&pageNum=1');
    expect([rows.length, total]).toEqual([1, 3]);
    expect(summary).toEqual({
      count: 3,
      // The other UPI account still has its second product; the wallet has none.
      enabledCount: 2,
      processingOrderCount: 1,
      totals: [
        {
          currency: 'CNY',
          count: 1,
          reservedMinor: 0,
          paidMinor: 0,
          dailyUsedMinor: 0,
          dailyLimitMinor: null,
        },
        {
          currency: 'INR',
          count: 2,
          reservedMinor: 30_000,
          paidMinor: 0,
          dailyUsedMinor: 30_000,
          dailyLimitMinor: 200_000_000,
        },
      ],
    });
    expect((await list('pageIndex=1&pageNum=1')).summary).toBeNull();
    expect((await list('withSummary=true', tokens.supplier)).summary).toMatchObject({ count: 1 });
    expect((await list('withSummary=true&name=nothing')).summary).toEqual({
      count: 0,
      enabledCount: 0,
      processingOrderCount: 0,
      totals: [],
    });
    await desk.switchAccount(desk.foreign, true, tokens.admin);
  });

  it('counts what was paid today, in each account’s time zone', async () => {
    const { db } = desk.store;
    const paid = async (paidOn: string) => {
      const load = { paidOn, paidMinor: 70_000, paidCount: 1 };
      await db.update(resourceLoads).set(load).where(eq(resourceLoads.resourceId, desk.own));
      const { summary } = await list('currency=INR&withSummary=true');
      return summary?.totals.map(({ paidMinor, dailyUsedMinor }) => [paidMinor, dailyUsedMinor]);
    };
    const inKolkata = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
    const today = desk.clock.now();
    expect(await paid(inKolkata(today))).toEqual([[70_000, 70_000]]);
    expect(await paid(inKolkata(new Date(today.getTime() - 86_400_000)))).toEqual([[0, 0]]);
  });

  it('is sorted by what an account holds and has used today', async () => {
    await desk.switchAccount(desk.foreign, false, tokens.admin);
    await desk.allocated(30_000);
    await desk.switchAccount(desk.foreign, true, tokens.admin);
    for (const sortBy of ['processingOrderCount', 'dailyUsed']) {
      const first = async (sortOrder: string) =>
        (await list(`kind=upi&sortBy=${sortBy}&sortOrder=${sortOrder}`)).list[0]?.id;
      expect([await first('desc'), await first('asc')], sortBy).toEqual([desk.own, desk.foreign]);
    }
  });
});

describe('switching a whole account', () => {
  it('switches each of its products, and is audited with those that changed', async () => {
    await desk.switchAccount(desk.own, false, tokens.admin);
    const off = await setEnabled(desk.own, false, tokens.supplier);
    expect([off.data.state, states(off.data)]).toEqual([1, [1, 1]]);
    expect(await desk.lastAudit()).toMatchObject({
      operation: 'resources.setEnabled',
      objectId: desk.own,
      before: { productIds: [3024], enabled: true },
      after: { productIds: [3024], enabled: false },
    });
    const on = await setEnabled(desk.own, true);
    expect([on.data.state, states(on.data)]).toEqual([0, [0, 0]]);
    expect(on.data.products.map(({ productKind }) => productKind)).toEqual(['collection', 'collection']);
  });

  it('is refused where there is no product to enable, and outside the caller’s accounts', async () => {
    expect((await setEnabled(wallet, true)).code).toBe(errorCodes.validationFailed);
    expect((await setEnabled(wallet, false)).data.state).toBe(1);
    expect((await setEnabled(desk.foreign, false, tokens.supplier)).code).toBe(errorCodes.resourceNotFound);
    expect((await setEnabled(desk.own, false, await desk.signIn('technicalMaintenance'))).code).toBe(
      errorCodes.forbidden,
    );
  });
});

describe('pages of the list', () => {
  const sorts = ['name', 'supplierName', 'createdAt', 'weight', 'processingOrderCount', 'dailyUsed'];
  beforeAll(async () => {
    for (let number = 0; number < 8; number += 1) {
      const account = {
        supplierId: number % 2 === 0 ? desk.foreignSupplier : desk.ids.supplierId,
        kind: 'wallet',
        // Equal keys: only the id decides.
        name: number < 4 ? 'East 01' : `east 0${number}`,
        currency: 'CNY',
        timeZone: 'Asia/Shanghai',
        accountName: 'C Sample',
        link: 'https://pay.example/c',
        minAmountMinor: 10_000,
        maxAmountMinor: 1_000_000,
        weight: number % 3,
        productIds: [],
      } as const;
      await desk.store.transaction((tx) => addResource(tx, account, desk.clock.now()));
    }
  });

  it.each(sorts.flatMap((sort) => [[sort, 'asc'] as const, [sort, 'desc'] as const]))(
    'by %s %s show each account once, in the order of the whole list',
    async (sortBy, sortOrder) => {
      const order = `sortBy=${sortBy}&sortOrder=${sortOrder}`;
      const whole = (await list(order)).list.map(({ id }) => id);
      expect(whole).toHaveLength(11);
      for (const size of [1, 3, 4, 10]) {
        const pages: string[] = [];
        for (let page = 1; (page - 1) * size < whole.length; page += 1)
          pages.push(...(await list(`${order}&pageIndex=${page}&pageNum=${size}`)).list.map(({ id }) => id));
        expect(pages, `pages of ${size}`).toEqual(whole);
      }
      expect((await list(`${order}&pageIndex=9&pageNum=4`)).list).toEqual([]);
    },
  );

  it('by two directions are each other’s reverse', async () => {
    for (const sortBy of sorts) {
      const ids = async (sortOrder: string) =>
        (await list(`sortBy=${sortBy}&sortOrder=${sortOrder}`)).list.map(({ id }) => id);
      expect((await ids('asc')).reverse(), sortBy).toEqual(await ids('desc'));
    }
  });
});
