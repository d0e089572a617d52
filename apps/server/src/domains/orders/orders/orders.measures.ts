import { sql } from 'drizzle-orm';
import { orders } from './orders.table.ts';

const { status, payoutStatus, amountMinor, receivedMinor } = orders;

/** The order's money arrived, or was paid out. */
export const isPaid = sql`${status} in (4, 5)`;
/** The amount that a paid order moved. */
export const movedMinor = sql`coalesce(${receivedMinor}, ${amountMinor})`;
/** The order may still succeed or fail. */
export const isOpen = sql`(${status} in (1, 2) or ${payoutStatus} is not distinct from 10)`;
