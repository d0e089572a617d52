import { errorCodes, sign } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountDesk, openAccountDesk } from '../../../testing/account-desk.ts';
import { type Order, orders } from '../orders/orders.table.ts';
import { allocateCreatedOrders, expireOrders } from './allocation.jobs.ts';
import { allocationAttempts, resourceLoads } from './allocation.table.ts';

let desk: AccountDesk;
let tokens: Awaited<ReturnType<AccountDesk['signAllIn']>>;
beforeAll(async () => {
  desk = await openAccountDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  tokens = await desk.signAllIn();
  await desk.clear();
});

const detail = (resourceId: string, token: string, productId = 1008) =>
  desk.get<Record<string, unknown>>(
    `/v1.0/resource/getResourceDetailInfo?resourceId=${resourceId}&productId=${productId}`,
    { token },
  );
const allocation = (orderCode: string, token: string) =>
  desk.get<{ status: number; attempts: unknown[]; candidates: unknown[] }>(
    `/v1.0/order/getOrderAllocateInfo?orderCode=${orderCode}`,
    { token },
  );

describe('an order', () => {
  it('is returned with its pay link before it has an account, and again on a repeated request', async () => {
    const { mchId, signingKey } = desk;
    const body = {
      mchId,
      productId: 1008,
      mchOrderNo: 'P1',
      amount: 20_000,
      notifyUrl: 'https://m.example/n',
    };
    const create = () =>
      desk.post<{ orderCode: string; payUrl: string | null; status: number }>('/v1.0/api/order/create', {
        ...body,
        sign: sign(body, signingKey),
      });
    await desk.switchAccount(desk.foreign, false, tokens.admin);
    const first = await create();
    expect(first.data.status).toBe(1);
    await allocateCreatedOrders(desk.parts);
    const { data } = await create();
    expect(data).toMatchObject({
      orderCode: first.data.orderCode,
      status: 2,
      payUrl: first.data.payUrl,
    });
    await desk.switchAccount(desk.foreign, true, tokens.admin);
  });

  it('lists the candidates and why each was refused; a supplier may not read this', async () => {
    await desk.switchAccount(desk.foreign, false, tokens.admin);
    const order = await desk.allocated();
    const { data } = await allocation(order.orderCode, tokens.admin);
    expect(data).toMatchObject({
      status: 2,
      attempts: [
        { attempt: 1, state: 'reserved', resourceId: desk.own, resourceName: 'North 07', operator: null },
      ],
      candidates: [
        { resourceId: desk.own, chosen: true, refusals: [] },
        { resourceId: desk.foreign, chosen: false, refusals: ['disabled'] },
      ],
    });
    expect((await allocation(order.orderCode, tokens.supplier)).code).toBe(errorCodes.forbidden);
    expect((await allocation('C1', tokens.admin)).code).toBe(errorCodes.orderNotFound);
    await desk.switchAccount(desk.foreign, true, tokens.admin);
  });

  it('is freed only by its own supplier, once, and its slot is free for the next order', async () => {
    await desk.switchAccount(desk.foreign, false, tokens.admin);
    const free = (orderCode: string, token: string) =>
      desk.post<{ status: number }>('/v1.0/order/freeResource', { orderCode }, { token });
    const order = await desk.allocated();
    await desk.store.db
      .update(orders)
      .set({ supplierId: desk.foreignSupplier })
      .where(eq(orders.id, order.id));
    expect((await free(order.orderCode, tokens.supplier)).code).toBe(errorCodes.orderNotFound);
    await desk.store.db
      .update(orders)
      .set({ supplierId: desk.ids.supplierId })
      .where(eq(orders.id, order.id));
    expect((await free(order.orderCode, tokens.supplier)).data).toMatchObject({
      status: 3,
      resourceName: 'North 07',
    });
    expect(await desk.lastAudit()).toMatchObject({
      operation: 'orders.freeResource',
      objectId: order.orderCode,
      before: { status: 2 },
      after: { status: 3 },
    });
    expect((await free(order.orderCode, tokens.supplier)).code).toBe(errorCodes.orderTransitionRefused);
    expect((await detail(desk.own, tokens.admin)).data).toMatchObject({
      processingOrderCount: 0,
      reservations: [],
    });
    await desk.switchAccount(desk.foreign, true, tokens.admin);
  });

  it('moves to another product, or stays unchanged when none has capacity', async () => {
    await desk.switchAccount(desk.own, false, tokens.admin);
    const reselect = (orderCode: string, productIdList: number[], more = {}) =>
      desk.post<Record<string, unknown>>(
        '/v1.0/order/reselect',
        { orderCode, productIdList, ...more },
        { token: tokens.admin },
      );
    const order = await desk.allocated();
    expect((await desk.stored(order.id))?.resourceId).toBe(desk.foreign);
    expect((await reselect(order.orderCode, [3001])).code).toBe(errorCodes.productNotEnabled);
    expect((await desk.stored(order.id))?.attempt).toBe(1);
    const { data } = await reselect(order.orderCode, [3001, 3024], { bankName: 'Example Bank' });
    expect(data).toMatchObject({ status: 2, attempt: 2, productId: 3024, bankName: 'Example Bank' });
    expect((await allocation(order.orderCode, tokens.admin)).data.attempts).toMatchObject([
      { state: 'released', failure: 'reselected' },
      { state: 'reserved', operator: 'admin' },
    ]);
    await desk.switchAccount(desk.own, true, tokens.admin);
  });

  it('times out when OrderTimeoutMinutes are over, as the setting was when it was allocated', async () => {
    const order = await desk.allocated();
    const { superAdmin: token, token2 } = tokens;
    await desk.post('/v1.0/system-config/setOrderTimeoutMinutes', { value: 1 }, { token, token2 });
    const short = await desk.allocated(25_000);
    desk.clock.advance(60_000);
    expect(await expireOrders(desk.parts)).toBe(1);
    expect([(await desk.stored(order.id))?.status, (await desk.stored(short.id))?.status]).toEqual([2, 3]);
    desk.clock.advance(9 * 60_000);
    expect(await expireOrders(desk.parts)).toBe(1);
    expect((await desk.stored(order.id))?.status).toBe(3);
    await desk.post('/v1.0/system-config/setOrderTimeoutMinutes', { value: 10 }, { token, token2 });
  });
});

