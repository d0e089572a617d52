import type { OperationId, Output } from '@platform/sdk';
import { type LinkFilter, listLink } from '../../shared/list.links.ts';
import { ordersOf, orderTypes } from '../../shared/order.links.ts';
import type { Role } from '../../shared/roles.ts';
import type { User } from '../../shared/user.ts';

export type FoundGroup = Output<'search.find'>['groups'][number];
export type FoundHit = FoundGroup['hits'][number];
type Filter = FoundHit['filter'];
export type Searcher = Pick<User, 'access' | 'supplierId'>;

interface Kind {
  operation: OperationId;
  /** Of orders, each of which opens in the drawer of its list. */
  orderType?: 1 | 2;
}

/** The list that shows each kind. */
const kinds = {
  collection: { operation: 'orders.list', orderType: orderTypes.collections },
  payout: { operation: 'orders.list', orderType: orderTypes.payouts },
  statement: { operation: 'statements.list' },
  resource: { operation: 'resources.list' },
  merchant: { operation: 'merchants.list' },
  supplier: { operation: 'suppliers.list' },
  user: { operation: 'admin.listUsers' },
} as const satisfies Record<string, Kind>;
export type KnownKind = keyof typeof kinds;

/** A newer server may return kinds that this console has no list for. */
export const isKnownKind = (kind: string): kind is KnownKind => Object.hasOwn(kinds, kind);

/** The role's list for the kind; undefined if the role has none. */
export function listHref(kind: KnownKind, role: Role, wanted: LinkFilter = {}): string | undefined {
  const { operation, orderType }: Kind = kinds[kind];
  return listLink(operation, role, { orderType, ...wanted });
}

/**
 * The address of a search hit; undefined if the role has no list for it. An order opens in the drawer of its
 * list (a supplier's team has one of its own), and `openedHref` answers the address of that list's tab, so its
 * filters are kept. Other kinds open their list with a filter.
 */
export function hrefOfHit(
  kind: KnownKind,
  hit: FoundHit,
  user: Searcher,
  openedHref: (path: string) => string | undefined,
): string | undefined {
  const { orderType }: Kind = kinds[kind];
  if (orderType === undefined) {
    const { name, value } = hit.filter;
    return listHref(kind, user.access, { kind: hit.statementKind ?? undefined, [name]: value });
  }
  const list = ordersOf(user, orderType, {}, hit.supplierId);
  const [path = '', usual = ''] = list?.split('?') ?? [];
  const search = new URLSearchParams(openedHref(path)?.split('?')[1] ?? usual);
  search.set('order', hit.filter.value);
  return list && `${path}?${search}`;
}

export const hrefOfFilter = (kind: KnownKind, role: Role, { name, value }: Filter): string | undefined =>
  listHref(kind, role, { [name]: value });
