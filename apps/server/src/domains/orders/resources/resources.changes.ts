import type { Currency } from '@platform/sdk';
import { resourceRefusals } from '@platform/sdk/rules';
import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import type { HandlerContext, Scope, SettingsReader } from '../../../kit/operation/context.ts';
import { isPicture } from '../../../kit/picture.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import {
  type BankDetails,
  contradictedBank,
  findSupplier,
  products,
  supplierProducts,
} from '../../parties/parties.public.ts';
import { closeResourceLoad } from '../allocation/reservations.service.ts';
import { accountEvent } from './resources.events.ts';
import { accountRefusalText } from './resources.labels.ts';
import {
  addResource,
  type NewResource,
  type Resource,
  refuseDuplicate,
  resourceScope,
} from './resources.service.ts';
import { resourceProducts, resources } from './resources.table.ts';
import type { ResourceKind } from './resources.types.ts';

type NewAccount = Omit<NewResource, 'timeZone'> & { readonly timeZone?: string };
type Change = Partial<Omit<NewResource, 'supplierId' | 'kind' | 'currency'>>;

/** Default time zone by currency. */
const zoneOf: Readonly<Record<Currency, string>> = {
  INR: 'Asia/Kolkata',
  CNY: 'Asia/Shanghai',
  KES: 'Africa/Nairobi',
  USDT: 'UTC',
};

const currencyOf = { IN: 'INR', CN: 'CNY', KE: 'KES' } as const;

/** Default currency of a new account. A bank account uses the country of CardCountry. */
export async function currencyOfCountry(kind: ResourceKind, settings: SettingsReader): Promise<Currency> {
  if (kind === 'bank') return currencyOf[await settings.get('CardCountry')];
  const issue = {
    path: 'currency',
    code: 'required',
    message: texts('只有银行账户可以不填', '只有銀行帳戶可以不填', 'Only a bank account may leave it out.'),
  };
  throw new RequestFault('validationFailed', { issues: [issue] });
}

export async function registerResource(
  context: HandlerContext,
  account: NewAccount,
): Promise<{ id: string }> {
  const { db, scope, now } = context;
  const { supplierId, currency, timeZone = zoneOf[currency], productIds } = account;
  const mayAdd =
    scope.kind === 'all' || (scope.kind === 'suppliers' && scope.supplierIds.includes(supplierId));
  if (!mayAdd || !(await findSupplier(db, supplierId))) throw new BusinessError('supplierNotFound');
  checkAccount({ ...account, timeZone });
  await checkBank(db, account);
  const served = await checkProducts(db, supplierId, currency, productIds);
  const floatMode = account.floatMode ?? served[0]?.floatMode ?? 'none';
  const { id } = await addResource(db, { ...account, timeZone, floatMode }, now);
  context.audit({
    objectType: 'resource',
    objectId: id,
    after: auditedFields({ ...account, timeZone, floatMode }),
  });
  context.publish(accountEvent({ id, supplierId }));
  return { id };
}

export async function changeResource(
  context: HandlerContext,
  id: string,
  { productIds, ...change }: Change,
): Promise<void> {
  const { db, scope, now } = context;
  const before = await lockResource(db, id, scope);
  checkAccount({ ...before, ...change });
  // An account that contradicts itself since before the banks were listed is not asked about other changes.
  if ('bankName' in change || 'ifscCode' in change) await checkBank(db, { ...before, ...change });
  try {
    await db
      .update(resources)
      .set({ ...change, updatedAt: now })
      .where(eq(resources.id, id));
  } catch (error) {
    refuseDuplicate(error);
  }
  const earlier = Object.fromEntries(
    Object.keys(change).map((name) => [name, before[name as keyof Resource]]),
  );
  const products = productIds && (await replaceProducts(db, before, productIds, now));
  context.audit({
    objectType: 'resource',
    objectId: id,
    before: auditedFields({ ...earlier, ...(products ? { productIds: products.before } : {}) }),
    after: auditedFields({ ...change, ...(products ? { productIds } : {}) }),
  });
  context.publish(accountEvent(before));
}

/** Soft delete: the row is kept for its paid orders, but allocation no longer uses it. */
export async function deleteResource(context: HandlerContext, id: string): Promise<void> {
  const { db, scope, now } = context;
  const { name, kind, supplierId } = await lockResource(db, id, scope);
  const held = await closeResourceLoad(db, id, now);
  if (held > 0) throw new BusinessError('resourceBusy', { count: held });
  // Clears the monitor, so that queries by device do not return it.
  await db
    .update(resources)
    .set({ deletedAt: now, updatedAt: now, monitorId: null })
    .where(eq(resources.id, id));
  await db.delete(resourceProducts).where(eq(resourceProducts.resourceId, id));
  context.audit({ objectType: 'resource', objectId: id, before: { name, kind, supplierId } });
  context.publish(accountEvent({ id, supplierId }));
}

