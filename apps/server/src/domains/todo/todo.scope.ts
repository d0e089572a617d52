import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from '../../kit/context.ts';

/** Whose a row is: of work that has no merchant, a merchant sees nothing, and so with suppliers. */
interface Owners {
  readonly merchant?: PgColumn;
  readonly supplier?: PgColumn;
}

export function ownRows(scope: Scope, { merchant, supplier }: Owners): SQL {
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
