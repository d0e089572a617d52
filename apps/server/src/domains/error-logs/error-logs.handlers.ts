import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../kit/context.ts';
import { saveErrorReport } from './error-logs.service.ts';

export const errorLogsHandlers = {
  'errorLogs.save': (input, context) => saveErrorReport(context, input),
} satisfies Partial<HandlerMap<HandlerContext>>;
