import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { lanesOn } from './side-by-side.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore();
});
afterAll(() => opened.close());

test('several statements run at once on PostgreSQL, one on the embedded store and in a transaction', async () => {
  const { store } = opened;
  expect(lanesOn(store.db, 3)).toBe(store.kind === 'postgres' ? 3 : 1);
  expect(await store.transaction(async (tx) => lanesOn(tx, 3))).toBe(1);
});
