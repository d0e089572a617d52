import { clearRows } from '../../../db/clear-rows.ts';
import type { Queryable } from '../../../db/connection.ts';
import { errorLogs } from './error-logs.table.ts';

/** Clears error reports, oldest first. */
export const clearErrorLogs = (tx: Queryable, before: Date, atMost: number) =>
  clearRows(tx, { table: errorLogs, id: errorLogs.id, madeAt: errorLogs.createdAt, before, atMost });
