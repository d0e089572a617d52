import { minorUnits, type OperationIO } from '@platform/sdk';
import { and, asc, desc, eq, gte, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { canonicalAddress } from '../../../kit/http/networks.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { isFrozen, isPaid, movedMinor, orders, testMark } from '../../orders/orders.public.ts';

type Call = OperationIO['payerIps.list'];
type Figures = Call['output']['list'][number];

const dayMs = 86_400_000;
const mostDays = 31;
const shownNames = 5;

const { clientIp, createdAt, merchantId, userName, resourceId, currency } = orders;
const columns = {
  orderCount: sql<number>`count(*)::int`.as('order_count'),
  paidCount: sql<number>`(count(*) filter (where ${isPaid}))::int`.as('paid_count'),
  successRate: sql<string>`round((count(*) filter (where ${isPaid}))::numeric / count(*), 4)::text`.as(
    'success_rate',
  ),
  merchantCount: sql<number>`count(distinct ${merchantId})::int`.as('merchant_count'),
  payerNameCount: sql<number>`count(distinct lower(${userName}))::int`.as('payer_name_count'),
  accountCount: sql<number>`count(distinct ${resourceId})::int`.as('account_count'),
  firstAt: sql<Date>`min(${createdAt})`.mapWith(createdAt).as('first_at'),
  lastAt: sql<Date>`max(${createdAt})`.mapWith(createdAt).as('last_at'),
};

/**
 * Addresses that collections of a period came from. The period is read by the index of creation times, and what is
 * shown of a page besides its counts by that of addresses.
 */
export async function analyseIps(
  { db, settings, now }: Pick<HandlerContext, 'db' | 'settings' | 'now'>,
  { page = 1, pageSize = 20, sortBy = 'orderCount', sortOrder = 'desc', ...filter }: Call['handlerInput'],
): Promise<Call['output']> {
  const { ip, merchantId: ofMerchant, fewestOrders = 1 } = filter;
  const { from, to } = periodOf(filter, now);
  const counted = and(
    gte(createdAt, from),
    lte(createdAt, to),
    eq(orders.orderType, 1),
    ne(orders.mark, testMark),
    isNotNull(clientIp),
    ip === undefined ? undefined : eq(clientIp, canonicalAddress(ip)),
    ofMerchant === undefined ? undefined : eq(merchantId, ofMerchant),
  );
  const direction = sortOrder === 'asc' ? asc : desc;
  const rows = await db
    .select({ ip: sql<string>`${clientIp}`, ...columns, total: sql<number>`(count(*) over ())::int` })
    .from(orders)
    .where(counted)
    .groupBy(clientIp)
    .having(sql`count(*) >= ${fewestOrders}`)
    .orderBy(direction(columnOf[sortBy]), asc(clientIp))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const ips = rows.map((row) => row.ip);
  const details = ips.length === 0 ? [] : await detailsOf(db, and(counted, inArray(clientIp, ips)));
  const list = await Promise.all(
    rows.map(async ({ total: _, ...row }): Promise<Figures> => {
      const own = details.filter((detail) => detail.ip === row.ip);
      return {
        ...row,
        firstAt: row.firstAt.toISOString(),
        lastAt: row.lastAt.toISOString(),
        sums: own.flatMap(({ currency: code, paidMinor }) =>
          paidMinor === null ? [] : [{ currency: code, amountMinor: minorUnits(paidMinor) }],
        ),
        payerNames: [...new Set(own.flatMap(({ names }) => names ?? []))].sort().slice(0, shownNames),
        frozen: await isFrozen(settings, row.ip, now),
      };
    }),
  );
  return { list, total: rows[0]?.total ?? 0 };
}

/** Columns by name, because PostgreSQL sorts by an alias only where it stands alone. */
const columnOf = {
  orderCount: sql`order_count`,
  paidCount: sql`paid_count`,
  successRate: sql`(count(*) filter (where ${isPaid}))::numeric / count(*)`,
  merchantCount: sql`merchant_count`,
  payerNameCount: sql`payer_name_count`,
  accountCount: sql`account_count`,
  firstAt: sql`first_at`,
  lastAt: sql`last_at`,
} as const;

function detailsOf(db: HandlerContext['db'], condition: ReturnType<typeof and>) {
  return db
    .select({
      ip: sql<string>`${clientIp}`,
      currency,
      paidMinor: sql<number | null>`(sum(${movedMinor}) filter (where ${isPaid}))::bigint`.mapWith(
        orders.receivedMinor,
      ),
      names: sql<
        string[] | null
      >`(array_agg(distinct ${userName}) filter (where ${userName} is not null))[1:${sql.raw(String(shownNames))}]`,
    })
    .from(orders)
    .where(condition)
    .groupBy(clientIp, currency)
    .orderBy(clientIp, currency);
}

function periodOf({ startTime, endTime }: Pick<Call['handlerInput'], 'startTime' | 'endTime'>, now: Date) {
  // Times of a call have whole seconds, and the end second is included.
  const to = endTime ? new Date(endTime.getTime() + 999) : now;
  const from = startTime ?? new Date(to.getTime() - dayMs);
  if (from > to)
    throw refused(
      'before_start',
      texts('结束早于开始', '結束早於開始', 'The end is earlier than the start.'),
    );
  // A day with a clock change is longer than others.
  if (to.getTime() - from.getTime() > mostDays * dayMs + dayMs / 2)
    throw refused(
      'too_long',
      texts(`最多 ${mostDays} 天`, `最多 ${mostDays} 天`, `${mostDays} days are the most.`),
    );
  return { from, to };
}

const refused = (code: string, message: ReturnType<typeof texts>) =>
  new RequestFault('validationFailed', { issues: [{ path: 'endTime', code, message }] });
