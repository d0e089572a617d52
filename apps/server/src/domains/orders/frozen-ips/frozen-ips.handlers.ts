import type { HandlerMap } from '@platform/sdk/wire';
import { readExpiry } from '../../../kit/check-expiry.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { extend, freezeNetworks, thaw } from './frozen-ips.changes.ts';
import { listFrozenIps, shownFrozenIp } from './frozen-ips.list.ts';

export const frozenIpsHandlers = {
  'frozenIps.list': async (input, context) => listFrozenIps(context, input),

  'frozenIps.freeze': async ({ expiresAt, ...asked }, context) =>
    freezeNetworks(context, { ...asked, expiresAt: readExpiry(expiresAt, context.now) }),

  'frozenIps.thaw': async ({ frozenIpId }, context) =>
    shownFrozenIp(await thaw(context, frozenIpId), context.now),

  'frozenIps.extend': async ({ frozenIpId, expiresAt }, context) =>
    shownFrozenIp(await extend(context, frozenIpId, readExpiry(expiresAt, context.now)), context.now),
} satisfies Partial<HandlerMap<HandlerContext>>;
