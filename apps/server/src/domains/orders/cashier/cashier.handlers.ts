import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { cashierOrder, tellCashier } from './cashier.service.ts';

export const cashierHandlers = {
  // The time by the platform's clock as it is answered, which the page counts down by.
  'cashier.order': ({ token }, context) => cashierOrder({ ...context, now: context.clock.now() }, token),

  'cashier.tell': ({ token, ...word }, context) => tellCashier(context, token, word),
} satisfies Partial<HandlerMap<HandlerContext>>;
