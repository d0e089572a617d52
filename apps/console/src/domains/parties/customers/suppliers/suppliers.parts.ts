import { suppliersList } from '@platform/sdk/operations';
import { suppliersListRules } from '@platform/sdk/query-rules';
import type { SelectOption } from '@platform/ui-kit/skin';
import { listOf } from '../../../../shared/list/list.of.ts';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { supplierMessages } from './suppliers.messages.ts';

export interface SupplierGiven extends ListContext {
  products: readonly SelectOption[];
  /** Suppliers that the role sees, with their leaders' names. */
  suppliers: readonly SelectOption[];
}

export const { column, filter, bulkAction, define } = listOf<SupplierGiven>()(
  suppliersList,
  suppliersListRules,
  supplierMessages,
);
