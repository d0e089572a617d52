import { readNetworks } from '../../../kit/http/check-networks.ts';
import type { HandlerContext, UserActor } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { mayComeFrom } from '../session/session.service.ts';
import { endSessionsOutside } from '../session/sessions-outside.service.ts';
import { checkManages, checkMayModify } from './account-permissions.service.ts';
import { lockUser, updateUser } from './users.service.ts';

/**
 * Sets the addresses that a user may come from. Ends its sessions from other addresses. Callers cannot exclude
 * their own address from their own account.
 */
export async function setAllowedAddresses(
  context: HandlerContext,
  actor: UserActor,
  { userId, addresses }: { readonly userId: string; readonly addresses: readonly string[] },
): Promise<{ userId: string; addresses: string[]; endedSessionCount: number }> {
  const { db, now, ip } = context;
  const allowed = readNetworks('addresses', addresses);
  const user = await lockUser(db, userId);
  checkManages(actor, user.role);
  checkMayModify(actor, user);
  if (actor.userId === userId && !mayComeFrom(allowed, ip))
    throw new BusinessError('ownAddressNotAllowed', { ip });
  await updateUser(db, userId, { ipWhitelist: allowed.length === 0 ? null : allowed }, now);
  const endedSessionCount = await endSessionsOutside(context, {
    whose: { userId },
    allows: (address) => mayComeFrom(allowed, address),
    except: actor.sessionId,
  });
  context.audit({
    objectType: 'user',
    objectId: userId,
    before: { account: user.account, addresses: user.ipWhitelist ?? [] },
    after: { account: user.account, addresses: allowed },
  });
  return { userId, addresses: allowed, endedSessionCount };
}
