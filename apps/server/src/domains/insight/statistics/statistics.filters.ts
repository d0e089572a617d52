import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import type { Scope, SuppliersScope } from '../../../kit/operation/context.ts';
import { partOfTeam } from '../../../kit/operation/scope.ts';
import { type Order, testMark } from '../../orders/orders.public.ts';
import { merchantOfUser, products, supplierOfUser, supplierTree } from '../../parties/parties.public.ts';
import type { SumColumn } from './statistics.table.ts';

/** The caller's filters, with users as the contract names them. */
export interface FigureFilters {
  readonly merchantUserId?: string;
  readonly supplierUserId?: string;
  /** Of the requested or the calling supplier: true for its team only, false for the supplier only. */
  readonly isProxy?: boolean;
  readonly productId?: number;
  readonly orderType?: Order['orderType'];
  readonly orderMark?: Order['mark'];
}

/**
 * The condition for the orders that the caller requests and may see, on columns that orders and sums share. A
 * merchant cannot filter by supplier, nor a supplier by merchant, because it must not learn that part.
 */
export async function figuresCondition(db: Queryable, filters: FigureFilters, scope: Scope): Promise<SQL> {
  const { orderType, orderMark } = filters;
  const conditions = [await partiesCondition(db, filters, scope)];
  if (orderType !== undefined) conditions.push(sql`order_type = ${orderType}::smallint`);
  conditions.push(orderMark === undefined ? noTestOrder : sql`mark = ${orderMark}::smallint`);
  return sql.join(conditions, sql` and `);
}

/**
 * Orders that staff create to test a merchant count in no figure unless they are asked for. The parts of the
 * sums, which have no label, leave them out.
 */
export const noTestOrder: SQL = sql`mark is distinct from ${sql.raw(String(testMark))}`;

/** The part of the condition that is about merchants, suppliers and products. */
export async function partiesCondition(
  db: Queryable,
  filters: Omit<FigureFilters, 'orderType' | 'orderMark'>,
  scope: Scope,
): Promise<SQL> {
  const { merchantUserId, supplierUserId, isProxy, productId } = filters;
  const conditions: SQL[] = [scopeOfFigures(scope)];
  if (merchantUserId !== undefined) {
    const merchant = scope.kind === 'suppliers' ? undefined : await merchantOfUser(db, merchantUserId);
    conditions.push(merchant ? sql`merchant_id = ${merchant.id}::uuid` : sql`false`);
  }
  if (supplierUserId !== undefined) {
    const supplier = scope.kind === 'merchant' ? undefined : await supplierOfUser(db, supplierUserId);
    conditions.push(supplier ? scopeOfFigures(await teamOf(db, supplier.id, isProxy)) : sql`false`);
  } else if (isProxy !== undefined) {
    if (scope.kind === 'all') refuseIsProxy();
    conditions.push(scope.kind === 'suppliers' ? scopeOfFigures(partOfTeam(scope, isProxy)) : sql`false`);
  }
  // A main product (3024) includes its variants, as in the order list.
  if (productId !== undefined) conditions.push(ofMainProduct(productId));
  return sql.join(conditions, sql` and `);
}

/** The columns of `figuresCondition`; without others, a part of the sums can answer it. */
export const figuresColumns = (filters: FigureFilters, scope: Scope): ReadonlySet<SumColumn> =>
  columnsOf({
    merchant: scope.kind === 'merchant' || filters.merchantUserId !== undefined,
    supplier:
      scope.kind === 'suppliers' || filters.supplierUserId !== undefined || filters.isProxy !== undefined,
    product: filters.productId !== undefined,
    mark: filters.orderMark !== undefined,
  });

const columnsOf = (isUsed: Readonly<Record<SumColumn, boolean>>): ReadonlySet<SumColumn> =>
  new Set((Object.keys(isUsed) as SumColumn[]).filter((column) => isUsed[column]));

