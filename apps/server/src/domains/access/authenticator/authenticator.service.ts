import type { HandlerContext, UserActor } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { SecretBox } from '../../../kit/secrets/secret-box.ts';
import { sendMessage } from '../messages/messages.service.ts';
import { checkManages, checkMayModify } from '../users/account-permissions.service.ts';
import { findUserByAccount, lockUser, updateUser } from '../users/users.service.ts';
import type { UserRow } from '../users/users.table.ts';
import { matchedStep, newAuthenticatorSecret, otpauthUri } from './totp.ts';

/** What a box with an authenticator's secret is sealed for. */
const secretPurpose = 'authenticator secret';

export const sealAuthenticatorSecret = (secrets: SecretBox, secret: string): string =>
  secrets.seal(secretPurpose, secret);

/**
 * The time step of a right code, to be remembered with the sign-in so that no code works twice; undefined
 * where no authenticator is bound. A refusal is kept on the trail.
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

/** A binding asks for one's own account, whoever one is. */
function checkOwnAccount(actor: UserActor, account: string): void {
  if (account.trim().toLowerCase() !== actor.account.toLowerCase()) throw new BusinessError('forbidden');
}

/** Binding what is demanded is no change of one's own: it is what others want. */
function checkMayBind(actor: UserActor, user: UserRow): void {
  if (!user.enableGoogleVerify) checkMayModify(actor, user);
}

/** Offers a new secret; nothing counts until a code of it is confirmed. */
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

/** The code proves that the secret arrived. Its step counts as used: it cannot open a session as well. */
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

/** Takes the authenticator off an account: one's own, or anyone's for those who look after all of them. */
export async function removeAuthenticator(
  context: HandlerContext,
  actor: UserActor,
  userAccount: string,
): Promise<{ userId: string }> {
  if (context.scope.kind !== 'all') checkOwnAccount(actor, userAccount);
  const found = await findUserByAccount(context.db, userAccount);
  if (!found) throw new BusinessError('accountNotFound', { account: userAccount });
  const user = await lockUser(context.db, found.id);
  // Whoever could strip a superAdmin of the second factor could become one.
  if (user.id !== actor.userId) checkManages(actor, user.role);
  checkMayModify(actor, user);
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
  return { userId: user.id };
}
