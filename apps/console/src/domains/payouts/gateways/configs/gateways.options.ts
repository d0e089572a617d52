import { payScriptsOptions } from '@platform/sdk/operations';
import type { SelectOption } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import { type ProductOption, useProductOptions } from '../../../../shared/options.ts';
import { useOperation } from '../../../../shared/query.ts';

export interface ScriptChoice extends SelectOption {
  direction: string;
  liveVersion: number | null;
}
export interface GatewayOptions {
  scripts: readonly ScriptChoice[];
  products: readonly ProductOption[];
}

const optionsMs = 60_000;

/** Scripts and products to choose from, empty until they are loaded. */
export function useGatewayOptions(): GatewayOptions {
  const scripts = useOperation(payScriptsOptions, {}, { staleMs: optionsMs }).data?.list;
  const products = useProductOptions();
  return useMemo(
    () => ({
      scripts: (scripts ?? [])
        // A script that chooses products speaks to no gateway.
        .filter(({ direction }) => direction !== 'choice')
        .map(({ id, name, direction, liveVersion }) => ({ value: id, label: name, direction, liveVersion })),
      products,
    }),
    [scripts, products],
  );
}
