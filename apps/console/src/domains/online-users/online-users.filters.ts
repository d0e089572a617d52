import { adminListUsersRequest } from '@platform/sdk/validators';
import { useMemo } from 'react';
import type { FilterGroup } from '../../shared/list/filter.bar.tsx';
import { type FilterValues, flagFilter, textFilter } from '../../shared/list/filter.codecs.ts';
import type { FilterView } from '../../shared/list/filter.view.ts';
import type { ListPlace, ListSort } from '../../shared/list/list.url.ts';
import type { ListDefinition } from '../../shared/list/use-list.ts';
import { useText } from '../../shared/messages.ts';
import { roleMessages } from '../../shared/role.messages.ts';
import { isRole, roles } from '../../shared/roles.ts';
import { onlineMessages } from './online-users.messages.ts';
import type { SessionRow } from './online-users.words.ts';

const rule = adminListUsersRequest.shape;
const addressRule = {
  safeParse: (value: unknown) => ({ success: /^[\d.:a-f]{1,45}$/i.test(String(value)) }),
};
const roleRule = { safeParse: (value: unknown) => ({ success: isRole(String(value)) }) };

export const onlineFilters = {
  account: textFilter(rule.account),
  role: textFilter(roleRule),
  ip: textFilter(addressRule),
  online: flagFilter(),
};
type OnlineFilterValues = FilterValues<typeof onlineFilters>;

const sortKeys = ['account', 'role', 'ip', 'createdAt', 'lastSeenAt'] as const;
export type OnlineSortKey = (typeof sortKeys)[number];

export const onlineListDefinition: ListDefinition<typeof onlineFilters, OnlineSortKey> = {
  filters: onlineFilters,
  sortKeys,
  sort: { by: 'lastSeenAt', order: 'desc' },
  pageSize: 50,
  openName: 'session',
};

/** The server gives all sessions at once (a thousand at most), so they are narrowed here. */
export function filterSessions(
  sessions: readonly SessionRow[],
  { account, role, ip, online }: OnlineFilterValues,
): SessionRow[] {
  const part = account?.toLowerCase() ?? '';
  return sessions.filter(
    (row) =>
      `${row.account}\n${row.name}`.toLowerCase().includes(part) &&
      (role === undefined || row.access === role) &&
      (ip === undefined || row.ip.startsWith(ip)) &&
      (online === undefined || row.online === online),
  );
}

const sortValueOf: Record<OnlineSortKey, (row: SessionRow) => string | number> = {
  account: (row) => row.account.toLowerCase(),
  role: (row) => row.access,
  ip: (row) => row.ip,
  createdAt: (row) => Date.parse(row.createdAt),
  lastSeenAt: (row) => Date.parse(row.lastSeenAt),
};

export function sortSessions(
  sessions: readonly SessionRow[],
  { by, order }: ListSort<OnlineSortKey>,
): SessionRow[] {
  const value = sortValueOf[by];
  const sign = order === 'asc' ? 1 : -1;
  return sessions.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === other) return a.token.localeCompare(b.token);
    return one < other ? -sign : sign;
  });
}

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
          name: 'role',
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
