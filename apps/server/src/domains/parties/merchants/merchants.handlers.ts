import type { HandlerMap } from '@platform/sdk/wire';
import { readNetworks } from '../../../kit/http/check-networks.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { addUserWithParties, userFor } from '../customers/customers.service.ts';
import { startOfDay } from '../suppliers/supplier-figures.service.ts';
import type { MerchantFiguresSource } from './merchant-figures.service.ts';
import { changeMerchant, revokeOldKey, rotateKey } from './merchants.changes.ts';
import { listMerchants, showMerchant } from './merchants.list.ts';
import { signingKeyOf } from './merchants.service.ts';

export const merchantsHandlers = (figuresOf: MerchantFiguresSource) =>
  ({
    'merchants.list': async ({ withToday = false, ...input }, { db, scope, now, timeZone }) => {
      const { list, total } = await listMerchants(db, input, scope);
      if (!withToday) return { list, total };
      const ids = list.map(({ id }) => id);
      const todayOf = await figuresOf(db, ids, startOfDay(now, timeZone));
      return { list: list.map((row) => ({ ...row, today: todayOf(row.id) })), total };
    },

    'merchants.detail': async ({ merchantId }, { db, scope }) => showMerchant(db, merchantId, scope),

    'merchants.add': async ({ account, password, userId, name, allowedIps, ...rest }, context) => {
      const terms = { ...rest, ...(allowedIps && { allowedIps: readNetworks('allowedIps', allowedIps) }) };
      const named = name.trim();
      const asked = { account, password, userId };
      const user = await userFor(context, asked, { role: 'merchant', name: named });
      const { merchant } = await addUserWithParties(context, user, { name: named, merchant: terms });
      if (!merchant) throw new Error('A merchant that was just added is not there.');
      return {
        merchant: await showMerchant(context.db, merchant.id, context.scope),
        signingKey: merchant.signingKey,
      };
    },

    'merchants.update': async ({ merchantId, name, ...change }, context) => {
      const named = name === undefined ? {} : { name: name.trim() };
      await changeMerchant(context, merchantId, { ...change, ...named });
      return showMerchant(context.db, merchantId, context.scope);
    },

    'merchants.updateOwn': async (change, context) => {
      const { scope } = context;
      if (scope.kind !== 'merchant') throw new BusinessError('forbidden');
      await changeMerchant(context, scope.merchantId, change);
      return showMerchant(context.db, scope.merchantId, scope);
    },

    'merchants.enable': async ({ merchantId, enable }, context) => {
      await changeMerchant(context, merchantId, { enabled: enable });
      return showMerchant(context.db, merchantId, context.scope);
    },

    'merchants.rotateKey': (input, context) => rotateKey(context, input),

    'merchants.revokeOldKey': async ({ merchantId }, context) => {
      await revokeOldKey(context, merchantId);
      return showMerchant(context.db, merchantId, context.scope);
    },

    'merchants.signingKey': async (_input, { db, scope, secrets, audit }) => {
      if (scope.kind !== 'merchant') throw new BusinessError('forbidden');
      const key = await signingKeyOf(db, secrets, scope.merchantId);
      // The audit record never contains the key.
      audit({ objectType: 'merchant', objectId: scope.merchantId, after: { mchId: key.mchId } });
      return key;
    },
  }) satisfies Partial<HandlerMap<HandlerContext>>;
