import type { HandlerMap } from '@platform/sdk/wire';
import { and, eq } from 'drizzle-orm';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { horizonOf, hoursFrom, windowsOf } from './order-analysis.jobs.ts';
import { tryRule } from './order-analysis.judging.ts';
import { listFindings, listRules, shownFinding, shownRule } from './order-analysis.list.ts';
import { changeRule, checkPercent } from './order-analysis.rules.ts';
import { decide, markOrders } from './order-analysis.service.ts';
import { orderFindings } from './order-analysis.table.ts';

export const orderAnalysisHandlers = {
  'orderFindings.list': async (input, context) => listFindings(context, input),

  'orderFindings.decide': async ({ findingId, ...decided }, context) =>
    shownFinding(await decide(context, findingId, decided), context.settings, context.now),

  'orderFindings.mark': async ({ findingId, orderMark }, context) =>
    markOrders(context, findingId, orderMark),

  'orderAnalysisRules.list': async (input, context) => listRules(context, input),

  'orderAnalysisRules.update': async ({ rule, ...set }, context) => {
    const open = and(eq(orderFindings.rule, rule), eq(orderFindings.state, 'open'));
    return shownRule(await changeRule(context, rule, set), await context.db.$count(orderFindings, open));
  },

  'orderAnalysisRules.trial': async ({ rule, windowHours, least, percent = null }, { db, now }) => {
    checkPercent(rule, percent);
    const asked = { kind: rule, windowHours, least, percent, changedAt: null };
    return tryRule(db, asked, windowsOf(asked, hoursFrom(horizonOf(now), now), now));
  },
} satisfies Partial<HandlerMap<HandlerContext>>;
