import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { assertKnownHistory, OtherHistoryError } from './migration-history.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore();
});
afterAll(() => opened.close());

test('tables made by this program are accepted', async () => {
  await expect(assertKnownHistory(opened.store.db)).resolves.toBeUndefined();
});

test('tables of another history are refused with a clear message, before any change', async () => {
  const undo = new Error('undo');
  const attempt = opened.store.transaction(async (tx) => {
    await tx.execute(sql`update drizzle.__drizzle_migrations set hash = 'of another version'`);
    await expect(assertKnownHistory(tx)).rejects.toBeInstanceOf(OtherHistoryError);
    throw undo;
  });
  await expect(attempt).rejects.toBe(undo);
});

test('a store without tables has no history yet', async () => {
  const undo = new Error('undo');
  const attempt = opened.store.transaction(async (tx) => {
    await tx.execute(sql`drop schema drizzle cascade`);
    await expect(assertKnownHistory(tx)).resolves.toBeUndefined();
    throw undo;
  });
  await expect(attempt).rejects.toBe(undo);
});
