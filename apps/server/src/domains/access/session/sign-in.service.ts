import type { Queryable } from '../../../db/connection.ts';
import type { HandlerContext, UserActor } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { checkGoogleCode } from '../authenticator/authenticator.service.ts';
import { accountSubjects, checkIpRules } from '../ip-rules/ip-rules.service.ts';
import { sendMessage } from '../messages/messages.service.ts';
import { findUser, findUserByAccount, lockUser, recordSignIn } from '../users/users.service.ts';
import type { PasswordHasher } from './password.ts';
import { delayPolicy } from './session.policy.ts';
import { checkAddress, openSecondLevel, openSession } from './session.service.ts';
import { chargeAttempt, type DelayKeys, forgiveAttempt, secondLevelName } from './sign-in-delay.service.ts';

export interface SignIn {
  readonly userName: string;
  readonly password: string;
  readonly googleCode?: string;
}

const traced = { keepWrites: true };

/**
 * Signs in with name, password and, when bound, an authenticator code. Before a correct password nothing
 * reveals whether the account exists: an unknown one has the same delay, duration and error.
 */
export async function signIn(
  context: HandlerContext,
  hasher: PasswordHasher,
  { userName, password, googleCode = '' }: SignIn,
): Promise<{ token: string; bindRequired: boolean }> {
  const account = userName.trim().toLowerCase();
  const keys: DelayKeys = { account, address: context.ip };
  await context.transact(async (tx) => {
    const failures = await chargeAttempt(tx, keys, context.now);
    if (failures === delayPolicy.notifyAfterFailures) await notifyOfFailures(context, tx, account, failures);
  });

  const user = await findUserByAccount(context.db, account);
  const passwordIsRight = await hasher.verify(password, user?.passwordHash);
  if (!user || !passwordIsRight)
    throw refused(context, account, new BusinessError('invalidCredentials', {}, traced));
  if (!user.enabled) throw refused(context, account, new BusinessError('accountDisabled', {}, traced));

  const facts = { ip: context.ip, userAgent: context.userAgent, receivedAt: context.now };
  try {
    // Before the transaction, because the rules may have to be read by the context's own handle.
    await checkIpRules(context.settings, accountSubjects(user), facts);
    return await context.transact(async (tx) => {
      // An administrator may have disabled the user or its address while the password was checked.
      const locked = await lockUser(tx, user.id);
      if (!locked.enabled) throw new BusinessError('accountDisabled', {}, traced);
      checkAddress(locked, context.ip);
      const step = checkGoogleCode(context, locked, googleCode);
      await recordSignIn(tx, user.id, { at: context.now, ip: context.ip, googleCounter: step });
      await forgiveAttempt(tx, keys);
      const session = await openSession(tx, user.id, facts);
      context.audit({
        objectType: 'session',
        objectId: session.id,
        after: { account: user.account, role: user.role },
        actor: {
          kind: 'user',
          userId: user.id,
          account: user.account,
          role: user.role,
          sessionId: session.id,
        },
      });
      const bindRequired = locked.enableGoogleVerify && locked.googleSecretBox === null;
      return { token: session.token, bindRequired };
    });
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    // The password was right, so this was not a guess: the client still has to ask for the code.
    if (error.errorName === 'googleCodeRequired') await context.transact((tx) => forgiveAttempt(tx, keys));
    throw refused(context, account, error);
  }
}

/** Sent once per series of failures. Unknown accounts are looked up too, so that they take as long. */
async function notifyOfFailures(
  context: HandlerContext,
  tx: Queryable,
  account: string,
  failures: number,
): Promise<void> {
  const user = await findUserByAccount(tx, account);
  const filling = { failures, ip: context.ip };
  await sendMessage(context, tx, user ? [user.id] : [], { name: 'signInRefused', filling });
}

function refused(context: HandlerContext, account: string, error: BusinessError): BusinessError {
  context.audit({ objectType: 'account', objectId: account });
  return error;
}

/**
 * Second-level sign-in: with the pay password when one is set, else with the sign-in password. Throttles
 * guesses with a stolen session like sign-ins.
 */
export async function signInSecondLevel(
  context: HandlerContext,
  actor: UserActor,
  hasher: PasswordHasher,
  { password, logInReason }: { readonly password: string; readonly logInReason: string },
): Promise<{ token: string; expiresAt: string }> {
  const keys: DelayKeys = { account: secondLevelName(actor.account) };
  await context.transact((tx) => chargeAttempt(tx, keys, context.now));
  const user = await findUser(context.db, actor.userId);
  const isRight = await hasher.verify(password, user?.payPasswordHash ?? user?.passwordHash);
  const note = { objectType: 'session', objectId: actor.sessionId, after: { logInReason } };
  if (!user || !isRight) {
    context.audit(note);
    throw new BusinessError('secondLevelFailed', {}, traced);
  }
  return context.transact(async (tx) => {
    await forgiveAttempt(tx, keys);
    const { token, expiresAt } = await openSecondLevel(tx, actor.sessionId, context.now);
    context.audit(note);
    return { token, expiresAt: expiresAt.toISOString() };
  });
}
