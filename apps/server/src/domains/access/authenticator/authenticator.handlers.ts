import type { HandlerMap } from '@platform/sdk/wire';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { revokeSessions } from '../session/session.service.ts';
import { beginBinding, confirmBinding, removeAuthenticator } from './authenticator.service.ts';

const bind = (input: { userAccount: string; needToLogout?: boolean }, context: HandlerContext) =>
  beginBinding(context, actingUser(context), input);

async function confirm(input: { userAccount: string; googleCode: string }, context: HandlerContext) {
  const actor = actingUser(context);
  const { logoutRequired } = await confirmBinding(context, actor, input);
  if (logoutRequired)
    await revokeSessions(context, context.db, { userId: actor.userId }, 'authenticatorChanged');
  return { loggedOut: logoutRequired };
}

/** Removing an authenticator ends the sessions that were opened with it. */
async function unbind({ userAccount }: { userAccount: string }, context: HandlerContext) {
  const { userId } = await removeAuthenticator(context, actingUser(context), userAccount);
  await revokeSessions(context, context.db, { userId }, 'authenticatorChanged');
  return {};
}

export const authenticatorHandlers = {
  'authenticator.bind': bind,
  'authenticator.confirmBind': confirm,
  'authenticator.unbind': unbind,
  'authenticator.bindForProfile': bind,
  'authenticator.confirmBindForProfile': confirm,
  'authenticator.unbindForProfile': unbind,
} satisfies Partial<HandlerMap<HandlerContext>>;
