import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import type { Preparations } from '../../../kit/operation/bind.ts';
import type { HandlerContext, Role } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { addUser, checkNewPassword, lockUser, type NewUser } from '../../access/access.public.ts';
import { addMerchant, type NewMerchant, nextMerchantNumber } from '../merchants/merchants.service.ts';
import { addSupplier } from '../suppliers/suppliers.service.ts';
import { partyNamesOf } from './party-names.service.ts';

/** Hashes passwords before the transaction starts, because a hash takes a third of a second. */
export const customerPreparations = (hashPassword: (password: string) => Promise<string>) => {
  const hashed = async ({ password, account }: AskedUser) => {
    if (password === undefined || account === undefined) return {};
    checkNewPassword(password, account);
    return { passwordHash: await hashPassword(password) };
  };
  return {
    'merchants.add': hashed,
    'suppliers.add': hashed,
    // The account is not known yet, so the rules are checked afterwards.
    'suppliers.restoreAccess': async ({ password }) =>
      password === undefined ? {} : { passwordHash: await hashPassword(password) },
  } satisfies Preparations;
};

/** The user of a new merchant or supplier: a new account with its password, or an existing user. */
interface AskedUser {
  readonly account?: string;
  readonly password?: string;
  readonly userId?: string;
}

type Customer = Extract<Role, 'merchant' | 'supplier'>;

const suffixes = { merchant: 'Merchant', supplier: 'Supplier' } as const satisfies Record<Customer, string>;
const relatedSetting = {
  merchant: 'AutoCreateRelateSupplier',
  supplier: 'AutoCreateRelateMerchant',
} as const;
const longestAccount = 64;

/** Properties of the new merchant or supplier. */
export interface PartyTerms {
  /** Default: the user's nickname. */
  readonly name?: string;
  readonly merchant?: Pick<NewMerchant, 'signProfile' | 'callbackFormat' | 'defaultNotifyUrl' | 'allowedIps'>;
  /** The leader of the new supplier, which then gets no related merchant. */
  readonly parentSupplierId?: string;
}

export interface AddedUser {
  readonly id: string;
  /** The key is returned only here. */
  readonly merchant?: { readonly id: string; readonly mchId: string; readonly signingKey: string };
  readonly supplierId?: string;
}

const neededInstead = texts(
  '请填写账号和密码，或选择现有账号',
  '請填寫帳號與密碼，或選擇現有帳號',
  'Give an account with a password, or an existing user.',
);

/** The user that a new merchant or supplier gets: one to add, or an existing user of the role without a party. */
export async function userFor(
  context: HandlerContext,
  { account, userId }: AskedUser,
  { role, name }: { readonly role: Customer; readonly name: string },
): Promise<NewUser & { readonly id?: string }> {
  const { passwordHash } = context.prepared;
  if ((userId === undefined) === (passwordHash === undefined)) {
    const path = userId === undefined ? 'account' : 'userId';
    throw new RequestFault('validationFailed', {
      issues: [{ path, code: 'required', message: neededInstead }],
    });
  }
  if (account !== undefined && passwordHash !== undefined)
    return { account, nickname: name, role, passwordHash };
  // A supplier may not see users outside its team, so it cannot name one.
  if (userId === undefined || context.scope.kind !== 'all') throw new BusinessError('forbidden');
  const user = await lockUser(context.db, userId);
  if (user.role !== role) throw new BusinessError('accountNotFound', { account: user.account });
  const party = (await partyNamesOf(context.db, [userId])).get(userId);
  if (party) throw new BusinessError('userAlreadyLinked', { account: user.account, party: party.name });
  return {
    id: userId,
    account: user.account,
    nickname: user.nickname,
    role,
    passwordHash: user.passwordHash,
  };
}

/**
 * Adds a user, or takes an existing one, with its merchant (number and key) or supplier (top of a team, or in one). When the settings
 * say so, also adds the customer's related supplier or merchant. Each is audited.
 */
export async function addUserWithParties(
  context: HandlerContext,
  { id: existingId, ...user }: NewUser & { readonly id?: string },
  terms: PartyTerms = {},
): Promise<AddedUser> {
  const { db, now } = context;
  const { role } = user;
  const { name = user.nickname, parentSupplierId } = terms;
  const added = existingId === undefined ? await addUser(db, user, now) : { id: existingId };
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

/** The user of the related party. It belongs to the same customer and starts with the same password. */
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
