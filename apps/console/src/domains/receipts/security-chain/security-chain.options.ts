import { resourcesList, usersSupplierOptions } from '@platform/sdk/operations';
import type { SelectOption } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useOperation } from '../../../shared/query.ts';

export interface ChainGiven extends ListContext {
  options: { suppliers: readonly SelectOption[]; accounts: readonly SelectOption[] };
}

/** Until they are loaded. */
export const noOptions: ChainGiven['options'] = { suppliers: [], accounts: [] };

const optionsMs = 5 * 60_000;
/** The largest page. A link sets the filter for any account. */
const mostAccounts = 200;

/** Suppliers and accounts to filter by. */
export function useChainGiven(context: ListContext): ChainGiven {
  const suppliers = useOperation(
    usersSupplierOptions,
    { isGetAllAgentSupplier: true },
    { staleMs: optionsMs },
  ).data;
  const accounts = useOperation(resourcesList, { pageSize: mostAccounts }, { staleMs: optionsMs }).data;
  return useMemo(
    () => ({
      ...context,
      options: {
        suppliers: (suppliers ?? []).map(({ id, name, account }) => ({
          value: id,
          label: name,
          detail: account ?? undefined,
        })),
        accounts: (accounts?.list ?? []).map(({ id, name, supplierName }) => ({
          value: id,
          label: name,
          detail: supplierName,
        })),
      },
    }),
    [context, suppliers, accounts],
  );
}
