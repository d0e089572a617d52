import type { OperationId, Output } from '@platform/sdk';
import { type LinkFilter, listLink } from '../../shared/list.links.ts';
import type { Role } from '../../shared/roles.ts';

export type FoundGroup = Output<'search.find'>['groups'][number];
export type FoundHit = FoundGroup['hits'][number];
type Filter = FoundHit['filter'];

interface Kind {
  operation: OperationId;
  /** What all rows of the kind have in common. */
  filter?: LinkFilter;
  /** The URL parameter that opens a row's drawer, if a hit opens in it. */
  drawer?: string;
}

/** The list that shows each kind. */
const kinds = {
  collection: { operation: 'orders.list', filter: { orderType: 1 }, drawer: 'order' },
  payout: { operation: 'orders.list', filter: { orderType: 2 }, drawer: 'order' },
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
  const { operation, filter }: Kind = kinds[kind];
  return listLink(operation, role, { ...filter, ...wanted });
}

/**
 * The address of a search hit; undefined if the role has no list for it. An order opens in the drawer of its
 * list, and `openedHref` answers the address of that list's tab, so its filters are kept. Other kinds open
 * their list with a filter.
 */
export function hrefOfHit(
  kind: KnownKind,
  hit: FoundHit,
  role: Role,
  openedHref: (path: string) => string | undefined,
): string | undefined {
  const { drawer }: Kind = kinds[kind];
  if (drawer === undefined) {
    const { name, value } = hit.filter;
    return listHref(kind, role, { kind: hit.statementKind ?? undefined, [name]: value });
  }
  const list = listHref(kind, role);
  const [path = '', usual = ''] = list?.split('?') ?? [];
  const search = new URLSearchParams(openedHref(path)?.split('?')[1] ?? usual);
  search.set(drawer, hit.filter.value);
  return list && `${path}?${search}`;
}

export const hrefOfFilter = (kind: KnownKind, role: Role, { name, value }: Filter): string | undefined =>
  listHref(kind, role, { [name]: value });
