import type { OperationIO } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { delaysOf, onlineUsers, type UserRow, users } from '../../access/access.public.ts';
import { partyNamesOf } from '../customers/party-names.service.ts';

export type ShownUser = OperationIO['admin.addUser']['output'];

/** Users as the account list shows them, without secrets. */
export async function showUsers(db: Queryable, rows: readonly UserRow[], now: Date): Promise<ShownUser[]> {
  const ids = rows.map(({ id }) => id);
  const parties = await partyNamesOf(db, ids);
  const online = await onlineUsers(db, ids, now);
  const accounts = rows.map(({ account }) => account);
  const delays = await delaysOf(db, accounts, now);
  return rows.map((user) => {
    const party = parties.get(user.id);
    return {
      id: user.id,
      account: user.account,
      nickname: user.nickname,
      access: user.role,
      partyId: party?.id ?? null,
      partyCode: party?.code ?? null,
      partyName: party?.name ?? null,
      enabled: user.enabled,
      deleted: user.deletedAt !== null,
      enableGoogleVerify: user.enableGoogleVerify,
      confirmBind: user.googleSecretBox !== null,
      allowModify: user.allowModify,
      allowedAddresses: user.ipWhitelist ?? [],
      hasPayPassword: user.payPasswordHash !== null,
      kycState: user.kycState,
      online: online.has(user.id),
      lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
      lastSignInIp: user.lastSignInIp,
      signInDelayedUntil: delays.get(user.account.toLowerCase())?.toISOString() ?? null,
      createdAt: user.createdAt.toISOString(),
      updatedAt: user.updatedAt.toISOString(),
    };
  });
}

export async function showUser(db: Queryable, id: string, now: Date): Promise<ShownUser> {
  const [shown] = await showUsers(db, await db.select().from(users).where(eq(users.id, id)), now);
  if (!shown) throw new Error('A user that was just written is not there.');
  return shown;
}
