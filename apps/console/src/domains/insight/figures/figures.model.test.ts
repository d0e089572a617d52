import { minorUnits } from '@platform/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import { screens } from '../../../routes.ts';
import { setSite } from '../../../shared/site.ts';
import {
  type Breakdown,
  type FigureRow,
  figureLink,
  filterOfRow,
  funnelSteps,
  groupingsOf,
  heatRows,
  type LinkContext,
  measuredChange,
  measures,
  rangeOf,
  shownMeasures,
} from './figures.model.ts';
import { evenSteps, valueAt } from './figures.steps.ts';
import { durationText } from './figures.texts.ts';

beforeAll(() => setSite({ screens }));

const figures: FigureRow['current'] = {
  currency: 'INR',
  orderCount: 100,
  amountMinor: minorUnits(1_000),
  paidCount: 40,
  paidMinor: minorUnits(400),
  liveCount: 12,
  timedOutCount: 40,
  failedCount: 8,
  rejectedCount: 0,
  exceptionCount: 0,
  supplementCount: 1,
  reversedCount: 1,
  reversedMinor: minorUnits(10),
  feeMinor: null,
  commissionMinor: minorUnits(5),
  successRate: 0.45,
};
const row = (by: FigureRow['by'], key: string, times: FigureRow['times'] = null): FigureRow => ({
  ...{ by, key, times, name: null, detail: null },
  ...{ current: figures, previous: { ...figures, orderCount: 0 } },
});
const breakdown: Breakdown = {
  orderType: 1,
  startTime: '2026-11-19T16:00:00.000Z',
  endTime: '2026-11-20T15:59:59.000Z',
  previousStartTime: '2026-11-18T16:00:00.000Z',
  previousEndTime: '2026-11-19T15:59:59.000Z',
  bucket: 'hour',
  totals: [figures],
  previousTotals: [],
  funnels: [
    {
      ...{ currency: 'INR', createdCount: 100, waitingCount: 2, allocatedCount: 90, payingCount: 10 },
      ...{ paidCount: 40, unacknowledgedCount: 3, acknowledgedCount: 37 },
    },
  ],
  losses: [
    { currency: 'INR', figure: 'timedOut', reason: 'unpaid', orderCount: 38, amountMinor: minorUnits(380) },
    { currency: 'INR', figure: 'timedOut', reason: 'freed', orderCount: 2, amountMinor: minorUnits(20) },
    { currency: 'USDT', figure: 'failed', reason: 'noAccount', orderCount: 1, amountMinor: minorUnits(1) },
  ],
  durations: {
    current: { takeTimeP50Ms: 1, takeTimeP90Ms: 1, payTimeP50Ms: 1, payTimeP90Ms: 1, payTimeP99Ms: 1 },
    previous: {
      takeTimeP50Ms: null,
      takeTimeP90Ms: null,
      payTimeP50Ms: null,
      payTimeP90Ms: null,
      payTimeP99Ms: null,
    },
  },
  groups: [row('weekday', '3-14')],
};

const searchOf = (href: string | undefined) => {
  const url = new URL(href ?? '', 'https://console.example');
  return [url.pathname, Object.fromEntries(url.searchParams)];
};

describe('a figure links to the list whose rows add up to it', () => {
  const context: LinkContext = { role: 'admin', orderType: 1, filters: { currency: 'INR' } };
  const range = rangeOf(breakdown, 'current');

  it('with the range in the platform’s zone, without test orders, and with orders that the list hides', () => {
    expect(searchOf(figureLink(context, range, undefined))).toEqual([
      '/order/list',
      {
        ...{ startTime: '2026-11-20 00:00:00', endTime: '2026-11-20 23:59:59', currency: 'INR' },
        ...{ isTest: 'false', notInOrderStatusIds: 'none' },
      },
    ]);
  });

  it('with the figure, which hides nothing by status', () => {
    const [path, search] = searchOf(figureLink(context, range, 'timedOut', { productId: '1008' }));
    expect(path).toBe('/order/list');
    expect(search).toMatchObject({ figure: 'timedOut', productId: '1008' });
    expect(search).not.toHaveProperty('notInOrderStatusIds');
  });

  it('with test orders only where those are asked for', () => {
    const [, search] = searchOf(figureLink({ ...context, filters: { orderMark: 2 } }, range, 'paid'));
    expect(search).toMatchObject({ orderMark: '2' });
    expect(search).not.toHaveProperty('isTest');
  });

  it('in the role’s own list of that kind of orders', () => {
    const at = (role: LinkContext['role'], orderType: 1 | 2, isProxy?: boolean) =>
      searchOf(figureLink({ role, orderType, filters: { isProxy } }, range, 'paid'))[0];
    expect(at('supplier', 1, false)).toBe('/order/list/supplier');
    expect(at('supplier', 2, true)).toBe('/payProxyOrder/list/supplierProxy');
    expect(at('merchant', 2)).toBe('/payProxyOrder/list/merchant');
    expect(at('customerService', 1)).toBe('/order/list/customerService');
  });

  it('by the row: a step by its times, the others by their ids', () => {
    const times = {
      ...{ startTime: '2026-11-20T04:00:00.000Z', endTime: '2026-11-20T04:59:59.000Z' },
      ...{ previousStartTime: null, previousEndTime: null },
    };
    expect(filterOfRow(row('time', 'x', times), 'current')).toEqual({
      startTime: '2026-11-20 12:00:00',
      endTime: '2026-11-20 12:59:59',
    });
    expect(filterOfRow(row('time', 'x', times), 'previous')).toBeUndefined();
    expect(filterOfRow(row('account', 'a'), 'current')).toEqual({ resourceId: 'a' });
    expect(filterOfRow(row('hour', '7'), 'previous')).toEqual({ createdHour: '7' });
    expect(filterOfRow(row('weekday', '3-14'), 'current')).toEqual({
      createdWeekday: '3',
      createdHour: '14',
    });
  });
});

