import { expect, it } from 'vitest';
import { indexesOfGenericPlan } from '../../../testing/generic-plan.ts';
import { openTestStore } from '../../../testing/test-store.ts';
import { leaseDue } from './deliveries.service.ts';

it('reads only deliveries that wait, not the merchants without one', async () => {
  const { store, close } = await openTestStore();
  try {
    const used = await indexesOfGenericPlan(store, leaseDue(store.db).getQuery());
    expect(new Set(used)).toEqual(new Set(['order_callbacks_due', 'order_callbacks_pkey']));
  } finally {
    await close();
  }
});
