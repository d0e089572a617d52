import { beforeAll, expect, it } from 'vitest';
import { screens } from '../routes.ts';
import { hrefFor, rolesAt, setSite } from './site.ts';

beforeAll(() => setSite({ screens }));

it('leads a reader to its own copy of the screen that a message names', () => {
  expect(hrefFor('/orderCallback?orderCode=C1', 'admin')).toBe('/orderCallback?orderCode=C1');
  expect(hrefFor('/orderCallback?orderCode=C1', 'technicalMaintenance')).toBe(
    '/orderCallback/readonly?orderCode=C1',
  );
  expect(hrefFor('/order/list/customerService#top', 'admin')).toBe('/order/list#top');
});

it('leads nowhere where the role has no copy, or the console no such screen', () => {
  expect(hrefFor('/orderCallback?orderCode=C1', 'merchant')).toBeUndefined();
  expect(hrefFor('/nameBlackList?orderCode=P1', 'superAdmin')).toBeUndefined();
});

it('knows who may open a screen or a copy of it: a view of the screen can be shared with them alone', () => {
  expect(rolesAt('/order/list').toSorted()).toEqual([
    'admin',
    'customerService',
    'superAdmin',
    'technicalMaintenance',
  ]);
  expect(rolesAt('/order/list/supplier')).toEqual(['supplier']);
  expect(rolesAt('/nowhere')).toEqual([]);
});
