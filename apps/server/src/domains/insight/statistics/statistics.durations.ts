import type { OperationIO } from '@platform/sdk';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { addCounts, countsOf } from './statistics.duration-counts.ts';
import { Histogram } from './statistics.histogram.ts';
import type { Pieces } from './statistics.hours.ts';
import {
  allocationStepOfCode,
  codedOrders,
  codesIn,
  keptCodes,
  payStepOfCode,
} from './statistics.performance-codes.ts';
import type { SumColumn } from './statistics.table.ts';

type Durations = OperationIO['orders.breakdown']['output']['durations']['current'];

export interface DurationsRequest {
  readonly pieces: Pieces;
  readonly condition: SQL;
  /** The columns of the condition. */
  readonly columns: ReadonlySet<SumColumn>;
  readonly timeZone: string;
}

/**
 * How long the orders of a span took. Of all parties together it is counted by hour and day; of some of them,
 * whole days are read from the codes of their orders. The rest is read from the orders.
 */
export async function durationsIn(
  tx: Queryable,
  { pieces: { days, hours, raw }, condition, columns, timeZone }: DurationsRequest,
): Promise<Durations> {
  const times = { take: new Histogram(), pay: new Histogram() };
  const isCounted = !columns.has('merchant') && !columns.has('supplier');
  if (isCounted) {
    for (const [step, spans] of [
      ['day', days],
      ['hour', hours],
    ] as const) {
      const { rows } = await tx.execute<{ counts: Uint8Array }>(countsOf(step, spans, condition));
      for (const { counts } of rows) addCounts(counts, times);
    }
  }
  const single = isCounted ? raw : [...hours, ...raw];
  const sources = [
    ...(isCounted ? [] : days.map((day) => keptCodes(day, condition, columns.has('merchant')))),
    ...(single.length > 0 ? [codedOrders(single, timeZone, condition)] : []),
  ];
  for (const source of sources) {
    const { rows } = await tx.execute<{ codes: Uint8Array | null }>(
      sql`select string_agg(codes, ''::bytea) as codes from (${source}) as coded`,
    );
    for (const code of codesIn(rows[0]?.codes ?? new Uint8Array())) {
      times.take.add(allocationStepOfCode(code));
      times.pay.add(payStepOfCode(code));
    }
  }
  const { take, pay } = times;
  return {
    takeTimeP50Ms: take.percentileMs(0.5),
    takeTimeP90Ms: take.percentileMs(0.9),
    payTimeP50Ms: pay.percentileMs(0.5),
    payTimeP90Ms: pay.percentileMs(0.9),
    payTimeP99Ms: pay.percentileMs(0.99),
  };
}
