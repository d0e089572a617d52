import { expect, it } from 'vitest';
import { customerService, defineScreen, readOnly } from './screen.ts';

const common = {
  title: { 'zh-CN': '', 'zh-TW': '', 'en-US': '' },
  roles: ['admin'],
  load: async () => () => null,
} as const;

it('fixes only fields of the first call, with values that it takes', () => {
  const path = '/x';
  defineScreen({ ...common, path, operations: ['orders.list', 'orders.marks'], fixed: { orderType: 2 } });
  // @ts-expect-error: the call has no such field.
  defineScreen({ ...common, path, operations: ['orders.list'], fixed: { ordertype: 2 } });
  // @ts-expect-error: the field takes no text.
  defineScreen({ ...common, path, operations: ['orders.list'], fixed: { isProxy: 'true' } });
});

it('gives the copies of a screen its fixed filters and its base', () => {
  const list = defineScreen({
    ...common,
    path: '/list',
    operations: ['orders.list'],
    fixed: { isProxy: true },
  });
  const shared = { base: '/list', fixed: { isProxy: true } };
  expect(customerService(list)).toMatchObject({ ...shared, path: '/list/customerService' });
  expect(readOnly(list)).toMatchObject({ ...shared, path: '/list/readonly' });
  expect(defineScreen({ ...common, path: '/elsewhere', base: '/list' }).base).toBe('/list');
});
