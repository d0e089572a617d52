import { clearRows } from '../../../db/clear-rows.ts';
import type { Queryable } from '../../../db/connection.ts';
import { messages } from './messages.table.ts';

/** Clears messages by the age of their last move, read or not. */
export const clearMessages = (tx: Queryable, before: Date, atMost: number) =>
  clearRows(tx, { table: messages, id: messages.id, madeAt: messages.movedAt, before, atMost });
