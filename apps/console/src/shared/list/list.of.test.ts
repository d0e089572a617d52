import {
  adminDeleteUser,
  fundRecordsList,
  orderCallbacksDelete,
  ordersCallback,
  ordersList,
} from '@platform/sdk/operations';
import { fundRecordsListRules, ordersListRules } from '@platform/sdk/query-rules';
import { describe, expect, it } from 'vitest';
import { defineMessages, translate } from '../messages.ts';
import { contextOf } from './list.context.tsx';
import { listOf } from './list.of.ts';
import type { ListContext } from './list.types.ts';
import { columnsOf } from './use-columns.ts';
import { viewsOf } from './use-list-screen.ts';

const words = defineMessages('listOfTest', {
  plain: { 'zh-CN': '普通', 'zh-TW': '普通', 'en-US': 'Plain' },
  filled: { 'zh-CN': '共 {{count}}', 'zh-TW': '共 {{count}}', 'en-US': 'All {{count}}' },
});
const { column, filter, action, define } = listOf()(ordersList, ordersListRules, words);
const given = contextOf('orders.list', { path: '/order/list', fixed: {} }, { access: 'admin' } as never);
const telling = {
  say: ((key: 'plain') => translate(words, 'en-US', key)) as never,
  language: 'en-US',
  given,
} as const;

const orders = define({
  label: 'plain',
  rowId: 'orderCode',
  openName: 'order',
  sortKeys: ['amount'],
  filters: {
    main: [
      filter.text('orderCode', 'plain', { rule: 'plain' }),
      filter.money('amount', 'plain', { currency: () => 'INR' }),
      filter.choice('orderStatusId', 'plain', { of: { 4: 'plain', 10: 'plain' } }),
    ],
    more: [
      {
        title: 'plain',
        filters: [filter.yesNo('isProxy', 'plain', { offered: ({ path }) => path === '/x' })],
      },
      { title: 'plain', filters: [filter.times('startTime', 'endTime', 'plain')] },
    ],
  },
  columns: [
    column.orderNo('orderCode', 'plain'),
    column.money('amountMinor', 'plain', { currency: 'currency', sort: 'amount' }),
  ],
});
const newest = { sort: { by: 'createdAt', order: 'desc' }, page: 3, pageSize: 50, cursor: null } as const;

describe('one list definition', () => {
  it('makes the columns, sorted by the call’s sort fields', () => {
    const columns = columnsOf(orders, telling);
    expect(columns.map(({ id, enableSorting, header }) => [id, enableSorting, header])).toEqual([
      ['orderCode', false, 'Plain'],
      ['amount', true, 'Plain'],
    ]);
    const row = { amountMinor: 123_450, currency: 'INR' };
    expect(columns[1]?.meta?.text?.(undefined, row)).toBe('1234.50');
  });

  it('makes the offered filters, and also reads the others from the URL', () => {
    const { main, more } = viewsOf(orders, telling);
    expect(main.map(({ kind, name }) => [kind, name])).toEqual([
      ['text', 'orderCode'],
      ['money', 'amount'],
      ['choice', 'orderStatusId'],
    ]);
    expect(more.map(({ views }) => views.map(({ name }) => name))).toEqual([['startTime']]);
    expect(Object.keys(orders.url.filters)).toContain('isProxy');
  });

  it('sends the parameters of the call', () => {
    const values = { amount: { amountMinor: 500, currency: 'INR' }, orderStatusId: 4, isProxy: false };
    const asked = { amount: 500, orderStatusId: 4, isProxy: false };
    expect(orders.queryOf(values, given)).toEqual({ ...asked, currency: 'INR' });
    const chosen = { currency: 'CNY', ...values };
    expect(orders.queryOf(chosen, given)).toEqual({ ...asked, currency: 'CNY' });
  });

  it('reads a value in the type of the call', () => {
    const { orderStatusId, isProxy, orderCode } = orders.url.filters;
    expect(orderStatusId?.read('10')).toBe(10);
    expect(orderStatusId?.read('7')).toBeUndefined();
    expect(isProxy?.read('false')).toBe(false);
    expect(isProxy?.read('perhaps')).toBeUndefined();
    expect(orderCode?.read('10')).toBe('10');
  });

  it('pages by number, or by the cursor of the page before', () => {
    const order = { sortBy: 'createdAt', sortOrder: 'desc' };
    expect(orders.pageOf({}, newest)).toEqual({ page: 3, pageSize: 50, ...order });
    expect(orders.pageOf({}, { ...newest, cursor: 'abc' })).toEqual({
      cursor: 'abc',
      pageSize: 50,
      ...order,
    });
  });
});

