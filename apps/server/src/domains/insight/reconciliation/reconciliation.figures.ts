import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { plannedEachTime } from '../../../db/planned-each-time.ts';
import { dayOf, daySums, measures, type SumRow, startOfDay } from './reconciliation.sums.ts';
import { lateAccountChanges, reconciliationSumState, reconciliationSums } from './reconciliation.table.ts';

export interface DaySum {
  count: number;
  amountMinor: number;
}

/** Money of an account and day in one direction. */
export interface Flow {
  matched: DaySum;
  unmatched: DaySum;
  suspicious: DaySum;
  ignored: DaySum;
  orders: DaySum;
  elsewhereMinor: number;
  withoutRecordMinor: number;
  differenceMinor: number;
}

export interface DayFigures {
  readonly resourceId: string;
  readonly day: string;
  in: Flow;
  out: Flow;
  unreadCount: number;
}

/** Days of the platform's time zone, both inclusive, as `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/**
 * The figures of the accounts for each day that has any: of summed days from their sums, of the others from the rows. One
 * statement reads all of them, so that a match that is committed meanwhile is either in all figures or in none.
 */
export async function figuresOf(
  db: Queryable,
  accounts: SQL,
  { from, to }: DayRange,
  timeZone: string,
): Promise<DayFigures[]> {
  const dayStart = (day: SQL) => startOfDay(day, timeZone);
  const spans = sql`
    select id as resource_id, ${dayStart(sql`live_from`)} as since, ${dayStart(sql`${to}::date + 1`)} as until
    from accounts, bounds where live_from <= ${to}::date
    union all
    select resource_id, ${dayStart(sql`day`)}, ${dayStart(sql`day + 1`)}
    from late, bounds where day between ${from}::date and ${to}::date and day < live_from`;
  const { rows } = await db.execute<SumRow>(sql`${sql.raw(plannedEachTime)}
    with accounts as materialized (${accounts}),
    bounds as materialized (
      select greatest(${from}::date, (select summed_until from ${reconciliationSumState} where time_zone = ${timeZone})) as live_from),
    late as materialized (
      select distinct resource_id, ${dayOf(sql`at`, timeZone)} as day
      from ${lateAccountChanges} where resource_id in (select id from accounts)),
    ${daySums(spans, timeZone)}
    select resource_id, day::text, direction, ${measures} from sums
    union all
    select resource_id, day::text, direction, ${measures} from ${reconciliationSums}
    where resource_id in (select id from accounts) and day between ${from}::date and ${to}::date
      and day < (select live_from from bounds) and (resource_id, day) not in (select resource_id, day from late)`);
  return combined(rows);
}

const noSum = (): DaySum => ({ count: 0, amountMinor: 0 });
export const emptyFlow = (): Flow => ({
  matched: noSum(),
  unmatched: noSum(),
  suspicious: noSum(),
  ignored: noSum(),
  orders: noSum(),
  elsewhereMinor: 0,
  withoutRecordMinor: 0,
  differenceMinor: 0,
});

export const emptyDay = (resourceId: string, day: string): DayFigures => ({
  resourceId,
  day,
  in: emptyFlow(),
  out: emptyFlow(),
  unreadCount: 0,
});

function combined(rows: readonly SumRow[]): DayFigures[] {
  const days = new Map<string, DayFigures>();
  for (const row of rows) {
    const { resource_id, day, direction } = row;
    const key = `${resource_id}.${day}`;
    const figures = days.get(key) ?? emptyDay(resource_id, day);
    days.set(key, figures);
    figures[direction] = flowOf(row);
    figures.unreadCount += row.unread_count;
  }
  return [...days.values()];
}

function flowOf(row: SumRow): Flow {
  const matchedMinor = Number(row.matched_minor);
  const unmatchedMinor = Number(row.unmatched_minor);
  const suspiciousMinor = Number(row.suspicious_minor);
  const takenMinor = Number(row.orders_minor);
  const bothMinor = Number(row.both_minor);
  return {
    matched: { count: row.matched_count, amountMinor: matchedMinor },
    unmatched: { count: row.unmatched_count, amountMinor: unmatchedMinor },
    suspicious: { count: row.suspicious_count, amountMinor: suspiciousMinor },
    ignored: { count: row.ignored_count, amountMinor: Number(row.ignored_minor) },
    orders: { count: row.orders_count, amountMinor: takenMinor },
    elsewhereMinor: matchedMinor - bothMinor,
    withoutRecordMinor: takenMinor - bothMinor,
    differenceMinor: matchedMinor + unmatchedMinor + suspiciousMinor - takenMinor,
  };
}

/** The figures as one flat object, to be kept and compared. */
export function flatFigures({ in: inward, out, unreadCount }: DayFigures): Record<string, number> {
  const flat: Record<string, number> = { unreadCount };
  for (const [direction, flow] of [
    ['in', inward],
    ['out', out],
  ] as const)
    for (const [name, value] of Object.entries(flow)) {
      if (typeof value === 'number') flat[`${direction}.${name}`] = value;
      else
        Object.assign(flat, {
          [`${direction}.${name}.count`]: value.count,
          [`${direction}.${name}`]: value.amountMinor,
        });
    }
  return flat;
}
