import type { Preparations } from '../../../kit/operation/bind.ts';
import type { HandlerContext, Role } from '../../../kit/operation/context.ts';
import { addUser, checkNewPassword, type NewUser } from '../../access/access.public.ts';
import { addMerchant, type NewMerchant, nextMerchantNumber } from '../merchants/merchants.service.ts';
import { addSupplier } from '../suppliers/suppliers.service.ts';

/** A hash takes a third of a second and no transaction waits for it. */
export const customerPreparations = (hashPassword: (password: string) => Promise<string>) => {
  const hashed = async ({ password, account }: { readonly password: string; readonly account: string }) => {
    checkNewPassword(password, account);
    return { passwordHash: await hashPassword(password) };
  };
  return { 'merchants.add': hashed, 'suppliers.add': hashed } satisfies Preparations;
};

type Customer = Extract<Role, 'merchant' | 'supplier'>;

const suffixes = { merchant: 'Merchant', supplier: 'Supplier' } as const satisfies Record<Customer, string>;
const relatedSetting = {
  merchant: 'AutoCreateRelateSupplier',
  supplier: 'AutoCreateRelateMerchant',
} as const;
const longestAccount = 64;

/** What a party is to be beside its user. */
export interface PartyTerms {
  /** Of its user where nothing is said. */
  readonly name?: string;
  readonly merchant?: Pick<NewMerchant, 'signProfile' | 'callbackFormat' | 'defaultNotifyUrl' | 'allowedIps'>;
  /** The supplier whose team it works in; such a one has no related merchant. */
  readonly parentSupplierId?: string;
}

export interface AddedUser {
  readonly id: string;
  /** Its key is to be shown once. */
  readonly merchant?: { readonly id: string; readonly mchId: string; readonly signingKey: string };
  readonly supplierId?: string;
}

/**
 * Adds a user together with what it stands for: a merchant with its number and key, a supplier at the top of
 * a team or in one, and where the settings say so the other of the two for the same customer. Each is on the trail.
 */
export async function addUserWithParties(
  context: HandlerContext,
  user: NewUser,
  terms: PartyTerms = {},
): Promise<AddedUser> {
  const { db, now } = context;
  const { role } = user;
  const { name = user.nickname, parentSupplierId } = terms;
  const added = await addUser(db, user, now);
  if (role !== 'merchant' && role !== 'supplier') {
    note(context, added.id, user);
    return added;
  }
  const mayRelate = parentSupplierId === undefined && (await context.settings.get(relatedSetting[role]));
  const related = mayRelate ? relatedUser(user, role) : undefined;
  const relatedId = related && (await addUser(db, related, now)).id;
  const [merchantUserId, supplierUserId] =
    role === 'merchant' ? [added.id, relatedId] : [relatedId, added.id];
  const merchant =
    merchantUserId === undefined
      ? undefined
      : await newMerchant(context, { userId: merchantUserId, name, ...terms.merchant });
  const relation = merchant ? { relatedMerchantId: merchant.id } : {};
  const parent = parentSupplierId === undefined ? {} : { parentId: parentSupplierId };
  const supplier =
    supplierUserId === undefined
      ? undefined
      : await addSupplier(db, { userId: supplierUserId, name, ...relation, ...parent }, now);
  const mchId = merchant ? { mchId: merchant.mchId } : {};
  note(context, added.id, user, { ...mchId, ...(parentSupplierId ? { parentSupplierId } : {}) });
  if (related && relatedId !== undefined) note(context, relatedId, related, { relatedTo: user.account });
  return { ...added, ...(merchant ? { merchant } : {}), ...(supplier ? { supplierId: supplier.id } : {}) };
}

async function newMerchant(context: HandlerContext, merchant: Omit<NewMerchant, 'mchId'>) {
  const mchId = await nextMerchantNumber(context.db);
  return { mchId, ...(await addMerchant(context.db, context.secrets, { ...merchant, mchId }, context.now)) };
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
