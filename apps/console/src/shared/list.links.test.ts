import type { OperationId } from '@platform/sdk';
import { House } from 'lucide-react';
import { afterEach, describe, expect, it } from 'vitest';
import { screens } from '../routes.ts';
import { type LinkFilter, listLink, wholeListLink } from './list.links.ts';
import type { Role } from './roles.ts';
import { customerService, defineScreen, type FixedFilters, type Screen } from './screen.ts';
import { setSite } from './site.ts';

type Row = readonly [OperationId, LinkFilter, Role, string | undefined];

describe('the screens that exist', () => {
  const rows: readonly Row[] = [
    ['orders.list', {}, 'admin', '/order/list'],
    ['orders.list', { orderType: 1 }, 'superAdmin', '/order/list'],
    [
      'orders.list',
      { orderType: 1, orderCode: 'C 1' },
      'customerService',
      '/order/list/customerService?orderCode=C+1',
    ],
    ['orders.list', { orderType: 1, productId: '', currency: undefined }, 'merchant', '/order/list/merchant'],
    ['orders.list', { orderStatusId: 5 }, 'supplier', '/order/list/supplier?orderStatusId=5'],
    ['orders.list', { isProxy: false, orderType: 1 }, 'supplier', '/order/list/supplier'],
    [
      'orders.list',
      { isProxy: true, orderType: 1, order: 'C1' },
      'supplier',
      '/order/list/supplierProxy?order=C1',
    ],
    ['orders.list', { isProxy: true }, 'admin', '/order/list?isProxy=true'],
    ['orders.list', { orderType: 2 }, 'admin', '/payProxyOrder/list'],
    ['orders.list', { orderType: 2, payoutStatus: 1 }, 'admin', '/payProxyOrder/pool'],
    [
      'orders.list',
      { orderType: 2, payoutStatus: 10 },
      'supplier',
      '/payProxyOrder/list/supplier?payoutStatus=10',
    ],
    ['orders.list', { orderType: 2 }, 'technicalSupport', undefined],
    ['orders.list', { orderType: 1 }, 'technicalSupport', undefined],
    ['orderCallbacks.list', { state: 'dead' }, 'admin', '/orderCallback?state=dead'],
    ['orderCallbacks.list', { state: 'dead' }, 'technicalMaintenance', '/orderCallback/readonly?state=dead'],
    ['orderCallbacks.listDetails', { orderCode: 'C1' }, 'admin', '/orderCallbackDetail?orderCode=C1'],
    ['orderCallbacks.list', {}, 'merchant', undefined],
    ['errorLogs.listGroups', { fault: 'a1' }, 'superAdmin', '/error_logger_page?fault=a1'],
    ['statements.list', { state: 'unmatched' }, 'admin', '/bankStatement/list?state=unmatched'],
    [
      'statements.list',
      { kind: 'usdt', utr: 'ab12' },
      'superAdmin',
      '/bankStatement/usdtTransactionRecord-admin?utr=ab12',
    ],
    ['statements.list', { kind: 'sms' }, 'customerService', undefined],
    ['statements.list', {}, 'merchant', undefined],
  ];
  it.each(rows)('%s with %o, for %s: %s', (operation, filter, role, expected) => {
    setSite({ screens });
    expect(listLink(operation, role, filter)).toBe(expected);
  });
});

describe('several screens of one call', () => {
  afterEach(() => setSite({ screens }));
  const title = { 'zh-CN': '', 'zh-TW': '', 'en-US': '' };
  const screen = (
    path: `/${string}`,
    operations: readonly OperationId[],
    fixed: FixedFilters = {},
  ): Screen => ({
    ...defineScreen({ path, title, roles: ['admin'], load: async () => House as never }),
    operations,
    fixed,
  });
  const collections = screen('/collections', ['orders.list'], { orderType: 1 });
  const payouts = screen('/payouts', ['orders.list'], { orderType: 2 });
  const all = [
    screen('/board', ['orders.statistics', 'orders.list']),
    collections,
    customerService(collections),
    screen('/pool', ['orders.list'], { orderType: 2, payoutStatus: 1 }),
    payouts,
    screen('/banks', ['resources.list'], { kinds: ['bank', 'upi'] }),
    screen('/chains', ['resources.list'], { kinds: ['usdt'] }),
  ];
  const rows: readonly Row[] = [
    // The screen that fixes nothing beyond the wish shows all the rows; the pool would hide some.
    ['orders.list', { orderType: 2 }, 'admin', '/payouts'],
    ['orders.list', { orderType: 2, payoutStatus: 10 }, 'admin', '/payouts?payoutStatus=10'],
    ['orders.list', { orderType: 2, payoutStatus: 1 }, 'admin', '/pool'],
    // The page whose own rows they are goes before one that calls it besides.
    ['orders.list', { orderType: 1 }, 'admin', '/collections'],
    ['orders.list', { orderType: 1 }, 'technicalMaintenance', '/collections/customerService'],
    ['orders.list', { orderType: 2 }, 'technicalMaintenance', undefined],
    ['orders.statistics', { orderType: 2 }, 'admin', '/board?orderType=2'],
    ['resources.list', { kinds: 'upi,bank', state: 1 }, 'admin', '/banks?state=1'],
    ['resources.list', { kinds: 'usdt' }, 'admin', '/chains'],
    ['resources.list', { kinds: 'gateway' }, 'admin', undefined],
    ['resources.list', { state: 1 }, 'admin', '/banks?state=1'],
  ];
  it.each(rows)('%s with %o, for %s: %s', (operation, filter, role, expected) => {
    setSite({ screens: all });
    expect(listLink(operation, role, filter)).toBe(expected);
  });
});

describe('a link to all rows', () => {
  it('is missing where the screen would hide some', () => {
    setSite({ screens });
    expect(wholeListLink('statements.list', 'customerService', { state: 'matched' })).toBeUndefined();
    expect(wholeListLink('statements.list', 'customerService', { kind: 'usdt', state: 'matched' })).toBe(
      '/bankStatement/usdtTransactionRecord-admin/customerService?state=matched',
    );
    expect(wholeListLink('statements.list', 'admin', { state: 'matched' })).toBe(
      '/bankStatement/list?state=matched',
    );
    expect(wholeListLink('statements.list', 'merchant', {})).toBeUndefined();
  });
});
