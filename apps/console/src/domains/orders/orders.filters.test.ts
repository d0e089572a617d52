import { ordersList } from '@platform/sdk/operations';
import { ordersListRequest } from '@platform/sdk/validators';
import { encodeRequest } from '@platform/sdk/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFilters, writeFilters } from '../../shared/list/filter.codecs.ts';
import { type OrderFilterValues, orderFilters } from './orders.filters.ts';
import { filterInput, pageInput } from './orders.query.ts';

const text = (maxLength: number) =>
  fc
    .string({ minLength: 1, maxLength })
    .map((value) => value.trim())
    .filter((value) => value !== '');
const time = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19).replace('T', ' '));
const money = fc.record({
  amountMinor: fc.integer({ min: 0, max: 1_000_000_000_000_000 }),
  currency: fc.constantFrom('INR', 'CNY', 'KES', 'USDT' as const),
});
const status = fc.constantFrom(1, 2, 3, 4, 5, 10);
const product = fc.integer({ min: 1, max: 99_999 });
const digits = (maxLength: number) => fc.stringMatching(new RegExp(`^\\d{1,${maxLength}}$`));

const values = fc.record(
  {
    merchantId: fc.uuid(),
    supplierId: fc.uuid(),
    productId: product,
    mainProductId: product,
    merchantOrderId: text(64),
    orderCode: text(40),
    ipAddress: fc.ipV4(),
    startTime: time,
    endTime: time,
    completedStartTime: time,
    completedEndTime: time,
    orderStatusId: status,
    notInOrderStatusIds: fc.uniqueArray(status),
    isProxy: fc.boolean(),
    orderType: fc.constantFrom(1, 2),
    orderMark: fc.constantFrom(0, 1, 2, 3, 4),
    supplementStatus: fc.constantFrom(0, 1),
    supplementType: fc.constantFrom(1, 2),
    amount: money,
    currentReceivedMoney: money,
    description: text(128),
    cardNumber: digits(20),
    usdtAddress: text(64),
    usdtCount: fc.constantFrom('0', '12.5', '1000000', '0.000001'),
    identifyCode: text(64),
    validateUserName: text(128),
    userName: text(128),
    ifscCode: fc.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/),
    utr: fc.stringMatching(/^[A-Za-z0-9]{6,40}$/),
    batchId: fc.uuid(),
    payoutStatus: fc.integer({ min: 1, max: 10 }),
    processState: fc.constantFrom(0, 1, 2),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<OrderFilterValues>;

/** Through the address bar and back. */
const overTheUrl = (search: Readonly<Record<string, string>>) =>
  Object.fromEntries(new URLSearchParams(new URLSearchParams(search).toString()));

describe('the filters of the order list', () => {
  it('are all of the contract, by the same names', () => {
    const paging = ['pageIndex', 'pageNum', 'cursor', 'sortBy', 'sortOrder', 'timeField', 'withSummary'];
    const names = Object.keys(ordersListRequest.shape).filter((name) => !paging.includes(name));
    expect(Object.keys(orderFilters).sort()).toEqual(names.sort());
  });

  it('come back from the URL as they were', () => {
    fc.assert(
      fc.property(values, (given) => {
        const read = readFilters(orderFilters, overTheUrl(writeFilters(orderFilters, given)));
        expect(read).toEqual({ values: given, broken: [] });
      }),
    );
  });

  it('never break, whatever the URL says, and never ask what the contract refuses', () => {
    const search = fc.dictionary(
      fc.constantFrom(...Object.keys(orderFilters), '__proto__', 'x'),
      fc.string(),
    );
    fc.assert(
      fc.property(search, (given) => {
        const read = readFilters(orderFilters, overTheUrl(given));
        const wire = encodeRequest(ordersList, filterInput(read.values, {}));
        expect(ordersListRequest.safeParse(wire).success).toBe(true);
      }),
    );
  });

  it('ask only what the contract allows', () => {
    fc.assert(
      fc.property(values, (given) => {
        const wire = encodeRequest(ordersList, filterInput(given, {}));
        expect(ordersListRequest.safeParse(wire).error).toBeUndefined();
      }),
    );
  });

  it('name what they could not read, instead of showing everything in silence', () => {
    const read = readFilters(orderFilters, { orderStatusId: '77', utr: 'x', orderCode: 'C1' });
    expect(read).toEqual({ values: { orderCode: 'C1' }, broken: ['orderStatusId', 'utr'] });
  });

  it('tell an empty list of statuses from none', () => {
    expect(readFilters(orderFilters, { notInOrderStatusIds: 'none' }).values).toEqual({
      notInOrderStatusIds: [],
    });
    expect(readFilters(orderFilters, {}).values).toEqual({});
  });
});

describe('the query', () => {
  const place = { sort: { by: 'createdAt', order: 'desc' }, page: 3, pageSize: 50, cursor: null } as const;

  it('sends amounts in minor units of the currency they were entered in', () => {
    const { values } = readFilters(orderFilters, { amount: '1,234.50INR', currentReceivedMoney: '1.5USDT' });
    expect(filterInput(values, {})).toMatchObject({ amount: 123_450, currentReceivedMoney: 1_500_000 });
  });

  it('lets what the address fixes go before what the URL says', () => {
    expect(filterInput({ isProxy: false }, { isProxy: true })).toMatchObject({ isProxy: true });
  });

  it('shows collections, and payouts to who asks for them', () => {
    expect(filterInput({}, {})).toEqual({ orderType: 1 });
    expect(filterInput({ orderType: 2 }, {})).toEqual({ orderType: 2 });
  });

  it('pages by number, by cursor where there is one, and never by cursor in another order', () => {
    expect(pageInput({}, place)).toEqual({ page: 3, pageSize: 50, withSummary: true });
    expect(pageInput({}, { ...place, cursor: 'abc' })).toEqual({
      cursor: 'abc',
      pageSize: 50,
      withSummary: true,
    });
    expect(pageInput({}, { ...place, cursor: 'abc', sort: { by: 'amount', order: 'asc' } })).toEqual({
      page: 3,
      pageSize: 50,
      withSummary: true,
      sortBy: 'amount',
      sortOrder: 'asc',
    });
  });
});
