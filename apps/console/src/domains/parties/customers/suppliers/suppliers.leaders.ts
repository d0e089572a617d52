import { usersSupplierOptions } from '@platform/sdk/operations';
import type { SelectOption } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import { useOperation } from '../../../../shared/query.ts';

const optionsMs = 5 * 60_000;

/**
 * Suppliers that the role sees. An open form reads them itself: handed over when it opens, they would lack a
 * supplier that was added a moment before.
 */
export function useLeaders(): readonly SelectOption[] {
  const { data } = useOperation(
    usersSupplierOptions,
    { isGetAllAgentSupplier: true },
    { staleMs: optionsMs },
  );
  return useMemo(
    () =>
      (data ?? []).map(({ id, name, account }) => ({ value: id, label: name, detail: account ?? undefined })),
    [data],
  );
}
