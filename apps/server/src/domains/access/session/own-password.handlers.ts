import type { HandlerMap } from '@platform/sdk/wire';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { sendMessage } from '../messages/messages.service.ts';
import { checkMayModify } from '../users/account-permissions.service.ts';
import { checkNewPassword } from '../users/new-password.service.ts';
import { findUser, lockUser, updateUser } from '../users/users.service.ts';
import type { PasswordHasher } from './password.ts';
import { revokeSessions } from './session.service.ts';
import { chargeAttempt, forgiveAttempt, secondLevelName } from './sign-in-delay.service.ts';

export const ownPasswordHandlers = (hasher: PasswordHasher) =>
  ({
    'session.changePassword': async (passwords, context) => {
      await changePassword(context, hasher, passwords);
      return {};
    },
  }) satisfies Partial<HandlerMap<HandlerContext>>;

/** Throttles guesses at the current password with a stolen session, like guesses at the second level. */
async function changePassword(
  context: HandlerContext,
  hasher: PasswordHasher,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  const actor = actingUser(context);
  checkNewPassword(newPassword, actor.account);
  if (newPassword === currentPassword) throw new BusinessError('passwordRejected');
  const keys = { account: secondLevelName(actor.account) };
  await context.transact((tx) => chargeAttempt(tx, keys, context.now));
  const user = await findUser(context.db, actor.userId);
  const isRight = await hasher.verify(currentPassword, user?.passwordHash);
  const note = { objectType: 'user', objectId: actor.userId };
  if (!user || !isRight) {
    context.audit(note);
    throw new BusinessError('secondLevelFailed', {}, { keepWrites: true });
  }
  const passwordHash = await hasher.hash(newPassword);
  await context.transact(async (tx) => {
    // The password may have changed meanwhile; then the verified one is no longer valid.
    const locked = await lockUser(tx, user.id);
    if (locked.passwordHash !== user.passwordHash) throw new BusinessError('secondLevelFailed');
    checkMayModify(actor, locked);
    await forgiveAttempt(tx, keys);
    await updateUser(tx, user.id, { passwordHash }, context.now);
    await revokeSessions(context, tx, { userId: user.id }, 'accountChanged');
    await sendMessage(context, tx, [user.id], { name: 'passwordReset', filling: { by: actor.account } });
    context.audit(note);
  });
}
