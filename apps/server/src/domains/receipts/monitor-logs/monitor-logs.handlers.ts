import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { listMonitorLogs } from './monitor-logs.list.ts';
import { clearMonitorLogs } from './monitor-logs.service.ts';
import type { MonitorLogPhase } from './monitor-logs.types.ts';
import { type ReportedLine, takeReport } from './report.service.ts';

export const monitorLogsHandlers = {
  'monitorLogs.report': ({ logs = [], scriptChecksum }, context) => {
    const { actor } = context;
    if (actor.kind !== 'device') throw new BusinessError('deviceUnauthorized');
    return takeReport(context, actor, logs as readonly ReportedLine[], scriptChecksum);
  },
  'monitorLogs.list': ({ logPhase, logPhases, ...input }, { db, language, rowIds }) => {
    const { page = 1, pageSize = 20, sortBy = 'createdAt', sortOrder = 'desc', ...filter } = input;
    const phases = {
      ...(logPhase === undefined ? {} : { logPhase: logPhase as MonitorLogPhase }),
      ...(logPhases === undefined ? {} : { logPhases: logPhases as readonly MonitorLogPhase[] }),
    };
    const request = { page, pageSize, sortBy, sortOrder, ...phases, ...filter };
    return listMonitorLogs({ db, language, rowIds }, request);
  },
  'monitorLogs.clear': (_input, context) => clearMonitorLogs(context),
} satisfies Partial<HandlerMap<HandlerContext>>;
