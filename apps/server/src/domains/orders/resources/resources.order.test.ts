import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../../../db/connection.ts';
import { type AccountDesk, openAccountDesk } from '../../../testing/account-desk.ts';
import { suppliers } from '../../parties/suppliers/suppliers.table.ts';
import { resourceLoads } from '../allocation/allocation.table.ts';
import { resources } from './resources.table.ts';

let desk: AccountDesk;
let token: string;
beforeAll(async () => {
  desk = await openAccountDesk();
  token = await desk.signIn('admin');
});
afterAll(() => desk.close());

const list = (query: string) => desk.accountList(query, token);
const add = (vpa: string, name: string) => desk.addForeign({ vpa, name });
const rename = (name: string, db: Queryable = desk.store.db) =>
  db.update(suppliers).set({ name }).where(eq(suppliers.id, desk.foreignSupplier));

/** Suppliers of the list, each once, in its order. */
const suppliersInOrder = async () => [
  ...new Set((await list('pageNum=200')).list.map(({ supplierName }) => supplierName)),
];

describe('accounts in the order of their suppliers', () => {
  it('move with a supplier that is renamed', async () => {
    await add('first@bank', 'First');
    for (const name of ['AAA first', 'zzz last', 'AAA First again']) {
      await rename(name);
      const found = await suppliersInOrder();
      expect(found).toEqual(
        [...found].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)),
      );
      expect(found).toContain(name);
    }
  });

  it('are in place although one is added while the supplier is renamed', async () => {
    const renamed = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const renaming = desk.store.transaction(async (tx) => {
      await rename('Renamed', tx);
      renamed.resolve();
      await mayEnd.promise;
    });
    await renamed.promise;
    const adding = add('race@bank', 'Race');
    // It waits for the new name, so its end cannot be waited for here.
    await Promise.race([adding, setTimeout(200)]);
    mayEnd.resolve();
    await Promise.all([renaming, adding]);
    const { supplierKey, supplierId } = resources;
    const own = eq(supplierId, desk.foreignSupplier);
    expect(await desk.store.db.selectDistinct({ supplierKey }).from(resources).where(own)).toEqual([
      { supplierKey: 'renamed' },
    ]);
  });

  it('are sorted by name within a supplier, without regard to capitals', async () => {
    for (const name of ['beta', 'Alpha', 'ALPHA 2', 'gamma']) await add(`${name.replace(' ', '')}@cap`, name);
    const names = (await list('pageNum=200')).list.map(({ name }) => name);
    const own = names.filter((name) => /^(alpha|beta|gamma)/i.test(name));
    expect(own).toEqual(['Alpha', 'ALPHA 2', 'beta', 'gamma']);
  });
});

describe('accounts in the order of what they hold', () => {
  // Up to and beyond the amounts whose hash fits behind them.
  const amounts = [0, 1, 2 ** 20, 2 ** 42 - 1, 2 ** 42, 2 ** 42 + 1, 2 ** 50, 2 ** 53 - 1];

  it('are each on one page, in the order of the amounts, whichever way they are read', async () => {
    const ids: string[] = [];
    for (const turn of [1, 2, 3])
      for (const [number] of amounts.entries()) ids.push(await add(`held${turn}-${number}@bank`, `Held`));
    for (const [number, id] of ids.entries())
      await desk.store.db
        .update(resourceLoads)
        .set({ processingCount: 1, reservedMinor: amounts[number % amounts.length] ?? 0 })
        .where(eq(resourceLoads.resourceId, id));
    const loads = await desk.store.db.select().from(resourceLoads);
    const heldBy = new Map(loads.map(({ resourceId, reservedMinor }) => [resourceId, reservedMinor]));
    for (const query of ['sortBy=dailyUsed', 'sortBy=dailyUsed&monitorState=notNeeded']) {
      const read: string[] = [];
      const { total } = await list(query);
      for (let page = 1; read.length < total; page += 1)
        read.push(
          ...(await list(`${query}&sortOrder=desc&pageIndex=${page}&pageNum=5`)).list.map(({ id }) => id),
        );
      expect(new Set(read).size).toBe(total);
      const held = read.map((id) => heldBy.get(id) ?? 0);
      expect(held).toEqual([...held].sort((one, other) => other - one));
      const upwards = (await list(`${query}&sortOrder=asc&pageNum=200`)).list.map(({ id }) => id);
      expect(upwards).toEqual([...read].reverse());
    }
  });
});
