import { ordersListRules } from '@platform/sdk/query-rules';
import { describe, expect, it } from 'vitest';
import { readFilters } from '../../../../shared/list/filter.codecs.ts';
import { contextOf } from '../../../../shared/list/list.context.tsx';
import { payoutList } from '../payouts/payouts.definition.ts';
import { orderList } from './orders.definition.ts';
import { noOptions } from './orders.parts.ts';

const filters = orderList.url.filters;
const given = {
  ...contextOf('orders.list', { path: '/order/list', fixed: {} }, {
    access: 'admin',
    orderTimeField: 'createdAt',
  } as never),
  options: noOptions,
};

describe('the filters of the order list', () => {
  it('are, with those of payouts, all filters of the contract, with the same names', () => {
    const paging = ['pageIndex', 'pageNum', 'cursor', 'sortBy', 'sortOrder', 'timeField', 'withSummary'];
    const names = Object.keys(ordersListRules).filter((name) => !paging.includes(name));
    const offered = new Set([filters, payoutList.url.filters].flatMap((each) => Object.keys(each)));
    // The type is fixed by every address.
    expect([...offered, 'orderType'].sort()).toEqual(names.sort());
  });

  it('begin with the time that the setting CompleteTimeFilter names', () => {
    const timesOf = (orderTimeField: 'createdAt' | 'completedAt') =>
      orderList.filters.main
        .filter(({ offered }) => offered?.({ ...given, user: { ...given.user, orderTimeField } }) ?? true)
        .flatMap(({ codecs }) => Object.keys(codecs))
        .filter((name) => name.endsWith('Time'));
    expect(timesOf('createdAt')).toEqual(['startTime', 'endTime']);
    expect(timesOf('completedAt')).toEqual(['completedStartTime', 'completedEndTime']);
  });

  it('name unreadable values instead of silently showing everything', () => {
    const read = readFilters(filters, { orderStatusId: '77', utr: 'x', orderCode: 'C1' });
    expect(read).toEqual({ values: { orderCode: 'C1' }, broken: ['orderStatusId', 'utr'] });
  });

  it('distinguish an empty list of statuses from none', () => {
    expect(readFilters(filters, { notInOrderStatusIds: 'none' }).values).toEqual({
      notInOrderStatusIds: [],
    });
    expect(readFilters(filters, {}).values).toEqual({});
  });
});

describe('the query', () => {
  it('sends amounts in minor units of the entered currency', () => {
    const { values } = readFilters(filters, { amount: '1,234.50INR', currentReceivedMoney: '1.5USDT' });
    expect(orderList.queryOf(values, given)).toMatchObject({
      amount: 123_450,
      currentReceivedMoney: 1_500_000,
    });
  });

  it('prefers the values fixed by the address to those in the URL', () => {
    expect(orderList.queryOf({ isProxy: false }, { ...given, fixed: { isProxy: true } })).toMatchObject({
      isProxy: true,
    });
  });
});
