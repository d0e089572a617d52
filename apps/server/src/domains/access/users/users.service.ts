import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { constraintOf } from '../../../db/constraint.ts';
import { newId } from '../../../kit/ids.ts';
import type { Role } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type KycState, type UserRow, users } from './users.table.ts';

export interface NewUser {
  readonly account: string;
  readonly nickname: string;
  readonly role: Role;
  readonly passwordHash: string;
  readonly enableGoogleVerify?: boolean;
  /** Sealed secret of an authenticator bound from the start. */
  readonly googleSecretBox?: string;
  readonly kycState?: KycState;
}

export async function addUser(db: Queryable, user: NewUser, now: Date): Promise<{ id: string }> {
  const id = newId(now);
  const added = await db
    .insert(users)
    .values({ id, ...user, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (added.length === 0) throw new BusinessError('accountExists', { account: user.account });
  return { id };
}

/** By account name, case-insensitive. Deleted users are not found. */
export async function findUserByAccount(db: Queryable, account: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(sql`lower(${users.account}) = ${account.trim().toLowerCase()}`, isNull(users.deletedAt)));
  return row;
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row;
}

/** What users choose for how the console shows itself on every device; null: the default. */
export type Preferences = Pick<UserRow, 'language' | 'timeZone'>;

/** Sets one preference of a user and returns the previous one. */
export async function setPreference<Name extends keyof Preferences>(
  tx: Queryable,
  id: string,
  name: Name,
  value: Preferences[Name],
  now: Date,
): Promise<Preferences[Name]> {
  const before = await lockUser(tx, id);
  await updateUser(tx, id, { [name]: value }, now);
  return before[name];
}

/** Reads the user's row and locks it until the transaction ends. */
export async function lockUser(tx: Queryable, id: string): Promise<UserRow> {
  const row = await lockUserEvenDeleted(tx, id);
  if (row.deletedAt) throw new BusinessError('accountNotFound', { account: row.account });
  return row;
}

export async function lockUserEvenDeleted(tx: Queryable, id: string): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!row) throw new BusinessError('accountNotFound', { account: id });
  return row;
}

/**
 * Ids of the superAdmins who can sign in. Lock them before removing one: of two transactions that would
 * remove the last two, the second then sees that one is left.
 */
export async function lockSuperAdmins(tx: Queryable): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'superAdmin'), eq(users.enabled, true), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Throws accountExists when the new name belongs to another user, deleted or not. */
export async function updateUser(
  tx: Queryable,
  id: string,
  change: Partial<Omit<typeof users.$inferInsert, 'id'>>,
  now: Date,
): Promise<void> {
  try {
    await tx
      .update(users)
      .set({ ...change, updatedAt: now })
      .where(eq(users.id, id));
  } catch (error) {
    if (constraintOf(error) !== 'users_account') throw error;
    throw new BusinessError('accountExists', { account: change.account ?? '' });
  }
}

/** A sign-in does not modify the account, so `updatedAt` stays. */
export async function recordSignIn(
  tx: Queryable,
  id: string,
  facts: { readonly at: Date; readonly ip: string; readonly googleCounter: number | undefined },
): Promise<void> {
  const counter = facts.googleCounter === undefined ? {} : { lastGoogleCounter: facts.googleCounter };
  await tx
    .update(users)
    .set({ lastSignInAt: facts.at, lastSignInIp: facts.ip, ...counter })
    .where(eq(users.id, id));
}

export async function usersOfRole(
  db: Queryable,
  filter: { role?: Role; includeDeleted?: boolean },
): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(
      and(
        filter.role ? eq(users.role, filter.role) : undefined,
        filter.includeDeleted ? undefined : isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.account))
    .limit(5_000);
}

export async function hasUserOfRole(db: Queryable, role: Role): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, role)).limit(1);
  return rows.length > 0;
}
