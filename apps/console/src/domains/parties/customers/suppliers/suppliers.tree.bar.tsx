import { Button, Notice } from '@platform/ui-kit/skin';
import { AppLink } from '../../../../shared/link.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { listLink } from '../../../../shared/list.links.ts';
import { useText } from '../../../../shared/messages.ts';
import type { SupplierRow } from './suppliers.labels.ts';
import { supplierMessages } from './suppliers.messages.ts';

export interface SupplierTreeBarProps {
  cut: readonly { id: string; shown: number; total: number }[];
  rows: readonly SupplierRow[] | undefined;
  given: Pick<ListContext, 'user'>;
  onCollapse: () => void;
}

/** Above the tree: a way to close it, and which leaders have more proxies than it shows. */
export function SupplierTreeBar({ cut, rows, given, onCollapse }: SupplierTreeBarProps) {
  const say = useText(supplierMessages);
  const nameOf = (id: string) => rows?.find((row) => row.id === id)?.name ?? '';
  return (
    <div className="grid gap-2 border-b px-3 py-1.5">
      <Button size="sm" variant="ghost" className="justify-self-start" onClick={onCollapse}>
        {say('collapseAll')}
      </Button>
      {cut.map(({ id, shown, total }) => (
        <Notice key={id} tone="info">
          {say('cut', { name: nameOf(id), shown, total })}{' '}
          <AppLink
            href={listLink('suppliers.list', given.user.access, { parentSupplierId: id }) ?? '/home'}
            className="focus-ring rounded-xs text-primary underline underline-offset-2"
          >
            {say('showAll')}
          </AppLink>
        </Notice>
      ))}
    </div>
  );
}
