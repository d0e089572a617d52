import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexesOfGenericPlan } from '../../../testing/generic-plan.ts';
import { openTestStore, type TestStore } from '../../../testing/test-store.ts';
import { conditionsOf } from './statements.filters.ts';
import { pageOfStatements } from './statements.list.ts';
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
    const conditions = conditionsOf(store.db, { state }, new Date());
    const query = pageOfStatements(store.db, conditions, { ...newestFirst, page: 1, pageSize: 20 }).toSQL();
    expect(await indexesOfGenericPlan(store, query)).toContain('statements_queue');
  },
);

test.each([
  ['a rare kind', { kinds: ['usdt'] }, 'statements_kind'],
  ['an address', { toAddress: 'TRECEIVERRECEIVERRECEIVERRECEIVER1' }, 'statements_to'],
  ['a template', { templateId: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601' }, 'statements_template'],
] as const)('records of %s are found by their index', async (_what, filters, index) => {
  const { store } = opened;
  const conditions = conditionsOf(store.db, filters, new Date());
  const query = pageOfStatements(store.db, conditions, { ...newestFirst, page: 1, pageSize: 20 }).toSQL();
  expect(await indexesOfGenericPlan(store, query)).toContain(index);
});

test('the order by the time of the message needs no sorting', async () => {
  const { store } = opened;
  const request = { sortBy: 'receivedAt', sortOrder: 'asc', page: 1, pageSize: 20 } as const;
  const query = pageOfStatements(store.db, undefined, request).toSQL();
  expect(await indexesOfGenericPlan(store, query)).toContain('statements_received');
});