describe('the pool', () => {
  const call = (name: string, options: { token: string; token2?: string }) =>
    desk.get<Record<string, unknown>>(`/v1.0/system-config/${name}`, options);

  it('repairs loads that contradict the orders; a second run finds nothing', async () => {
    const [first, second] = [await desk.allocated(), await desk.allocated(25_000)];
    // The first order ended without releasing its slot, the second lost its slot, and a counter is wrong.
    await desk.store.db.update(orders).set({ status: 3 }).where(eq(orders.id, first.id));
    await desk.store.db
      .update(allocationAttempts)
      .set({ state: 'released', endedAt: desk.clock.now(), releasedAt: desk.clock.now() })
      .where(eq(allocationAttempts.orderId, second.id));
    await desk.store.db.update(resourceLoads).set({ paidCount: 3, paidMinor: 99, paidOn: '2026-11-20' });

    const { superAdmin: token, token2 } = tokens;
    expect((await call('fixSystemResources', { token })).code).toBe(errorCodes.secondLevelRequired);
    expect((await call('fixSystemResources', { token: tokens.admin, token2 })).code).toBe(
      errorCodes.forbidden,
    );
    const { data } = await call('fixSystemResources', { token, token2 });
    const problems = (data.findings as { problem: string; fixed: boolean }[]).map(({ problem }) => problem);
    expect(problems).toEqual(
      expect.arrayContaining(['staleReservation', 'missingReservation', 'wrongDailyUse']),
    );
    expect(data.fixedCount).toBe(problems.length);
    const [firstAttempt] = await desk.store.db
      .select()
      .from(allocationAttempts)
      .where(eq(allocationAttempts.orderId, first.id));
    const [secondAttempt] = await desk.store.db
      .select()
      .from(allocationAttempts)
      .where(eq(allocationAttempts.orderId, second.id));
    expect([firstAttempt?.state, secondAttempt?.state]).toEqual(['released', 'reserved']);
    expect(await desk.lastAudit()).toMatchObject({
      operation: 'system.fixResources',
      after: { fixedCount: problems.length },
    });
    expect((await call('fixSystemResources', { token, token2 })).data).toMatchObject({
      fixedCount: 0,
      findings: [],
    });
    const loads = await desk.store.db.select().from(resourceLoads);
    expect(loads.reduce((sum, load) => sum + load.processingCount, 0)).toBe(1);
  });

  /** The problems found with an order's reservation, and whether each was fixed. */
  const fix = async (): Promise<(readonly [problem: string, fixed: boolean])[]> => {
    const { superAdmin: token, token2 } = tokens;
    const { code, data } = await call('fixSystemResources', { token, token2 });
    expect(code).toBe(errorCodes.success);
    const findings = data.findings as { problem: string; fixed: boolean }[];
    return findings
      .filter(({ problem }) => problem.endsWith('Reservation'))
      .map(({ problem, fixed }) => [problem, fixed]);
  };
  const losePlace = ({ id }: Order) =>
    desk.store.db
      .update(allocationAttempts)
      .set({ state: 'released', endedAt: desk.clock.now(), releasedAt: desk.clock.now() })
      .where(eq(allocationAttempts.orderId, id));
  const stateOf = async ({ id }: Order) =>
    (await desk.store.db.select().from(allocationAttempts).where(eq(allocationAttempts.orderId, id)))[0]
      ?.state;

  it('does not restore the slot of an expired order, which the expiry job ends', async () => {
    const order = await desk.allocated();
    await losePlace(order);
    desk.clock.advance(10 * 60_000);
    tokens = await desk.signAllIn();
    expect(await fix()).toEqual([['missingReservation', false]]);
    expect(await stateOf(order)).toBe('released');
  });

  it('does not restore a slot whose amount is meanwhile reserved for another order', async () => {
    const first = await desk.allocated();
    const elsewhere = first.resourceId === desk.own ? desk.foreign : desk.own;
    await desk.switchAccount(elsewhere, false, tokens.admin);
    await losePlace(first);
    const second = await desk.allocated();
    expect([second.resourceId, second.payAmountMinor]).toEqual([first.resourceId, first.payAmountMinor]);
    expect(await fix()).toEqual([['missingReservation', false]]);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['released', 'reserved']);
    await desk.switchAccount(elsewhere, true, tokens.admin);
  });

  it('counts money that arrived on an earlier day towards that day', async () => {
    const order = await desk.allocated();
    const completedAt = desk.clock.now();
    desk.clock.advance(24 * 3_600_000);
    tokens = await desk.signAllIn();
    await desk.store.db.update(orders).set({ status: 5, completedAt }).where(eq(orders.id, order.id));
    expect(await fix()).toEqual([['staleReservation', true]]);
    const [attempt] = await desk.store.db
      .select()
      .from(allocationAttempts)
      .where(eq(allocationAttempts.orderId, order.id));
    expect(attempt).toMatchObject({ state: 'paid', paidAt: completedAt });
    const token = tokens.admin;
    const { data } = await detail(order.resourceId ?? '', token);
    expect(data).toMatchObject({ processingOrderCount: 0 });
  });

  it('reset releases the slots of ended orders and keeps those of live ones', async () => {
    const [first, second] = [await desk.allocated(), await desk.allocated(25_000)];
    await desk.store.db.update(orders).set({ status: 3 }).where(eq(orders.id, first.id));
    const { superAdmin: token, token2 } = tokens;
    expect((await call('resetSystemResourcePool', { token, token2 })).data).toMatchObject({
      resourceCount: 2,
      readyCount: 2,
      freedReservationCount: 1,
    });
    expect(await desk.lastAudit()).toMatchObject({ operation: 'system.resetResourcePool' });
    const held = await desk.store.db
      .select()
      .from(allocationAttempts)
      .where(eq(allocationAttempts.state, 'reserved'));
    expect(held.map(({ orderId }) => orderId)).toEqual([second.id]);
  });
});
