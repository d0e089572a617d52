import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AllocationWorld, openAllocationWorld } from '../../../testing/allocation-world.ts';
import { indexesOfGenericPlan } from '../../../testing/generic-plan.ts';
import { resources } from '../resources/resources.table.ts';
import { supplierAvailable } from './allocation.candidates.ts';
import { resourceLoads } from './allocation.table.ts';

let world: AllocationWorld;
beforeAll(async () => {
  world = await openAllocationWorld();
});
afterAll(() => world.close());

test('what suppliers have reserved to pay is found by its partial index, also with a generic plan', async () => {
  const { store } = world;
  const query = store.db
    .select({ available: supplierAvailable({ reservesBalance: true }) })
    .from(resources)
    .innerJoin(resourceLoads, eq(resourceLoads.resourceId, resources.id))
    .where(eq(resources.id, sql.placeholder('id')))
    .toSQL();
  expect(await indexesOfGenericPlan(store, query)).toContain('allocation_attempts_paying');
});
