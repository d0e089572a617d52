import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { countUpTo } from '../../../db/count-up-to.ts';
import { afterPlace, listOrder, type Sort } from '../../../db/list-order.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { decodeCursor, encodeCursor } from '../../../kit/page-cursor.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { upTo } from '../../../kit/time-range.ts';
import { orders, resources } from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import { statements } from '../statements/statements.table.ts';
import { isOpenBreak } from './chain-rules.ts';
import { reliableAmong } from './reliable-nodes.ts';
import { expectedAfter } from './security-chain.service.ts';
import { securityNodes } from './security-chain.table.ts';
import type { SecurityNodeRow, SecurityNodeState } from './security-chain.types.ts';

const sortKeys = { receivedAt: securityNodes.receivedAt, amount: securityNodes.amountMinor };

export interface NodeListRequest extends Sort<keyof typeof sortKeys> {
  readonly page: number;
  readonly pageSize: number;
  readonly cursor?: string;
  readonly nodeId?: string;
  readonly resourceId?: string;
  readonly supplierId?: string;
  readonly cardNumber?: string;
  readonly state?: SecurityNodeState;
  readonly open?: boolean;
  readonly flagged?: boolean;
  readonly startTime?: Date;
  readonly endTime?: Date;
}

export const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

/** Accounts that match a filter. */
const accountsWhere = (db: Queryable, condition: SQL) =>
  db.select({ id: resources.id }).from(resources).where(condition);

export async function listNodes(
  db: Queryable,
  settings: SettingsReader,
  { page, pageSize, cursor, sortBy, sortOrder, ...filter }: NodeListRequest,
): Promise<{ list: SecurityNodeRow[]; total: number; nextCursor: string | null }> {
  const { receivedAt, resourceId, flagged } = securityNodes;
  const kind = (await settings.get('SecurityFreqParameters')).type;
  const isOpen = isOpenBreak({ kind });
  const conditions = and(
    given(filter.nodeId, (id) => eq(securityNodes.id, id)),
    given(filter.resourceId, (account) => eq(resourceId, account)),
    given(filter.supplierId, (supplier) =>
      inArray(resourceId, accountsWhere(db, eq(resources.supplierId, supplier))),
    ),
    given(filter.cardNumber, (number) =>
      inArray(resourceId, accountsWhere(db, eq(resources.cardNumber, number))),
    ),
    given(filter.state, (state) => eq(securityNodes.state, state)),
    given(filter.open, (open) => (open ? isOpen : sql`not ${isOpen}`)),
    given(filter.flagged, (value) => eq(flagged, value)),
    given(filter.startTime, (time) => gte(receivedAt, time)),
    given(filter.endTime, (time) => upTo(receivedAt, time)),
  );
  const rows = await pageOfNodes(db, conditions, {
    page,
    pageSize,
    sortBy,
    sortOrder,
    ...(cursor && { cursor }),
  });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1)?.node;
  const ids = shown.map(({ node }) => node.id);
  const reliable = await reliableAmong(db, settings, ids);
  return {
    list: shown.map((row) => toRow(row, reliable.has(row.node.id))),
    total: await countUpTo(db, securityNodes, conditions),
    nextCursor:
      last && sortBy === 'receivedAt' && rows.length > pageSize
        ? encodeCursor({ createdAt: last.receivedAt, id: last.id })
        : null,
  };
}

/** One row more than requested shows whether there is a next page, without counting. */
export function pageOfNodes(
  db: Queryable,
  conditions: SQL | undefined,
  {
    page,
    pageSize,
    cursor,
    ...sort
  }: Pick<NodeListRequest, 'page' | 'pageSize' | 'cursor' | 'sortBy' | 'sortOrder'>,
) {
  const { id, receivedAt, resourceId } = securityNodes;
  if (cursor !== undefined && sort.sortBy !== 'receivedAt') throw new BusinessError('pageCursorInvalid');
  const from = given(cursor, (text) => afterPlace([receivedAt, id], sort.sortOrder, decodeCursor(text)));
  return db
    .select({
      node: securityNodes,
      resource: resources,
      supplierName: suppliers.name,
      statement: statements,
      orderCode: orders.orderCode,
    })
    .from(securityNodes)
    .innerJoin(resources, eq(resources.id, resourceId))
    .innerJoin(suppliers, eq(suppliers.id, resources.supplierId))
    .innerJoin(statements, eq(statements.id, securityNodes.statementId))
    .leftJoin(orders, and(eq(orders.id, statements.orderId), eq(statements.state, 'matched')))
    .where(and(conditions, from))
    .orderBy(...listOrder(sortKeys, sort, [receivedAt, id]))
    .limit(pageSize + 1)
    .offset(cursor === undefined ? (page - 1) * pageSize : 0);
}

interface FoundNode {
  readonly node: typeof securityNodes.$inferSelect;
  readonly resource: typeof resources.$inferSelect;
  readonly supplierName: string;
  readonly statement: typeof statements.$inferSelect;
  readonly orderCode: string | null;
}

function toRow(
  { node, resource, supplierName, statement, orderCode }: FoundNode,
  reliable: boolean,
): SecurityNodeRow {
  const { direction, amountMinor, balanceMinor } = node;
  return {
    id: node.id,
    ...accountOf(resource, supplierName),
    statementId: node.statementId,
    kind: node.kind,
    direction,
    currency: resource.currency,
    amountMinor,
    balanceMinor,
    ...balancesOf(node),
    state: node.state,
    previousId: node.previousId,
    patchId: node.patchId,
    reliable,
    checked: statement.state === 'matched',
    flagged: node.flagged,
    orderCode,
    receivedAt: node.receivedAt.toISOString(),
    createdAt: node.createdAt.toISOString(),
  };
}

/** The balances that a message is compared with. A start has no message before it; a replay follows from none. */
export function balancesOf({
  state,
  balanceBeforeMinor,
  balanceMinor,
  expectedBeforeMinor,
  direction,
  amountMinor,
}: typeof securityNodes.$inferSelect): Pick<
  SecurityNodeRow,
  'previousBalanceMinor' | 'expectedBalanceMinor' | 'differenceMinor'
> {
  if (state === 'linked') {
    return { previousBalanceMinor: balanceBeforeMinor, expectedBalanceMinor: null, differenceMinor: 0 };
  }
  if (expectedBeforeMinor === null) {
    return { previousBalanceMinor: null, expectedBalanceMinor: null, differenceMinor: null };
  }
  const expectedBalanceMinor = expectedAfter(expectedBeforeMinor, direction, amountMinor);
  const differenceMinor = balanceMinor - expectedBalanceMinor;
  return { previousBalanceMinor: expectedBeforeMinor, expectedBalanceMinor, differenceMinor };
}

/** How lists name an account. */
export const accountOf = (
  { id, name, supplierId, cardNumber }: typeof resources.$inferSelect,
  supplierName: string,
) => ({
  resourceId: id,
  resourceName: name,
  supplierId,
  supplierName,
  cardNumberMasked: cardNumber === null ? null : `****${cardNumber.slice(-4)}`,
});
