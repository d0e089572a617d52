import type { Currency, OperationIO } from '@platform/sdk';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connection.ts';
import type { AllocationRules } from '../allocation/allocation.service.ts';
import { resourceLoads } from '../allocation/allocation.table.ts';
import { type ChosenGroups, ofGroups, type ResourceGroup } from './resources.groups.ts';
import { resources } from './resources.table.ts';

type Sums = NonNullable<OperationIO['resources.list']['output']['summary']>;
type Total = Sums['totals'][number];

/** What accounts of a group that were last paid on one day hold. */
interface Held {
  readonly groupId: number | null;
  readonly paidOn: string | null;
  readonly processingCount: number;
  readonly reservedMinor: number;
  readonly paidMinor: number;
}

/** How many accounts of a group there are, and their limits. */
type Counted = Pick<ResourceGroup, 'accountCount' | 'unlimitedCount' | 'dailyLimitMinor'>;
type CountedGroup = Pick<ResourceGroup, 'id' | 'currency' | 'isEnabled' | 'today'> & Counted;

/** Loads without the accounts are summed in half the time. */
const heldOf = {
  groupId: resourceLoads.groupId,
  paidOn: resourceLoads.paidOn,
  processingCount: sumOf(resourceLoads.processingCount),
  reservedMinor: sumOf(resourceLoads.reservedMinor),
  paidMinor: sumOf(resourceLoads.paidMinor),
};

/** Sums over all accounts of the groups. */
export async function sumGroups(
  db: Queryable,
  chosen: ChosenGroups,
  rules: Pick<AllocationRules, 'countsReserved'>,
): Promise<Sums> {
  const held = await db
    .select(heldOf)
    .from(resourceLoads)
    .where(ofGroups(resourceLoads.groupId, chosen))
    .groupBy(resourceLoads.groupId, resourceLoads.paidOn);
  return summed(chosen.groups, held, rules);
}

/** Sums over those accounts of the groups that meet the conditions. */
export async function sumResources(
  db: Queryable,
  { groups }: ChosenGroups,
  conditions: SQL | undefined,
  rules: Pick<AllocationRules, 'countsReserved'>,
): Promise<Sums> {
  const { dailyLimitMinor } = resources;
  const rows = await db
    .select({
      ...heldOf,
      accountCount: sql<number>`count(*)::int`,
      unlimitedCount: sql<number>`(count(*) - count(${dailyLimitMinor}))::int`,
      dailyLimitMinor: sumOf(dailyLimitMinor),
    })
    .from(resources)
    .innerJoin(resourceLoads, eq(resourceLoads.resourceId, resources.id))
    .where(conditions)
    .groupBy(resourceLoads.groupId, resourceLoads.paidOn);
  const byGroup = Map.groupBy(rows, ({ groupId }) => groupId);
  const counted = groups.map((group): CountedGroup => {
    const own = byGroup.get(group.id) ?? [];
    return {
      ...group,
      accountCount: total(own, (row) => row.accountCount),
      unlimitedCount: total(own, (row) => row.unlimitedCount),
      dailyLimitMinor: total(own, (row) => row.dailyLimitMinor),
    };
  });
  return summed(counted, rows, rules);
}

function sumOf(value: AnyPgColumn) {
  return sql`coalesce(sum(${value}), 0)`.mapWith(Number);
}

const total = <Row>(rows: readonly Row[], numberOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + numberOf(row), 0);

/** By currency: amounts of different ones are never added. */
function summed(
  groups: readonly CountedGroup[],
  held: readonly Held[],
  { countsReserved }: Pick<AllocationRules, 'countsReserved'>,
): Sums {
  const heldBy = Map.groupBy(held, ({ groupId }) => groupId);
  const heldIn = ({ id }: CountedGroup) => heldBy.get(id) ?? [];
  const counted = groups.filter(({ accountCount }) => accountCount > 0);
  const byCurrency = Map.groupBy(counted, ({ currency }) => currency);
  const totalOf = (currency: Currency, own: readonly CountedGroup[]): Total => {
    const reservedMinor = total(own.flatMap(heldIn), (row) => row.reservedMinor);
    const paidMinor = total(own, (group) =>
      total(heldIn(group), (row) => (row.paidOn === group.today ? row.paidMinor : 0)),
    );
    const isLimited = own.every(({ unlimitedCount }) => unlimitedCount === 0);
    return {
      currency,
      count: total(own, ({ accountCount }) => accountCount),
      reservedMinor,
      paidMinor,
      dailyUsedMinor: paidMinor + (countsReserved ? reservedMinor : 0),
      dailyLimitMinor: isLimited ? total(own, ({ dailyLimitMinor }) => dailyLimitMinor) : null,
    };
  };
  return {
    count: total(counted, ({ accountCount }) => accountCount),
    enabledCount: total(counted, ({ isEnabled, accountCount }) => (isEnabled ? accountCount : 0)),
    processingOrderCount: total(counted.flatMap(heldIn), ({ processingCount }) => processingCount),
    totals: [...byCurrency.keys()].sort().map((code) => totalOf(code, byCurrency.get(code) ?? [])),
  };
}
