import type { HandlerMap } from '@platform/sdk/wire';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { advance, findOrderByCode, lockOrderByCode, orderRowOf } from '../orders/orders.service.ts';
import { mustBeOwn } from '../orders/ownership.service.ts';
import { reportPlacement } from './allocation.changed.ts';
import { explainAccount } from './allocation.explain.ts';
import type { GatewayRefusals } from './allocation.gateways.ts';
import { allocationOf } from './allocation.info.ts';
import { readAllocationRules } from './allocation.rules.ts';

export const allocationHandlers = (gatewayRefusals: GatewayRefusals) =>
  ({
    'orders.allocationInfo': async ({ orderCode }, { db, scope }) => {
      const order = await findOrderByCode(db, orderCode);
      mustBeOwn(order, scope);
      return allocationOf(db, order);
    },

    'resources.explain': async (question, { db, scope, settings, now }) =>
      explainAccount(db, question, {
        scope,
        rules: await readAllocationRules(settings),
        now,
        gatewayRefusals,
      }),

    'orders.freeResource': async ({ orderCode, isOffsetReplenishmentOrder = false }, context) => {
      const { db, now, ip, scope } = context;
      const { userId, role } = actingUser(context);
      const order = await lockOrderByCode(db, orderCode);
      mustBeOwn(order, scope);
      const freed = await advance(db, order, 'freeResource', {
        now,
        ip,
        userId,
        context: { as: role, offset: isOffsetReplenishmentOrder },
      });
      return orderRowOf(db, reportPlacement(context, order, freed), scope);
    },
  }) satisfies Partial<HandlerMap<HandlerContext>>;