/** The compiler rejects each of these. An unused `@ts-expect-error` fails the type check. */
describe('a wrong combination does not compile', () => {
  it('of a column and a field', () => {
    const wrong = [
      // @ts-expect-error a text is not an amount
      column.money('merchantName', 'plain', { currency: 'currency' }),
      // @ts-expect-error an amount is not a text
      column.text('amountMinor', 'plain'),
      // @ts-expect-error an amount is not a count
      column.count('amountMinor', 'plain'),
      // @ts-expect-error a currency is a text
      column.money('amountMinor', 'plain', { currency: 'status' }),
      // @ts-expect-error a name is not a time
      column.time('merchantName', 'plain'),
      // @ts-expect-error a time is not a boolean
      column.boolean('createdAt', 'plain'),
      // @ts-expect-error no such field
      column.text('nothing', 'plain'),
      // @ts-expect-error the call does not sort by it
      column.text('utr', 'plain', { sort: 'utr' }),
      // @ts-expect-error no such message
      column.text('utr', 'missing'),
      // @ts-expect-error a title has no values for placeholders
      column.text('utr', 'filled'),
    ];
    expect(wrong.every((made) => typeof made === 'function')).toBe(true);
  });

  it('of a filter and a parameter; a cast one fails when it runs', () => {
    // @ts-expect-error the call has no such filter
    expect(() => filter.text('nothing', 'plain', { rule: 'plain' })).toThrow('no parameter nothing');
    const wrong = [
      // @ts-expect-error a status is not a free text
      filter.text('orderStatusId', 'plain', { rule: 'plain' }),
      // @ts-expect-error not an amount
      filter.money('orderCode', 'plain', { currency: () => 'INR' }),
      // @ts-expect-error an amount is not chosen from a list
      filter.choice('amount', 'plain', { of: {} }),
      // @ts-expect-error no such status
      filter.choice('orderStatusId', 'plain', { of: { 77: 'plain' } }),
      // @ts-expect-error not a time
      filter.times('orderCode', 'endTime', 'plain'),
      // @ts-expect-error not a boolean
      filter.yesNo('orderCode', 'plain'),
      // @ts-expect-error not one of the values
      filter.switch('isProxy', 'plain', { on: 'yes' }),
    ];
    expect(wrong).toHaveLength(7);
  });

  it('of an action and a row', () => {
    const rest = { done: () => '' };
    const wrong = [
      // @ts-expect-error the call takes an order code, not an id
      action(ordersCallback, 'plain', ({ id }) => ({ id }), rest),
      // @ts-expect-error the call takes several ids
      action(orderCallbacksDelete, 'plain', ({ id }) => ({ id }), rest),
      // @ts-expect-error a row has no such field
      action(adminDeleteUser, 'plain', ({ userId }) => ({ id: userId }), rest),
      action(ordersCallback, 'plain', ({ orderCode }) => ({ orderCode }), rest),
    ];
    expect(wrong.map(({ operation }) => operation)).toContain('orders.callback');
  });

  it('of a definition and its call', () => {
    const funds = listOf()(fundRecordsList, fundRecordsListRules, words);
    const rest = { label: 'plain', openName: 'entry', filters: { main: [] }, columns: [] } as const;
    // @ts-expect-error not a text of the row
    const byAmount = funds.define({ ...rest, rowId: 'amountMinor' });
    // @ts-expect-error the call has a fixed order
    const sorted = funds.define({ ...rest, rowId: 'id', sortKeys: ['amount'] });
    // @ts-expect-error a column of another call
    const mixed = funds.define({ ...rest, rowId: 'id', columns: [column.orderNo('utr', 'plain')] });
    expect([byAmount, sorted, mixed].map(({ operation }) => operation.id)).toEqual(
      Array(3).fill('fundRecords.list'),
    );
  });
});

describe('what the address fixes', () => {
  const fixed = { isProxy: true, orderStatusId: 4, unknown: 'x' };
  const here = { ...given, path: '/x', fixed };

  it('is part of every call, whatever the URL or the list asks', () => {
    const asking = define({
      label: 'plain',
      rowId: 'orderCode',
      openName: 'order',
      filters: { main: [filter.choice('orderStatusId', 'plain', { of: { 4: 'plain' } })] },
      columns: [],
      ask: (query) => ({ ...query, isProxy: false }),
    });
    const query = asking.queryOf({ orderStatusId: 10 }, here);
    expect(query).toEqual({ isProxy: true, orderStatusId: 4 });
    expect(asking.pageOf(query, newest)).toMatchObject({ isProxy: true, orderStatusId: 4 });
  });

  it('is not offered as a filter', () => {
    const namesAt = (context: typeof here) => {
      const views = viewsOf(orders, { ...telling, given: context } as never);
      return [...views.main, ...views.more.flatMap((group) => group.views)].map(({ name }) => name);
    };
    expect(namesAt({ ...here, fixed: {} as never })).toEqual(
      expect.arrayContaining(['orderStatusId', 'isProxy']),
    );
    expect(namesAt(here)).not.toEqual(expect.arrayContaining(['orderStatusId']));
    expect(namesAt(here)).not.toEqual(expect.arrayContaining(['isProxy']));
  });
});

it('names what it reads before the choices of its filters are loaded', () => {
  interface WithChoices extends ListContext {
    choices: readonly string[];
  }
  const { define: defineWithChoices } = listOf<WithChoices>()(ordersList, ordersListRules, words);
  const input = {
    label: 'plain',
    rowId: 'orderCode',
    openName: 'order',
    filters: { main: [] },
    columns: [],
  } as const;
  // @ts-expect-error: the list reads choices.
  defineWithChoices(input);
  expect(defineWithChoices({ ...input, initial: { choices: [] } }).initial).toEqual({ choices: [] });
});
