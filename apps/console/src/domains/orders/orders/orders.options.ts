import { productsOptions, resourcesList, usersOptions, usersSupplierOptions } from '@platform/sdk/operations';
import { useMemo } from 'react';
import { isCurrency } from '../../../shared/cells/money.text.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useLossOptions } from '../../../shared/losses/loss.options.ts';
import { useWords } from '../../../shared/messages.ts';
import { usePage } from '../../../shared/page.tsx';
import { useOperation } from '../../../shared/query.ts';
import type { OrderFilterOptions, OrderGiven } from './list/orders.parts.ts';

const optionsMs = 5 * 60_000;
/** The largest page. Links from an account set the filter for any account. */
const mostAccounts = 200;

/** What the lists of orders read besides their context. */
export function useOrderGiven(context: ListContext): OrderGiven {
  const { search } = usePage();
  const options = useOrderFilterOptions(context, search);
  return useMemo(() => ({ ...context, options }), [context, options]);
}

/** Filter options that the role may request. */
function useOrderFilterOptions(
  { mayCall }: ListContext,
  asked: Readonly<Record<string, string | undefined>>,
): OrderFilterOptions {
  const words = useWords();
  const read = (operation: { id: Parameters<typeof mayCall>[0] }) => ({
    enabled: mayCall(operation.id),
    staleMs: optionsMs,
  });
  const merchants = useOperation(usersOptions, { role: 'merchant' }, read(usersOptions)).data;
  const suppliers = useOperation(
    usersSupplierOptions,
    { isGetAllAgentSupplier: true },
    read(usersSupplierOptions),
  ).data;
  const accounts = useOperation(resourcesList, { pageSize: mostAccounts }, read(resourcesList)).data;
  const products = useOperation(productsOptions, {}, read(productsOptions)).data;
  const losses = useLossOptions(asked.lossReason !== undefined);
  const ofProduct = products?.find(({ id }) => String(id) === asked.productId)?.currency ?? 'INR';
  const currency = asked.currency ?? ofProduct;
  return useMemo(
    () => ({
      merchants: (merchants ?? []).flatMap(({ partyId, partyCode, nickname }) =>
        partyId ? [{ value: partyId, label: nickname, detail: partyCode ?? undefined }] : [],
      ),
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
      products: (products ?? []).map(({ id, name, currency }) => ({
        value: String(id),
        label: `${id} ${words(name)}`,
        detail: currency,
      })),
      losses,
      currency: isCurrency(currency) ? currency : 'INR',
    }),
    [merchants, suppliers, accounts, products, losses, currency, words],
  );
}
