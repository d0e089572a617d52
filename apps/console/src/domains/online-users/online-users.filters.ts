import { sessionListRules } from '@platform/sdk/query-rules';
import { useMemo } from 'react';
import type { FilterGroup } from '../../shared/list/filter.bar.tsx';
import { flagFilter, textFilter } from '../../shared/list/filter.codecs.ts';
import type { FilterView } from '../../shared/list/filter.view.ts';
import type { ListPlace } from '../../shared/list/list.url.ts';
import type { ListDefinition } from '../../shared/list/use-list.ts';
import { useText } from '../../shared/messages.ts';
import { roleMessages } from '../../shared/role.messages.ts';
import { type Role, roles } from '../../shared/roles.ts';
import { onlineMessages } from './online-users.messages.ts';

const rule = sessionListRules;

/** By the call's own names: what is shown is what is asked, and what an export holds. */
export const onlineFilters = {
  account: textFilter(rule.account),
  access: textFilter<Role>(rule.access),
  ip: textFilter(rule.ip),
  online: flagFilter(),
};

const sortKeys = ['account', 'access', 'ip', 'createdAt', 'lastSeenAt'] as const;
export type OnlineSortKey = (typeof sortKeys)[number];

export const onlineListDefinition: ListDefinition<typeof onlineFilters, OnlineSortKey> = {
  filters: onlineFilters,
  sortKeys,
  sort: { by: 'lastSeenAt', order: 'desc' },
  pageSize: 50,
  openName: 'session',
};

/** The server gives all that match at once (a thousand at most): pages are cut here. */
export const pageOf = <Row>(rows: readonly Row[], { page, pageSize }: ListPlace): Row[] =>
  rows.slice((page - 1) * pageSize, page * pageSize);

/** How the filters are filled in. */
export function useOnlineFilterViews(): { main: readonly FilterView[]; more: readonly FilterGroup[] } {
  const say = useText(onlineMessages);
  const roleName = useText(roleMessages);
  return useMemo(
    () => ({
      main: [
        { kind: 'text', name: 'account', label: say('account'), rule: say('partOf') },
        {
          kind: 'choice',
          name: 'access',
          label: say('role'),
          options: roles.map((role) => ({ value: role, label: roleName(role) })),
        },
        { kind: 'text', name: 'ip', label: say('ip'), mono: true },
        { kind: 'switch', name: 'online', label: say('onlyOnline'), on: 'true' },
      ],
      more: [],
    }),
    [say, roleName],
  );
}
