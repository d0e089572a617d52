import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { sendMessage } from '../messages/messages.service.ts';
import { usersInRoles } from '../messages/recipients.service.ts';

/** Notifies every other admin and superAdmin that a request needs a second approval. */
export async function notifyApprovers(
  context: Pick<HandlerContext, 'db' | 'now' | 'actor' | 'publish'>,
  { object, link }: { readonly object: string; readonly link: string },
): Promise<void> {
  const { userId, account } = actingUser(context);
  const staff = await usersInRoles(context.db, ['superAdmin', 'admin']);
  const others = staff.filter((id) => id !== userId);
  const filling = { object, by: account };
  await sendMessage(context, context.db, others, { name: 'approvalWaiting', filling, link });
}
