import type { OperationIO } from '@platform/sdk';
import { type SQL, sql } from 'drizzle-orm';
import { orders } from './orders.table.ts';

export type OrderFigure = NonNullable<OperationIO['orders.list']['handlerInput']['figure']>;

const {
  status,
  payoutStatus,
  lossReason: storedReason,
  amountMinor,
  receivedMinor,
  supplementStatus,
  reversedAt,
} = orders;

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

/** Figures whose orders are lost. Every lost order counts in exactly one. */
export const lossFigures = [
  'failed',
  'timedOut',
  'rejected',
  'exception',
  'unacknowledged',
] as const satisfies OrderFigure[];
export type LossFigure = (typeof lossFigures)[number];

/** The figure in which a lost order counts. */
export const lossFigure: SQL = sql`case ${sql.join(
  lossFigures.map((figure) => sql`when ${figureConditions[figure]} then ${sql.raw(`'${figure}'`)}`),
  sql` `,
)} end`;
/** Planned by an index on the status, which the figures' conditions are not. */
export const isLost = sql`(${status} in (3, 5, 10) or ${isException})`;

/** Reasons that are not stored: the status says them. The last is that of orders from before reasons were kept. */
const unstored: readonly (readonly [reason: string, where: SQL])[] = [
  ['unpaid', figureConditions.timedOut],
  ['callbackPending', figureConditions.unacknowledged],
  ['unknown', sql`(${status} = 10 or ${payoutStatus} in (5, 7, 10))`],
];

/** Why a lost order is lost. */
export const lossReason: SQL = sql`coalesce(${storedReason}, case ${sql.join(
  unstored.map(([reason, where]) => sql`when ${where} then ${sql.raw(`'${reason}'`)}`),
  sql` `,
)} end)`;

/** The orders that are lost for a reason. */
export function isLostFor(reason: string): SQL {
  const where = unstored.find(([name]) => name === reason)?.[1];
  return where
    ? sql`(${storedReason} is null and ${where})`
    : sql`(${storedReason} = ${reason} and ${isLost})`;
}
