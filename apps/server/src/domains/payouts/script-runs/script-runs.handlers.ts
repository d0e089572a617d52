import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { listRuns, runDetail } from './script-runs.list.service.ts';

/** `payScriptRuns.queryAgain` asks a gateway, so it is with the gateways. */
export const payScriptRunsHandlers = {
  'payScriptRuns.list': (input, { db, rowIds }) => listRuns(db, input, rowIds),

  'payScriptRuns.detail': ({ id }, { db }) => runDetail(db, id),
} satisfies Partial<HandlerMap<HandlerContext>>;
