import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { checkMark, filtersOf } from '../../orders/orders.public.ts';
import { suppliersMeant } from '../../parties/parties.public.ts';
import { orderBreakdown } from './statistics.breakdown.ts';
import { orderProfile } from './statistics.profile.ts';
import { askedSpan, periodsOf } from './statistics.range.ts';
import { orderStatistics } from './statistics.service.ts';
import { daysOf, noFigures, simpleStatistics } from './statistics.simple.ts';
import { withSnapshot } from './statistics.source.ts';
import { countByStatus } from './statistics.status-counts.ts';
import { withTeams } from './statistics.teams.ts';

const mostDays = { statistics: 366, profile: 93 } as const;

export const statisticsHandlers = {
  'orders.statusCounts': async (input, context) => countByStatus(context, await filtersOf(input, context)),

  'orders.statistics': async (input, { transact, scope, settings, now, timeZone }) => {
    const { startTime, endTime, orderType = 1, groupByMerchant = false, ...filters } = input;
    checkMark(filters.orderMark, scope);
    const span = askedSpan(
      { ...(startTime && { startTime }), ...(endTime && { endTime }) },
      now,
      timeZone,
      mostDays.statistics,
    );
    const timeFormat = await settings.get('OrderStatisticsTimeFormat');
    const request = { ...filters, ...periodsOf(span, now), orderType, groupByMerchant, timeFormat };
    return withSnapshot(transact, (tx) => orderStatistics(tx, request, scope, timeZone));
  },

  'orders.breakdown': async (input, { db, transact, scope, settings, now, timeZone }) => {
    const { startTime, endTime, orderType = 1, by = [], supplierId, ...filters } = input;
    checkMark(filters.orderMark, scope);
    const span = askedSpan(
      { ...(startTime && { startTime }), ...(endTime && { endTime }) },
      now,
      timeZone,
      mostDays.statistics,
    );
    const timeFormat = await settings.get('OrderStatisticsTimeFormat');
    const meant = await suppliersMeant(db, settings, supplierId);
    const request = { ...filters, ...meant, ...periodsOf(span, now), orderType, by, timeFormat };
    const mayShow = (id: string): boolean =>
      (meant.supplierIds?.includes(id) ?? true) &&
      (scope.kind !== 'suppliers' || scope.supplierIds.includes(id));
    const unified = (await settings.get('SupplierUnifyQueryGroup')) !== '';
    return withSnapshot(transact, async (tx) => {
      const breakdown = await orderBreakdown(tx, request, scope, timeZone);
      return unified ? withTeams(tx, breakdown, mayShow) : breakdown;
    });
  },

  'orders.simpleStatistics': async (input, { transact, scope, settings, now, timeZone }) => {
    const { isProxy, ...midnights } = input;
    const { today } = daysOf(midnights, now, timeZone);
    const shown = await settings.get('ShowUserStatisticInfo');
    const figures = shown
      ? await withSnapshot(transact, (tx) =>
          simpleStatistics(tx, midnights, scope, { now, timeZone, isProxy }),
        )
      : { today: noFigures, yesterday: noFigures, yesterdaySoFar: noFigures };
    return { shown, todayStart: today.from.toISOString(), at: now.toISOString(), ...figures };
  },

  'orders.profile': async (input, { transact, scope, now, timeZone }) => {
    const { startTime, endTime, ...filters } = input;
    const span = askedSpan(
      { ...(startTime && { startTime }), ...(endTime && { endTime }) },
      now,
      timeZone,
      mostDays.profile,
    );
    return withSnapshot(transact, (tx) =>
      orderProfile(tx, { ...filters, ...periodsOf(span, now) }, scope, timeZone),
    );
  },
} satisfies Partial<HandlerMap<HandlerContext>>;
