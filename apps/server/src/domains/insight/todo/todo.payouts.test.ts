import type { Output } from '@platform/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DecisionDesk, openDecisionDesk } from '../../../testing/decision-desk.ts';
import { orderCallbacks } from '../../orders/order-callbacks/order-callbacks.table.ts';
import type { TodoKind } from './todo.types.ts';

let desk: DecisionDesk;
beforeEach(async () => {
  desk = await openDecisionDesk();
});
afterEach(() => desk.close());

const entry = async (kind: TodoKind, token: string) => {
  const { data } = await desk.get<Output<'todo.list'>>('/v1.0/todo/getList', { token });
  return data.list.find((one) => one.kind === kind);
};
const names = async (kind: TodoKind, token: string) =>
  (await entry(kind, token))?.rows.map(({ name }) => name);

test('a payout with an unknown outcome is a task for staff and its own supplier', async () => {
  const order = await desk.lost();
  expect(await names('payoutExceptions', desk.as.admin.token)).toEqual([order.orderCode]);
  expect(await names('payoutExceptions', desk.as.supplier.token)).toEqual([order.orderCode]);
  expect(await names('payoutExceptions', desk.as.other.token)).toEqual([]);
  expect(await names('payoutExceptions', desk.as.merchant.token)).toBeUndefined();
});

test('a rejection is a task until it is decided', async () => {
  const order = await desk.waiting();
  await desk.reject(order, desk.as.admin);
  expect((await entry('payoutRejections', desk.as.admin.token))?.rows).toMatchObject([
    { name: order.orderCode, reason: 'duplicate', amountMinor: order.amountMinor },
  ]);
  await desk.decide('approveRejection', order, desk.as.superAdmin);
  expect(await names('payoutRejections', desk.as.admin.token)).toEqual([]);
});

test('a claim is urgent when it has five minutes left', async () => {
  const order = await desk.waiting();
  await desk.claim(order, desk.as.supplier);
  expect(await names('expiringClaims', desk.as.supplier.token)).toEqual([]);
  desk.clock.advance(5 * 60_000 + 1_000);
  const found = await entry('expiringClaims', desk.as.supplier.token);
  expect(found?.rows).toMatchObject([{ name: order.orderCode }]);
  expect(Date.parse(found?.rows[0]?.dueAt ?? '') - desk.clock.now().getTime()).toBeLessThan(5 * 60_000);
});

test('a failed callback is a task for roles that may re-send it, and for its own merchant', async () => {
  const order = await desk.waiting();
  await desk.decide('cancel', order, desk.as.merchant);
  expect(await names('deadCallbacks', desk.as.merchant.token)).toEqual([]);
  await desk.store.db
    .update(orderCallbacks)
    .set({ state: 'dead', dueAt: null, lastOutcome: 'httpError', lastAttemptAt: desk.clock.now() });
  for (const { token } of [desk.as.merchant, desk.as.admin]) {
    expect((await entry('deadCallbacks', token))?.rows).toMatchObject([
      { name: order.orderCode, reason: 'httpError' },
    ]);
  }
});

test('a two-person decision is a task for everyone except the requester', async () => {
  const request = {
    merchantId: desk.ids.merchantId,
    currency: 'INR',
    amountMinor: 20_000_000,
    reason: 'bonus',
    key: 'a-key-of-its-own',
  };
  await desk.post('/v1.0/merchant/adjustBalance', request, desk.as.admin);
  expect(await names('approvals', desk.as.admin.token)).toEqual([]);
  expect((await entry('approvals', desk.as.superAdmin.token))?.rows).toMatchObject([
    { name: 'Test merchant', note: 'admin', reason: 'merchantBalance', amountMinor: 20_000_000 },
  ]);
  await desk.post('/v1.0/merchant/adjustBalance', request, desk.as.superAdmin);
  expect(await names('approvals', desk.as.superAdmin.token)).toEqual([]);
});

test('a requested confirmation or reversal is a task until the order changes', async () => {
  await desk.fund(100_000_000);
  const order = await desk.waiting(50_000_000);
  await desk.claim(order, desk.as.supplier);
  await desk.pay(order, desk.as.supplier);
  await desk.pay(order, desk.as.supplier, { utr: desk.newUtr() });
  await desk.pay(order, desk.as.admin);
  expect((await entry('approvals', desk.as.superAdmin.token))?.rows).toMatchObject([
    { name: order.orderCode, note: 'admin', reason: 'payoutConfirmation' },
  ]);
  await desk.pay(order, desk.as.superAdmin);
  await desk.post('/v1.0/order/reverseOrder', { orderCode: order.orderCode }, desk.as.admin);
  expect(await names('approvals', desk.as.admin.token)).toEqual([]);
  expect((await entry('approvals', desk.as.superAdmin.token))?.rows).toMatchObject([
    { name: order.orderCode, note: 'admin', reason: 'reversal' },
  ]);
  await desk.post('/v1.0/order/reverseOrder', { orderCode: order.orderCode }, desk.as.superAdmin);
  expect(await names('approvals', desk.as.superAdmin.token)).toEqual([]);
});
