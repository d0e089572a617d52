import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { closeDay, reopenDay } from './reconciliation.closing.ts';
import { listDays } from './reconciliation.days.ts';

export const reconciliationHandlers = {
  'reconciliation.days': ({ page = 1, pageSize = 20, sortOrder = 'desc', ...filter }, context) =>
    listDays(context, { page, pageSize, sortOrder, ...filter }),
  'reconciliation.closeDay': (input, context) => closeDay(context, input),
  'reconciliation.reopenDay': (input, context) => reopenDay(context, input),
} satisfies Partial<HandlerMap<HandlerContext>>;
