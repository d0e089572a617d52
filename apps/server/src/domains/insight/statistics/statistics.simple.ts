import type { OperationIO } from '@platform/sdk';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { figuresByCurrency } from './statistics.figures.ts';
import { figuresColumns, figuresCondition } from './statistics.filters.ts';
import type { Span } from './statistics.hours.ts';
import { checkLength, checkNamed, dayStart, nextDay } from './statistics.range.ts';
import { openSums, totalsIn } from './statistics.source.ts';

type SimpleStatistics = OperationIO['orders.simpleStatistics']['output'];
type DayFigures = SimpleStatistics['today'];

/** The midnights of the request; each is optional. */
export interface Midnights {
  readonly todayDate?: Date;
  readonly tomorrowDate?: Date;
  readonly yesterdayDate?: Date;
}

interface SimpleRequest {
  readonly now: Date;
  readonly timeZone: string;
  readonly isProxy?: boolean | undefined;
}

/** Figures of the home page: today, yesterday, and yesterday up to the current time of day. */
export async function simpleStatistics(
  tx: Queryable,
  midnights: Midnights,
  scope: Scope,
  { now, timeZone, isProxy }: SimpleRequest,
): Promise<Pick<SimpleStatistics, 'today' | 'yesterday' | 'yesterdaySoFar'>> {
  const { today, yesterday } = daysOf(midnights, now, timeZone);
  const sums = await openSums(tx, timeZone);
  const filters = isProxy === undefined ? {} : { isProxy };
  const condition = await figuresCondition(tx, filters, scope);
  const columns = figuresColumns(filters, scope);
  const figuresIn = async (span: Span): Promise<DayFigures> => {
    const rows = await totalsIn(tx, sums, span, condition, columns);
    const of = (orderType: number) =>
      figuresByCurrency(
        rows.filter((row) => row.orderType === orderType),
        scope,
      );
    return { collection: of(1), payout: of(2) };
  };
  const elapsedMs = Math.max(0, now.getTime() - today.from.getTime());
  const soFar = new Date(Math.min(yesterday.from.getTime() + elapsedMs, yesterday.to.getTime()));
  return {
    today: await figuresIn(today),
    yesterday: await figuresIn(yesterday),
    yesterdaySoFar: await figuresIn({ from: yesterday.from, to: soFar }),
  };
}

export const noFigures: DayFigures = { collection: [], payout: [] };

/** Intended for days, but callers also compare weeks and months with it. */
const mostDays = 31;

export function daysOf(
  { todayDate, tomorrowDate, yesterdayDate }: Midnights,
  now: Date,
  timeZone: string,
): { today: Span; yesterday: Span } {
  checkNamed('todayDate', todayDate);
  const from = todayDate ?? dayStart(now, timeZone);
  const yesterdayFrom = yesterdayDate ?? dayStart(new Date(from.getTime() - 1), timeZone);
  const today = { from, to: tomorrowDate ?? nextDay(from, timeZone) };
  const yesterday = { from: yesterdayFrom, to: from };
  checkLength('tomorrowDate', today, mostDays);
  checkLength('yesterdayDate', yesterday, mostDays);
  return { today, yesterday };
}
