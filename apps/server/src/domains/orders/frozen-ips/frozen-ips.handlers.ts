import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { extend, freezeNetworks, thaw } from './frozen-ips.changes.ts';
import { listFrozenIps, shownFrozenIp } from './frozen-ips.list.ts';

const timeOf = (text: string | null | undefined): Date | null => (text == null ? null : new Date(text));

export const frozenIpsHandlers = {
  'frozenIps.list': async (input, context) => listFrozenIps(context, input),

  'frozenIps.freeze': async ({ expiresAt, ...asked }, context) =>
    freezeNetworks(context, { ...asked, expiresAt: timeOf(expiresAt) }),

  'frozenIps.thaw': async ({ frozenIpId }, context) =>
    shownFrozenIp(await thaw(context, frozenIpId), context.now),

  'frozenIps.extend': async ({ frozenIpId, expiresAt }, context) =>
    shownFrozenIp(await extend(context, frozenIpId, timeOf(expiresAt)), context.now),
} satisfies Partial<HandlerMap<HandlerContext>>;
