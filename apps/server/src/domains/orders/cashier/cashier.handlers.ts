import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { awaitCashierOrder, tellCashier } from './cashier.service.ts';

export const cashierHandlers = {
  // The answer contains the current server time, because the page counts down by it.
  'cashier.order': ({ token, waitMs = 0 }, context) =>
    awaitCashierOrder(() => ({ ...context, now: context.clock.now() }), token, waitMs, context.longPoll),

  'cashier.tell': ({ token, ...word }, context) => tellCashier(context, token, word),
} satisfies Partial<HandlerMap<HandlerContext>>;