/** A part of the calling supplier's team. Sums do not tell which orders of others were of a team. */
export function narrowedScope(scope: Scope, isProxy: boolean | undefined): Scope {
  if (isProxy === undefined) return scope;
  return scope.kind === 'suppliers' ? partOfTeam(scope, isProxy) : refuseIsProxy();
}

async function teamOf(db: Queryable, supplierId: string, isProxy?: boolean): Promise<SuppliersScope> {
  const supplierIds = await supplierTree(db, supplierId);
  const team: SuppliersScope = { kind: 'suppliers', supplierId, supplierIds };
  return isProxy === undefined ? team : partOfTeam(team, isProxy);
}

function refuseIsProxy(): never {
  const message = texts(
    '请同时指定供应商：supplierUserId',
    '請同時指定供應商：supplierUserId',
    'Say of which supplier: supplierUserId.',
  );
  throw new RequestFault('validationFailed', { issues: [{ path: 'isProxy', code: 'required', message }] });
}

/** The conditions shared by orders and their sums. */
export interface SumFilters {
  readonly merchantId?: string;
  readonly supplierIds?: readonly string[];
  readonly productId?: number;
  readonly mainProductId?: number;
  readonly currency?: Order['currency'];
  readonly orderType?: number;
  readonly orderMark?: number;
  /** Whether they are test orders. */
  readonly isTest?: boolean;
}

/** The same condition, given the ids of merchants and suppliers. */
export function sumsCondition(filters: SumFilters, scope: Scope): SQL {
  const { merchantId, supplierIds, productId, mainProductId, currency, orderType, orderMark, isTest } =
    filters;
  const conditions: SQL[] = [scopeOfFigures(scope)];
  if (merchantId !== undefined) conditions.push(sql`merchant_id = ${merchantId}::uuid`);
  if (supplierIds) conditions.push(ofSuppliers(supplierIds));
  if (productId !== undefined) conditions.push(sql`product_id = ${productId}::int`);
  if (mainProductId !== undefined) conditions.push(ofMainProduct(mainProductId));
  if (currency !== undefined) conditions.push(sql`currency = ${currency}`);
  if (orderType !== undefined) conditions.push(sql`order_type = ${orderType}::smallint`);
  if (orderMark !== undefined) conditions.push(sql`mark = ${orderMark}::smallint`);
  if (isTest !== undefined) conditions.push(isTest ? sql`not (${noTestOrder})` : noTestOrder);
  return sql.join(conditions, sql` and `);
}

/** The columns of `sumsCondition`, where test orders are left out unless a label is asked for. */
export const sumsColumns = (
  { merchantId, supplierIds, productId, mainProductId, orderMark }: SumFilters,
  scope: Scope,
): ReadonlySet<SumColumn> =>
  columnsOf({
    merchant: scope.kind === 'merchant' || merchantId !== undefined,
    supplier: scope.kind === 'suppliers' || supplierIds !== undefined,
    product: productId !== undefined || mainProductId !== undefined,
    mark: orderMark !== undefined,
  });

/** For rows that know the product but not the currency: every order has its product's, which never changes. */
export const ofProductsIn = (currency: Order['currency']): SQL =>
  sql`product_id in (select ${products.id} from ${products} where ${products.currency} = ${currency})`;

const ofMainProduct = (id: number): SQL => sql`(product_id = ${id}::int or main_product_id = ${id}::int)`;

const ofSuppliers = (ids: readonly string[]): SQL => sql`supplier_id = any(${`{${ids.join(',')}}`}::uuid[])`;

/** Lists every kind of scope, so that a new kind does not get access to everything. */
function scopeOfFigures(scope: Scope): SQL {
  switch (scope.kind) {
    case 'all':
      return sql`true`;
    case 'merchant':
      return sql`merchant_id = ${scope.merchantId}::uuid`;
    case 'suppliers':
      return ofSuppliers(scope.supplierIds);
    case 'self':
    case 'none':
      return sql`false`;
  }
}
