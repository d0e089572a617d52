import type { HandlerContext, Role } from '../../kit/context.ts';
import { addMerchant, nextMerchantNumber } from '../merchants/merchants.service.ts';
import { addSupplier } from '../suppliers/suppliers.service.ts';
import { addUser, type NewUser } from '../users/users.service.ts';

type Customer = Extract<Role, 'merchant' | 'supplier'>;

const suffixes = { merchant: 'Merchant', supplier: 'Supplier' } as const satisfies Record<Customer, string>;
const relatedSetting = {
  merchant: 'AutoCreateRelateSupplier',
  supplier: 'AutoCreateRelateMerchant',
} as const;
const longestAccount = 64;

/**
 * Adds a user together with what it stands for: a merchant with its number and key, a supplier at the top of
 * a team, and where the settings say so the other of the two for the same customer. Each is on the trail.
 */
export async function addUserWithParties(context: HandlerContext, user: NewUser): Promise<{ id: string }> {
  const { db, now } = context;
  const { role } = user;
  const added = await addUser(db, user, now);
  if (role !== 'merchant' && role !== 'supplier') {
    note(context, added.id, user);
    return added;
  }
  const related = (await context.settings.get(relatedSetting[role])) ? relatedUser(user, role) : undefined;
  const relatedId = related && (await addUser(db, related, now)).id;
  const [merchantUserId, supplierUserId] =
    role === 'merchant' ? [added.id, relatedId] : [relatedId, added.id];
  const merchant =
    merchantUserId === undefined ? undefined : await newMerchant(context, merchantUserId, user);
  if (supplierUserId !== undefined) {
    const relation = merchant ? { relatedMerchantId: merchant.id } : {};
    await addSupplier(db, { userId: supplierUserId, name: user.nickname, ...relation }, now);
  }
  const mchId = merchant ? { mchId: merchant.mchId } : {};
  note(context, added.id, user, mchId);
  if (related && relatedId !== undefined) note(context, relatedId, related, { relatedTo: user.account });
  return added;
}

async function newMerchant(context: HandlerContext, userId: string, { nickname }: NewUser) {
  const mchId = await nextMerchantNumber(context.db);
  const merchant = { userId, mchId, name: nickname };
  const { id } = await addMerchant(context.db, context.secrets, merchant, context.now);
  return { id, mchId };
}

/** The user of the other party: the same person, so with the same password until one of them is changed. */
function relatedUser(user: NewUser, role: Customer): NewUser & { readonly role: Customer } {
  const other = role === 'merchant' ? 'supplier' : 'merchant';
  const suffix = suffixes[other];
  return { ...user, role: other, account: user.account.slice(0, longestAccount - suffix.length) + suffix };
}

function note(
  context: HandlerContext,
  id: string,
  user: NewUser,
  more: Readonly<Record<string, unknown>> = {},
): void {
  const { account, nickname, role } = user;
  context.audit({ objectType: 'user', objectId: id, after: { account, nickname, role, ...more } });
}
