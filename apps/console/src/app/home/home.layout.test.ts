import { permissions } from '@platform/sdk/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { screens } from '../../routes.ts';
import { type Role, roles } from '../../shared/roles.ts';
import { mayFollow, screenAt, setSite } from '../../shared/site.ts';
import { homes } from './home.layout.tsx';
import { orderLinks, unpaidStatuses } from './home.links.ts';
import { watched } from './home.watch.ts';

beforeAll(() => setSite({ screens }));

const range = { from: '2026-11-22 00:00:00', to: '2026-11-22 23:59:59' };

describe.each(roles)('the home of %s', (role) => {
  it('has at least one part, and each part once', () => {
    const keys = homes[role].map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('reads only what the role may call', () => {
    for (const { key, operations } of homes[role]) {
      for (const operation of operations) {
        expect(permissions[operation].roles, `${key} needs ${operation}`).toHaveProperty(role);
      }
    }
  });

  it('fills rows of twelve columns', () => {
    let column = 0;
    for (const { width } of homes[role]) {
      column += width;
      expect(column).toBeLessThanOrEqual(12);
      if (column === 12) column = 0;
    }
    expect(column).toBe(0);
  });

  it('links only to pages that the role may open', () => {
    const parts = role === 'supplier' ? [false, true] : [undefined];
    const links = [
      ...parts.flatMap((isProxy) => {
        const { collections, payouts } = orderLinks(role, isProxy);
        return [collections({ orderStatusId: 4 }), collections({}), payouts({ payoutStatus: 10 })];
      }),
      ...Object.values(watched).map(({ link }) => link(role, { today: range, since: range })),
    ].filter((link) => link !== undefined);
    for (const link of links) expect(mayFollow(link, role), link).toBe(true);
  });
});

describe('a figure opens the same orders that it counted', () => {
  it('with all statuses, including those that lists hide by default', () => {
    const { collections } = orderLinks('merchant', undefined);
    expect(collections({ productId: undefined })).toBe(
      '/order/list/merchant?isTest=false&notInOrderStatusIds=none',
    );
    expect(collections({ notInOrderStatusIds: unpaidStatuses, currency: 'USDT' })).toBe(
      '/order/list/merchant?isTest=false&notInOrderStatusIds=1%2C2%2C3%2C10&currency=USDT',
    );
    expect(collections({ orderStatusId: 5 })).toBe('/order/list/merchant?isTest=false&orderStatusId=5');
    expect(orderLinks('technicalSupport', undefined).collections({})).toBeUndefined();
  });

  it.each([false, true])('with the shown part of a supplier’s orders: team %s', (isProxy) => {
    const href = orderLinks('supplier', isProxy).collections({});
    expect(screenAt(href?.split('?')[0] ?? '')?.fixed).toEqual({ orderType: 1, isProxy });
  });

  it('for payouts, where the role has a list of them', () => {
    const exceptions = (role: Role) => orderLinks(role, undefined).payouts({ payoutStatus: 10 });
    expect(exceptions('admin')).toBe('/payProxyOrder/list?isTest=false&payoutStatus=10');
    expect(exceptions('customerService')).toBe(
      '/payProxyOrder/list/customerService?isTest=false&payoutStatus=10',
    );
    expect(exceptions('merchant')).toBe('/payProxyOrder/list/merchant?isTest=false&payoutStatus=10');
    expect(exceptions('technicalSupport')).toBeUndefined();
  });
});
