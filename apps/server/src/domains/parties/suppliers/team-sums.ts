import type { OperationIO } from '@platform/sdk';
import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { suppliers } from './suppliers.table.ts';

type Row = OperationIO['suppliers.list']['output']['list'][number];
export type TeamSums = NonNullable<Row['team']>;
type Figures = Pick<Row, 'balances' | 'today' | 'resourceCount' | 'enabledResourceCount'>;

/** The members of each leader's whole team, itself among them. Suppliers without proxies are left out. */
export async function teamsOf(
  db: Queryable,
  rows: readonly { readonly id: string; readonly proxyCount: number }[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const leaders = rows.filter(({ proxyCount }) => proxyCount > 0).map(({ id }) => id);
  if (leaders.length === 0) return new Map();
  // `union` drops duplicates, so the query terminates even with a cycle in the data.
  const { rows: members } = await db.execute<{ top: string; id: string }>(sql`
    with recursive team as (
      select id as top, id from ${suppliers} where ${inArray(suppliers.id, leaders)}
      union
      select team.top, child.id from ${suppliers} as child join team on child.parent_id = team.id
    )
    select top, id from team`);
  const byTop = Map.groupBy(members, ({ top }) => top);
  return new Map([...byTop].map(([top, team]) => [top, team.map(({ id }) => id)]));
}

/** Sums of a team. Currencies are never added. */
export function sumOf(team: readonly Figures[]): TeamSums {
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
