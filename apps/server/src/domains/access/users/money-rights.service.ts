import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Role, SettingsReader } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { users } from './users.table.ts';

/** Roles that move their own money; staff act for them. */
const customers: ReadonlySet<Role> = new Set(['merchant', 'supplier']);

/**
 * Throws when the user may not move money: while KYC is on, without a completed identity check; while
 * EnablePayPassword is on, merchants and suppliers without a pay password. `needsSecondLevel` means that the
 * call must carry a second-level token, which the pay password opens. Signed requests have no password; their
 * signature is enough.
 */
export async function checkMayMoveMoney(
  db: Queryable,
  settings: SettingsReader,
  userId: string,
  by: 'person' | 'signature',
): Promise<{ needsSecondLevel: boolean }> {
  const asksKyc = await settings.get('KYC');
  const asksPayPassword = by === 'person' && (await settings.get('EnablePayPassword'));
  if (!asksKyc && !asksPayPassword) return { needsSecondLevel: false };
  const { kycState, role, payPasswordHash } = users;
  const [user] = await db.select({ kycState, role, payPasswordHash }).from(users).where(eq(users.id, userId));
  if (!user || (asksKyc && user.kycState !== 'completed')) throw new BusinessError('kycRequired');
  const needsSecondLevel = asksPayPassword && customers.has(user.role);
  if (needsSecondLevel && user.payPasswordHash === null) throw new BusinessError('payPasswordNotSet');
  return { needsSecondLevel };
}