/** Returns the full account numbers that lists mask. Each call is audited. */
export async function revealResource(context: HandlerContext, id: string) {
  const { db, scope } = context;
  const conditions = and(eq(resources.id, id), resourceScope(scope), isNull(resources.deletedAt));
  const [row] = await db.select().from(resources).where(conditions);
  if (!row) throw new BusinessError('resourceNotFound');
  const { name, cardNumber, mobileNumber, paybillNumber, paybillAccount, tillNumber, vpa, usdtAddress } = row;
  context.audit({ objectType: 'resource', objectId: id, after: { name, revealed: true } });
  return { id, cardNumber, mobileNumber, paybillNumber, paybillAccount, tillNumber, vpa, usdtAddress };
}

/** @throws resourceNotFound when it is not in scope */
export async function supplierOfResource({ db, scope }: HandlerContext, id: string): Promise<string> {
  return (await lockResource(db, id, scope)).supplierId;
}

/** @throws resourceNotFound when it is not in scope */
export async function accountOfGateway(
  { db, scope }: HandlerContext,
  id: string,
): Promise<Pick<Resource, 'kind' | 'currency'>> {
  return lockResource(db, id, scope);
}

async function lockResource(tx: Queryable, id: string, scope: Scope): Promise<Resource> {
  const [row] = await tx
    .select()
    .from(resources)
    .where(and(eq(resources.id, id), resourceScope(scope), isNull(resources.deletedAt)))
    .for('no key update');
  if (!row) throw new BusinessError('resourceNotFound');
  return row;
}

/** Validates the whole account, by the same rules as the console's forms. */
function checkAccount(account: Omit<NewResource, 'productIds'>): void {
  const refusals: (readonly [path: string, code: Parameters<typeof accountRefusalText>[0]])[] = [
    ...resourceRefusals(account),
  ];
  if (!isTimeZone(account.timeZone)) refusals.push(['timeZone', 'unknownChoice']);
  if (account.qrCode && !isPicture(account.qrCode)) refusals.push(['qrCode', 'invalid_format']);
  const issues = refusals.map(([path, code]) => ({ path, code, message: accountRefusalText(code) }));
  if (issues.length > 0) throw new RequestFault('validationFailed', { issues });
}

/** An IFSC says which bank it is of, so the name of another one is a mistake. */
async function checkBank(db: Queryable, account: BankDetails): Promise<void> {
  const bank = await contradictedBank(db, account);
  if (bank === undefined) return;
  const issue = {
    path: 'bankName',
    code: 'other_bank',
    message: texts(`这个 IFSC 属于 ${bank}`, `這個 IFSC 屬於 ${bank}`, `This IFSC is of ${bank}.`),
  };
  throw new RequestFault('validationFailed', { issues: [issue] });
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** The products that exist, have the account's currency and are agreed with its supplier. */
async function checkProducts(
  db: Queryable,
  supplierId: string,
  currency: Currency,
  productIds: readonly number[],
) {
  if (productIds.length === 0) return [];
  const rows = await db
    .select({
      id: products.id,
      currency: products.currency,
      floatMode: products.floatMode,
      agreed: supplierProducts.enabled,
    })
    .from(products)
    .leftJoin(
      supplierProducts,
      and(eq(supplierProducts.productId, products.id), eq(supplierProducts.supplierId, supplierId)),
    )
    .where(inArray(products.id, [...productIds]));
  for (const productId of productIds) {
    const product = rows.find(({ id }) => id === productId);
    if (!product) throw new BusinessError('productNotFound', { productId });
    if (product.currency !== currency) {
      const issue = {
        path: 'productIds',
        code: 'other_currency',
        message: texts(
          `产品 ${productId} 的币种是 ${product.currency}`,
          `產品 ${productId} 的幣別是 ${product.currency}`,
          `Product ${productId} is in ${product.currency}.`,
        ),
      };
      throw new RequestFault('validationFailed', { issues: [issue] });
    }
    if (!product.agreed) throw new BusinessError('productNotEnabled', { productId });
  }
  return rows;
}

/** Replaces the account's products. Products that stay keep their enabled state. */
async function replaceProducts(
  tx: Queryable,
  { id, supplierId, currency }: Resource,
  productIds: readonly number[],
  now: Date,
): Promise<{ before: number[] }> {
  const rows = await tx
    .select({ productId: resourceProducts.productId })
    .from(resourceProducts)
    .where(eq(resourceProducts.resourceId, id));
  const before = rows.map(({ productId }) => productId);
  const wanted = [...new Set(productIds)];
  const added = wanted.filter((productId) => !before.includes(productId));
  await checkProducts(tx, supplierId, currency, added);
  const others = wanted.length === 0 ? undefined : notInArray(resourceProducts.productId, wanted);
  await tx.delete(resourceProducts).where(and(eq(resourceProducts.resourceId, id), others));
  const values = added.map((productId) => ({ resourceId: id, productId, currency, updatedAt: now }));
  if (values.length > 0) await tx.insert(resourceProducts).values(values);
  return { before };
}

const shownEnd = 4;
const maskedFields = ['mobileNumber', 'paybillNumber', 'tillNumber'] as const;

/** For the audit trail: pictures are too large, and numbers are masked like card numbers. */
function auditedFields(account: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const shown: Record<string, unknown> = { ...account };
  for (const name of maskedFields) {
    const value = shown[name];
    if (typeof value === 'string') shown[name] = `***${value.slice(-shownEnd)}`;
  }
  if (typeof shown.qrCode === 'string') shown.qrCode = `${shown.qrCode.length} characters`;
  return shown;
}
