import { isSameList, readNetworks } from '../../../kit/http/check-networks.ts';
import type { HandlerContext, UserActor } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { mayComeFrom } from '../session/session.service.ts';
import { endSessionsOutside } from '../session/sessions-outside.service.ts';
import { checkManages, checkMayModify } from './account-permissions.service.ts';
import { lockUser, updateUser } from './users.service.ts';

interface NewAddresses {
  readonly userId: string;
  readonly addresses: readonly string[];
  readonly expectedAddresses?: readonly string[];
}

/**
 * Sets the addresses that a user may come from. Ends its sessions from other addresses. Callers cannot exclude
 * their own address from their own account.
 *
 * @throws conflict when another list than the expected one is stored
 */
export async function setAllowedAddresses(
  context: HandlerContext,
  actor: UserActor,
  { userId, addresses, expectedAddresses: expected }: NewAddresses,
): Promise<{ userId: string; addresses: string[]; endedSessionCount: number }> {
  const { db, now, ip } = context;
  const allowed = readNetworks('addresses', addresses);
  const user = await lockUser(db, userId);
  checkManages(actor, user.role);
  checkMayModify(actor, user);
  if (expected && !isSameList(expected, user.ipWhitelist)) throw new BusinessError('conflict');
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
