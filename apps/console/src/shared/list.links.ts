import type { OperationId } from '@platform/sdk';
import type { Role } from './roles.ts';
import { mayOpen } from './screen.ts';
import { menuPathFor, siteMap } from './site.ts';

/** What a list is filtered by, under the contract's names; empty ones are left out. */
export type LinkFilter = Readonly<Record<string, string | number | undefined>>;

function withFilter(path: string | undefined, filter: LinkFilter): string | undefined {
  if (!path) return undefined;
  const filled = Object.entries(filter).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(filled).toString();
  return search ? `${path}?${search}` : path;
}

/** Where a role finds rows of an operation, filtered; undefined where no page of this console shows them to it. */
export function listLink(operation: OperationId, role: Role, filter: LinkFilter = {}): string | undefined {
  return withFilter(menuPathFor(operation, role), filter);
}

/** Payout orders have lists of their own; where a console has none, the order list holds them too. */
export function payoutLink(role: Role, filter: LinkFilter = {}): string | undefined {
  const own = siteMap().screens.find(
    (screen) => screen.menu && screen.path.startsWith('/payProxyOrder/list') && mayOpen(screen, role),
  );
  return own ? withFilter(own.path, filter) : listLink('orders.list', role, { orderType: 2, ...filter });
}
