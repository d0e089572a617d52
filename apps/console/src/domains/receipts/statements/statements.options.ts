import { messageTemplatesList } from '@platform/sdk/operations';
import { useMemo } from 'react';
import { isCurrency } from '../../../shared/cells/money.text.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useAccountOptions, useSupplierOptions } from '../../../shared/options.ts';
import { usePage } from '../../../shared/page.tsx';
import { useOperation } from '../../../shared/query.ts';
import type { StatementGiven } from './statements.parts.ts';

const optionsMs = 5 * 60_000;
/** The largest page. */
const mostTemplates = 200;

/** What the lists of records read besides their context. */
export function useStatementGiven(context: ListContext): StatementGiven {
  const { search } = usePage();
  const { mayCall, fixed } = context;
  const suppliers = useSupplierOptions(context);
  const accounts = useAccountOptions(context);
  const templates = useOperation(
    messageTemplatesList,
    { pageSize: mostTemplates },
    { enabled: mayCall(messageTemplatesList.id), staleMs: optionsMs },
  ).data;
  const currency = search.currency ?? (fixed.kind === 'usdt' ? 'USDT' : 'INR');
  return useMemo(
    () => ({
      ...context,
      options: {
        suppliers,
        accounts,
        templates: (templates?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
        currency: isCurrency(currency) ? currency : 'INR',
      },
    }),
    [context, suppliers, accounts, templates, currency],
  );
}
