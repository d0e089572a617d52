import type { HandlerContext, Role, UserActor } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import {
  checkAnother,
  checkManages,
  checkMayModify,
  checkNewPassword,
  endSecondLevel,
  forgetDelays,
  lockSuperAdmins,
  lockUser,
  lockUserEvenDeleted,
  type MessageName,
  type NewMessage,
  revokeSessions,
  sendMessage,
  type UserRow,
  updateUser,
} from '../../access/access.public.ts';
import { partyNamesOf } from '../customers/party-names.service.ts';

/** What changes; the rest stays. */
export interface UserChange {
  readonly id: string;
  readonly nickname?: string | undefined;
  readonly account?: string | undefined;
  readonly role?: Role | undefined;
  readonly password?: { readonly text: string; readonly hash: string } | undefined;
}

/** Changes an account. A change of name, password or role ends the user's sessions and notifies the user. */
export async function changeAccount(
  context: HandlerContext,
  actor: UserActor,
  { id, password, ...change }: UserChange,
): Promise<void> {
  const { db, now } = context;
  const superAdmins = await lockSuperAdmins(db);
  const user = await lockUser(db, id);
  checkManages(actor, user.role);
  checkMayModify(actor, user);
  const { nickname = user.nickname, account = user.account, role = user.role } = change;
  const renamed = account !== user.account;
  const promoted = role !== user.role;
  if (promoted) await checkNewRole(context, actor, user, role, superAdmins);

  if (password) checkNewPassword(password.text, account);
  const set = { nickname, account, role, ...(password && { passwordHash: password.hash }) };
  await updateUser(db, id, set, now);
  if (renamed || promoted || password) {
    await revokeSessions(context, db, { userId: id }, 'accountChanged');
  }
  context.audit({
    objectType: 'user',
    objectId: id,
    before: { account: user.account, nickname: user.nickname, role: user.role },
    after: { account, nickname, role, passwordChanged: password !== undefined },
  });
  const by = actor.account;
  if (password) await tell(context, id, { name: 'passwordReset', filling: { by } });
  if (renamed) {
    const filling = { by, before: user.account, after: account };
    await tell(context, id, { name: 'accountRenamed', filling });
  }
  if (promoted) await tell(context, id, { name: 'roleChanged', filling: { by } });
}

async function checkNewRole(
  { db }: HandlerContext,
  actor: UserActor,
  user: UserRow,
  role: Role,
  superAdmins: readonly string[],
): Promise<void> {
  checkManages(actor, role);
  checkAnother(actor, user);
  checkNotLast(user, superAdmins);
  const party = (await partyNamesOf(db, [user.id])).get(user.id);
  if (party) throw new BusinessError('roleBound', { party: party.name });
}

/** Only a superAdmin can create a superAdmin, so the last one must stay. */
function checkNotLast(user: UserRow, superAdmins: readonly string[]): void {
  if (superAdmins.length === 1 && superAdmins[0] === user.id) throw new BusinessError('accountProtected');
}

/** Soft delete. The name stays taken, because the audit trail refers to it. */
export async function deleteAccount(context: HandlerContext, actor: UserActor, id: string): Promise<void> {
  const { db, now } = context;
  const superAdmins = await lockSuperAdmins(db);
  const user = await lockUserEvenDeleted(db, id);
  checkManages(actor, user.role);
  checkAnother(actor, user);
  if (user.deletedAt === null) {
    checkNotLast(user, superAdmins);
    await updateUser(db, id, { deletedAt: now }, now);
    await revokeSessions(context, db, { userId: id }, 'accountDeleted');
  }
  const { account, role } = user;
  context.audit({
    objectType: 'user',
    objectId: id,
    before: { account, role, deleted: user.deletedAt !== null },
    after: { account, role, deleted: true },
  });
}

/** Restores an account that cannot sign in: deleted, delayed, or with a lost name. */
export async function repairAccount(
  context: HandlerContext,
  actor: UserActor,
  { userId, newAccountName }: { readonly userId: string; readonly newAccountName: string },
): Promise<void> {
  const { db, now } = context;
  const user = await lockUserEvenDeleted(db, userId);
  checkManages(actor, user.role);
  checkMayModify(actor, user);
  await updateUser(db, userId, { account: newAccountName, deletedAt: null }, now);
  await revokeSessions(context, db, { userId }, 'accountChanged');
  await forgetDelays(db, [user.account, newAccountName]);
  context.audit({
    objectType: 'user',
    objectId: userId,
    before: { account: user.account, deleted: user.deletedAt !== null },
    after: { account: newAccountName, deleted: false },
  });
  if (newAccountName === user.account) return;
  const filling = { by: actor.account, before: user.account, after: newAccountName };
  await tell(context, userId, { name: 'accountRenamed', filling });
}

export async function removePayPassword(
  context: HandlerContext,
  actor: UserActor,
  userId: string,
): Promise<void> {
  const { db, now } = context;
  const user = await lockUser(db, userId);
  checkManages(actor, user.role);
  checkMayModify(actor, user);
  const hadOne = user.payPasswordHash !== null;
  if (hadOne) {
    await updateUser(db, userId, { payPasswordHash: null }, now);
    await endSecondLevel(db, userId);
    await tell(context, userId, { name: 'payPasswordRemoved', filling: { by: actor.account } });
  }
  context.audit({
    objectType: 'user',
    objectId: userId,
    before: { account: user.account, hasPayPassword: hadOne },
    after: { account: user.account, hasPayPassword: false },
  });
}

const tell = <Name extends MessageName>(
  context: HandlerContext,
  userId: string,
  message: NewMessage<Name>,
): Promise<void> => sendMessage(context, context.db, [userId], message);
