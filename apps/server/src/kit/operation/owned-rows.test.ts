import { PgDialect, pgTable, uuid } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import type { Scope } from './context.ts';
import { ownedRows, type RowOwners } from './owned-rows.ts';

const rows = pgTable('rows', { merchantId: uuid('merchant_id'), supplierId: uuid('supplier_id') });
const both: RowOwners = { merchant: rows.merchantId, supplier: rows.supplierId };
const merchant: Scope = { kind: 'merchant', merchantId: 'm1' };
const suppliers: Scope = { kind: 'suppliers', supplierId: 's1', supplierIds: ['s1', 's2'] };

const written = (scope: Scope, owners: RowOwners) => {
  const { sql, params } = new PgDialect().sqlToQuery(ownedRows(scope, owners));
  return [sql, params];
};

describe('the rows of a scope', () => {
  it('are those of the owner, by the owner column', () => {
    expect(written({ kind: 'all' }, both)).toEqual(['true', []]);
    expect(written(merchant, both)).toEqual(['"rows"."merchant_id" = $1', ['m1']]);
    expect(written(suppliers, both)).toEqual(['"rows"."supplier_id" in ($1, $2)', ['s1', 's2']]);
  });

  it('are none without such an owner column, for an empty tree, and for a scope without rows', () => {
    const none = ['false', []];
    expect(written(merchant, { supplier: rows.supplierId })).toEqual(none);
    expect(written(suppliers, { merchant: rows.merchantId })).toEqual(none);
    expect(written({ kind: 'suppliers', supplierId: 's1', supplierIds: [] }, both)).toEqual(none);
    expect(written({ kind: 'self', userId: 'u1' }, both)).toEqual(none);
    expect(written({ kind: 'none' }, both)).toEqual(none);
  });
});
