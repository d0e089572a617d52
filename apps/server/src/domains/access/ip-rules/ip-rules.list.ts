import type { OperationIO } from '@platform/sdk';
import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../db/contains.ts';
import { listOrder } from '../../../db/list-order.ts';
import { networkText, parseNetwork } from '../../../kit/http/networks.ts';
import type { HandlerContext, Role } from '../../../kit/operation/context.ts';
import { users } from '../users/users.table.ts';
import { type IpRule, type IpRuleKind, ipRules } from './ip-rules.table.ts';

type ListRequest = OperationIO['ipRules.list']['handlerInput'];
export type ShownIpRule = OperationIO['ipRules.list']['output']['list'][number];
type State = 'active' | 'disabled' | 'expired';

const sortKeys = {
  createdAt: ipRules.createdAt,
  expiresAt: ipRules.expiresAt,
  network: ipRules.network,
};

export async function listIpRules(
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  { page = 1, pageSize = 20, sortBy = 'createdAt', sortOrder = 'desc', ...filter }: ListRequest,
): Promise<{ list: ShownIpRule[]; total: number }> {
  const { ip, kind, role, account, state, note, ipRuleId } = filter;
  const asked = ip === undefined ? undefined : parseNetwork(ip);
  // A text that is no address is in no network.
  if (ip !== undefined && !asked) return { list: [], total: 0 };
  const conditions = and(
    ipRuleId === undefined ? undefined : eq(ipRules.id, ipRuleId),
    asked && sql`${ipRules.network} >>= ${networkText(asked)}::inet`,
    kind === undefined ? undefined : eq(ipRules.kind, kind as IpRuleKind),
    role === undefined ? undefined : eq(ipRules.role, role as Role),
    account === undefined ? undefined : sql`lower(${users.account}) = ${account.trim().toLowerCase()}`,
    state === undefined ? undefined : isIn(state, now),
    contains(ipRules.note, note),
  );
  const rows = await db
    .select({ rule: ipRules, account: users.account, nickname: users.nickname })
    .from(ipRules)
    .leftJoin(users, eq(users.id, ipRules.userId))
    .where(conditions)
    .orderBy(...listOrder(sortKeys, { sortBy, sortOrder }, [ipRules.id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(ipRules)
    .leftJoin(users, eq(users.id, ipRules.userId))
    .where(conditions);
  return {
    list: rows.map(({ rule, ...user }) => ({ ...shown(rule, now), ...user })),
    total: counted?.total ?? 0,
  };
}

function shown(rule: IpRule, now: Date): Omit<ShownIpRule, 'account' | 'nickname'> {
  const { userId: _, expiresAt, createdAt, updatedAt, ...row } = rule;
  return {
    ...row,
    state: stateOf(rule, now),
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function stateOf({ enabled, expiresAt }: IpRule, now: Date): State {
  if (!enabled) return 'disabled';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}

function isIn(state: State, now: Date): SQL | undefined {
  const { enabled, expiresAt } = ipRules;
  switch (state) {
    case 'disabled':
      return eq(enabled, false);
    case 'expired':
      return and(eq(enabled, true), lte(expiresAt, now));
    case 'active':
      return and(eq(enabled, true), or(isNull(expiresAt), gt(expiresAt, now)));
  }
}
