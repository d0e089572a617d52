import { sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import type { Store } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { checkNewPassword } from './new-password.service.ts';
import { addUser, hasUserOfRole } from './users.service.ts';

export interface FirstSuperAdmin {
  readonly account: string;
  readonly password: string;
}

/** Dependencies on other domains, passed in by the caller. */
export interface SetupParts {
  readonly store: Store;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly newAuthenticator: (account: string) => { readonly sealed: string; readonly otpauthUri: string };
}

/**
 * Creates the first superAdmin, with an authenticator bound from the start. Throws accountExists when a
 * superAdmin exists: every other account is created by one.
 */
export async function createFirstSuperAdmin(
  { store, hashPassword, newAuthenticator }: SetupParts,
  { account, password }: FirstSuperAdmin,
  now: Date,
): Promise<{ otpauthUri: string }> {
  checkNewPassword(password, account);
  const passwordHash = await hashPassword(password);
  const { sealed, otpauthUri } = newAuthenticator(account);
  await store.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.firstSuperAdmin})`);
    if (await hasUserOfRole(tx, 'superAdmin')) throw new BusinessError('accountExists', { account });
    // Completed, because no other user exists yet to complete it.
    const user = {
      account,
      nickname: account,
      role: 'superAdmin',
      passwordHash,
      kycState: 'completed',
    } as const;
    await addUser(tx, { ...user, enableGoogleVerify: true, googleSecretBox: sealed }, now);
  });
  return { otpauthUri };
}
