import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { openStore } from './connection.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { sqlStateOf } from './retry.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore();
  await opened.store.db.execute(sql`create table if not exists notes (id int primary key, text text)`);
});
afterAll(async () => {
  await opened.store.db.execute(sql`drop table notes`);
  await opened.close();
});

const causesOf = (error: unknown): string => {
  const messages: string[] = [];
  for (let current = error; current instanceof Error; current = current.cause) messages.push(current.message);
  return messages.join(' | ');
};

const refusalOf = (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => undefined,
    (refusal: unknown) => refusal,
  );

describe('inside a transaction', () => {
  test('the outer handle is refused with a helpful message, instead of hanging', async () => {
    const { store } = opened;
    await store.transaction(async (tx) => {
      const error = await refusalOf(async () => store.db.execute(sql`select 1`));
      expect(causesOf(error)).toContain('Pass the transaction');
      await expect(tx.execute(sql`select 1 as one`)).resolves.toMatchObject({ rows: [{ one: 1 }] });
    });
  });

  test('another transaction on the outer handle is refused as well', async () => {
    const { store } = opened;
    await store.transaction(async () => {
      const error = await refusalOf(() => store.transaction(async () => undefined));
      expect(causesOf(error)).toContain('Pass the transaction');
    });
  });

  test('work that outlives it may use the outer handle again', async () => {
    const { store } = opened;
    const later = Promise.withResolvers<void>();
    let query: Promise<unknown> | undefined;
    await store.transaction(async () => {
      query = later.promise.then(() => store.db.execute(sql`select 1`));
    });
    later.resolve();
    await expect(query).resolves.toBeDefined();
  });
});

test('a failed transaction leaves nothing', async () => {
  const { store } = opened;
  const failing = store.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values (1, 'x')`);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await store.db.execute(sql`select * from notes`)).rows).toEqual([]);
});

test('a transaction that PostgreSQL rolled back because of another one is retried', async () => {
  const { store } = opened;
  let attempts = 0;
  await store.transaction(async (tx) => {
    attempts += 1;
    if (attempts < 3)
      await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
  });
  expect(attempts).toBe(3);
});

test('the number of retries is limited', async () => {
  const { store } = opened;
  let attempts = 0;
  const hopeless = store.transaction(async (tx) => {
    attempts += 1;
    await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`);
  });
  expect(await hopeless.catch(sqlStateOf)).toBe('40P01');
  expect(attempts).toBe(4);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'several processes may bring one database up to date at once',
  async () => {
    const url = opened.databaseUrl;
    if (!url) throw new Error('no database');
    await opened.store.db.execute(sql`drop schema drizzle cascade`);
    await opened.store.db.execute(sql`drop schema public cascade`);
    await opened.store.db.execute(sql`create schema public`);
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore({ databaseUrl: url })));
    const applied = await opened.store.db.execute(
      sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
    );
    expect(applied.rows).toEqual([{ count: journal.entries.length }]);
    await Promise.all(stores.map((store) => store.close()));
    await opened.store.db.execute(sql`create table notes (id int primary key, text text)`);
  },
);
