import type { Role } from '@platform/sdk/permissions';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '../../../../routes.ts';
import { namesOf } from '../../../../shared/list/filter.view.ts';
import { contextOf } from '../../../../shared/list/list.context.tsx';
import { columnsOf, useColumns } from '../../../../shared/list/use-columns.ts';
import { viewsOf } from '../../../../shared/list/use-list-screen.ts';
import { translate } from '../../../../shared/messages.ts';
import { orderFields } from '../orders.fields.ts';
import { type OrderText, statusOf } from '../orders.labels.ts';
import { orderMessages } from '../orders.messages.ts';
import { orderList } from './orders.definition.ts';
import { noOptions } from './orders.parts.ts';

const say: OrderText = (key, ...values) => translate(orderMessages, 'en-US', key, ...values);

function seenBy(role: Role, path: string) {
  const screen = screens.find((one) => one.path === path);
  if (!screen) throw new Error(`No screen at ${path}.`);
  const context = contextOf('orders.list', screen, { access: role } as never);
  // The reasons of losses are offered once a link of the funnel has set one.
  const losses = [{ value: 'unpaid', label: 'Not paid' }];
  const given = { ...context, options: { ...noOptions, losses } };
  const telling = { say, language: 'en-US', given } as const;
  const views = viewsOf(orderList, telling);
  const all = [...views.main, ...views.more.flatMap((group) => group.views)];
  return {
    given,
    main: views.main.map((view) => view.name),
    filters: all.flatMap((view) => namesOf(view)),
    columns: columnsOf(orderList, telling),
    columnIds: columnsOf(orderList, telling).map(({ id }) => id),
    fields: orderFields(say, given.scope ?? 'self', {
      yesNo: String,
      product: String,
      payoutStatus: String,
      reason: String,
    }).flatMap((group) => group.fields.map(({ key }) => key)),
  };
}

describe('staff', () => {
  const admin = seenBy('admin', '/order/list');
  it('can use every filter', () => {
    expect([...admin.filters].sort()).toEqual(Object.keys(orderList.url.filters).sort());
  });
  it('has the four most used filters in the bar', () => {
    expect(admin.main).toEqual(['startTime', 'orderCode', 'merchantOrderId', 'merchantId']);
  });
  it('sees the merchant and the supplier', () => {
    expect(admin.columnIds).toEqual(
      expect.arrayContaining(['merchantName', 'supplierName', 'mark', 'feeMinor']),
    );
  });
  it('sees the same in the customer-service copy', () => {
    const service = seenBy('customerService', '/order/list/customerService');
    expect(service.columnIds).toEqual(admin.columnIds);
    expect(service.filters).toEqual(admin.filters);
  });
});

describe('a merchant', () => {
  const merchant = seenBy('merchant', '/order/list/merchant');
  it('has no merchant filter, and sees no suppliers and no labels', () => {
    for (const name of ['merchantName', 'supplierName', 'mark'])
      expect(merchant.columnIds).not.toContain(name);
    for (const name of ['merchantId', 'supplierId', 'isProxy', 'orderMark'])
      expect(merchant.filters).not.toContain(name);
    for (const name of ['supplier', 'isProxy', 'mark', 'id']) expect(merchant.fields).not.toContain(name);
  });
  it('sees its own fee', () => {
    expect(merchant.fields).toContain('fee');
  });
});

describe('a supplier', () => {
  const own = seenBy('supplier', '/order/list/supplier');
  it('sees no merchant fee in the list, the drawer or a file', () => {
    expect(own.columnIds).not.toContain('feeMinor');
    expect(own.fields).not.toContain('fee');
  });
  it('cannot filter by merchant, because it may not list merchants', () => {
    expect(own.filters).not.toContain('merchantId');
    expect(own.filters).toContain('supplierId');
  });
  it('has separate addresses for its own orders and its team’s', () => {
    expect(own.given.fixed).toEqual({ orderType: 1, isProxy: false });
    expect(seenBy('supplier', '/order/list/supplierProxy').given.fixed).toEqual({
      orderType: 1,
      isProxy: true,
    });
    expect(own.filters).not.toContain('isProxy');
  });
});

it('sorts by exactly the contract’s sort fields', () => {
  const sortable = seenBy('admin', '/order/list').columns.filter(({ enableSorting }) => enableSorting);
  expect(sortable.map(({ id }) => id).sort()).toEqual([...orderList.url.sortKeys].sort());
});

describe('a status', () => {
  const order = { status: 5, callbackAttempts: 0, reversedAt: null };
  it('of a paid order without a callback attempt is pending, not failed', () => {
    expect(statusOf(order)).toBe('callbackPending');
    expect(statusOf({ ...order, callbackAttempts: 1 })).toBe('callbackFailed');
  });
  it('of a reversed order is not shown as timed out', () => {
    expect(statusOf({ ...order, status: 3, reversedAt: '2026-11-20T12:00:00+08:00' })).toBe('reversed');
    expect(statusOf({ ...order, status: 3 })).toBe('timedOut');
  });
  it('of a newer server is shown unchanged', () => {
    expect(statusOf({ ...order, status: 42 })).toBeUndefined();
  });
});

it('keeps the same columns when filter choices arrive, so no row is rendered again', () => {
  const { given } = seenBy('admin', '/order/list');
  const merchants = [{ value: 'm1', label: 'First', detail: undefined }];
  const { result, rerender } = renderHook(
    (options: typeof noOptions) =>
      useColumns(orderList, { say, language: 'en-US', given: { ...given, options } }, null),
    { initialProps: noOptions },
  );
  const before = result.current;
  rerender({ ...noOptions, merchants: merchants as never });
  expect(result.current).toBe(before);
});
