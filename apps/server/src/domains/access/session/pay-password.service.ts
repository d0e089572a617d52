import type { HandlerContext, UserActor } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { checkMayModify } from '../users/account-permissions.service.ts';
import { checkNewPassword } from '../users/new-password.service.ts';
import { findUser, lockUser, updateUser } from '../users/users.service.ts';
import type { PasswordHasher } from './password.ts';
import { endSecondLevel } from './session.service.ts';
import { chargeAttempt, type DelayKeys, forgiveAttempt, secondLevelName } from './sign-in-delay.service.ts';

/**
 * Sets one's own pay password. Whoever holds a stolen session guesses the one that counts until then no faster than at
 * the second level, since both are counted together; what was proved with it before ends.
 */
export async function setPayPassword(
  context: HandlerContext,
  actor: UserActor,
  hasher: PasswordHasher,
  { currentPassword, payPassword }: { readonly currentPassword: string; readonly payPassword: string },
): Promise<void> {
  const { db, now } = context;
  const keys: DelayKeys = { account: secondLevelName(actor.account) };
  await context.transact((tx) => chargeAttempt(tx, keys, now));
  const user = await findUser(db, actor.userId);
  const counts = user?.payPasswordHash ?? user?.passwordHash;
  const note = { objectType: 'user', objectId: actor.userId };
  if (!user || !(await hasher.verify(currentPassword, counts))) {
    context.audit(note);
    throw new BusinessError('payPasswordInvalid', {}, { keepWrites: true });
  }
  checkNewPassword(payPassword, user.account);
  // One that opens the front door too would be no second one.
  if (await hasher.verify(payPassword, user.passwordHash)) throw new BusinessError('passwordRejected');
  const payPasswordHash = await hasher.hash(payPassword);
  await context.transact(async (tx) => {
    const locked = await lockUser(tx, actor.userId);
    if ((locked.payPasswordHash ?? locked.passwordHash) !== counts)
      throw new BusinessError('payPasswordInvalid');
    // Under the lock, as of any change of one's own: hashing takes long enough to be forbidden it meanwhile.
    checkMayModify(actor, locked);
    await forgiveAttempt(tx, keys);
    await updateUser(tx, actor.userId, { payPasswordHash }, now);
    await endSecondLevel(tx, actor.userId);
    context.audit({
      ...note,
      before: { hasPayPassword: user.payPasswordHash !== null },
      after: { hasPayPassword: true },
    });
  });
}
