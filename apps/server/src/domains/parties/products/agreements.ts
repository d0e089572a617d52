import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { merchants } from '../merchants/merchants.table.ts';
import { suppliers } from '../suppliers/suppliers.table.ts';
import { isAbove } from './agreements.rates.ts';
import type { ProductAccounts } from './product-accounts.service.ts';
import { merchantProducts, products, supplierProducts } from './products.table.ts';

/**
 * Terms of a user's agreement about a product. Omitted fields stay unchanged, or get the product's default.
 */
export interface AgreementTerms {
  readonly rate?: string;
  readonly enabled?: boolean;
  readonly minAmountMinor?: number | null;
  readonly maxAmountMinor?: number | null;
  /** Suppliers only. */
  readonly weight?: number;
}

interface Place {
  readonly userId: string;
  readonly productId: number;
}

type Party =
  | { readonly role: 'merchant'; readonly id: string }
  | { readonly role: 'supplier'; readonly id: string; readonly parentId: string | null };

export async function addAgreement(
  context: HandlerContext,
  place: Place,
  terms: AgreementTerms,
): Promise<void> {
  const { db, now } = context;
  const { productId } = place;
  const party = await partyOf(context, place.userId, terms);
  const [product] = await db.select().from(products).where(eq(products.id, productId)).for('key share');
  if (!product) throw new BusinessError('productNotFound', { productId });
  const {
    rate = party.role === 'merchant' ? product.defaultFeeRate : product.defaultCommissionRate,
    weight,
    ...rest
  } = terms;
  checkLimits(rest);
  const values = { ...rest, productId, updatedAt: now };
  if (party.role === 'supplier') await checkLeader(context, party, productId, rate);
  const added =
    party.role === 'merchant'
      ? await db
          .insert(merchantProducts)
          .values({ ...values, merchantId: party.id, feeRate: rate })
          .onConflictDoNothing()
          .returning({ productId: merchantProducts.productId })
      : await db
          .insert(supplierProducts)
          .values({
            ...values,
            supplierId: party.id,
            commissionRate: rate,
            ...(weight === undefined ? {} : { weight }),
          })
          .onConflictDoNothing()
          .returning({ productId: supplierProducts.productId });
  if (added.length === 0) throw new BusinessError('agreementExists', { productId });
  note(context, place, undefined, { ...terms, rate });
}

export async function changeAgreement(
  context: HandlerContext,
  place: Place,
  terms: AgreementTerms,
): Promise<void> {
  const { db, now } = context;
  const { productId } = place;
  const party = await partyOf(context, place.userId, terms);
  const before = await lockAgreement(db, party, productId);
  const { rate, weight, ...rest } = terms;
  checkLimits({ ...before, ...rest });
  if (party.role === 'supplier' && rate !== undefined) await checkLeader(context, party, productId, rate);
  const change = { ...rest, updatedAt: now };
  if (party.role === 'merchant')
    await db
      .update(merchantProducts)
      .set({ ...change, ...(rate === undefined ? {} : { feeRate: rate }) })
      .where(merchantAgreement(party.id, productId));
  else
    await db
      .update(supplierProducts)
      .set({
        ...change,
        ...(rate === undefined ? {} : { commissionRate: rate }),
        ...(weight === undefined ? {} : { weight }),
      })
      .where(supplierAgreement(party.id, productId));
  note(context, place, before, terms);
}

/**
 * Ends an agreement. Refused to a supplier whose accounts serve the product, because they would continue
 * without one.
 */
export async function endAgreement(
  context: HandlerContext,
  accounts: ProductAccounts,
  place: Place,
): Promise<void> {
  const { db } = context;
  const { productId } = place;
  const party = await partyOf(context, place.userId, {});
  const before = await lockAgreement(db, party, productId);
  if (party.role === 'merchant')
    await db.delete(merchantProducts).where(merchantAgreement(party.id, productId));
  else {
    const count = await accounts.countOfSupplier(db, party.id, productId);
    if (count > 0) throw new BusinessError('agreementInUse', { count });
    await db.delete(supplierProducts).where(supplierAgreement(party.id, productId));
  }
  note(context, place, before, undefined);
}

/**
 * The merchant or supplier of the user, when the caller may manage its agreements: staff all, a supplier
 * those below itself.
 */
async function partyOf(
  { db, scope, actor }: HandlerContext,
  userId: string,
  { weight }: AgreementTerms,
): Promise<Party> {
  const [merchant] = await db
    .select({ id: merchants.id })
    .from(merchants)
    .where(eq(merchants.userId, userId));
  if (merchant && scope.kind === 'all') {
    if (weight !== undefined) refuse('weight', 'supplier_only', 'A merchant has no weight.');
    return { role: 'merchant', ...merchant };
  }
  const { id, parentId } = suppliers;
  const [supplier] = await db.select({ id, parentId }).from(suppliers).where(eq(suppliers.userId, userId));
  const own = actor.kind === 'user' ? actor.supplierId : undefined;
  const isBelow =
    scope.kind === 'suppliers' && supplier?.id !== own && scope.supplierIds.includes(supplier?.id ?? '');
  if (supplier && (scope.kind === 'all' || isBelow)) return { role: 'supplier', ...supplier };
  throw new BusinessError('accountNotFound', { account: userId });
}

/** A leader may give its team only products of its own, at no higher rate. Staff have no such limit. */
async function checkLeader(
  { db, scope }: HandlerContext,
  { parentId }: Extract<Party, { role: 'supplier' }>,
  productId: number,
  rate: string,
): Promise<void> {
  if (scope.kind === 'all' || parentId === null) return;
  const [leader] = await db
    .select()
    .from(supplierProducts)
    .where(supplierAgreement(parentId, productId))
    .for('share');
  if (!leader) throw new BusinessError('agreementNotFound', { productId });
  const { commissionRate } = leader;
  if (isAbove(rate, commissionRate)) throw new BusinessError('rateAboveLeader', { rate: commissionRate });
}

async function lockAgreement(tx: Queryable, party: Party, productId: number) {
  const [row] =
    party.role === 'merchant'
      ? await tx.select().from(merchantProducts).where(merchantAgreement(party.id, productId)).for('update')
      : await tx.select().from(supplierProducts).where(supplierAgreement(party.id, productId)).for('update');
  if (!row) throw new BusinessError('agreementNotFound', { productId });
  return row;
}

const merchantAgreement = (merchantId: string, productId: number) =>
  and(eq(merchantProducts.merchantId, merchantId), eq(merchantProducts.productId, productId));
const supplierAgreement = (supplierId: string, productId: number) =>
  and(eq(supplierProducts.supplierId, supplierId), eq(supplierProducts.productId, productId));

function checkLimits({ minAmountMinor, maxAmountMinor }: AgreementTerms): void {
  if (minAmountMinor == null || maxAmountMinor == null || minAmountMinor <= maxAmountMinor) return;
  refuse('maxAmountMinor', 'minimum_above_maximum', 'The minimum is above the maximum.');
}

function refuse(path: string, code: string, message: string): never {
  throw new RequestFault('validationFailed', { issues: [{ path, code, message }] });
}

function note(
  context: HandlerContext,
  { userId, productId }: Place,
  before: object | undefined,
  after: object | undefined,
): void {
  context.audit({
    objectType: 'agreement',
    objectId: `${userId} ${productId}`,
    ...(before ? { before: { ...before } } : {}),
    ...(after ? { after: { ...after } } : {}),
  });
}
