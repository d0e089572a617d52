import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { contains } from '../../../db/contains.ts';
import { statement } from '../../../db/statements.ts';
import { AddressSet } from '../../../kit/http/client-address.ts';
import type { RequestFacts } from '../../../kit/http/request-facts.ts';
import { newId } from '../../../kit/ids.ts';
import type {
  HandlerContext,
  Role,
  Scope,
  SettingsReader,
  UserActor,
} from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { hashToken, newToken } from '../../../kit/secrets/token.ts';
import { accountSubjects, checkIpRules } from '../ip-rules/ip-rules.service.ts';
import { type UserRow, users } from '../users/users.table.ts';
import { sessionPolicy } from './session.policy.ts';
import { type RevocationReason, sessions } from './session.table.ts';

export interface OpenSession {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly user: UserRow;
}

/** Users seen since then count as online. */
const onlineSince = (now: Date): Date => new Date(now.getTime() - sessionPolicy.onlineMs);

export async function openSession(
  tx: Queryable,
  userId: string,
  facts: Pick<RequestFacts, 'ip' | 'userAgent' | 'receivedAt'>,
): Promise<{ id: string; token: string }> {
  const id = newId(facts.receivedAt);
  const token = newToken();
  await tx.insert(sessions).values({
    id,
    userId,
    tokenHash: hashToken(token),
    ip: facts.ip,
    userAgent: facts.userAgent,
    createdAt: facts.receivedAt,
    lastSeenAt: facts.receivedAt,
    expiresAt: new Date(facts.receivedAt.getTime() + sessionPolicy.absoluteMs),
  });
  return { id, token };
}

/** Sessions last seen before then have ended. */
const idleSince = (now: Date): Date => new Date(now.getTime() - sessionPolicy.idleMs);

/** Whether a session joined with its user is open. */
export const isOpen = (now: Date): SQL | undefined => isOpenBy(now, idleSince(now));

const isOpenBy = (now: Date | Placeholder, idle: Date | Placeholder): SQL | undefined =>
  and(
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.lastSeenAt, idle),
    eq(users.enabled, true),
    isNull(users.deletedAt),
  );

const openByToken = statement((db) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isOpenBy(sql.placeholder('now'), sql.placeholder('idleSince')),
      ),
    ),
);

/**
 * The open session of a token. Throws sessionExpired when the token is unknown or ended, or its user is
 * disabled or deleted, and ipNotAllowed when the user's own list or an IP rule refuses the address.
 */
export async function sessionOfToken(
  db: Queryable,
  settings: SettingsReader,
  token: string,
  facts: Pick<RequestFacts, 'ip' | 'receivedAt'>,
): Promise<OpenSession> {
  const now = facts.receivedAt;
  const [row] = await openByToken(db).execute({
    tokenHash: hashToken(token),
    now,
    idleSince: idleSince(now),
  });
  if (!row) throw new BusinessError('sessionExpired');
  checkAddress(row.user, facts.ip);
  await checkIpRules(settings, accountSubjects(row.user), facts);
  if (now.getTime() - row.session.lastSeenAt.getTime() > sessionPolicy.seenResolutionMs) {
    await markSeen(db, row.session.id, now);
  }
  return { ...row.session, user: row.user };
}

export function checkAddress({ ipWhitelist }: Pick<UserRow, 'ipWhitelist'>, ip: string): void {
  if (!mayComeFrom(ipWhitelist, ip)) throw new BusinessError('ipNotAllowed', { ip });
}

/** Whether a list of addresses and networks allows an address. An empty list allows any. */
export const mayComeFrom = (allowed: readonly string[] | null, ip: string): boolean =>
  !allowed || allowed.length === 0 || new AddressSet(allowed).has(ip);

/** Records a call or a heartbeat. */
export async function markSeen(db: Queryable, sessionId: string, now: Date): Promise<void> {
  const resolution = new Date(now.getTime() - sessionPolicy.seenResolutionMs);
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, resolution)));
}

/** Ends sessions and notifies every process, so that their websockets close. Returns how many were open. */
export async function revokeSessions(
  context: Pick<HandlerContext, 'publish' | 'now'>,
  tx: Queryable,
  which:
    | { sessionId: string; userId?: string }
    | { userId: string; except?: string }
    | { sessionIds: readonly string[]; userId?: undefined },
  reason: RevocationReason,
): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: context.now, revokedReason: reason, secondLevelHash: null })
    .where(
      and(
        isNull(sessions.revokedAt),
        'sessionId' in which ? eq(sessions.id, which.sessionId) : undefined,
        'sessionIds' in which ? inArray(sessions.id, [...which.sessionIds]) : undefined,
        which.userId === undefined ? undefined : eq(sessions.userId, which.userId),
        'except' in which && which.except !== undefined ? ne(sessions.id, which.except) : undefined,
      ),
    )
    .returning({ id: sessions.id });
  for (const { id } of ended) context.publish({ topic: 'session', type: 'session.revoked', id });
  return ended.length;
}

