import { suppliersList } from '@platform/sdk/operations';
import type { ReactNode } from 'react';
import { RowDrawer, type RowDrawerProps } from '../../../../shared/list/row.drawer.tsx';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import type { SupplierRow } from './suppliers.labels.ts';
import { supplierMessages } from './suppliers.messages.ts';
import type { SupplierGiven } from './suppliers.parts.ts';
import { SupplierParts } from './suppliers.profile.tsx';

type Drawer = RowDrawerProps<SupplierRow, SupplierRow>;
export interface SupplierDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  given: SupplierGiven;
  controls: (row: SupplierRow) => ReactNode;
}

/** One supplier at its own URL (`?supplier=`): how it does, its money, its team and its account. */
export function SupplierDrawer({ of, screen, given, controls }: SupplierDrawerProps) {
  const say = useText(supplierMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      size="lg"
      label={say('details')}
      useRow={useSupplier}
      missing={{ title: say('notFound') }}
      head={(row) => ({ title: row?.name, note: row?.account, corner: row && controls(row) })}
    >
      {(row) => <SupplierParts row={row} given={given} open={screen.open} />}
    </RowDrawer>
  );
}

const useSupplier: Drawer['useRow'] = (supplierId, listed) => {
  const { data, isPending, error } = useOperation(
    suppliersList,
    { supplierId, withTeam: true },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};
