import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../kit/context.ts';
import { cashierOrder } from './cashier.service.ts';

export const cashierHandlers = {
  'cashier.order': ({ token }, { db, secrets, clock }) => cashierOrder(db, secrets, token, clock.now()),
} satisfies Partial<HandlerMap<HandlerContext>>;
