import { expect, it } from 'vitest';
import { ordersReject, suppliersList } from '../operations.ts';
import { usualPath } from './usual-operation.ts';

it.each([
  ['banks.list', 'bank/getList'],
  ['products.options', 'product/getOptions'],
  ['merchants.detail', 'merchant/getDetail'],
  ['suppliers.adjustDeposit', 'supplier/adjustDeposit'],
])('the path of %s is %s', (id, path) => {
  expect(usualPath(id)).toBe(path);
});

it('is what a descriptor without a path of its own gets', () => {
  expect(suppliersList.path).toBe('/v1.0/supplier/getList');
  expect(ordersReject.path).toBe('/v1.0/order/reject');
});
