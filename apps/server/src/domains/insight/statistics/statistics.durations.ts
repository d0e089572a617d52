import type { OperationIO } from '@platform/sdk';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { Histogram } from './statistics.histogram.ts';
import type { Pieces, Span } from './statistics.hours.ts';
import {
  allocationStepOfCode,
  codedOrders,
  codesIn,
  keptCodes,
  payStepOfCode,
} from './statistics.performance-codes.ts';

type Durations = OperationIO['orders.breakdown']['output']['durations']['current'];

export interface DurationsRequest {
  readonly span: Span;
  readonly pieces: Pieces;
  readonly condition: SQL;
  /** Whether the condition is about merchants. */
  readonly byMerchant: boolean;
  /** Whether the stored codes have every column of the condition. */
  readonly isStored: boolean;
  readonly timeZone: string;
}

/** How long the orders of a span took. Whole days are read from their codes, the rest from the orders. */
export async function durationsIn(
  tx: Queryable,
  { span, pieces: { days, hours, raw }, condition, byMerchant, isStored, timeZone }: DurationsRequest,
): Promise<Durations> {
  const [take, pay] = [new Histogram(), new Histogram()];
  const single = isStored ? [...hours, ...raw] : [span];
  const sources = [
    ...(isStored ? days.map((day) => keptCodes(day, condition, byMerchant)) : []),
    ...(single.length > 0 ? [codedOrders(single, timeZone, condition)] : []),
  ];
  for (const source of sources) {
    const { rows } = await tx.execute<{ codes: Uint8Array | null }>(
      sql`select string_agg(codes, ''::bytea) as codes from (${source}) as coded`,
    );
    for (const code of codesIn(rows[0]?.codes ?? new Uint8Array())) {
      take.add(allocationStepOfCode(code));
      pay.add(payStepOfCode(code));
    }
  }
  return {
    takeTimeP50Ms: take.percentileMs(0.5),
    takeTimeP90Ms: take.percentileMs(0.9),
    payTimeP50Ms: pay.percentileMs(0.5),
    payTimeP90Ms: pay.percentileMs(0.9),
    payTimeP99Ms: pay.percentileMs(0.99),
  };
}
