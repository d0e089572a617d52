import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { newId } from '../../../kit/ids.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { banks } from './banks.table.ts';

export type Bank = typeof banks.$inferSelect;
export type NewBank = Omit<typeof banks.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;
type Change = Partial<Omit<NewBank, 'country'>>;

const indianOnly = texts(
  '只有印度的银行有 IFSC 前缀',
  '只有印度的銀行有 IFSC 前綴',
  'Only a bank of India has an IFSC prefix.',
);

/** @throws bankExists, and validationFailed for an IFSC prefix outside India */
export async function addBank(context: HandlerContext, bank: NewBank): Promise<{ id: string }> {
  const { db, now } = context;
  const id = newId(now);
  checkPrefix(bank.country, bank.ifscPrefix);
  const added = await db
    .insert(banks)
    .values({ ...bank, id, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: banks.id });
  if (added.length === 0) throw await taken(db, bank);
  context.audit({ objectType: 'bank', objectId: id, after: { ...bank } });
  return { id };
}

/** The country cannot change, because numbers and prefixes belong to it. */
export async function changeBank(context: HandlerContext, id: string, change: Change): Promise<void> {
  const { db, now } = context;
  const [before] = await db.select().from(banks).where(eq(banks.id, id)).for('no key update');
  if (!before) throw new BusinessError('bankNotFound');
  const wanted = { ...before, ...change };
  checkPrefix(before.country, wanted.ifscPrefix);
  // Asked first, because a violated key would end the transaction. The keys decide between two at once.
  const holder = await holderOf(db, wanted, id);
  if (holder) throw refusalOf(holder, wanted);
  await db
    .update(banks)
    .set({ ...change, updatedAt: now })
    .where(eq(banks.id, id));
  const earlier = Object.fromEntries(Object.keys(change).map((name) => [name, before[name as keyof Bank]]));
  context.audit({
    objectType: 'bank',
    objectId: id,
    before: { shortName: before.shortName, ...earlier },
    after: { shortName: before.shortName, ...change },
  });
}

function checkPrefix(country: string, ifscPrefix: string | null | undefined): void {
  if (country === 'IN' || ifscPrefix == null) return;
  const issue = { path: 'ifscPrefix', code: 'indian_only', message: indianOnly };
  throw new RequestFault('validationFailed', { issues: [issue] });
}

type Keys = Pick<NewBank, 'country' | 'number' | 'shortName' | 'ifscPrefix'>;

/** The bank that has the number, short name or prefix already. */
async function holderOf(db: Queryable, { country, number, shortName, ifscPrefix }: Keys, except?: string) {
  const [holder] = await db
    .select()
    .from(banks)
    .where(
      and(
        except === undefined ? undefined : ne(banks.id, except),
        or(
          and(
            eq(banks.country, country),
            or(eq(banks.number, number), eq(sql`lower(${banks.shortName})`, shortName.toLowerCase())),
          ),
          ifscPrefix == null ? undefined : eq(banks.ifscPrefix, ifscPrefix),
        ),
      ),
    )
    .limit(1);
  return holder;
}

function refusalOf(holder: Bank, { country, number, ifscPrefix, shortName }: Keys): BusinessError {
  const value =
    holder.country === country && holder.number === number
      ? number
      : ifscPrefix != null && holder.ifscPrefix === ifscPrefix
        ? ifscPrefix
        : shortName;
  return new BusinessError('bankExists', { bank: holder.shortName, value });
}

async function taken(db: Queryable, bank: Keys): Promise<Error> {
  const holder = await holderOf(db, bank);
  return holder ? refusalOf(holder, bank) : new Error('A bank was refused, but no bank has its keys.');
}
