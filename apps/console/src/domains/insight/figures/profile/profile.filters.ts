import type { Input } from '@platform/sdk';
import { usersSupplierOptions } from '@platform/sdk/operations';
import { ordersProfileRules } from '@platform/sdk/query-rules';
import type { SelectOption } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import type { FilterCodecs } from '../../../../shared/list/filter.codecs.ts';
import { filterParts, type ListFilter } from '../../../../shared/list/list.filters.ts';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { useProductOptions } from '../../../../shared/options.ts';
import { type PartyOption, usePartyOptions } from '../../../../shared/party.options.ts';
import { useOperation } from '../../../../shared/query.ts';
import type { profileMessages } from './profile.messages.ts';

export interface ProfileGiven extends ListContext {
  /** By user, as the call takes them. */
  readonly parties: readonly PartyOption[];
  readonly products: readonly SelectOption[];
  /** Suppliers with a team. */
  readonly leaders: ReadonlySet<string>;
}

type Words = typeof profileMessages.table;
const filter = filterParts<Input<'orders.profile'>, Words, ProfileGiven>(ordersProfileRules);

export const profileFilters: readonly ListFilter<Words, ProfileGiven>[] = [
  filter.times('startTime', 'endTime', 'createdAt'),
  filter.choice('productId', 'product', { of: ({ given }) => given.products, searchable: true }),
  filter.choice('merchantUserId', 'merchant', {
    of: ({ given }) => given.parties.filter(({ role }) => role === 'merchant'),
    searchable: true,
  }),
  filter.choice('supplierUserId', 'supplier', {
    of: ({ given }) => given.parties.filter(({ role }) => role === 'supplier'),
    searchable: true,
  }),
];
export const profileCodecs: FilterCodecs = Object.assign({}, ...profileFilters.map(({ codecs }) => codecs));

const optionsMs = 5 * 60_000;

export function useProfileGiven(context: ListContext): ProfileGiven {
  const parties = usePartyOptions();
  const products = useProductOptions(context);
  const suppliers = useOperation(
    usersSupplierOptions,
    { isGetAllAgentSupplier: true },
    { staleMs: optionsMs },
  ).data;
  return useMemo(
    () => ({
      ...context,
      parties,
      products,
      leaders: new Set((suppliers ?? []).flatMap(({ parentId }) => parentId ?? [])),
    }),
    [context, parties, products, suppliers],
  );
}
