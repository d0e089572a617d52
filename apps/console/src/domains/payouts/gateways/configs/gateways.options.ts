import { payScriptsOptions, productsOptions } from '@platform/sdk/operations';
import type { SelectOption } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import { useWords } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';

export interface ScriptChoice extends SelectOption {
  direction: string;
  liveVersion: number | null;
}
export interface ProductChoice extends SelectOption {
  kind: string;
  currency: string;
}
export interface GatewayOptions {
  scripts: readonly ScriptChoice[];
  products: readonly ProductChoice[];
}

const optionsMs = 60_000;

/** Scripts and products to choose from, empty until they are loaded. */
export function useGatewayOptions(): GatewayOptions {
  const words = useWords();
  const scripts = useOperation(payScriptsOptions, {}, { staleMs: optionsMs }).data?.list;
  const products = useOperation(productsOptions, {}, { staleMs: optionsMs }).data;
  return useMemo(
    () => ({
      scripts: (scripts ?? [])
        // A script that chooses products speaks to no gateway.
        .filter(({ direction }) => direction !== 'choice')
        .map(({ id, name, direction, liveVersion }) => ({ value: id, label: name, direction, liveVersion })),
      products: (products ?? []).map(({ id, name, currency, kind }) => ({
        value: String(id),
        label: `${id} ${words(name)}`,
        detail: currency,
        currency,
        kind,
      })),
    }),
    [scripts, products, words],
  );
}
