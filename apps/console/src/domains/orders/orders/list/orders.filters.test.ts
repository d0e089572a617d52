import { ordersListRules } from '@platform/sdk/query-rules';
import { describe, expect, it } from 'vitest';
import { readFilters } from '../../../../shared/list/filter.codecs.ts';
import { contextOf } from '../../../../shared/list/list.context.tsx';
import { orderList } from './orders.definition.ts';

const filters = orderList.url.filters;
const given = {
  ...contextOf('orders.list', '/order/list', { access: 'admin' } as never),
  options: { merchants: [], suppliers: [], accounts: [], products: [], currency: 'INR' as const },
  fixed: {},
};

describe('the filters of the order list', () => {
  it('are all of the contract, by the same names', () => {
    const paging = ['pageIndex', 'pageNum', 'cursor', 'sortBy', 'sortOrder', 'timeField', 'withSummary'];
    const names = Object.keys(ordersListRules).filter((name) => !paging.includes(name));
    expect(Object.keys(filters).sort()).toEqual(names.sort());
  });

  it('name what they could not read, instead of showing everything in silence', () => {
    const read = readFilters(filters, { orderStatusId: '77', utr: 'x', orderCode: 'C1' });
    expect(read).toEqual({ values: { orderCode: 'C1' }, broken: ['orderStatusId', 'utr'] });
  });

  it('tell an empty list of statuses from none', () => {
    expect(readFilters(filters, { notInOrderStatusIds: 'none' }).values).toEqual({
      notInOrderStatusIds: [],
    });
    expect(readFilters(filters, {}).values).toEqual({});
  });
});

describe('the query', () => {
  const place = { sort: { by: 'createdAt', order: 'desc' }, page: 3, pageSize: 50, cursor: null } as const;

  it('sends amounts in minor units of the currency they were entered in', () => {
    const { values } = readFilters(filters, { amount: '1,234.50INR', currentReceivedMoney: '1.5USDT' });
    expect(orderList.queryOf(values, given)).toMatchObject({
      amount: 123_450,
      currentReceivedMoney: 1_500_000,
    });
  });

  it('lets what the address fixes go before what the URL says', () => {
    expect(orderList.queryOf({ isProxy: false }, { ...given, fixed: { isProxy: true } })).toMatchObject({
      isProxy: true,
    });
  });

  it('shows collections, and payouts to who asks for them', () => {
    expect(orderList.queryOf({}, given)).toEqual({ orderType: 1 });
    expect(orderList.queryOf({ orderType: 2 }, given)).toEqual({ orderType: 2 });
  });

  it('pages by number, by cursor where there is one, and never by cursor in another order', () => {
    expect(orderList.pageOf({}, place)).toEqual({ page: 3, pageSize: 50 });
    expect(orderList.pageOf({}, { ...place, cursor: 'abc' })).toEqual({
      cursor: 'abc',
      pageSize: 50,
    });
    expect(orderList.pageOf({}, { ...place, cursor: 'abc', sort: { by: 'amount', order: 'asc' } })).toEqual({
      page: 3,
      pageSize: 50,
      sortBy: 'amount',
      sortOrder: 'asc',
    });
  });
});
