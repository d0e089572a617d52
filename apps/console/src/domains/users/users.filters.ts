import type { Input } from '@platform/sdk';
import { adminListUsersRequest } from '@platform/sdk/validators';
import { type FilterValues, flagFilter, textFilter } from '../../shared/list/filter.codecs.ts';
import type { ListPlace } from '../../shared/list/list.url.ts';
import type { ListDefinition } from '../../shared/list/use-list.ts';
import { isRole } from '../../shared/roles.ts';

const rule = adminListUsersRequest.shape;

/** Every filter of the contract's user list. */
export const userFilters = {
  account: textFilter(rule.account),
  nickname: textFilter(rule.nickname),
  role: textFilter(rule.role),
  includeDeleted: flagFilter(),
};
export type UserFilterValues = FilterValues<typeof userFilters>;

export const userSortKeys = ['createdAt', 'account', 'role', 'lastSignInAt'] as const;
export type UserSortKey = (typeof userSortKeys)[number];

export const userListDefinition: ListDefinition<typeof userFilters, UserSortKey> = {
  filters: userFilters,
  sortKeys: userSortKeys,
  sort: { by: 'createdAt', order: 'desc' },
  pageSize: 50,
  openName: 'user',
};

export type UserQuery = Input<'admin.listUsers'>;

/** Filters as `admin.listUsers` takes them. */
export function filterInput({ role, ...values }: UserFilterValues): UserQuery {
  return { ...values, ...(role !== undefined && isRole(role) && { role }) };
}

export function pageInput(filters: UserQuery, { page, pageSize, sort }: ListPlace<UserSortKey>): UserQuery {
  return { ...filters, page, pageSize, sortBy: sort.by, sortOrder: sort.order };
}
