import { clearable } from '../../../db/clear-rows.ts';
import { monitorLogs } from './monitor-logs.table.ts';

/** Monitor log lines. */
export const monitorLogsClearing = clearable({
  table: monitorLogs,
  id: monitorLogs.id,
  madeAt: monitorLogs.createdAt,
});
