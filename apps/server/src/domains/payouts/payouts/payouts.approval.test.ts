import { errorCodes } from '@platform/sdk';
import { payoutStatusIds } from '@platform/sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DecisionDesk, openDecisionDesk } from '../../../testing/decision-desk.ts';
import type { Order } from '../../orders/orders/orders.table.ts';

const limitMinor = 10_000_000;

let desk: DecisionDesk;
let as: DecisionDesk['as'];
beforeAll(async () => {
  desk = await openDecisionDesk();
  ({ as } = desk);
});
afterAll(() => desk.close());

const statusOf = async ({ id }: Order) => (await desk.stored(id)).payoutStatus;
const large = () => desk.waiting(limitMinor + 1);

/** Claims and starts the payment, then submits its proof. */
async function proven(order: Order, by: DecisionDesk['as']['admin']): Promise<Order> {
  await desk.claim(order, by);
  await desk.pay(order, by);
  expect((await desk.pay(order, by, { utr: desk.newUtr() })).code).toBe(errorCodes.success);
  return order;
}

describe('confirming a payout', () => {
  it('needs one operator up to the limit, the limit included', async () => {
    const order = await proven(await desk.waiting(limitMinor), as.admin);
    expect(await statusOf(order)).toBe(payoutStatusIds.completed);
  });

  it('above the limit is requested by one operator and confirmed by another', async () => {
    const order = await proven(await large(), as.supplier);
    expect((await desk.pay(order, as.admin)).code).toBe(errorCodes.secondApprovalRequired);
    expect((await desk.pay(order, as.admin)).code).toBe(errorCodes.secondApprovalRequired);
    expect(await statusOf(order)).toBe(payoutStatusIds.pendingConfirmation);
    expect((await desk.timeline(order.id)).slice(-2)).toEqual(['submitProof', 'confirmRequested']);
    expect((await desk.pay(order, as.superAdmin)).data).toMatchObject({
      payoutStatus: payoutStatusIds.completed,
    });
  });

  it('above the limit is not approved by the operator who claimed and paid it', async () => {
    const order = await proven(await large(), as.admin);
    expect(await statusOf(order)).toBe(payoutStatusIds.pendingConfirmation);
    expect((await desk.pay(order, as.superAdmin)).code).toBe(errorCodes.secondApprovalRequired);
    const before = await desk.balances();
    expect((await desk.pay(order, as.admin)).code).toBe(errorCodes.secondApprovalRequired);
    expect(await desk.balances()).toEqual(before);
    expect(await statusOf(order)).toBe(payoutStatusIds.pendingConfirmation);
  });

  it('above the limit may be requested by the operator who paid it', async () => {
    const order = await proven(await large(), as.admin);
    expect((await desk.pay(order, as.admin)).code).toBe(errorCodes.secondApprovalRequired);
    expect((await desk.pay(order, as.superAdmin)).data).toMatchObject({
      payoutStatus: payoutStatusIds.completed,
    });
  });
});

describe('finding an exception paid', () => {
  const lost = async (by: DecisionDesk['as']['admin']) => {
    const order = await large();
    await desk.claim(order, by);
    await desk.pay(order, by);
    await desk.decide('reportUnknown', order, by, { reason: 'no answer' });
    return order;
  };
  const find = (order: Order, by: DecisionDesk['as']['admin'], utr: string) =>
    desk.decide('resolveException', order, by, { outcome: 'paid', reason: 'seen at the bank', utr });

  it('above the limit is requested by one operator and approved by another', async () => {
    const order = await lost(as.supplier);
    const utr = desk.newUtr();
    expect((await find(order, as.admin, utr)).code).toBe(errorCodes.secondApprovalRequired);
    expect(await statusOf(order)).toBe(payoutStatusIds.exception);
    expect((await find(order, as.superAdmin, utr)).data).toMatchObject({
      payoutStatus: payoutStatusIds.completed,
      utr,
    });
  });

  it('above the limit is not approved by the operator who claimed and paid it', async () => {
    const order = await lost(as.admin);
    const utr = desk.newUtr();
    expect((await find(order, as.superAdmin, utr)).code).toBe(errorCodes.secondApprovalRequired);
    expect((await find(order, as.admin, utr)).code).toBe(errorCodes.secondApprovalRequired);
    expect(await statusOf(order)).toBe(payoutStatusIds.exception);
  });
});
