import type { HandlerMap } from '@platform/sdk/wire';
import type { Queryable } from '../../../db/connection.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { checkTimeZone } from '../../../kit/operation/time-zone.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { unreadCount } from '../messages/messages.service.ts';
import { checkManages } from '../users/account-permissions.service.ts';
import { findUser, type Preferences, setPreference } from '../users/users.service.ts';
import type { PasswordHasher } from './password.ts';
import { setPayPassword } from './pay-password.service.ts';
import { sessionPolicy } from './session.policy.ts';
import { listSessions, revokeSessions, type SessionListRequest, sessionOwner } from './session.service.ts';
import { signIn, signInSecondLevel } from './sign-in.service.ts';

export interface SessionParts {
  readonly hasher: PasswordHasher;
  readonly timeZone: string;
  /** The number that a merchant signs with. */
  readonly mchIdOf: (db: Queryable, userId: string) => Promise<string | undefined>;
}

export const sessionHandlers = ({ hasher, timeZone, mchIdOf }: SessionParts) =>
  ({
    'session.login': (input, context) => signIn(context, hasher, input),

    'session.loginSecondLevel': (input, context) =>
      signInSecondLevel(context, actingUser(context), hasher, input),

    'session.setPayPassword': async (input, context) => {
      await setPayPassword(context, actingUser(context), hasher, input);
      return {};
    },

    'session.info': async (_input, context) => {
      const actor = actingUser(context);
      const user = await findUser(context.db, actor.userId);
      if (!user) throw new BusinessError('sessionExpired');
      const bound = user.googleSecretBox !== null;
      return {
        name: user.nickname,
        user_id: user.id,
        account: user.account,
        access: user.role,
        showLogo: await context.settings.get('ShowLogo'),
        systemFlag: await context.settings.get('SysFlag'),
        contactInfo: await context.settings.get('ContactInfo'),
        enableGoogleVerify: user.enableGoogleVerify,
        googleSecret: null,
        confirmBind: bound,
        bindRequired: user.enableGoogleVerify && !bound,
        hasPayPassword: user.payPasswordHash !== null,
        merchantId: actor.merchantId ?? null,
        mchId: actor.merchantId ? ((await mchIdOf(context.db, user.id)) ?? null) : null,
        supplierId: actor.supplierId ?? null,
        unreadMessages: await unreadCount(context.db, user.id),
        timeZone,
        pinnedLanguage: user.language,
        ownTimeZone: user.timeZone,
        orderTimeField: (await context.settings.get('CompleteTimeFilter')) ? 'completedAt' : 'createdAt',
      };
    },

    'session.setLanguage': ({ language = null }, context) => choose(context, 'language', language),

    'session.setTimeZone': async ({ timeZone: zone = null }, context) => {
      if (zone !== null && zone !== 'browser') checkTimeZone(zone);
      return choose(context, 'timeZone', zone);
    },

    'session.logout': async (_input, context) => {
      const { sessionId } = actingUser(context);
      await revokeSessions(context, context.db, { sessionId }, 'logout');
      context.audit({ objectType: 'session', objectId: sessionId });
      return {};
    },

    'session.forceLogout': async ({ token: sessionId }, context) => {
      const actor = actingUser(context);
      const owner = await sessionOwner(context.db, sessionId);
      const reaches = context.scope.kind !== 'self' || owner?.id === actor.userId;
      // Another user's session out of reach is reported as not found.
      if (!owner || !reaches) throw new BusinessError('notFound');
      if (owner.id !== actor.userId) checkManages(actor, owner.role);
      // Idempotent, also when the session has ended by itself.
      await revokeSessions(context, context.db, { sessionId }, 'forced');
      context.audit({ objectType: 'session', objectId: sessionId });
      return {};
    },

    'session.endOthers': async (_input, context) => {
      const { userId, sessionId } = actingUser(context);
      const endedCount = await revokeSessions(context, context.db, { userId, except: sessionId }, 'forced');
      context.audit({ objectType: 'user', objectId: userId, after: { endedCount } });
      return { endedCount };
    },

    'session.list': (
      { page = 1, pageSize = 20, sortBy = 'createdAt', sortOrder = 'desc', ...filter },
      context,
    ) => showSessions(context, { page, pageSize, sortBy, sortOrder, ...filter }),
    'session.listOwn': (_input, context) =>
      showSessions(context, { page: 1, pageSize: ownAtMost, sortBy: 'createdAt', sortOrder: 'desc' }),
  }) satisfies Partial<HandlerMap<HandlerContext>>;

/** The caller's own sessions are not paginated. */
const ownAtMost = 1_000;

async function showSessions(context: HandlerContext, request: SessionListRequest) {
  const { sessionId } = actingUser(context);
  const open = await listSessions(context.db, context.scope, context.now, request);
  const list = open.list.map(({ user, ...session }) => ({
    token: session.id,
    userId: user.id,
    account: user.account,
    name: user.nickname,
    access: user.role,
    ip: session.ip,
    userAgent: session.userAgent,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    online: context.now.getTime() - session.lastSeenAt.getTime() <= sessionPolicy.onlineMs,
    current: session.id === sessionId,
  }));
  return { list, total: open.total };
}

/** Stores a choice of the calling user. */
async function choose<Name extends keyof Preferences>(
  context: HandlerContext,
  name: Name,
  value: Preferences[Name],
): Promise<Record<string, never>> {
  const { userId } = actingUser(context);
  const before = await setPreference(context.db, userId, name, value, context.now);
  context.audit({
    objectType: 'user',
    objectId: userId,
    before: { [name]: before },
    after: { [name]: value },
  });
  return {};
}
