import { permissions } from '@platform/sdk/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { menuGroups, screens } from '../../routes.ts';
import { listLink, payoutLink } from '../../shared/list.links.ts';
import { roles } from '../../shared/roles.ts';
import { mayFollow, setSite } from '../../shared/site.ts';
import { homes } from './home.layout.tsx';
import { watched } from './home.watch.ts';

beforeAll(() => setSite({ screens, menuGroups }));

const range = { from: '2026-11-22 00:00:00', to: '2026-11-22 23:59:59' };

describe.each(roles)('the home of %s', (role) => {
  it('holds something, each part once', () => {
    const keys = homes[role].map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('reads nothing that the role may not call', () => {
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

  it('leads nowhere that the role may not go', () => {
    const links = [
      listLink('orders.list', role, { orderStatusId: 4 }),
      payoutLink(role, { payoutStatus: 10 }),
      ...Object.values(watched).map(({ link }) => link(role, { today: range, since: range })),
    ].filter((link) => link !== undefined);
    for (const link of links) expect(mayFollow(link, role), link).toBe(true);
  });
});

it('opens the same orders that it counted', () => {
  expect(listLink('orders.list', 'merchant', { orderStatusId: 5, productId: undefined })).toBe(
    '/order/list/merchant?orderStatusId=5',
  );
  expect(listLink('orders.list', 'technicalSupport')).toBeUndefined();
});
