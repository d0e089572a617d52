import { and, count, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { listOrder, type Sort } from '../../../db/list-order.ts';
import { upTo } from '../../../kit/time-range.ts';
import { users } from '../../access/access.public.ts';
import { resources } from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import { ofAccounts, type TimedFilter } from './security-chain.list.ts';
import { securityLeaks } from './security-chain.table.ts';
import type { SecurityLeakKind, SecurityLeakRow, SecurityLeakState } from './security-chain.types.ts';
import { accountOf, given } from './security-nodes.list.ts';

const sortKeys = {
  foundAt: securityLeaks.foundAt,
  messageCount: securityLeaks.messageCount,
  handledAt: securityLeaks.handledAt,
};

export interface LeakFilter extends TimedFilter, Sort<keyof typeof sortKeys> {
  readonly leakId?: string;
  readonly kind?: SecurityLeakKind;
  readonly state?: SecurityLeakState;
}

const selectLeaks = (db: Queryable) =>
  db
    .select({
      leak: securityLeaks,
      resource: resources,
      supplierName: suppliers.name,
      handledBy: users.account,
    })
    .from(securityLeaks)
    .innerJoin(resources, eq(resources.id, securityLeaks.resourceId))
    .innerJoin(suppliers, eq(suppliers.id, resources.supplierId))
    .leftJoin(users, eq(users.id, securityLeaks.handledBy));

type FoundLeak = Awaited<ReturnType<typeof selectLeaks>>[number];

/** Findings of the leak checks. */
export async function listLeaks(
  db: Queryable,
  filter: LeakFilter,
): Promise<{ list: SecurityLeakRow[]; total: number }> {
  const { foundAt, handledAt, id } = securityLeaks;
  const conditions = and(
    ...ofAccounts(filter),
    given(filter.leakId, (leakId) => eq(id, leakId)),
    given(filter.kind, (kind) => eq(securityLeaks.kind, kind)),
    given(filter.state, (state) => (state === 'open' ? isNull(handledAt) : isNotNull(handledAt))),
    given(filter.startTime, (time) => gte(foundAt, time)),
    given(filter.endTime, (time) => upTo(foundAt, time)),
  );
  const rows = await selectLeaks(db)
    .where(conditions)
    .orderBy(...listOrder(sortKeys, filter, [foundAt, id]))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(securityLeaks)
    .innerJoin(resources, eq(resources.id, securityLeaks.resourceId))
    .where(conditions);
  return { list: rows.map(toLeakRow), total: counted?.total ?? 0 };
}

function toLeakRow({ leak, resource, supplierName, handledBy }: FoundLeak): SecurityLeakRow {
  const { cardNumberMasked, ...account } = accountOf(resource, supplierName);
  const { kind, nodeId, minute, messageCount, handledAt } = leak;
  return {
    id: leak.id,
    kind,
    ...account,
    nodeId,
    minute: minute?.toISOString() ?? null,
    messageCount,
    foundAt: leak.foundAt.toISOString(),
    state: handledAt === null ? 'open' : 'handled',
    handledBy,
    handledAt: handledAt?.toISOString() ?? null,
    note: leak.handledNote,
  };
}

export async function leakRowOf(db: Queryable, id: string): Promise<SecurityLeakRow> {
  const [row] = await selectLeaks(db).where(eq(securityLeaks.id, id));
  if (!row) throw new Error(`The finding ${id} is gone.`);
  return toLeakRow(row);
}
