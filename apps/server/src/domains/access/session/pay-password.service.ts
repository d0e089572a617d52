import type { HandlerContext, UserActor } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { checkMayModify } from '../users/account-permissions.service.ts';
import { checkNewPassword } from '../users/new-password.service.ts';
import { findUser, lockUser, updateUser } from '../users/users.service.ts';
import type { PasswordHasher } from './password.ts';
import { endSecondLevel } from './session.service.ts';
import { chargeAttempt, type DelayKeys, forgiveAttempt, secondLevelName } from './sign-in-delay.service.ts';

/**
 * Sets the caller's pay password. Guesses at the current one count together with those at the second level,
 * so that a stolen session gains no extra attempts. Ends existing second-level tokens.
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
  // It must differ from the sign-in password to be a second factor.
  if (await hasher.verify(payPassword, user.passwordHash)) throw new BusinessError('passwordRejected');
  const payPasswordHash = await hasher.hash(payPassword);
  await context.transact(async (tx) => {
    const locked = await lockUser(tx, actor.userId);
    if ((locked.payPasswordHash ?? locked.passwordHash) !== counts)
      throw new BusinessError('payPasswordInvalid');
    // Checked under the lock, because the permission may be withdrawn while hashing.
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
