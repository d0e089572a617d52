import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { analyseIps } from './ip-analysis.list.ts';

export const ipAnalysisHandlers = {
  'payerIps.list': async (input, context) => analyseIps(context, input),
} satisfies Partial<HandlerMap<HandlerContext>>;
