import { securityNodesAccounts } from '@platform/sdk/operations';
import { Button, KeyValueList } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { MaskedCell, NoValue, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { useFormats } from '../../../shared/format.ts';
import { AppLink } from '../../../shared/link.tsx';
import { RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { listLink } from '../../../shared/list.links.ts';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { type ChainRow, chainLook } from './security-chain.labels.ts';
import { securityChainMessages } from './security-chain.messages.ts';
import type { ChainGiven } from './security-chain.options.ts';

type Drawer = RowDrawerProps<ChainRow, ChainRow>;
export interface ChainDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  given: ChainGiven;
  controls: (row: ChainRow) => ReactNode;
}

/** The chain of one account (`?chain=`). */
export function ChainDrawer({ of, screen, given, controls }: ChainDrawerProps) {
  const say = useText(securityChainMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('chainDetails')}
      useRow={useChain}
      missing={{ title: say('notFound') }}
      head={(row) => ({ title: row?.resourceName, note: row?.supplierName, corner: row && controls(row) })}
    >
      {(row) => <Facts row={row} given={given} />}
    </RowDrawer>
  );
}

const useChain: Drawer['useRow'] = (resourceId, listed) => {
  const { data, isPending, error } = useOperation(
    securityNodesAccounts,
    { resourceId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

function Facts({ row, given }: { row: ChainRow; given: ChainGiven }) {
  const say = useText(securityChainMessages);
  const { number } = useFormats();
  const { word, ...looks } = chainLook(row, say);
  const { resourceId, supplementCount: count, supplementLimit: limit } = row;
  const role = given.user.access;
  const links = [
    ['showMessages', listLink('securityNodes.list', role, { resourceId })],
    ['showFindings', listLink('securityNodes.leaks', role, { resourceId })],
    ['showRepairs', listLink('securityPatches.list', role, { resourceId })],
    ['openAccount', listLink('resources.list', role, { account: resourceId })],
  ] as const;
  return (
    <>
      <KeyValueList
        items={[
          { key: 'state', label: say('state'), value: <StatusCell looks={looks}>{word}</StatusCell> },
          { key: 'openBreakCount', label: say('openBreakCount'), value: number(row.openBreakCount) },
          { key: 'brokenSince', label: say('brokenSince'), value: <TimeCell value={row.brokenSince} /> },
          {
            key: 'supplements',
            label: say('supplements'),
            value: say('supplementsOf', { count: number(count), limit: number(limit) }),
          },
          { key: 'lastPatchAt', label: say('lastPatchAt'), value: <TimeCell value={row.lastPatchAt} /> },
          {
            key: 'cardNumber',
            label: say('cardNumber'),
            value: row.cardNumberMasked ? <MaskedCell value={row.cardNumberMasked} /> : <NoValue />,
          },
          { key: 'currency', label: say('currency'), value: row.currency },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        {links.map(
          ([name, href]) =>
            href && (
              <Button key={name} asChild size="sm">
                <AppLink href={href}>{say(name)}</AppLink>
              </Button>
            ),
        )}
      </div>
    </>
  );
}