describe('a change', () => {
  it('is good or bad for rates and losses, and neutral for counts', () => {
    expect(measuredChange(measures.successRate, 0.5, 0.6)).toMatchObject({
      direction: 'less',
      tone: 'danger',
    });
    expect(measuredChange(measures.timedOut, 5, 10)).toMatchObject({ share: 0.5, tone: 'success' });
    expect(measuredChange(measures.orders, 5, 10)).toMatchObject({ tone: 'neutral' });
    expect(measuredChange(measures.rejected, 5, 0)).toMatchObject({ direction: 'new', tone: 'danger' });
  });

  it('is unknown if one of the two is', () => {
    expect(measuredChange(measures.successRate, null, 0.6)).toBeNull();
    expect(measuredChange(measures.successRate, 0.6, null)).toBeNull();
  });
});

it('each step of the funnel and what is lost before it add up to the step before', () => {
  const steps = funnelSteps(breakdown, 'INR', 1);
  expect(steps.map(({ value }) => value)).toEqual([100, 90, 40, 37]);
  for (const [index, { value, lost }] of steps.entries()) {
    const before = steps[index - 1];
    if (before) expect(value + lost.reduce((sum, loss) => sum + loss.value, 0)).toBe(before.value);
  }
  const reasons = steps.flatMap(({ lost }) =>
    lost.flatMap((loss) => loss.reasons.map(({ reason, orderCount }) => [loss.figure, reason, orderCount])),
  );
  expect(reasons).toEqual([
    ['timedOut', 'unpaid', 38],
    ['timedOut', 'freed', 2],
  ]);
  expect(funnelSteps(breakdown, 'USDT', 1)).toEqual([]);
});

it('shows fees and commission only to those who get them', () => {
  const shown = shownMeasures(2, [figures]);
  expect(shown).toContain('commission');
  expect(shown).not.toContain('fees');
  expect(shown).toContain('rejected');
  expect(shown).not.toContain('timedOut');
});

it('offers a role the groups that it may see', () => {
  expect(groupingsOf('ownMerchant')).toEqual(['time', 'product', 'hour']);
  expect(groupingsOf('supplierTree')).not.toContain('merchant');
  expect(groupingsOf('all')).toHaveLength(6);
});

it('maps hours to the days of the week', () => {
  const rows = heatRows(breakdown.groups, 'INR', measures.paid.of);
  expect(rows.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(rows[2]?.values[14]).toBe(40);
  expect(rows[2]?.values[13]).toBeNull();
});

it('writes durations in the unit that reads best', () => {
  const text = (ms: number) => durationText(ms, 'en-US');
  expect([text(180), text(74_000), text(210_000), text(10_800_000)]).toEqual([
    '0.2 sec',
    '74 sec',
    '3.5 min',
    '3 hr',
  ]);
});

describe('the steps of the time axis', () => {
  const at = (startTime: string): FigureRow =>
    row('time', startTime, {
      ...{ startTime, endTime: startTime, previousStartTime: startTime, previousEndTime: startTime },
    });
  const rows = ['2026-11-27T16:00:00.000Z', '2026-11-27T19:00:00.000Z'].map(at);

  it('has the hours without orders, which the server leaves out', () => {
    const steps = evenSteps(rows, 'hour');
    expect(steps.map(({ times }) => times?.startTime.slice(11, 13))).toEqual(['16', '17', '18', '19']);
    const [, gap] = steps;
    const now = Date.parse('2026-11-28T00:00:00.000Z');
    expect(gap && valueAt(gap, 'current', measures.paid, now)).toBe(0);
    expect(gap && valueAt(gap, 'current', measures.successRate, now)).toBeNull();
    expect(evenSteps(rows, 'month')).toEqual(rows);
  });

  it('has no value in an hour that has not begun, but the earlier range has', () => {
    const now = Date.parse('2026-11-27T18:30:00.000Z');
    const values = (period: 'current' | 'previous') =>
      evenSteps(rows, 'hour').map((step) => valueAt(step, period, measures.paid, now));
    expect(values('current')).toEqual([40, 0, 0, null]);
    expect(values('previous')).toEqual([40, 0, 0, 40]);
  });
});
