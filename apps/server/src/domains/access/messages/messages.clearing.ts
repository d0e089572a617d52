import { clearRows } from '../../../db/clear-rows.ts';
import type { Queryable } from '../../../db/connection.ts';
import { messages } from './messages.table.ts';

/** Clears messages that have lain where they are for so long, whether or not they were read. */
export const clearMessages = (tx: Queryable, before: Date, atMost: number) =>
  clearRows(tx, { table: messages, id: messages.id, madeAt: messages.movedAt, before, atMost });
