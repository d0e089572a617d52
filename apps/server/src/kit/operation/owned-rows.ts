import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from './context.ts';

/** Columns with the owners of a row. An owner kind that is left out owns none of these rows. */
export interface RowOwners {
  readonly merchant?: AnyPgColumn;
  readonly supplier?: AnyPgColumn;
}

/**
 * The rows of a scope, as a query condition. Every kind of scope is listed: a new kind must not fall through
 * to seeing everything.
 *
 * @example ownedRows(scope, { supplier: statements.supplierId })
 */
export function ownedRows(scope: Scope, { merchant, supplier }: RowOwners): SQL {
  switch (scope.kind) {
    case 'all':
      return sql`true`;
    case 'merchant':
      return merchant ? eq(merchant, scope.merchantId) : sql`false`;
    case 'suppliers':
      return supplier && scope.supplierIds.length > 0
        ? inArray(supplier, [...scope.supplierIds])
        : sql`false`;
    case 'self':
    case 'none':
      return sql`false`;
  }
}

/** The owners of one row. An owner kind that is left out does not own it. */
export interface RowParties {
  readonly merchantId?: string | null;
  readonly supplierId?: string | null;
}

/** `ownedRows` for a row in memory. */
export function isOwnedRow(scope: Scope, { merchantId, supplierId }: RowParties): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'merchant':
      return merchantId === scope.merchantId;
    case 'suppliers':
      return typeof supplierId === 'string' && scope.supplierIds.includes(supplierId);
    case 'self':
    case 'none':
      return false;
  }
}
