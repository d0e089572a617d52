import type { OperationIO } from '@platform/sdk';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { listOrder } from '../../../db/list-order.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type BankCountry, banks } from './banks.table.ts';

export type ShownBank = OperationIO['banks.list']['output']['list'][number];
type ListRequest = OperationIO['banks.list']['handlerInput'];

const sortKeys = {
  number: sql`${banks.country} || ' ' || ${banks.number}`,
  shortName: sql`lower(${banks.shortName})`,
  ifscPrefix: banks.ifscPrefix,
  updatedAt: banks.updatedAt,
};

export async function listBanks(
  db: Queryable,
  { page = 1, pageSize = 20, sortBy = 'number', sortOrder = 'asc', ...filter }: ListRequest,
): Promise<{ list: ShownBank[]; total: number }> {
  const { country, name, number, ifscPrefix, enabled, bankId } = filter;
  const conditions = and(
    bankId === undefined ? undefined : eq(banks.id, bankId),
    country === undefined ? undefined : eq(banks.country, country),
    number === undefined ? undefined : eq(banks.number, number),
    ifscPrefix === undefined ? undefined : eq(banks.ifscPrefix, ifscPrefix),
    enabled === undefined ? undefined : eq(banks.enabled, enabled),
    name === undefined
      ? undefined
      : sql`(position(lower(${name}) in lower(${banks.shortName})) > 0 or exists(
          select from jsonb_each_text(${banks.names}) as said where position(lower(${name}) in lower(said.value)) > 0))`,
  );
  const rows = await db
    .select()
    .from(banks)
    .where(conditions)
    .orderBy(...listOrder(sortKeys, { sortBy, sortOrder }, [banks.id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list: rows.map(shownBank), total: await db.$count(banks, conditions) };
}

export async function showBank(db: Queryable, id: string): Promise<ShownBank> {
  const [row] = await db.select().from(banks).where(eq(banks.id, id));
  if (!row) throw new BusinessError('bankNotFound');
  return shownBank(row);
}

const countryOf: Readonly<Record<string, BankCountry>> = { INR: 'IN', CNY: 'CN', KES: 'KE' };

/** Enabled banks, for choosing; of the currency's country if one is named. */
export async function bankOptions(db: Queryable, currency: string | undefined) {
  // A currency without a country, such as USDT, has no banks.
  const country = currency === undefined ? undefined : (countryOf[currency] ?? null);
  if (country === null) return [];
  return db
    .select({
      country: banks.country,
      number: banks.number,
      names: banks.names,
      shortName: banks.shortName,
      ifscPrefix: banks.ifscPrefix,
    })
    .from(banks)
    .where(and(eq(banks.enabled, true), country === undefined ? undefined : eq(banks.country, country)))
    .orderBy(asc(sql`lower(${banks.shortName})`), asc(banks.id));
}

function shownBank({ createdAt, updatedAt, ...row }: typeof banks.$inferSelect): ShownBank {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
