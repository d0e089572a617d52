import type { OperationId } from '@platform/sdk';
import type { Role } from './roles.ts';
import { mayOpen } from './screen.ts';
import { menuPathFor, siteMap } from './site.ts';

/** Filters for a list, by their names in the API. Empty values are omitted. */
export type LinkFilter = Readonly<Record<string, string | number | undefined>>;

function withFilter(path: string | undefined, filter: LinkFilter): string | undefined {
  if (!path) return undefined;
  const filled = Object.entries(filter).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(filled).toString();
  return search ? `${path}?${search}` : path;
}

/** The role's list for an operation, filtered; undefined if the role has no page for it. */
export function listLink(operation: OperationId, role: Role, filter: LinkFilter = {}): string | undefined {
  return withFilter(menuPathFor(operation, role), filter);
}

/** The role's list of payout orders. If it has none, the order list, which contains them too. */
export function payoutListLink(role: Role, filter: LinkFilter = {}): string | undefined {
  const own = siteMap().screens.find(
    (screen) => screen.menu && screen.path.startsWith('/payProxyOrder/list') && mayOpen(screen, role),
  );
  return own ? withFilter(own.path, filter) : listLink('orders.list', role, { orderType: 2, ...filter });
}
