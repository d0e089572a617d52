import { clearRows } from '../../../db/clear-rows.ts';
import type { Queryable } from '../../../db/connection.ts';
import { monitorLogs } from './monitor-logs.table.ts';

/** Deletes old monitor log lines, oldest first. */
export const clearOldMonitorLogs = (tx: Queryable, before: Date, atMost: number) =>
  clearRows(tx, { table: monitorLogs, id: monitorLogs.id, madeAt: monitorLogs.createdAt, before, atMost });
