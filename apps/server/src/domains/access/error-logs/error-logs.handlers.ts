import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { listErrorGroups, listErrorLogs } from './error-logs.list.ts';
import { clearReports, saveErrorReport } from './error-logs.service.ts';

export const errorLogsHandlers = {
  'errorLogs.save': (input, context) => saveErrorReport(context, input),
  'errorLogs.list': (input, { db }) => {
    const { page = 1, pageSize = 20, sortBy = 'createdAt', sortOrder = 'desc', ...filter } = input;
    return listErrorLogs(db, { page, pageSize, sortBy, sortOrder, ...filter });
  },
  'errorLogs.listGroups': (
    { page = 1, pageSize = 20, sortBy = 'lastAt', sortOrder = 'desc', ...filter },
    { db },
  ) => listErrorGroups(db, { page, pageSize, sortBy, sortOrder, ...filter }),
  'errorLogs.clear': ({ fingerprint }, context) => clearReports(context, fingerprint),
} satisfies Partial<HandlerMap<HandlerContext>>;
