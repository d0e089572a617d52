import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ordersCreate, ordersList } from '../generated/operations.ts';
import { decodeRequest, decodeResponse, encodeRequest, encodeResponse } from './codec.ts';
import { coerceQuery } from './coerce.ts';
import type { Operation } from './operation.ts';

/** Scaled fields at every kind of place. */
const nested: Operation = {
  id: 'orders.list',
  method: 'POST',
  path: '/x',
  base: 'office',
  auth: 'token',
  writes: false,
  units: {
    request: { 'value.minReliableCheckAmount': 'minReliableCheckAmount', 'rows[].amount': 'productAmount' },
    response: {
      'list[].processingOrderAmount': 'processingOrderAmount',
      'counts[]': 'usdtCount',
      total: 'usdtCount',
    },
  },
};

describe('requests', () => {
  it('are encoded to wire names and decoded to the same values', () => {
    const time = fc
      .date({ min: new Date('1980-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((date) => {
        date.setUTCMilliseconds(0);
        return date;
      });
    const input = fc.record(
      {
        page: fc.nat(),
        pageSize: fc.nat(),
        startTime: time,
        endTime: time,
        amount: fc.nat(),
        usdtCount: fc.nat({ max: 1e9 }).map(String),
        notInOrderStatusIds: fc.array(fc.constantFrom(1, 2, 3, 4, 5, 10)),
        isProxy: fc.boolean(),
        description: fc.string({ unit: 'grapheme' }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(input, (given) => {
        const wire = encodeRequest(ordersList, given);
        const query = new URLSearchParams(Object.entries(wire).map(([name, value]) => [name, String(value)]));
        expect(decodeRequest(ordersList, coerceQuery(ordersList, query))).toEqual(given);
      }),
    );
  });

  it('scale the amount by the product beside it', () => {
    expect(encodeRequest(ordersCreate, { productId: 1045, amount: 7 })).toEqual({
      productId: 1045,
      amount: 70_000,
    });
    expect(decodeRequest(ordersCreate, { productId: 1045, amount: 70_000 })).toEqual({
      productId: 1045,
      amount: 7,
    });
    expect(decodeRequest(ordersCreate, { productId: 3001, amount: 70_000 })).toEqual({
      productId: 3001,
      amount: 70_000,
    });
  });

  it('name the place of a value that they cannot encode', () => {
    const rows = [
      { productId: 1, amount: 1 },
      { productId: 1, amount: 1.5 },
    ];
    expect(() => encodeRequest(nested, { rows })).toThrowError(
      expect.objectContaining({
        issues: [expect.objectContaining({ path: 'rows.1.amount', code: 'notAnAmount' })],
      }),
    );
    expect(() => encodeRequest(nested, { value: { minReliableCheckAmount: '1.234' } })).toThrowError(
      expect.objectContaining({
        issues: [expect.objectContaining({ path: 'value.minReliableCheckAmount' })],
      }),
    );
  });

  it.each([
    new Date(Number.NaN),
    'yesterday',
    '2026-11-20',
    '2026-11-20T12:00:00',
    '2026-02-30 00:00:00',
    12,
  ])('refuse the time %o', (startTime) => {
    expect(() => encodeRequest(ordersList, { startTime })).toThrowError(
      expect.objectContaining({ issues: [expect.objectContaining({ path: 'startTime', code: 'notATime' })] }),
    );
  });

  it('refuse a time skipped by a clock change', () => {
    const options = { timeZone: 'Europe/Berlin' };
    expect(() => decodeRequest(ordersList, { startTime: '2026-03-29 02:30:00' }, options)).toThrowError(
      'startTime',
    );
  });
});

describe('responses', () => {
  const wire = {
    list: [{ id: 1, processingOrderAmount: 1250 }, { processingOrderAmount: null }],
    counts: [1_500_000],
    total: 0,
  };
  const output = {
    list: [{ id: 1, processingOrderAmount: '12.50' }, { processingOrderAmount: null }],
    counts: ['1.5'],
    total: '0',
  };

  it('are scaled at every place, and back', () => {
    expect(decodeResponse(nested, wire)).toEqual(output);
    expect(encodeResponse(nested, output)).toEqual(wire);
  });

  it('are unchanged without scaled fields', () => {
    expect(decodeResponse(ordersList, wire)).toBe(wire);
    expect(decodeResponse(nested, null)).toBeNull();
    expect(decodeResponse(nested, { list: 'no list' })).toEqual({ list: 'no list' });
  });
});

describe('queries', () => {
  const coerced = (text: string) => coerceQuery(ordersList, new URLSearchParams(text));

  it.each([
    ['pageIndex=2', { pageIndex: 2 }],
    ['amount=100.0001', { amount: 100.0001 }],
    ['isProxy=true&withSummary=false', { isProxy: true, withSummary: false }],
    ['notInOrderStatusIds=1,10', { notInOrderStatusIds: [1, 10] }],
    ['notInOrderStatusIds=', { notInOrderStatusIds: [] }],
    ['orderCode=0012', { orderCode: '0012' }],
    // An invalid number or boolean stays text, so that validation refuses it by name.
    ['pageIndex=0x10&amount=1e3&isProxy=1', { pageIndex: '0x10', amount: '1e3', isProxy: '1' }],
    ['pageIndex=', { pageIndex: '' }],
    ['unknown=1', { unknown: '1' }],
  ])('%s', (text, expected) => {
    expect(coerced(text)).toEqual(expected);
  });

  it('keep __proto__ as an ordinary field', () => {
    expect(Object.keys(coerced('__proto__=x'))).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(coerced('__proto__=x'))).toBe(Object.prototype);
  });
});
