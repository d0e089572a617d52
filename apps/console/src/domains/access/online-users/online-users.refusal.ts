import { managedRoles } from '@platform/sdk/permissions';
import type { Role } from '../../../shared/roles.ts';
import type { User } from '../../../shared/user.ts';
import type { OnlineText, SessionRow } from './online-users.labels.ts';

/** Why the user may not end a session; undefined if allowed. */
export function refusalOf(session: SessionRow, actor: User, say: OnlineText): string | undefined {
  if (session.current) return say('ownSession');
  const role: Role = actor.access;
  const managed: readonly string[] = managedRoles[role];
  return session.userId === actor.user_id || managed.includes(session.access) ? undefined : say('notYours');
}
