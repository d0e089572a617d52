import type { OperationIO } from '@platform/sdk';
import { inArray, sql } from 'drizzle-orm';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { type SupplierFiguresSource, startOfDay } from './supplier-figures.service.ts';
import { suppliers } from './suppliers.table.ts';

type Row = OperationIO['suppliers.list']['output']['list'][number];
export type TeamSums = NonNullable<Row['team']>;
type Figures = Pick<Row, 'balances' | 'today' | 'resourceCount' | 'enabledResourceCount'>;

/** Sums of each supplier of a page and its whole team, read together. Currencies are never added. */
export async function teamSums(
  { db, now, timeZone }: Pick<HandlerContext, 'db' | 'now' | 'timeZone'>,
  figuresOf: SupplierFiguresSource,
  rows: readonly Row[],
): Promise<(supplierId: string) => TeamSums> {
  const alone = rows.filter(({ proxyCount }) => proxyCount === 0);
  const leaders = rows.filter(({ proxyCount }) => proxyCount > 0).map(({ id }) => id);
  // `union` drops duplicates, so the query terminates even with a cycle in the data.
  const { rows: members } =
    leaders.length === 0
      ? { rows: [] }
      : await db.execute<{ top: string; id: string }>(sql`
    with recursive team as (
      select id as top, id from ${suppliers} where ${inArray(suppliers.id, leaders)}
      union
      select team.top, child.id from ${suppliers} as child join team on child.parent_id = team.id
    )
    select top, id from team`);
  const figures = await figuresOf(db, [...new Set(members.map(({ id }) => id))], startOfDay(now, timeZone));
  const sums = new Map<string, TeamSums>(alone.map((row) => [row.id, sumOf([row])]));
  for (const [top, team] of Map.groupBy(members, (member) => member.top))
    sums.set(top, sumOf(team.map(({ id }) => figures(id))));
  return (supplierId) => sums.get(supplierId) ?? sumOf([]);
}

function sumOf(team: readonly Figures[]): TeamSums {
  return {
    supplierCount: Math.max(1, team.length),
    resourceCount: team.reduce((sum, { resourceCount }) => sum + resourceCount, 0),
    enabledResourceCount: team.reduce((sum, { enabledResourceCount }) => sum + enabledResourceCount, 0),
    balances: byCurrency(
      team.flatMap(({ balances }) => balances),
      addedBalance,
    ),
    today: byCurrency(
      team.flatMap(({ today }) => today),
      addedWork,
    ),
  };
}

/** One entry for each currency. */
function byCurrency<Entry extends { readonly currency: string }>(
  entries: readonly Entry[],
  added: (one: Entry, other: Entry) => Entry,
): Entry[] {
  const sums = new Map<string, Entry>();
  for (const entry of entries) {
    const sum = sums.get(entry.currency);
    sums.set(entry.currency, sum === undefined ? entry : added(sum, entry));
  }
  return [...sums.values()].toSorted((one, other) => one.currency.localeCompare(other.currency));
}

type Balance = TeamSums['balances'][number];
const addedBalance = (one: Balance, other: Balance): Balance => ({
  currency: one.currency,
  receivableMinor: one.receivableMinor + other.receivableMinor,
  depositMinor: one.depositMinor + other.depositMinor,
  availableMinor: one.availableMinor + other.availableMinor,
});

type Work = TeamSums['today'][number];
const addedWork = (one: Work, other: Work): Work => ({
  currency: one.currency,
  orderCount: one.orderCount + other.orderCount,
  paidCount: one.paidCount + other.paidCount,
  amountMinor: one.amountMinor + other.amountMinor,
  paidMinor: one.paidMinor + other.paidMinor,
  commissionMinor: one.commissionMinor + other.commissionMinor,
  payoutCount: one.payoutCount + other.payoutCount,
  paidPayoutCount: one.paidPayoutCount + other.paidPayoutCount,
  paidPayoutMinor: one.paidPayoutMinor + other.paidPayoutMinor,
});
