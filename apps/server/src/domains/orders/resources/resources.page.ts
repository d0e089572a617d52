import type { OperationIO } from '@platform/sdk';
import { and, asc, desc, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { type PagePlace, placeOfPage } from '../../../db/page-place.ts';
import { afterKeyCursor, type CursorKey, cursorValues, encodeKeyCursor } from '../../../kit/key-cursor.ts';
import type { AllocationRules } from '../allocation/allocation.service.ts';
import { resourceLoads } from '../allocation/allocation.table.ts';
import { type ChosenGroups, ofGroups, usedInGroups } from './resources.groups.ts';
import { resources } from './resources.table.ts';

type ListRequest = OperationIO['resources.list']['handlerInput'];

/** The accounts that a list shows. */
export interface FoundResources {
  readonly chosen: ChosenGroups;
  /** For accounts, those of the groups among them. */
  readonly conditions: SQL | undefined;
  /** Every account of the groups is asked for. */
  readonly areWhole: boolean;
  readonly total: number;
}

export interface ResourcePageRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly cursor: string | undefined;
  readonly sortBy: NonNullable<ListRequest['sortBy']>;
  readonly sortOrder: NonNullable<ListRequest['sortOrder']>;
}

const sortKeys: Record<
  ResourcePageRequest['sortBy'],
  (chosen: ChosenGroups, rules: AllocationRules) => readonly CursorKey[]
> = {
  name: () => [{ value: resources.nameKey, type: 'text' }],
  supplierName: () => [
    { value: resources.supplierKey, type: 'text' },
    { value: resources.nameKey, type: 'text' },
  ],
  createdAt: () => [{ value: resources.createdAt, type: 'moment' }],
  weight: () => [{ value: resources.weight, type: 'integer' }],
  processingOrderCount: () => nearlyUnique(resourceLoads.processingCount, 31),
  // What is paid and what is reserved are below 2^53 each.
  dailyUsed: ({ groups }, rules) => nearlyUnique(usedInGroups(groups, rules), 9),
};

/**
 * A number with bits of the id's hash behind it, so that few accounts share a key: PostgreSQL sorts by a second key at
 * half the speed. Number and bits have 63 together.
 */
function nearlyUnique(number: SQLWrapper, bits: number): readonly CursorKey[] {
  const mask = 2 ** bits - 1;
  const hash = sql`uuid_hash(${resourceLoads.resourceId}) & ${sql.raw(String(mask))}`;
  return [{ value: sql`(${number}::bigint << ${sql.raw(String(bits))}) | (${hash})`, type: 'integer' }];
}

/**
 * The ids of a page by number or cursor, and the cursor of the next one. They are sorted alone, because an account is
 * wide.
 *
 * @throws pageCursorInvalid
 */
export async function pageOfResources(
  db: Queryable,
  { total, ...found }: FoundResources,
  { page, pageSize, cursor, sortBy, sortOrder }: ResourcePageRequest,
  rules: AllocationRules,
): Promise<{ ids: string[]; nextCursor: string | null }> {
  const isByLoad = sortBy === 'processingOrderCount' || sortBy === 'dailyUsed';
  const id = isByLoad ? resourceLoads.resourceId : resources.id;
  // The id comes last, so that no two accounts share a place.
  const keys: CursorKey[] = [...sortKeys[sortBy](found.chosen, rules), { value: id, type: 'uuid' }];
  const order = `${sortBy} ${sortOrder}`;
  const after = cursor === undefined ? undefined : afterKeyCursor(cursor, order, keys, sortOrder);
  // One row more than requested shows whether there is a next page.
  const place = after
    ? { taken: pageSize + 1, skipped: 0, isFromEnd: false }
    : placeOfPage(page, pageSize, total);
  const rows = await readInOrder(db, found, { keys, after, isByLoad, place, sortOrder });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const hasNext = after ? rows.length > pageSize : page * pageSize < total;
  return {
    ids: shown.map((row) => row.id),
    nextCursor: last && hasNext ? encodeKeyCursor(order, last.values) : null,
  };
}

interface Reading extends Pick<ResourcePageRequest, 'sortOrder'> {
  readonly keys: readonly CursorKey[];
  readonly after: SQL | undefined;
  readonly isByLoad: boolean;
  readonly place: PagePlace;
}

async function readInOrder(
  db: Queryable,
  { chosen, conditions, areWhole }: Omit<FoundResources, 'total'>,
  { keys, after, isByLoad, place: { taken, skipped, isFromEnd }, sortOrder }: Reading,
): Promise<{ id: string; values: string[] }[]> {
  if (taken === 0) return [];
  const { resourceId, groupId } = resourceLoads;
  const wanted = sortOrder === 'asc' ? asc : desc;
  const opposite = sortOrder === 'asc' ? desc : asc;
  const direction = isFromEnd ? opposite : wanted;
  const named = keys.map(({ value, type }, at) => ({ name: `key_${at}`, value, type }));
  const columns = Object.fromEntries(named.map(({ name, value }) => [name, sql`${value}`.as(name)]));
  const query = () => {
    if (isByLoad && areWhole) {
      const ofWhole = and(ofGroups(groupId, chosen) ?? isNotNull(groupId), after);
      return db.select(columns).from(resourceLoads).where(ofWhole).$dynamic();
    }
    const accounts = db.select(columns).from(resources).$dynamic();
    if (isByLoad) accounts.innerJoin(resourceLoads, eq(resourceId, resources.id));
    return accounts.where(and(conditions, after));
  };
  const page = query()
    .orderBy(...keys.map(({ value }) => direction(value)))
    .limit(taken)
    .offset(skipped)
    .as('page');
  // The text of the keys is made out here, because inside it would also be made of every row before the page.
  const read = named.map(({ name, type }) => ({ value: sql.identifier(name), type }));
  const rows = await db
    .select({ values: cursorValues(read) })
    .from(page)
    .orderBy(...read.map(({ value }) => wanted(sql`${value}`)));
  return rows.map(({ values }) => ({ id: values.at(-1) ?? '', values }));
}
