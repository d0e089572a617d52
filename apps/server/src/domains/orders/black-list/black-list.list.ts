import type { OperationIO } from '@platform/sdk';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { contains } from '../../../db/contains.ts';
import { listOrder } from '../../../db/list-order.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { merchants } from '../../parties/parties.public.ts';
import { type BlackListEntry, blackList, blackListHits } from './black-list.table.ts';
import { listedForm, listedKinds } from './listed-values.ts';

type ListRequest = OperationIO['blackList.list']['handlerInput'];
type HitsRequest = OperationIO['blackList.hits']['handlerInput'];
type ShownHits = OperationIO['blackList.hits']['output'];
export type ShownEntry = OperationIO['blackList.list']['output']['list'][number];
type State = 'live' | 'disabled' | 'expired' | 'removed';

const sortKeys = {
  createdAt: blackList.createdAt,
  expiresAt: blackList.expiresAt,
  hits: blackList.hits,
  lastHitAt: blackList.lastHitAt,
};

export async function listBlackList(
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  { page = 1, pageSize = 20, sortBy = 'createdAt', sortOrder = 'desc', ...filter }: ListRequest,
): Promise<{ list: ShownEntry[]; total: number }> {
  const { kind, value, state, direction, effect, reason, blackListId } = filter;
  const conditions = and(
    blackListId === undefined ? undefined : eq(blackList.id, blackListId),
    kind === undefined ? undefined : eq(blackList.kind, kind),
    value === undefined ? undefined : isOrHolds(value),
    state === undefined ? undefined : isIn(state, now),
    direction === undefined ? undefined : eq(blackList.direction, direction),
    effect === undefined ? undefined : eq(blackList.effect, effect),
    contains(blackList.reason, reason),
  );
  const rows = await db
    .select()
    .from(blackList)
    .where(conditions)
    .orderBy(...listOrder(sortKeys, { sortBy, sortOrder }, [blackList.id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list: rows.map((row) => shownEntry(row, now)), total: await db.$count(blackList, conditions) };
}

/** A value is found by a part of it, and by every text that would meet it. */
function isOrHolds(text: string): SQL | undefined {
  const forms = [...new Set(listedKinds.map((kind) => listedForm(kind, text)))].filter((form) => form !== '');
  return or(contains(blackList.value, text), inArray(blackList.normalised, forms));
}

export function shownEntry(row: BlackListEntry, now: Date): ShownEntry {
  const { id, kind, value, direction, effect, reason, enabled, hits, addedBy, removedBy } = row;
  const { expiresAt, lastHitAt, createdAt, endedAt } = row;
  return {
    id,
    kind,
    value,
    direction,
    effect,
    reason,
    state: stateOf(row, now),
    enabled,
    expiresAt: expiresAt?.toISOString() ?? null,
    hits,
    lastHitAt: lastHitAt?.toISOString() ?? null,
    addedBy,
    createdAt: createdAt.toISOString(),
    removedAt: removedBy === null ? null : (endedAt?.toISOString() ?? null),
    removedBy,
  };
}

type StateFacts = Pick<BlackListEntry, 'expiresAt' | 'endedAt' | 'removedBy' | 'enabled'>;

function stateOf({ expiresAt, endedAt, removedBy, enabled }: StateFacts, now: Date): State {
  if (removedBy !== null) return 'removed';
  if (endedAt !== null || (expiresAt !== null && expiresAt <= now)) return 'expired';
  return enabled ? 'live' : 'disabled';
}

function isIn(state: State, now: Date): SQL | undefined {
  const { expiresAt, endedAt, removedBy, enabled } = blackList;
  switch (state) {
    case 'removed':
      return isNotNull(removedBy);
    case 'expired':
      return and(isNull(removedBy), or(isNotNull(endedAt), lte(expiresAt, now)));
    case 'live':
    case 'disabled':
      return and(isNull(endedAt), or(isNull(expiresAt), gt(expiresAt, now)), eq(enabled, state === 'live'));
  }
}

/** The orders that met an entry, newest first. */
export async function listHits(
  { db }: Pick<HandlerContext, 'db'>,
  { blackListId, page = 1, pageSize = 20 }: HitsRequest,
): Promise<ShownHits> {
  const ofEntry = eq(blackListHits.entryId, blackListId);
  const { id, at, place, outcome, merchantOrderNo, orderCode } = blackListHits;
  const rows = await db
    .select({ id, at, place, outcome, mchId: merchants.mchId, mchOrderNo: merchantOrderNo, orderCode })
    .from(blackListHits)
    .innerJoin(merchants, eq(merchants.id, blackListHits.merchantId))
    .where(ofEntry)
    .orderBy(desc(at), desc(id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    list: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    total: await db.$count(blackListHits, ofEntry),
  };
}
