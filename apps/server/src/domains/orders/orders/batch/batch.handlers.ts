import { ordersCreateBatch } from '@platform/sdk/operations';
import type { HandlerMap } from '@platform/sdk/wire';
import { actingUser } from '../../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../../kit/operation/context.ts';
import { BusinessError } from '../../../../kit/refusals/business-error.ts';
import { createBatch, merchantOf } from './batch.service.ts';
import { uploadFlag } from './batch.uploads.ts';

export const orderBatchHandlers = {
  'orders.createBatch': async (upload, context) => {
    if (!(await isEnabled(context))) throw new BusinessError('uploadDisabled');
    return createBatch(context, upload);
  },

  'orders.uploadFlag': async (_input, context) =>
    uploadFlag(context, actingUser(context).userId, {
      enabled: await isEnabled(context),
      namesMerchant: merchantOf(context) === undefined,
      maxBytes: ordersCreateBatch.maxFileBytes ?? 0,
    }),
} satisfies Partial<HandlerMap<HandlerContext>>;

const isEnabled = async ({ settings }: HandlerContext): Promise<boolean> =>
  (await settings.get('enableService')) && (await settings.get('ShowBatchButton'));
