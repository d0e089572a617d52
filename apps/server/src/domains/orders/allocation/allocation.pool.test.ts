import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AllocationWorld,
  at,
  defaultRules,
  openAllocationWorld,
} from '../../../testing/allocation-world.ts';
import { lockOrder } from '../orders/orders.service.ts';
import type { Order } from '../orders/orders.table.ts';
import { CandidatePool } from './allocation.pool.ts';
import { allocateOrder, repeatWhileFilled } from './allocation.service.ts';
import { closeResourceLoad } from './reservations.service.ts';

let world: AllocationWorld;
beforeEach(async () => {
  world = await openAllocationWorld();
});
afterEach(() => world.close());

describe('cached candidates', () => {
  const allocate = async (order: Order, pool: CandidatePool) =>
    repeatWhileFilled((filled) =>
      world.store.transaction(async (tx) =>
        allocateOrder(tx, await lockOrder(tx, order.id), { rules: defaultRules, now: at(1), pool, filled }),
      ),
    );

  it('take no order once their account is closed', async () => {
    const pool = new CandidatePool(() => 0);
    const account = await world.account();
    expect(await allocate(await world.order(20_000), pool)).toMatchObject({ resourceId: account });
    await closeResourceLoad(world.store.db, account, at(1));
    expect((await allocate(await world.order(30_000), pool)).status).toBe(10);
    expect(await world.load(account)).toMatchObject({ processingCount: 1, reservedMinor: 20_000 });
  });

  it('are read again when other transactions took all of their slots', async () => {
    const pool = new CandidatePool(() => 0);
    const account = await world.account({ concurrencyLimit: 2 });
    expect(await allocate(await world.order(20_000), pool)).toMatchObject({ resourceId: account });
    expect(await world.allocate(await world.order(30_000), 1)).toMatchObject({ resourceId: account });
    const opened = await world.account();
    expect(await allocate(await world.order(40_000), pool)).toMatchObject({ resourceId: opened });
  });
});
