import type { OperationIO } from '@platform/sdk';
import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../db/contains.ts';
import { listOrder } from '../../../db/list-order.ts';
import { networkText, parseNetwork } from '../../../kit/http/networks.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { type FrozenIp, frozenIps } from './frozen-ips.table.ts';

type ListRequest = OperationIO['frozenIps.list']['handlerInput'];
export type ShownFrozenIp = OperationIO['frozenIps.list']['output']['list'][number];
type State = 'live' | 'expired' | 'thawed';

const sortKeys = {
  createdAt: frozenIps.createdAt,
  expiresAt: frozenIps.expiresAt,
  network: frozenIps.network,
};

export async function listFrozenIps(
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  { page = 1, pageSize = 20, sortBy = 'createdAt', sortOrder = 'desc', ...filter }: ListRequest,
): Promise<{ list: ShownFrozenIp[]; total: number }> {
  const { ip, state, reason, frozenBy, frozenIpId } = filter;
  const asked = ip === undefined ? undefined : parseNetwork(ip);
  // A text that is no address is in no network.
  if (ip !== undefined && !asked) return { list: [], total: 0 };
  const conditions = and(
    frozenIpId === undefined ? undefined : eq(frozenIps.id, frozenIpId),
    asked && sql`${frozenIps.network} >>= ${networkText(asked)}::inet`,
    state === undefined ? undefined : isIn(state, now),
    contains(frozenIps.reason, reason),
    frozenBy === undefined ? undefined : eq(frozenIps.frozenBy, frozenBy),
  );
  const rows = await db
    .select()
    .from(frozenIps)
    .where(conditions)
    .orderBy(...listOrder(sortKeys, { sortBy, sortOrder }, [frozenIps.id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list: rows.map((row) => shownFrozenIp(row, now)), total: await db.$count(frozenIps, conditions) };
}

export function shownFrozenIp({ id, network, reason, ...row }: FrozenIp, now: Date): ShownFrozenIp {
  const { expiresAt, frozenBy, createdAt, endedAt, thawedBy } = row;
  return {
    id,
    network,
    reason,
    state: stateOf(row, now),
    expiresAt: expiresAt?.toISOString() ?? null,
    frozenBy,
    createdAt: createdAt.toISOString(),
    thawedAt: thawedBy === null ? null : (endedAt?.toISOString() ?? null),
    thawedBy,
  };
}

function stateOf(
  { expiresAt, endedAt, thawedBy }: Pick<FrozenIp, 'expiresAt' | 'endedAt' | 'thawedBy'>,
  now: Date,
): State {
  if (thawedBy !== null) return 'thawed';
  return endedAt !== null || (expiresAt !== null && expiresAt <= now) ? 'expired' : 'live';
}

function isIn(state: State, now: Date): SQL | undefined {
  const { expiresAt, endedAt, thawedBy } = frozenIps;
  switch (state) {
    case 'thawed':
      return isNotNull(thawedBy);
    case 'expired':
      return and(isNull(thawedBy), or(isNotNull(endedAt), lte(expiresAt, now)));
    case 'live':
      return and(isNull(endedAt), or(isNull(expiresAt), gt(expiresAt, now)));
  }
}
