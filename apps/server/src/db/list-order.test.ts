import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageOfAttempts, pageOfCallbacks } from '../domains/orders/order-callbacks/order-callbacks.list.ts';
import { pageOfNodes } from '../domains/receipts/security-chain/security-nodes.list.ts';
import { pageOfStatements } from '../domains/receipts/statements/statements.list.ts';
import { indexesOfGenericPlan } from '../testing/generic-plan.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import type { Queryable } from './connection.ts';
import type { SortOrder } from './list-order.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore();
});
afterAll(() => opened.close());

const page = { page: 1, pageSize: 20 };
const sorted = {
  statements_amount: (db: Queryable, sortOrder: SortOrder) =>
    pageOfStatements(db, undefined, { ...page, sortBy: 'amount', sortOrder }),
  security_nodes_amount: (db: Queryable, sortOrder: SortOrder) =>
    pageOfNodes(db, undefined, { ...page, sortBy: 'amount', sortOrder }),
  order_callbacks_attempted: (db: Queryable, sortOrder: SortOrder) =>
    pageOfCallbacks(db, undefined, { ...page, sortBy: 'lastAttemptAt', sortOrder }),
  order_callback_attempts_latency: (db: Queryable, sortOrder: SortOrder) =>
    pageOfAttempts(db, undefined, { ...page, sortBy: 'latencyMs', sortOrder }),
};

it.each(
  Object.entries(sorted).flatMap(([index, query]) =>
    (['asc', 'desc'] as const).map((sortOrder) => [index, sortOrder, query] as const),
  ),
)(
  'the index %s gives a page in its order, %s, without sorting the table',
  async (index, sortOrder, query) => {
    const { store } = opened;
    expect(await indexesOfGenericPlan(store, query(store.db, sortOrder).toSQL())).toContain(index);
  },
);
