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
  { db, now, timeZone }: HandlerContext,
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
    balances: byCurrency(team.flatMap(({ balances }) => balances)),
    today: byCurrency(team.flatMap(({ today }) => today)),
  };
}

/** One entry for each currency, with every amount and count added. */
function byCurrency<Entry extends { readonly currency: string }>(entries: readonly Entry[]): Entry[] {
  const sums = new Map<string, Entry>();
  for (const entry of entries) {
    const sum = sums.get(entry.currency);
    sums.set(entry.currency, sum === undefined ? entry : added(sum, entry));
  }
  return [...sums.values()].toSorted((one, other) => one.currency.localeCompare(other.currency));
}

const added = <Entry extends { readonly currency: string }>(one: Entry, other: Entry): Entry =>
  Object.fromEntries(
    Object.entries(one).map(([key, value]) => {
      const more: unknown = other[key as keyof Entry];
      return [key, typeof value === 'number' && typeof more === 'number' ? value + more : value];
    }),
  ) as unknown as Entry;
