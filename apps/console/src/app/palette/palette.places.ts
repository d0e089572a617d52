import type { OperationId, Output } from '@platform/sdk';
import type { Role } from '../../shared/roles.ts';
import { menuPathFor } from '../../shared/site.ts';

export type FoundGroup = Output<'search.find'>['groups'][number];
export type FoundHit = FoundGroup['hits'][number];
type Filter = FoundHit['filter'];

/** The list that shows each kind. */
const listOf = {
  collection: 'orders.list',
  payout: 'orders.list',
  statement: 'statements.list',
  resource: 'resources.list',
  merchant: 'merchants.list',
  supplier: 'suppliers.list',
  user: 'admin.listUsers',
} as const satisfies Record<string, OperationId>;
export type KnownKind = keyof typeof listOf;

/** A newer server may return kinds that this console has no list for. */
export const isKnownKind = (kind: string): kind is KnownKind => Object.hasOwn(listOf, kind);

/** The path of the role's list for the kind; undefined if the role has none. */
export const listPathOf = (kind: KnownKind, role: Role): string | undefined =>
  menuPathFor(listOf[kind], role);

/** The URL parameter with which an order list opens an order in a drawer. */
const drawerParameter = 'order';

/**
 * The address of a search hit. An order opens in the drawer of its list. `opened` is the address of that
 * list's tab, so its filters are kept. Other kinds open their list with a filter.
 */
export function hrefOfHit(kind: KnownKind, hit: FoundHit, path: string, opened: string | undefined): string {
  if (listOf[kind] !== 'orders.list') return hrefOfFilter(path, hit.filter);
  const search = new URLSearchParams(opened?.split('?')[1] ?? '');
  search.set(drawerParameter, hit.filter.value);
  return `${path}?${search}`;
}

export const hrefOfFilter = (path: string, { name, value }: Filter): string =>
  `${path}?${new URLSearchParams({ [name]: value })}`;
