import type { OperationIO } from '@platform/sdk';
import { and, arrayOverlaps, eq, exists, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connection.ts';
import { products } from '../../parties/parties.public.ts';
import { type AllocationRules, localDateOf } from '../allocation/allocation.service.ts';
import { resourceLoads } from '../allocation/allocation.table.ts';
import { resourceGroups } from './resources.table.ts';

type ListRequest = OperationIO['resources.list']['handlerInput'];
/** The filters that are the same for all accounts of a group. */
export type GroupFilter = Pick<
  ListRequest,
  'kind' | 'kinds' | 'currency' | 'productId' | 'productKind' | 'state'
>;

export type ResourceGroup = Awaited<ReturnType<typeof readGroups>>[number];

export interface ChosenGroups {
  readonly groups: readonly ResourceGroup[];
  /** Whether there may be accounts in other groups. */
  readonly areSome: boolean;
}

export async function chooseGroups(db: Queryable, filter: GroupFilter, now: Date): Promise<ChosenGroups> {
  const areSome = Object.values(filter).some((wanted) => wanted !== undefined);
  return { groups: await readGroups(db, filter, now), areSome };
}

/** Whether a row is of one of the groups; undefined when these are all. */
export const ofGroups = (column: AnyPgColumn, { groups, areSome }: ChosenGroups): SQL | undefined =>
  areSome ? inGroups(column, groups) : undefined;

export const inGroups = (column: AnyPgColumn, groups: readonly ResourceGroup[]): SQL =>
  groups.length === 0
    ? sql`false`
    : sql`${column} = any(${`{${groups.map(({ id }) => id).join(',')}}`}::int[])`;

/** Amount that counts towards the daily limit now, as `dailyUsed`, with the day found once for each group. */
export function usedInGroups(
  groups: readonly ResourceGroup[],
  { countsReserved }: Pick<AllocationRules, 'countsReserved'>,
): SQL {
  const { paidOn, paidMinor, reservedMinor, groupId } = resourceLoads;
  const byDay = [...Map.groupBy(groups, ({ today }) => today)];
  const days = byDay.map(([today, own]) => {
    const isOfDay = sql`${paidOn} = ${today}::date`;
    return byDay.length === 1 ? isOfDay : sql`${isOfDay} and ${inGroups(groupId, own)}`;
  });
  const paid =
    days.length === 0 ? sql`0` : sql`case when ${sql.join(days, sql` or `)} then ${paidMinor} else 0 end`;
  return countsReserved ? sql`${paid} + ${reservedMinor}` : paid;
}

function readGroups(
  db: Queryable,
  { kind, kinds, currency, productId, productKind, state }: GroupFilter,
  now: Date,
) {
  const { id, productIds, enabledIds } = resourceGroups;
  const serving = (condition: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(products)
        .where(and(sql`${products.id} = any(${productIds})`, condition)),
    );
  const isEnabled = sql<boolean>`(${enabledIds} <> '{}')`;
  return db
    .select({
      id,
      currency: resourceGroups.currency,
      isEnabled,
      needsMonitor: sql<boolean>`${serving(eq(products.needsMonitor, true))}`,
      today: sql<string>`${localDateOf(sql`${resourceGroups.timeZone}`, now)}::text`,
      accountCount: resourceGroups.accountCount,
      unlimitedCount: resourceGroups.unlimitedCount,
      dailyLimitMinor: resourceGroups.dailyLimitMinor,
    })
    .from(resourceGroups)
    .where(
      and(
        gt(resourceGroups.accountCount, 0),
        kind === undefined ? undefined : eq(resourceGroups.kind, kind),
        kinds === undefined ? undefined : inArray(resourceGroups.kind, [...kinds]),
        currency === undefined ? undefined : eq(resourceGroups.currency, currency),
        productId === undefined ? undefined : arrayOverlaps(productIds, [productId]),
        productKind === undefined ? undefined : serving(eq(products.kind, productKind)),
        state === undefined ? undefined : sql`${isEnabled} = ${state === 0}`,
      ),
    );
}
