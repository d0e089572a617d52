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

/** A newer server may find kinds that this console has no list of. */
export const isKnownKind = (kind: string): kind is KnownKind => Object.hasOwn(listOf, kind);

/** Where the role finds the kind's list; undefined where this console has none for it. */
export const listPathOf = (kind: KnownKind, role: Role): string | undefined =>
  menuPathFor(listOf[kind], role);

/** The parameter under which the order lists open one order beside the rows. */
const drawerParameter = 'order';

/**
 * Where a hit leads. An order opens beside its list as it stands: `opened` is the address of the tab of that list, whose
 * filters stay. Everything else is shown by its filter.
 */
export function hrefOfHit(kind: KnownKind, hit: FoundHit, path: string, opened: string | undefined): string {
  if (listOf[kind] !== 'orders.list') return hrefOfFilter(path, hit.filter);
  const search = new URLSearchParams(opened?.split('?')[1] ?? '');
  search.set(drawerParameter, hit.filter.value);
  return `${path}?${search}`;
}

export const hrefOfFilter = (path: string, { name, value }: Filter): string =>
  `${path}?${new URLSearchParams({ [name]: value })}`;
