import type { OperationIO } from '@platform/sdk';
import { type SQL, sql } from 'drizzle-orm';
import { orders } from './orders.table.ts';

export type OrderFigure = NonNullable<OperationIO['orders.list']['handlerInput']['figure']>;

const { status, payoutStatus, amountMinor, receivedMinor, supplementStatus, reversedAt } = orders;

/** The order's money arrived, or was paid out. */
export const isPaid = sql`${status} in (4, 5)`;
/** The amount that a paid order moved. */
export const movedMinor = sql`coalesce(${receivedMinor}, ${amountMinor})`;
/** The order may still succeed or fail. */
export const isOpen = sql`(${status} in (1, 2) or ${payoutStatus} is not distinct from 10)`;

const isFailed = sql`(${status} = 10 or ${payoutStatus} is not distinct from 5)`;
const isException = sql`${payoutStatus} is not distinct from 10`;

/**
 * The orders that each figure counts. The statistics count and the list filters by the same conditions, so
 * that the rows behind a figure add up to it.
 */
export const figureConditions: Readonly<Record<OrderFigure, SQL>> = {
  waiting: sql`${status} = 1`,
  failed: isFailed,
  allocated: sql`(${status} <> 1 and not ${isFailed})`,
  paying: sql`(${status} = 2 and not ${isException})`,
  live: sql`(${status} in (1, 2) and not ${isException})`,
  timedOut: sql`(${status} = 3 and ${payoutStatus} is null)`,
  rejected: sql`${payoutStatus} is not distinct from 7`,
  exception: isException,
  paid: isPaid,
  unacknowledged: sql`${status} = 5`,
  acknowledged: sql`${status} = 4`,
  supplement: sql`(${isPaid} and ${supplementStatus} = 1)`,
  reversed: sql`${reversedAt} is not null`,
};
