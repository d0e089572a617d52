import { merchantsDetail } from '@platform/sdk/operations';
import type { ReactNode } from 'react';
import { RowDrawer, type RowDrawerProps } from '../../../../shared/list/row.drawer.tsx';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import type { MerchantRow } from './merchants.labels.ts';
import { merchantMessages } from './merchants.messages.ts';
import type { MerchantGiven } from './merchants.parts.ts';
import { MerchantParts } from './merchants.profile.tsx';

type Drawer = RowDrawerProps<MerchantRow, MerchantRow>;
export interface MerchantDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  given: MerchantGiven;
  controls: (row: MerchantRow) => ReactNode;
}

/** One merchant at its own URL (`?merchant=`): how it does, its money, its access and its account. */
export function MerchantDrawer({ of, screen, given, controls }: MerchantDrawerProps) {
  const say = useText(merchantMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      size="lg"
      label={say('details')}
      useRow={useMerchant}
      missing={{ title: say('notFound') }}
      head={(row) => ({ title: row?.name, note: row?.mchId, corner: row && controls(row) })}
    >
      {(row) => <MerchantParts row={row} given={given} />}
    </RowDrawer>
  );
}

const useMerchant: Drawer['useRow'] = (merchantId, listed) => {
  const { data, isPending, error } = useOperation(
    merchantsDetail,
    { merchantId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data, isPending, error };
};
