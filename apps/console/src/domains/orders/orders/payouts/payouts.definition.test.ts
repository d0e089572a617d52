import type { Role } from '@platform/sdk/permissions';
import { describe, expect, it } from 'vitest';
import { screens } from '../../../../routes.ts';
import { namesOf } from '../../../../shared/list/filter.view.ts';
import { contextOf } from '../../../../shared/list/list.context.tsx';
import { columnsOf } from '../../../../shared/list/use-columns.ts';
import { viewsOf } from '../../../../shared/list/use-list-screen.ts';
import { translate } from '../../../../shared/messages.ts';
import { noOptions } from '../list/orders.parts.ts';
import { payoutList, payoutPool } from './payouts.definition.ts';
import type { PayoutText } from './payouts.labels.ts';
import { payoutMessages } from './payouts.messages.ts';

const say: PayoutText = (key, ...values) => translate(payoutMessages, 'en-US', key, ...values);

function seenBy(role: Role, path: string) {
  const screen = screens.find((one) => one.path === path);
  if (!screen) throw new Error(`No screen at ${path}.`);
  const context = contextOf('orders.list', screen, { access: role } as never);
  const given = { ...context, options: noOptions };
  const telling = { say, language: 'en-US', given } as const;
  const of = path.includes('pool') ? payoutPool : payoutList;
  const views = viewsOf(of, telling);
  const all = [...views.main, ...views.more.flatMap((group) => group.views)];
  return {
    query: of.queryOf({}, given),
    filters: all.flatMap((view) => namesOf(view)),
    columns: columnsOf(of, telling).map(({ id }) => id),
  };
}

describe('the payout lists', () => {
  it('show payouts alone, and each address its own part', () => {
    expect(seenBy('admin', '/payProxyOrder/list').query).toEqual({ orderType: 2 });
    expect(seenBy('supplier', '/payProxyOrder/list/supplier').query).toEqual({
      orderType: 2,
      isProxy: false,
    });
    expect(seenBy('supplier', '/payProxyOrder/list/supplierProxy').query).toEqual({
      orderType: 2,
      isProxy: true,
    });
  });

  it('show the copy of customer service the same as staff', () => {
    const service = seenBy('customerService', '/payProxyOrder/list/customerService');
    expect(service).toEqual(seenBy('admin', '/payProxyOrder/list'));
  });

  it('tell a merchant neither who pays its payouts nor how they are labelled', () => {
    const { columns, filters } = seenBy('merchant', '/payProxyOrder/list/merchant');
    for (const name of [
      'merchantName',
      'supplierName',
      'resourceName',
      'claimedBy',
      'claimExpiresAt',
      'mark',
    ])
      expect(columns).not.toContain(name);
    for (const name of ['merchantId', 'supplierId', 'isProxy', 'resourceId', 'claimedBy', 'orderMark'])
      expect(filters).not.toContain(name);
    expect(columns).toContain('feeMinor');
  });

  it('tell a supplier no fee of a merchant', () => {
    expect(seenBy('supplier', '/payProxyOrder/list/supplier').columns).not.toContain('feeMinor');
  });
});

describe('the pool', () => {
  it('shows what awaits payment, the oldest first', () => {
    expect(seenBy('supplier', '/payProxyOrder/pool').query).toEqual({ orderType: 2, payoutStatus: 1 });
    const place = { sort: payoutPool.url.sort, page: 2, pageSize: 50, cursor: null };
    expect(payoutPool.pageOf({}, place)).toEqual({
      page: 2,
      pageSize: 50,
      sortBy: 'createdAt',
      sortOrder: 'asc',
    });
  });

  it('tells a supplier not whose payouts it pays', () => {
    expect(seenBy('supplier', '/payProxyOrder/pool').columns).not.toContain('merchantName');
    expect(seenBy('admin', '/payProxyOrder/pool').columns).toContain('merchantName');
  });
});
