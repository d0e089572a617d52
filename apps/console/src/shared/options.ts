import type { Output } from '@platform/sdk';
import { productsOptions, resourcesList, usersOptions, usersSupplierOptions } from '@platform/sdk/operations';
import type { SelectOption } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import type { ListContext } from './list/list.types.ts';
import { useWords } from './messages.ts';
import { useOperation } from './query.ts';

/*
 * What filters and forms offer, empty until it has arrived. A form reads it itself: what is handed over when the form
 * opens lacks all that arrives later.
 */

const optionsMs = 5 * 60_000;
/** The largest page. Links set a filter for any account. */
const mostAccounts = 200;

type Reader = Pick<ListContext, 'mayCall'>;
/** For forms of roles that may read what the form offers. */
const mayRead: Reader = { mayCall: () => true };

export const supplierOption = ({
  id,
  name,
  account,
}: Output<'users.supplierOptions'>[number]): PartyChoice => ({
  value: id,
  label: name,
  detail: account ?? undefined,
});

/** Suppliers and proxies that the role may read. */
export function useSupplierOptions({ mayCall }: Reader = mayRead): readonly PartyChoice[] {
  const { data } = useOperation(
    usersSupplierOptions,
    { isGetAllAgentSupplier: true },
    { enabled: mayCall(usersSupplierOptions.id), staleMs: optionsMs },
  );
  return useMemo(() => (data ?? []).map(supplierOption), [data]);
}

/** Merchants that the role may read. */
export function useMerchantOptions({ mayCall }: Reader): readonly PartyChoice[] {
  const { data } = useOperation(
    usersOptions,
    { role: 'merchant' },
    { enabled: mayCall(usersOptions.id), staleMs: optionsMs },
  );
  return useMemo(
    () =>
      (data ?? []).flatMap(({ partyId, partyCode, nickname }) =>
        partyId ? [{ value: partyId, label: nickname, detail: partyCode ?? undefined }] : [],
      ),
    [data],
  );
}

export interface PartyChoice extends SelectOption {
  /** The supplier's account, or the merchant's code. */
  detail: string | undefined;
}

export interface ProductOption extends SelectOption {
  currency: string;
  kind: string;
}

/** Products that the role may read. */
export function useProductOptions({ mayCall }: Reader = mayRead): readonly ProductOption[] {
  const words = useWords();
  const { data } = useOperation(
    productsOptions,
    {},
    { enabled: mayCall(productsOptions.id), staleMs: optionsMs },
  );
  return useMemo(
    () =>
      (data ?? []).map(({ id, name, currency, kind }) => ({
        value: String(id),
        label: `${id} ${words(name)}`,
        detail: currency,
        currency,
        kind,
      })),
    [data, words],
  );
}

/** Receiving and paying accounts that the role may read. */
export function useAccountOptions(
  { mayCall }: Reader,
  filters: { productKind?: 'payout' } = {},
): readonly SelectOption[] {
  const { data } = useOperation(
    resourcesList,
    { ...filters, pageSize: mostAccounts },
    { enabled: mayCall(resourcesList.id), staleMs: optionsMs },
  );
  return useMemo(
    () =>
      (data?.list ?? []).map(({ id, name, supplierName }) => ({
        value: id,
        label: name,
        detail: supplierName,
      })),
    [data],
  );
}
