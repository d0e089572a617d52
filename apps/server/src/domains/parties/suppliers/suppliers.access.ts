import { eq } from 'drizzle-orm';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import {
  checkManages,
  checkNewPassword,
  dropAuthenticator,
  forgetDelays,
  lockUser,
  revokeSessions,
  sendMessage,
  updateUser,
} from '../../access/access.public.ts';
import { checkManagesSupplier } from './suppliers.changes.ts';
import { suppliers } from './suppliers.table.ts';

const neededEither = texts(
  '请填写新密码，或选择移除身份验证器',
  '請填寫新密碼，或選擇移除身分驗證器',
  'Give a new password, or remove the authenticator.',
);

/**
 * Helps a supplier that cannot sign in. Staff manage accounts by role (roles.yaml `manages`); a leader manages
 * nobody's account as such, only those of the team below it.
 */
export async function restoreAccess(
  context: HandlerContext,
  { supplierId, removeAuthenticator }: { supplierId: string; removeAuthenticator: boolean },
  password: { readonly text: string; readonly hash: string } | undefined,
): Promise<void> {
  const { db, now, scope } = context;
  if (!password && !removeAuthenticator)
    throw new RequestFault('validationFailed', {
      issues: [{ path: 'password', code: 'required', message: neededEither }],
    });
  checkManagesSupplier(context, supplierId);
  const [supplier] = await db
    .select({ userId: suppliers.userId })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  if (!supplier) throw new BusinessError('supplierNotFound');
  const actor = actingUser(context);
  const user = await lockUser(db, supplier.userId);
  if (scope.kind === 'all') checkManages(actor, user.role);
  if (removeAuthenticator) await dropAuthenticator(context, actor, user);
  if (password) {
    checkNewPassword(password.text, user.account);
    await updateUser(db, user.id, { passwordHash: password.hash }, now);
    context.audit({
      objectType: 'user',
      objectId: user.id,
      after: { account: user.account, passwordChanged: true },
    });
    await sendMessage(context, db, [user.id], { name: 'passwordReset', filling: { by: actor.account } });
  }
  await forgetDelays(db, [user.account]);
  await revokeSessions(
    context,
    db,
    { userId: user.id },
    password ? 'accountChanged' : 'authenticatorChanged',
  );
}
