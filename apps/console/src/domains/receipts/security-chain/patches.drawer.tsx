import { securityPatchesList } from '@platform/sdk/operations';
import { Button, KeyValueList } from '@platform/ui-kit/skin';
import { TimeCell } from '../../../shared/cells/cells.tsx';
import { useFormats } from '../../../shared/format.ts';
import { AppLink } from '../../../shared/link.tsx';
import { RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { listLink } from '../../../shared/list.links.ts';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import type { PatchRow } from './security-chain.labels.ts';
import { securityChainMessages } from './security-chain.messages.ts';
import type { ChainGiven } from './security-chain.options.ts';

type Drawer = RowDrawerProps<PatchRow, PatchRow>;
export interface PatchDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  given: ChainGiven;
}

/** One repair (`?patch=`). */
export function PatchDrawer({ of, screen, given }: PatchDrawerProps) {
  const say = useText(securityChainMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('patchDetails')}
      useRow={usePatch}
      missing={{ title: say('notFound') }}
      head={(row) => ({ title: row?.resourceName, note: row?.supplierName })}
    >
      {(row) => <Facts row={row} given={given} />}
    </RowDrawer>
  );
}

const usePatch: Drawer['useRow'] = (patchId, listed) => {
  const { data, isPending, error } = useOperation(
    securityPatchesList,
    { patchId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

function Facts({ row, given }: { row: PatchRow; given: ChainGiven }) {
  const say = useText(securityChainMessages);
  const { number } = useFormats();
  const { resourceId, nodeId: node } = row;
  const href = listLink('securityNodes.list', given.user.access, { resourceId, node });
  return (
    <>
      <KeyValueList
        items={[
          { key: 'createdAt', label: say('repairedAt'), value: <TimeCell value={row.createdAt} /> },
          { key: 'breakCount', label: say('breakCount'), value: number(row.breakCount) },
          { key: 'supplementCount', label: say('supplementCount'), value: number(row.supplementCount) },
          {
            key: 'reason',
            label: say('reason'),
            value: <span className="whitespace-pre-wrap">{row.reason}</span>,
          },
          { key: 'operator', label: say('operator'), value: row.operator },
        ]}
      />
      {href && (
        <Button asChild size="sm" className="justify-self-start">
          <AppLink href={href}>{say('showMessage')}</AppLink>
        </Button>
      )}
    </>
  );
}
