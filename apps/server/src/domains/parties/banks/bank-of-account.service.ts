import { eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { banks } from './banks.table.ts';

/** A bank account as accounts and payouts name it. */
export interface BankDetails {
  readonly bankName?: string | null | undefined;
  readonly ifscCode?: string | null | undefined;
}

/**
 * The bank of the IFSC, if the name is that of another known bank. Names that are not listed contradict nothing:
 * merchants write them as they like.
 *
 * @example await contradictedBank(db, { bankName: 'HDFC', ifscCode: 'SBIN0000001' }); // 'SBI'
 */
export async function contradictedBank(
  db: Queryable,
  { bankName, ifscCode }: BankDetails,
): Promise<string | undefined> {
  const said = bankName?.trim().toLowerCase();
  if (!said || !ifscCode) return undefined;
  const prefix = ifscCode.slice(0, 4).toUpperCase();
  const isNamed = sql<boolean>`(lower(${banks.shortName}) = ${said} or exists(
    select from jsonb_each_text(${banks.names}) as each_name where lower(each_name.value) = ${said}))`;
  const rows = await db
    .select({ shortName: banks.shortName, ifscPrefix: banks.ifscPrefix, isNamed })
    .from(banks)
    .where(or(eq(banks.ifscPrefix, prefix), isNamed));
  const owner = rows.find((row) => row.ifscPrefix === prefix);
  const named = rows.some((row) => row.isNamed);
  return owner && named && !owner.isNamed ? owner.shortName : undefined;
}

/**
 * Refuses a beneficiary whose IFSC is of one bank under the name of another.
 *
 * @throws beneficiaryInvalid
 */
export async function checkBeneficiaryBank(db: Queryable, details: BankDetails): Promise<void> {
  const bank = await contradictedBank(db, details);
  if (bank !== undefined) throw new BusinessError('beneficiaryInvalid', { reason: `IFSC: ${bank}` });
}
