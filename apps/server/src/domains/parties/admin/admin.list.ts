import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { contains } from '../../../db/contains.ts';
import type { Role } from '../../../kit/operation/context.ts';
import { users } from '../../access/access.public.ts';
import { type ShownUser, showUsers } from './admin.rows.ts';

export interface UserListRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly sortBy: 'createdAt' | 'account' | 'role' | 'lastSignInAt';
  readonly sortOrder: 'asc' | 'desc';
  readonly role?: Role;
  readonly account?: string;
  readonly nickname?: string;
  readonly includeDeleted: boolean;
}

const sortKeys = {
  createdAt: sql`${users.createdAt}`,
  account: sql`lower(${users.account})`,
  role: sql`${users.role}`,
  lastSignInAt: sql`${users.lastSignInAt}`,
};

export async function listUsers(
  db: Queryable,
  { page, pageSize, sortBy, sortOrder, ...filter }: UserListRequest,
  now: Date,
): Promise<{ list: ShownUser[]; total: number }> {
  const conditions = and(
    filter.role ? eq(users.role, filter.role) : undefined,
    contains(users.account, filter.account),
    contains(users.nickname, filter.nickname),
    filter.includeDeleted ? undefined : isNull(users.deletedAt),
  );
  const direction = sortOrder === 'asc' ? asc : desc;
  const rows = await db
    .select()
    .from(users)
    .where(conditions)
    // Users that never signed in come last in both directions.
    .orderBy(sql`${direction(sortKeys[sortBy])} nulls last`, direction(users.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list: await showUsers(db, rows, now), total: await db.$count(users, conditions) };
}
