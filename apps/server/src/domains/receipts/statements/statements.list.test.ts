import { and } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexesOfGenericPlan } from '../../../testing/generic-plan.ts';
import { openTestStore, type TestStore } from '../../../testing/test-store.ts';
import { conditionsOf, pageOfStatements } from './statements.list.ts';
import type { StatementState } from './statements.table.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore();
});
afterAll(() => opened.close());

const newestFirst = { sortBy: 'storedAt', sortOrder: 'desc' } as const;

test.each<StatementState>(['unmatched', 'suspicious', 'unparsed'])(
  'what is %s is found only in its queue, also with a generic plan',
  async (state) => {
    const { store } = opened;
    const conditions = and(...conditionsOf(store.db, { state }, new Date()));
    const query = pageOfStatements(store.db, conditions, { ...newestFirst, page: 1, pageSize: 20 }).toSQL();
    expect(await indexesOfGenericPlan(store, query)).toContain('statements_queue');
  },
);
