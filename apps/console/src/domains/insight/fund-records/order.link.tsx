import { NumberCell } from '../../../shared/cells/cells.tsx';
import { AppLink } from '../../../shared/link.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { listLink } from '../../../shared/list.links.ts';

/** The order that moved the money, where the role has a list of orders. */
export function OrderLink({ code, given }: { code: string | null; given: Pick<ListContext, 'user'> }) {
  const filter = code !== null && { orderCode: code, orderType: code.startsWith('P') ? 2 : 1 };
  const href = filter ? listLink('orders.list', given.user.access, filter) : undefined;
  if (code === null || href === undefined) return <NumberCell value={code} />;
  return (
    <AppLink href={href} className="focus-ring rounded-sm font-mono text-sm text-primary hover:underline">
      {code}
    </AppLink>
  );
}
