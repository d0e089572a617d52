import { expect, it } from 'vitest';
import { indexesOfGenericPlan } from '../../../testing/generic-plan.ts';
import { openTestStore } from '../../../testing/test-store.ts';
import { candidatesStatement } from './allocation.candidates.ts';

it('finds the accounts that are offered without a look at those that are disabled', async () => {
  const { store, close } = await openTestStore();
  try {
    const shape = {
      needsBalance: false,
      reservesBalance: false,
      allTaken: false,
      of: 'all',
      offered: true,
    } as const;
    const used = await indexesOfGenericPlan(store, candidatesStatement(shape)(store.db).getQuery());
    expect(used).toContain('resource_products_offered');
  } finally {
    await close();
  }
});
