import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Role, SettingsReader } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { users } from './users.table.ts';

/** Whose money it is that moves; the platform's own people act for it. */
const customers: ReadonlySet<Role> = new Set(['merchant', 'supplier']);

/**
 * Refuses to move money for a user whose identity check is not completed, while KYC is on, and, while EnablePayPassword
 * is on, for a merchant or supplier without a pay password. Where there is one, it is what opens a second-level token, so
 * such a call asks for that token. A signed request comes from no person and has no password: its signature counts.
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
