import { formatPlatformTime } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { isSameList, readNetworks } from '../../../kit/http/check-networks.ts';
import type { HandlerContext, Scope } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { rotateSigningKey } from './merchants.service.ts';
import { merchants } from './merchants.table.ts';

type Merchant = typeof merchants.$inferSelect;

const hourMs = 3_600_000;

/** Changes to a merchant by an administrator. Omitted fields stay. */
export interface MerchantChange {
  readonly name?: string;
  readonly enabled?: boolean;
  readonly signProfile?: Merchant['signProfile'];
  readonly callbackFormat?: Merchant['callbackFormat'];
  readonly defaultNotifyUrl?: string | null;
  readonly allowedIps?: string[] | null;
  /** The addresses that are replaced. */
  readonly expectedAllowedIps?: readonly string[];
}

/** @throws merchantNotFound, and conflict when other addresses than the expected ones are stored */
export async function changeMerchant(
  context: HandlerContext,
  merchantId: string,
  change: MerchantChange,
): Promise<void> {
  const { db, scope, now } = context;
  const { allowedIps, expectedAllowedIps: expected, ...rest } = change;
  const networks = readNetworks('allowedIps', allowedIps ?? []);
  const before = await lockMerchant(db, merchantId, scope);
  if (expected && !isSameList(expected, before.allowedIps)) throw new BusinessError('conflict');
  // An empty list would block every address, so it is stored as null (any).
  const allowed = allowedIps === undefined ? {} : { allowedIps: networks.length > 0 ? networks : null };
  const wanted = { ...rest, ...allowed };
  await db
    .update(merchants)
    .set({ ...wanted, updatedAt: now })
    .where(eq(merchants.id, merchantId));
  const earlier = Object.fromEntries(
    Object.keys(wanted).map((name) => [name, before[name as keyof Merchant]]),
  );
  context.audit({
    objectType: 'merchant',
    objectId: merchantId,
    before: { mchId: before.mchId, ...earlier },
    after: { mchId: before.mchId, ...wanted },
  });
}

/**
 * Rotates the signing key. Refused while the previous key is still valid, because replacing that would lock
 * out a server that signs with it.
 */
export async function rotateKey(
  context: HandlerContext,
  { merchantId, graceHours = 24 }: { readonly merchantId: string; readonly graceHours?: number },
): Promise<{ mchId: string; signingKey: string; previousKeyUntil: string | null }> {
  const { db, scope, now, secrets, timeZone } = context;
  const merchant = await lockMerchant(db, merchantId, scope);
  const { mchId, previousKeyUntil } = merchant;
  if (previousKeyUntil && previousKeyUntil > now)
    throw new BusinessError('keyRotationInProgress', {
      until: formatPlatformTime(previousKeyUntil, timeZone),
    });
  const until = new Date(now.getTime() + graceHours * hourMs);
  const { signingKey } = await rotateSigningKey(db, secrets, merchantId, until);
  if (graceHours === 0) await forgetOldKey(db, merchantId);
  // The audit record never contains the key.
  const shownUntil = graceHours === 0 ? null : until.toISOString();
  context.audit({
    objectType: 'merchant',
    objectId: merchantId,
    after: { mchId, rotated: true, previousKeyUntil: shownUntil },
  });
  return { mchId, signingKey, previousKeyUntil: shownUntil };
}

export async function revokeOldKey(context: HandlerContext, merchantId: string): Promise<void> {
  const { db, scope } = context;
  const { mchId, previousKeyUntil } = await lockMerchant(db, merchantId, scope);
  await forgetOldKey(db, merchantId);
  context.audit({
    objectType: 'merchant',
    objectId: merchantId,
    before: { mchId, previousKeyUntil },
    after: { mchId, previousKeyUntil: null },
  });
}

async function forgetOldKey(tx: Queryable, merchantId: string): Promise<void> {
  await tx
    .update(merchants)
    .set({ previousSigningKeyBox: null, previousKeyUntil: null })
    .where(eq(merchants.id, merchantId));
}

async function lockMerchant(tx: Queryable, id: string, scope: Scope): Promise<Merchant> {
  const isSeen = scope.kind === 'all' || (scope.kind === 'merchant' && scope.merchantId === id);
  const [row] = isSeen
    ? await tx.select().from(merchants).where(eq(merchants.id, id)).for('no key update')
    : [];
  if (!row) throw new BusinessError('merchantNotFound', { mchId: id });
  return row;
}
