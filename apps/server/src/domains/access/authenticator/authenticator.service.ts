import type { HandlerContext, UserActor } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { SecretBox } from '../../../kit/secrets/secret-box.ts';
import { sendMessage } from '../messages/messages.service.ts';
import { checkManages, checkMayModify } from '../users/account-permissions.service.ts';
import { findUserByAccount, lockUser, updateUser } from '../users/users.service.ts';
import type { UserRow } from '../users/users.table.ts';
import { matchedStep, newAuthenticatorSecret, otpauthUri } from './totp.ts';

/** Purpose of sealed authenticator secrets. */
const secretPurpose = 'authenticator secret';

export const sealAuthenticatorSecret = (secrets: SecretBox, secret: string): string =>
  secrets.seal(secretPurpose, secret);

/**
 * Returns the time step of a valid code, which the caller stores so that no code works twice; undefined when
 * no authenticator is bound. A refusal is audited.
 */
export function checkGoogleCode(context: HandlerContext, user: UserRow, code: string): number | undefined {
  if (user.googleSecretBox === null) return undefined;
  if (code === '') throw new BusinessError('googleCodeRequired', {}, { keepWrites: true });
  const secret = context.secrets.open(secretPurpose, user.googleSecretBox);
  const step = matchedStep(secret, code, context.now);
  if (step === undefined) throw new BusinessError('googleCodeInvalid', {}, { keepWrites: true });
  if (user.lastGoogleCounter !== null && step <= user.lastGoogleCounter) {
    throw new BusinessError('googleCodeReused', {}, { keepWrites: true });
  }
  return step;
}

/** Throws unless the account is the caller's own, in every role. */
function checkOwnAccount(actor: UserActor, account: string): void {
  if (account.trim().toLowerCase() !== actor.account.toLowerCase()) throw new BusinessError('forbidden');
}

/** A required authenticator may be bound even by users that may not modify their account. */
function checkMayBind(actor: UserActor, user: UserRow): void {
  if (!user.enableGoogleVerify) checkMayModify(actor, user);
}

/** Offers a new secret. It takes effect only when a code of it is confirmed. */
export async function beginBinding(
  context: HandlerContext,
  actor: UserActor,
  input: { readonly userAccount: string; readonly needToLogout?: boolean },
): Promise<{ userAccount: string; googleSecret: string; otpauthUri: string }> {
  checkOwnAccount(actor, input.userAccount);
  const user = await lockUser(context.db, actor.userId);
  if (user.googleSecretBox !== null) throw new BusinessError('authenticatorAlreadyBound');
  checkMayBind(actor, user);
  const secret = newAuthenticatorSecret();
  const change = {
    pendingGoogleSecretBox: sealAuthenticatorSecret(context.secrets, secret),
    logoutAfterBinding: input.needToLogout ?? false,
  };
  await updateUser(context.db, user.id, change, context.now);
  context.audit({
    objectType: 'user',
    objectId: user.id,
    after: { account: user.account, authenticator: 'offered' },
  });
  return { userAccount: user.account, googleSecret: secret, otpauthUri: otpauthUri(secret, user.account) };
}

/**
 * Confirms a binding: the code proves that the user has the secret. Its time step counts as used, so that the
 * same code cannot also open a session.
 */
export async function confirmBinding(
  context: HandlerContext,
  actor: UserActor,
  input: { readonly userAccount: string; readonly googleCode: string },
): Promise<{ logoutRequired: boolean }> {
  checkOwnAccount(actor, input.userAccount);
  const user = await lockUser(context.db, actor.userId);
  if (user.googleSecretBox !== null) throw new BusinessError('authenticatorAlreadyBound');
  checkMayBind(actor, user);
  if (user.pendingGoogleSecretBox === null) throw new BusinessError('authenticatorNotPending');
  const secret = context.secrets.open(secretPurpose, user.pendingGoogleSecretBox);
  const step = matchedStep(secret, input.googleCode, context.now);
  if (step === undefined) throw new BusinessError('googleCodeInvalid');
  const change = {
    googleSecretBox: user.pendingGoogleSecretBox,
    pendingGoogleSecretBox: null,
    lastGoogleCounter: step,
    logoutAfterBinding: false,
  };
  await updateUser(context.db, user.id, change, context.now);
  context.audit({
    objectType: 'user',
    objectId: user.id,
    before: { authenticator: 'none' },
    after: { account: user.account, authenticator: 'bound' },
  });
  return { logoutRequired: user.logoutAfterBinding };
}

/** Removes the authenticator of an account: the caller's own, or any account for staff that manages all. */
export async function removeAuthenticator(
  context: HandlerContext,
  actor: UserActor,
  userAccount: string,
): Promise<{ userId: string }> {
  if (context.scope.kind !== 'all') checkOwnAccount(actor, userAccount);
  const found = await findUserByAccount(context.db, userAccount);
  if (!found) throw new BusinessError('accountNotFound', { account: userAccount });
  const user = await lockUser(context.db, found.id);
  // Otherwise an admin could remove a superAdmin's second factor and take over the account.
  if (user.id !== actor.userId) checkManages(actor, user.role);
  checkMayModify(actor, user);
  await dropAuthenticator(context, actor, user);
  return { userId: user.id };
}

/**
 * Removes a locked user's authenticator, and notifies the user. The caller checks that the actor may do this, and ends
 * the sessions that were opened with it.
 *
 * @throws authenticatorNotBound
 */
export async function dropAuthenticator(
  context: HandlerContext,
  actor: UserActor,
  user: UserRow,
): Promise<void> {
  if (user.googleSecretBox === null) throw new BusinessError('authenticatorNotBound');
  await updateUser(context.db, user.id, { googleSecretBox: null, pendingGoogleSecretBox: null }, context.now);
  context.audit({
    objectType: 'user',
    objectId: user.id,
    before: { account: user.account, authenticator: 'bound' },
    after: { account: user.account, authenticator: 'none' },
  });
  const filling = { by: actor.account, ip: context.ip };
  await sendMessage(context, context.db, [user.id], {
    name: 'authenticatorRemoved',
    filling,
    link: '/googleVerify',
  });
}
