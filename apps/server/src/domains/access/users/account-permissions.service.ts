import { managedRoles } from '@platform/sdk/permissions';
import type { HandlerContext, Role, UserActor } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { revokeSessions } from '../session/session.service.ts';
import { lockSuperAdmins, lockUser, updateUser } from './users.service.ts';
import type { KycState, UserRow } from './users.table.ts';

/** Throws unless the actor may manage accounts of this role, or assign it. The rules are in roles.yaml. */
export function checkManages(actor: UserActor, role: Role): void {
  if (!managedRoles[actor.role].includes(role)) throw new BusinessError('forbidden');
}

/** Throws when users change their own account without permission to do so. */
export function checkMayModify(actor: UserActor, user: UserRow): void {
  if (actor.userId === user.id && !user.allowModify) throw new BusinessError('modifyNotAllowed');
}

/** Throws for the actor's own account, so that users cannot lift restrictions set on them. */
export function checkAnother(actor: UserActor, user: UserRow): void {
  if (actor.userId === user.id) throw new BusinessError('accountProtected');
}

/**
 * Requires an authenticator of a user, or stops requiring it. Ends sessions that were opened without one, so
 * that it is bound at the next sign-in.
 */
export async function requireAuthenticator(
  context: HandlerContext,
  actor: UserActor,
  { userId, enableGoogleVerify }: { readonly userId: string; readonly enableGoogleVerify: boolean },
): Promise<{ userId: string; enableGoogleVerify: boolean; confirmBind: boolean }> {
  const { db, now } = context;
  const user = await lockUser(db, userId);
  checkManages(actor, user.role);
  if (!enableGoogleVerify) checkAnother(actor, user);
  const confirmBind = user.googleSecretBox !== null;
  await updateUser(db, userId, { enableGoogleVerify }, now);
  const isNew = enableGoogleVerify && !user.enableGoogleVerify;
  if (isNew && !confirmBind) await revokeSessions(context, db, { userId }, 'authenticatorChanged');
  context.audit({
    objectType: 'user',
    objectId: userId,
    before: { account: user.account, enableGoogleVerify: user.enableGoogleVerify },
    after: { account: user.account, enableGoogleVerify },
  });
  return { userId, enableGoogleVerify, confirmBind };
}

export async function setAllowModify(
  context: HandlerContext,
  actor: UserActor,
  { userId, allowModify }: { readonly userId: string; readonly allowModify: boolean },
): Promise<{ userId: string; allowModify: boolean }> {
  const user = await lockUser(context.db, userId);
  checkManages(actor, user.role);
  checkAnother(actor, user);
  await updateUser(context.db, userId, { allowModify }, context.now);
  context.audit({
    objectType: 'user',
    objectId: userId,
    before: { account: user.account, allowModify: user.allowModify },
    after: { account: user.account, allowModify },
  });
  return { userId, allowModify };
}

/** Disables a user, which ends all of its sessions, or enables it again. */
export async function setEnabled(
  context: HandlerContext,
  actor: UserActor,
  { userId, enabled }: { readonly userId: string; readonly enabled: boolean },
): Promise<{ userId: string; enabled: boolean; endedSessionCount: number }> {
  const { db, now } = context;
  // Before the user: two superAdmins who disable each other at once are serialized, so one is left.
  const superAdmins = await lockSuperAdmins(db);
  const user = await lockUser(db, userId);
  checkManages(actor, user.role);
  checkAnother(actor, user);
  const isLast = superAdmins.length === 1 && superAdmins[0] === userId;
  if (!enabled && isLast) throw new BusinessError('accountProtected');
  await updateUser(db, userId, { enabled }, now);
  const endedSessionCount = enabled ? 0 : await revokeSessions(context, db, { userId }, 'accountDisabled');
  context.audit({
    objectType: 'user',
    objectId: userId,
    before: { account: user.account, enabled: user.enabled },
    after: { account: user.account, enabled },
  });
  return { userId, enabled, endedSessionCount };
}

/** Sets the state of a user's identity check, or only its note. Never one's own. */
export async function setKyc(
  context: HandlerContext,
  actor: UserActor,
  {
    userId,
    kycState: asked,
    note,
  }: { readonly userId: string; readonly kycState?: KycState; readonly note?: string },
): Promise<{ userId: string; kycState: KycState; note: string | null; changedAt: string }> {
  const { db, now } = context;
  const user = await lockUser(db, userId);
  checkManages(actor, user.role);
  checkAnother(actor, user);
  const kycState = asked ?? user.kycState;
  // A note belongs to the state for which it was written.
  const kycNote = asked === undefined && note === undefined ? user.kycNote : note?.trim() || null;
  await updateUser(db, userId, { kycState, kycNote, kycChangedAt: now }, now);
  context.audit({
    objectType: 'user',
    objectId: userId,
    before: { account: user.account, kycState: user.kycState, note: user.kycNote },
    after: { account: user.account, kycState, note: kycNote },
  });
  return { userId, kycState, note: kycNote, changedAt: now.toISOString() };
}
