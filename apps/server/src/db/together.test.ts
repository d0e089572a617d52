import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import type { Queryable } from './connection.ts';
import { constraintOf } from './constraint.ts';
import { together } from './together.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore();
  await opened.store.db.execute(sql`create table together_notes (id int primary key)`);
});
afterAll(async () => {
  await opened.store.db.execute(sql`drop table together_notes`);
  await opened.close();
});

const add = async (tx: Queryable, id: number): Promise<void> => {
  await tx.execute(sql`insert into together_notes values (${id})`);
};
const notes = async (db: Queryable): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`select id from together_notes order by id`);
  return rows.map(({ id }) => id);
};

test('statements run in the given order, and each sees what those before it wrote', async () => {
  const seen = await opened.store.transaction((tx) => together(add(tx, 1), add(tx, 2), notes(tx)));
  expect(seen).toEqual([undefined, undefined, [1, 2]]);
  expect(await notes(opened.store.db)).toEqual([1, 2]);
});

test('a refusal takes back all of them, also what another of them does after it', async () => {
  let hasGoneOn = false;
  const refused = Promise.withResolvers<void>();
  const goesOn = async (tx: Queryable): Promise<void> => {
    await refused.promise;
    // In the next turn a rollback would already be on its way.
    await eventLoopTurn();
    hasGoneOn = true;
    await add(tx, 12);
  };
  const work = opened.store.transaction((tx) =>
    together(add(tx, 11), goesOn(tx), add(tx, 1).finally(refused.resolve)),
  );
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  // The cause is thrown, not what followed from it.
  expect(constraintOf(error)).toBe('together_notes_pkey');
  expect(hasGoneOn).toBe(true);
  expect(await notes(opened.store.db)).toEqual([1, 2]);
});
