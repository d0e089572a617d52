import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { users } from '../../access/access.public.ts';
import { merchants, suppliers } from '../../parties/parties.public.ts';
import { beginningWith, hitsAtMost, type Lookup, plainHit } from './search.lookup.ts';

const beginsWith = (text: SQL | undefined, prefix: string | undefined): SQL | undefined =>
  text && prefix !== undefined ? sql`${text} like ${beginningWith(prefix)}` : undefined;

const anyOf = (...conditions: readonly (SQL | undefined)[]): SQL | undefined => {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? undefined : sql`(${sql.join(given, sql` or `)})`;
};

/** The field that matched, shown as the reason for the hit. */
const nameOrAccount = (name: string, namePrefix: string | undefined): 'name' | 'account' =>
  namePrefix !== undefined && name.toLowerCase().startsWith(namePrefix) ? 'name' : 'account';

/** Finds merchants by number, or by the beginning of their name or account. */
export const findMerchants: Lookup = async (db, { mchIdPrefix, namePrefix, accountPrefix }, scope) => {
  const meant = anyOf(
    beginsWith(sql`${merchants.mchId}`, mchIdPrefix),
    beginsWith(sql`lower(${merchants.name})`, namePrefix),
    beginsWith(sql`lower(${users.account})`, accountPrefix),
  );
  if (!meant) return [];
  const rows = await db
    .select({ id: merchants.id, mchId: merchants.mchId, name: merchants.name, account: users.account })
    .from(merchants)
    .innerJoin(users, eq(users.id, merchants.userId))
    .where(and(meant, ownedRows(scope, { merchant: merchants.id })))
    .orderBy(asc(merchants.name))
    .limit(hitsAtMost);
  const hits = rows.map(({ id, mchId, name, account }) => {
    const field =
      mchIdPrefix !== undefined && mchId.startsWith(mchIdPrefix) ? 'mchId' : nameOrAccount(name, namePrefix);
    return plainHit({
      id,
      field,
      label: name,
      detail: field === 'account' ? account : mchId,
      filter: { name: 'mchId', value: mchId },
    });
  });
  return hits.length > 0 ? [{ kind: 'merchant', hits, all: null }] : [];
};

/** Finds suppliers and team proxies by the beginning of their name or account. */
export const findSuppliers: Lookup = async (db, { namePrefix, accountPrefix }, scope) => {
  const meant = anyOf(
    beginsWith(sql`lower(${suppliers.name})`, namePrefix),
    beginsWith(sql`lower(${users.account})`, accountPrefix),
  );
  if (!meant) return [];
  const rows = await db
    .select({ id: suppliers.id, name: suppliers.name, account: users.account })
    .from(suppliers)
    .innerJoin(users, eq(users.id, suppliers.userId))
    .where(and(meant, ownedRows(scope, { supplier: suppliers.id })))
    .orderBy(asc(suppliers.name))
    .limit(hitsAtMost);
  const hits = rows.map(({ id, name, account }) =>
    plainHit({
      id,
      field: nameOrAccount(name, namePrefix),
      label: name,
      detail: account,
      filter: { name: 'account', value: account },
    }),
  );
  return hits.length > 0 ? [{ kind: 'supplier', hits, all: null }] : [];
};

/**
 * Finds users by the beginning of their account or nickname. A caller who may list users sees all of them.
 */
export const findUsers: Lookup = async (db, { namePrefix, accountPrefix }, scope) => {
  const meant = anyOf(
    beginsWith(sql`lower(${users.account})`, accountPrefix),
    beginsWith(sql`lower(${users.nickname})`, namePrefix),
  );
  if (!meant) return [];
  const rows = await db
    .select({ id: users.id, account: users.account, nickname: users.nickname })
    .from(users)
    .where(and(meant, isNull(users.deletedAt), ownedRows(scope, {})))
    .orderBy(asc(users.account))
    .limit(hitsAtMost);
  const hits = rows.map(({ id, account, nickname }) =>
    plainHit({
      id,
      field: 'account',
      label: account,
      detail: nickname,
      filter: { name: 'account', value: account },
    }),
  );
  return hits.length > 0 ? [{ kind: 'user', hits, all: null }] : [];
};
