import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { HandlerContext, Role } from '../../../kit/operation/context.ts';
import { users } from '../users/users.table.ts';
import { isOpen, type OpenSession, revokeSessions } from './session.service.ts';
import { sessions } from './session.table.ts';

export interface AddressCheck {
  /** The sessions of one account, or of all accounts of a role. */
  readonly whose: { readonly userId: string } | { readonly role: Role };
  readonly allows: (address: string) => boolean;
  /** A session that stays: the caller's, which may have moved to an allowed address since it was opened. */
  readonly except?: string;
}

/** The open sessions that were opened from an address that is not allowed, those seen last first. */
export async function sessionsOutside(
  db: Queryable,
  now: Date,
  { whose, allows, except }: AddressCheck,
): Promise<OpenSession[]> {
  const ofThem = 'role' in whose ? eq(users.role, whose.role) : eq(sessions.userId, whose.userId);
  const rows = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isOpen(now), ofThem, except === undefined ? undefined : ne(sessions.id, except)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  return rows.filter(({ session }) => !allows(session.ip)).map(({ session, user }) => ({ ...session, user }));
}

/** Ends them. Returns how many there were. */
export async function endSessionsOutside(
  context: Pick<HandlerContext, 'publish' | 'now' | 'db'>,
  check: AddressCheck,
): Promise<number> {
  const outside = await sessionsOutside(context.db, context.now, check);
  if (outside.length === 0) return 0;
  const sessionIds = outside.map(({ id }) => id);
  return revokeSessions(context, context.db, { sessionIds }, 'addressNotAllowed');
}
