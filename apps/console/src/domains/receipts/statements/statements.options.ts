import { messageTemplatesList, resourcesList, usersSupplierOptions } from '@platform/sdk/operations';
import { useMemo } from 'react';
import { isCurrency } from '../../../shared/cells/money.text.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { usePage } from '../../../shared/page.tsx';
import { useOperation } from '../../../shared/query.ts';
import type { StatementGiven } from './statements.parts.ts';

const optionsMs = 5 * 60_000;
/** The largest page. Links from an account set the filter for any account. */
const mostOptions = 200;

/** What the lists of records read besides their context. */
export function useStatementGiven(context: ListContext): StatementGiven {
  const { search } = usePage();
  const { mayCall, fixed } = context;
  const read = (operation: { id: Parameters<typeof mayCall>[0] }) => ({
    enabled: mayCall(operation.id),
    staleMs: optionsMs,
  });
  const suppliers = useOperation(
    usersSupplierOptions,
    { isGetAllAgentSupplier: true },
    read(usersSupplierOptions),
  ).data;
  const accounts = useOperation(resourcesList, { pageSize: mostOptions }, read(resourcesList)).data;
  const templates = useOperation(
    messageTemplatesList,
    { pageSize: mostOptions },
    read(messageTemplatesList),
  ).data;
  const currency = search.currency ?? (fixed.kind === 'usdt' ? 'USDT' : 'INR');
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
        templates: (templates?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
        currency: isCurrency(currency) ? currency : 'INR',
      },
    }),
    [context, suppliers, accounts, templates, currency],
  );
}
