import { expect, it } from 'vitest';
import { allOperations } from '../generated/platform.ts';
import * as operations from '../operations.ts';
import { ordersReject, suppliersList } from '../operations.ts';
import type { Operation } from './operation.ts';
import { usualOperations, usualPath } from './usual-operation.ts';

it.each([
  ['banks.list', true, 'bank/getList'],
  ['products.options', true, 'product/getOptions'],
  ['payoutBatches.dossier', true, 'payoutBatch/getDossier'],
  ['suppliers.adjustDeposit', false, 'supplier/adjustDeposit'],
])('the path of %s, which reads: %s, is %s', (id, reads, path) => {
  expect(usualPath(id, reads)).toBe(path);
});

it('is written as one text for those that have little else to say', () => {
  const shown = usualOperations(
    'banks options? list* add, statements list#, orders unlock=unlockOrder latest?=/web/order/last, payouts=payoutOrder cancel! list*, admin delete$=delete, monitors=monitor report& tell+',
  ).map((operation) => ({
    id: operation.id as string,
    path: operation.path,
    writes: operation.writes,
    isPaged: operation.page !== undefined,
    times: operation.times,
    movesMoney: operation.movesMoney !== undefined,
    auth: operation.auth,
  }));
  const plain = { writes: false, isPaged: false, movesMoney: false, auth: 'token' };
  expect(shown).toEqual([
    { ...plain, id: 'banks.options', path: '/v1.0/bank/getOptions' },
    { ...plain, id: 'banks.list', path: '/v1.0/bank/getList', isPaged: true },
    { ...plain, id: 'banks.add', path: '/v1.0/bank/add', writes: true },
    {
      ...plain,
      id: 'statements.list',
      path: '/v1.0/statement/getList',
      isPaged: true,
      times: ['startTime', 'endTime'],
    },
    { ...plain, id: 'orders.unlock', path: '/v1.0/order/unlockOrder', writes: true },
    { ...plain, id: 'orders.latest', path: '/web/order/last' },
    { ...plain, id: 'payouts.cancel', path: '/v1.0/payoutOrder/cancel', writes: true, movesMoney: true },
    { ...plain, id: 'payouts.list', path: '/v1.0/payoutOrder/getList', isPaged: true },
    { ...plain, id: 'admin.delete', path: '/v1.0/admin/delete', writes: true },
    { ...plain, id: 'monitors.report', path: '/v1.0/monitor/report', writes: true, auth: 'device' },
    { ...plain, id: 'monitors.tell', path: '/v1.0/monitor/tell', writes: true, auth: 'none' },
  ]);
});

it('is the same descriptor in that text as alone', () => {
  const alone = Object.values(operations) as Operation[];
  for (const bound of allOperations) expect(bound).toEqual(alone.find(({ id }) => id === bound.id) ?? bound);
});

it('is what a descriptor without a path of its own gets', () => {
  expect(suppliersList.path).toBe('/v1.0/supplier/getList');
  expect(ordersReject.path).toBe('/v1.0/order/reject');
});
