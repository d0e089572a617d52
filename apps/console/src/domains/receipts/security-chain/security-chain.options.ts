import type { SelectOption } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useAccountOptions, useSupplierOptions } from '../../../shared/options.ts';

export interface ChainGiven extends ListContext {
  options: { suppliers: readonly SelectOption[]; accounts: readonly SelectOption[] };
}

/** Until they are loaded. */
export const noOptions: ChainGiven['options'] = { suppliers: [], accounts: [] };

/** Suppliers and accounts to filter by. */
export function useChainGiven(context: ListContext): ChainGiven {
  const suppliers = useSupplierOptions(context);
  const accounts = useAccountOptions(context);
  return useMemo(() => ({ ...context, options: { suppliers, accounts } }), [context, suppliers, accounts]);
}
