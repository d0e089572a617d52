import { useMemo } from 'react';
import { isCurrency } from '../../../shared/cells/money.text.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useLossOptions } from '../../../shared/losses/loss.options.ts';
import {
  useAccountOptions,
  useMerchantOptions,
  useProductOptions,
  useSupplierOptions,
} from '../../../shared/options.ts';
import { usePage } from '../../../shared/page.tsx';
import type { OrderGiven } from './list/orders.parts.ts';

/** What the lists of orders read besides their context. */
export function useOrderGiven(context: ListContext): OrderGiven {
  const { search } = usePage();
  const merchants = useMerchantOptions(context);
  const suppliers = useSupplierOptions(context);
  const accounts = useAccountOptions(context);
  const products = useProductOptions(context);
  const losses = useLossOptions(search.lossReason !== undefined);
  const ofProduct = products.find(({ value }) => value === search.productId)?.currency ?? 'INR';
  const currency = search.currency ?? ofProduct;
  return useMemo(
    () => ({
      ...context,
      options: {
        ...{ merchants, suppliers, accounts, products, losses },
        currency: isCurrency(currency) ? currency : 'INR',
      },
    }),
    [context, merchants, suppliers, accounts, products, losses, currency],
  );
}
