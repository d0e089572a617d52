import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRegistryDesk, type RegistryDesk } from '../../../testing/registry-desk.ts';
import { allocateCreatedOrders } from '../allocation/allocation.jobs.ts';
import { readAllocationRules } from '../allocation/allocation.service.ts';
import { endAttempt, reservePlace } from '../allocation/reservations.service.ts';
import { placeOrder } from '../orders/orders.creation.ts';
import { orders } from '../orders/orders.table.ts';

let desk: RegistryDesk;
beforeAll(async () => {
  desk = await openRegistryDesk();
});
afterAll(() => desk.close());

describe('deleting an account', () => {
  const newOrder = async () => {
    const { db } = desk.store;
    const request = {
      productId: 1008,
      mchOrderNo: `D${desk.next()}`,
      amount: 20_000,
      notifyUrl: 'https://m.example/n',
    };
    const placement = { merchantId: desk.ids.merchantId, now: desk.clock.now(), timeZone: 'Asia/Shanghai' };
    return (await placeOrder(db, request, placement)).order;
  };
  const reserveOn = async (resourceId: string) => {
    const order = await newOrder();
    const now = desk.clock.now();
    const rules = await readAllocationRules(desk.settings.reader(desk.store.db));
    const until = new Date(now.getTime() + 600_000);
    const outcome = await desk.store.transaction((tx) =>
      reservePlace(tx, {
        order,
        attempt: 1,
        productId: 1008,
        resourceId,
        supplierId: desk.ids.supplierId,
        payAmountMinor: order.amountMinor + desk.next(),
        now,
        expiresAt: until,
        matchUntil: until,
        rules,
      }),
    );
    return { order, outcome };
  };

  it('waits until no order holds a slot, and then refuses new slots', async () => {
    const { id } = await desk.add();
    const { order, outcome } = await reserveOn(id);
    expect(outcome).toBe('reserved');
    const busy = await desk.remove(id);
    expect([busy.code, busy.msg.includes('1')]).toEqual([errorCodes.resourceBusy, true]);
    expect((await reserveOn(id)).outcome).toBe('reserved');
    await desk.store.transaction((tx) => endAttempt(tx, order.id, 'released', desk.clock.now(), 'test'));
    expect((await desk.remove(id)).code).toBe(errorCodes.resourceBusy);
  });

  it('removes it from every list and from allocation', async () => {
    const { id, name } = await desk.add({ name: `Gone ${desk.next()}` });
    expect((await desk.remove(id)).code).toBe(errorCodes.success);
    expect((await desk.list(`name=${encodeURIComponent(name)}`)).total).toBe(0);
    expect((await reserveOn(id)).outcome).toBe('limitReached');
    expect((await desk.remove(id)).code).toBe(errorCodes.resourceNotFound);
    const { code } = await desk.call('admin', 'resource/enableResource', {
      resourceId: id,
      productId: 1008,
      enable: true,
    });
    expect(code).toBe(errorCodes.resourceNotFound);
  });

  it('and a concurrent allocation: exactly one succeeds', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await desk.add();
      const [first, deleted, second] = await Promise.all([reserveOn(id), desk.remove(id), reserveOn(id)]);
      const held = [first, second].filter(({ outcome }) => outcome === 'reserved').length;
      expect([round, deleted.code]).toEqual([round, held > 0 ? errorCodes.resourceBusy : errorCodes.success]);
    }
  });
});

describe('a supplier’s agreement', () => {
  const supplierUser = () => desk.ids.supplier;
  const agree = (terms: object) =>
    desk.done('admin', 'userProduct/update', { userId: supplierUser(), productId: 1008, ...terms });
  const allocated = async (amount: number) => {
    const { db } = desk.store;
    const request = {
      productId: 1008,
      mchOrderNo: `A${desk.next()}`,
      amount,
      notifyUrl: 'https://m.example/n',
    };
    const placement = { merchantId: desk.ids.merchantId, now: desk.clock.now(), timeZone: 'Asia/Shanghai' };
    const { order } = await placeOrder(db, request, placement);
    await allocateCreatedOrders({
      store: desk.store,
      clock: desk.clock,
      log: desk.dependencies.log,
      settingsReader: (handle) => desk.settings.reader(handle),
      publish: () => {},
    });
    return (await db.select().from(orders).where(eq(orders.id, order.id)))[0];
  };

  it('limits and disables its accounts, and sets the commission', async () => {
    await agree({ enabled: false });
    await desk.done('admin', 'userProduct/update', {
      userId: desk.team.userId,
      productId: 1008,
      enabled: false,
    });
    await desk.done('admin', 'userProduct/update', {
      userId: desk.foreign.userId,
      productId: 1008,
      enabled: false,
    });
    expect((await allocated(20_000))?.status).toBe(10);
    await agree({ enabled: true, maxAmountMinor: 30_000, rate: '0.0033' });
    expect((await allocated(30_001))?.status).toBe(10);
    const order = await allocated(30_000);
    expect(order).toMatchObject({ status: 2, supplierId: desk.ids.supplierId, commissionRate: '0.0033' });
    await agree({ maxAmountMinor: null });
    expect((await allocated(30_001))?.status).toBe(2);
  });

  it('with weight 0 gets only orders that no other account can take', async () => {
    await desk.done('admin', 'userProduct/update', {
      userId: desk.foreign.userId,
      productId: 1008,
      enabled: true,
    });
    await agree({ weight: 0 });
    await desk.add({ supplierId: desk.foreign.supplierId });
    for (const amount of [15_001, 15_002, 15_003, 15_004])
      expect((await allocated(amount))?.supplierId).toBe(desk.foreign.supplierId);
    await desk.done('admin', 'userProduct/update', {
      userId: desk.foreign.userId,
      productId: 1008,
      enabled: false,
    });
    expect((await allocated(15_000))?.supplierId).toBe(desk.ids.supplierId);
  });
});
