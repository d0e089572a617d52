import { clearable } from '../../../db/clear-rows.ts';
import { errorLogs } from './error-logs.table.ts';

/** Error reports. */
export const errorLogsClearing = clearable({
  table: errorLogs,
  id: errorLogs.id,
  madeAt: errorLogs.createdAt,
});
