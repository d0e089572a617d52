import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { changeIpRules, previewChange } from './ip-rules.changes.ts';
import { listIpRules } from './ip-rules.list.ts';

export const ipRulesHandlers = {
  'ipRules.list': async (input, context) => listIpRules(context, input),

  'ipRules.save': async (input, context) => changeIpRules(context, input),

  'ipRules.remove': async ({ ipRuleId }, context) => {
    const { endedSessionCount } = await changeIpRules(context, { ipRuleId, remove: true });
    return { id: ipRuleId, endedSessionCount };
  },

  'ipRules.preview': async (input, context) => previewChange(context, input),
} satisfies Partial<HandlerMap<HandlerContext>>;
