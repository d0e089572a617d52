import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { orderRowOf } from '../orders/orders.service.ts';
import type { AddressPolicy } from './address-policy.ts';
import { deleteCallbacks } from './deletion.service.ts';
import type { SendCallback } from './http-sender.ts';
import { listAttempts, listCallbacks } from './order-callbacks.list.ts';
import { resendCallback } from './resend.service.ts';
import {
  cancelResend,
  listResendResults,
  listResends,
  previewResend,
  startResend,
} from './resend-jobs.service.ts';
import { testCallback } from './test-callback.ts';

export const orderCallbacksHandlers = (policy: AddressPolicy, send: SendCallback) =>
  ({
    'orders.callback': async ({ orderCode }, context) =>
      orderRowOf(context.db, await resendCallback(context, policy, orderCode), context.scope),

    'orderCallbacks.list': (input, { db, rowIds }) => {
      const { page = 1, pageSize = 20, sortBy = 'createdAt', sortOrder = 'desc', ...filter } = input;
      return listCallbacks(db, { page, pageSize, sortBy, sortOrder, ...filter }, rowIds);
    },

    'orderCallbacks.listDetails': (input, context) => {
      const { page = 1, pageSize = 20, sortBy = 'sendTime', sortOrder = 'desc', ...filter } = input;
      return listAttempts(context, { page, pageSize, sortBy, sortOrder, ...filter });
    },

    'orderCallbacks.resendMany': (filter, context) => startResend(context, filter),

    'orderCallbacks.previewResend': (filter, context) => previewResend(context, filter),

    'orderCallbacks.listResends': ({ sortBy: _only, sortOrder = 'desc', ...filter }, context) =>
      listResends(context, { page: 1, pageSize: 20, sortOrder, ...filter }),

    'orderCallbacks.listResendResults': ({ page = 1, pageSize = 20, ...of }, context) =>
      listResendResults(context, { page, pageSize, ...of }),

    'orderCallbacks.cancelResend': ({ id }, context) => cancelResend(context, id),

    'orderCallbacks.test': ({ merchantId }, context) => testCallback(context, send, merchantId),

    'orderCallbacks.delete': async ({ ids }, context) => ({
      deletedCount: await deleteCallbacks(context, ids),
    }),
  }) satisfies Partial<HandlerMap<HandlerContext>>;
