import { banksList, messageTemplatesList } from '@platform/sdk/operations';
import type { SelectOption } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useLanguage } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';

export interface TemplateGiven extends ListContext {
  options: { banks: readonly SelectOption[]; templates: readonly SelectOption[] };
}

/** Until they are loaded. */
export const noOptions: TemplateGiven['options'] = { banks: [], templates: [] };

const optionsMs = 5 * 60_000;
/** The largest page. A link sets the filter for any template. */
const mostOptions = 200;

/** Banks and templates to filter by. */
export function useTemplateGiven(context: ListContext): TemplateGiven {
  const language = useLanguage();
  const { mayCall } = context;
  const banks = useOperation(
    banksList,
    { pageSize: mostOptions, sortBy: 'shortName', sortOrder: 'asc' },
    { enabled: mayCall('banks.list'), staleMs: optionsMs },
  ).data;
  const templates = useOperation(
    messageTemplatesList,
    { pageSize: mostOptions, sortBy: 'name', sortOrder: 'asc' },
    { staleMs: optionsMs },
  ).data;
  return useMemo(
    () => ({
      ...context,
      options: {
        banks: (banks?.list ?? []).map(({ id, shortName, names }) => ({
          value: id,
          label: shortName,
          detail: names[language],
        })),
        templates: (templates?.list ?? []).map(({ id, name, bankName }) => ({
          value: id,
          label: name,
          detail: bankName ?? undefined,
        })),
      },
    }),
    [context, banks, templates, language],
  );
}
