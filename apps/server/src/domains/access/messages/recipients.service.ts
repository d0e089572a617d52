import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Role } from '../../../kit/operation/context.ts';
import { users } from '../users/users.table.ts';

/** The user can sign in and read messages. */
export const canRead = and(eq(users.enabled, true), isNull(users.deletedAt));

/** All users with these roles who can sign in. */
export async function usersInRoles(db: Queryable, roles: readonly Role[]): Promise<string[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, [...roles]), canRead))
    .orderBy(users.id);
  return found.map(({ id }) => id);
}
