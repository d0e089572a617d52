import type { HandlerMap } from '@platform/sdk/wire';
import { BusinessError } from '../../kit/business-error.ts';
import type { HandlerContext } from '../../kit/context.ts';
import { signingKeyOf } from './merchants.service.ts';

export const merchantsHandlers = {
  'merchants.signingKey': async (_input, { db, scope, secrets, audit }) => {
    if (scope.kind !== 'merchant') throw new BusinessError('forbidden');
    const key = await signingKeyOf(db, secrets, scope.merchantId);
    // The record says that the key was read, never the key.
    audit({ objectType: 'merchant', objectId: scope.merchantId, after: { mchId: key.mchId } });
    return key;
  },
} satisfies Partial<HandlerMap<HandlerContext>>;