export interface SessionFilter {
  /** Handle of one session. */
  readonly token?: string;
  readonly userId?: string;
  readonly account?: string;
  readonly access?: Role;
  readonly ip?: string;
  readonly online?: boolean;
}

export interface SessionListRequest extends SessionFilter {
  readonly page: number;
  readonly pageSize: number;
  readonly sortBy: 'createdAt' | 'lastSeenAt' | 'account' | 'access' | 'ip';
  readonly sortOrder: 'asc' | 'desc';
}

const sortColumns = {
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
  account: users.account,
  access: users.role,
  ip: sessions.ip,
} as const;

/** A page of the open sessions in scope, and their total. */
export async function listSessions(
  db: Queryable,
  scope: Scope,
  now: Date,
  { page, pageSize, sortBy, sortOrder, ...filter }: SessionListRequest,
): Promise<{ list: OpenSession[]; total: number }> {
  if (scope.kind !== 'all' && scope.kind !== 'self') return { list: [], total: 0 };
  const direction = sortOrder === 'asc' ? asc : desc;
  const conditions = and(isOpen(now), reachOf(scope), conditionsOf(filter, now));
  const rows = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(conditions)
    .orderBy(direction(sortColumns[sortBy]), direction(sessions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(conditions);
  return {
    list: rows.map(({ session, user }) => ({ ...session, user })),
    total: counted?.total ?? 0,
  };
}

const reachOf = (scope: Scope): SQL | undefined =>
  scope.kind === 'self' ? eq(sessions.userId, scope.userId) : undefined;

function conditionsOf({ token, userId, account, access, ip, online }: SessionFilter, now: Date) {
  const seen = online ? gte : lt;
  return and(
    token === undefined ? undefined : eq(sessions.id, token),
    userId === undefined ? undefined : eq(sessions.userId, userId),
    or(contains(users.account, account), contains(users.nickname, account)),
    access === undefined ? undefined : eq(users.role, access),
    ip === undefined ? undefined : sql`starts_with(${sessions.ip}, ${ip})`,
    online === undefined ? undefined : seen(sessions.lastSeenAt, onlineSince(now)),
  );
}

/** Number of open sessions, and of those seen within the last minute. */
export async function countSessions(
  db: Queryable,
  now: Date,
): Promise<{ openCount: number; onlineCount: number }> {
  const [row] = await db
    .select({
      openCount: sql<number>`count(*)::int`,
      onlineCount: sql<number>`(count(*) filter (where ${gte(sessions.lastSeenAt, onlineSince(now))}))::int`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isOpen(now));
  return row ?? { openCount: 0, onlineCount: 0 };
}

/** The user of a session, ended or not. */
export async function sessionOwner(db: Queryable, sessionId: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId));
  return row?.user;
}

/** The users that are online: seen within the last minute. */
export async function onlineUsers(
  db: Queryable,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ userId: sessions.userId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.userId, [...userIds]),
        isOpen(now),
        gte(sessions.lastSeenAt, new Date(now.getTime() - sessionPolicy.onlineMs)),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

/** Issues a second-level token, valid only in this session. */
export async function openSecondLevel(
  tx: Queryable,
  sessionId: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionPolicy.secondLevelMs);
  await tx
    .update(sessions)
    .set({ secondLevelHash: hashToken(token), secondLevelExpiresAt: expiresAt })
    .where(eq(sessions.id, sessionId));
  return { token, expiresAt };
}

/** Ends the user's second-level tokens, after the second-level password changed. */
export async function endSecondLevel(tx: Queryable, userId: string): Promise<void> {
  await tx.update(sessions).set({ secondLevelHash: null }).where(eq(sessions.userId, userId));
}

/**
 * Throws secondLevelInvalid when the token is not valid in this session, and sessionExpired when the session
 * ended during the call: a signed-out user is not asked for a second password.
 */
export async function checkSecondLevel(
  db: Queryable,
  { sessionId }: Pick<UserActor, 'sessionId'>,
  token2: string,
  now: Date,
): Promise<void> {
  const [session] = await db
    .select({ hash: sessions.secondLevelHash, expiresAt: sessions.secondLevelExpiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), isOpen(now)));
  if (!session) throw new BusinessError('sessionExpired');
  const { hash, expiresAt } = session;
  if (hash !== hashToken(token2) || !expiresAt || expiresAt <= now) {
    throw new BusinessError('secondLevelInvalid');
  }
}

export async function forgetEndedSessions(db: Queryable, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - sessionPolicy.keepEndedMs);
  await db.delete(sessions).where(or(lt(sessions.revokedAt, limit), lt(sessions.lastSeenAt, limit)));
}
