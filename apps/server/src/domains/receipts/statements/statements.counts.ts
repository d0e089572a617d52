import type { OperationIO } from '@platform/sdk';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { type StatementState, statements } from './statements.table.ts';
import type { StatementPage } from './statements.types.ts';

type StateCounts = OperationIO['statements.stateCounts']['output'];
type Summary = NonNullable<StatementPage['summary']>;

/** Records that are read for counts and sums. Above it, they are lower bounds. */
const countedAtMost = 100_000;

const states = [
  'received',
  'matched',
  'unmatched',
  'suspicious',
  'unparsed',
  'ignored',
] as const satisfies readonly StatementState[];

/** Number of records in each state, also in those without any. */
export async function countStates(db: Queryable, conditions: SQL | undefined): Promise<StateCounts> {
  const { rows } = await db.execute<{ state: StatementState; count: number }>(sql`
    select state, count(*)::int as count from (
      select ${statements.state} as state from ${statements}
      where ${conditions ?? sql`true`} limit ${countedAtMost}
    ) as counted group by state`);
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  const counted = rows.reduce((sum, { count }) => sum + count, 0);
  return {
    counts: states.map((state) => ({ state, count: counts.get(state) ?? 0 })),
    exact: counted < countedAtMost,
  };
}

interface CurrencySums extends Record<string, unknown> {
  readonly currency: Summary['totals'][number]['currency'] | null;
  readonly count: number;
  readonly inCount: number;
  readonly inMinor: string;
  readonly outCount: number;
  readonly outMinor: string;
}

/** Sums of money in and out by currency. A record without a currency is counted only. */
export async function summaryOf(db: Queryable, conditions: SQL | undefined): Promise<Summary> {
  const { currency, direction, amountMinor, storedAt } = statements;
  const { rows } = await db.execute<CurrencySums>(sql`
    select currency, count(*)::int as count,
      (count(*) filter (where direction = 'in'))::int as "inCount",
      coalesce(sum(amount) filter (where direction = 'in'), 0)::text as "inMinor",
      (count(*) filter (where direction = 'out'))::int as "outCount",
      coalesce(sum(amount) filter (where direction = 'out'), 0)::text as "outMinor"
    from (
      select ${currency} as currency, ${direction} as direction, ${amountMinor} as amount from ${statements}
      where ${conditions ?? sql`true`} order by ${storedAt} desc limit ${countedAtMost}
    ) as counted group by currency order by currency`);
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  return {
    count,
    exact: count < countedAtMost,
    totals: rows.flatMap(({ currency: of, inCount, inMinor, outCount, outMinor }) =>
      of === null
        ? []
        : [{ currency: of, inCount, inMinor: Number(inMinor), outCount, outMinor: Number(outMinor) }],
    ),
  };
}
