import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { changeIpRules, previewChange, type RecentCallers } from './ip-rules.changes.ts';
import { listIpRules } from './ip-rules.list.ts';

export const ipRulesHandlers = (callers: RecentCallers) =>
  ({
    'ipRules.list': async (input, context) => listIpRules(context, input),

    'ipRules.save': async (input, context) => changeIpRules(context, input),

    'ipRules.remove': async (input, context) => {
      const { endedSessionCount } = await changeIpRules(context, { ...input, remove: true });
      return { id: input.ipRuleId ?? null, endedSessionCount };
    },

    'ipRules.preview': async (input, context) => previewChange(context, input, callers),
  }) satisfies Partial<HandlerMap<HandlerContext>>;
