import { securityNodesList } from '@platform/sdk/operations';
import { orderTypeOf } from '@platform/sdk/rules';
import { Button, KeyValueList, Notice, SheetFooter } from '@platform/ui-kit/skin';
import { Wrench } from 'lucide-react';
import { MoneyCell, NoValue, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { AppLink } from '../../../shared/link.tsx';
import { listMessages } from '../../../shared/list/list.messages.ts';
import { RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { listLink } from '../../../shared/list.links.ts';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import {
  directionWord,
  expectedOf,
  isOpenBreak,
  kindWord,
  type NodeRow,
  nodeLook,
} from './security-chain.labels.ts';
import { securityChainMessages } from './security-chain.messages.ts';
import type { ChainGiven } from './security-chain.options.ts';
import { useChainActions } from './use-chain-actions.tsx';

type Drawer = RowDrawerProps<NodeRow, NodeRow>;
export interface NodeDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  given: ChainGiven;
}

/** One message of a chain (`?node=`). */
export function NodeDrawer({ of, screen, given }: NodeDrawerProps) {
  const say = useText(securityChainMessages);
  const actions = useChainActions();
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('messageDetails')}
      useRow={useNode}
      missing={{ title: say('notFound') }}
      head={(row) => ({ title: row?.resourceName, note: row && <TimeCell value={row.receivedAt} /> })}
      foot={(row) =>
        isOpenBreak(row) && (
          <SheetFooter>
            <Button variant="primary" onClick={() => void actions.repairBreak(row.id)}>
              <Wrench aria-hidden />
              {say('repairChain')}
            </Button>
          </SheetFooter>
        )
      }
    >
      {(row) => <Facts row={row} given={given} />}
    </RowDrawer>
  );
}

const useNode: Drawer['useRow'] = (nodeId, listed) => {
  const { data, isPending, error } = useOperation(
    securityNodesList,
    { nodeId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

function Facts({ row, given }: { row: NodeRow; given: ChainGiven }) {
  const say = useText(securityChainMessages);
  const sayList = useText(listMessages);
  const { word, ...looks } = nodeLook(row, say);
  const { currency, orderCode } = row;
  const role = given.user.access;
  const orderLink =
    orderCode && listLink('orders.list', role, { orderType: orderTypeOf(orderCode), order: orderCode });
  const links = [
    ['statement', listLink('statements.list', role, { statement: row.statementId })],
    ['openAccount', listLink('resources.list', role, { account: row.resourceId })],
    ['showRepairs', row.patchId && listLink('securityPatches.list', role, { patch: row.patchId })],
  ] as const;
  const money = (
    key: 'amount' | 'previousBalance' | 'expectedBalance' | 'balance' | 'difference',
    value: number | null,
  ) => ({
    key,
    label: say(key),
    value: <MoneyCell amountMinor={value} currency={currency} />,
  });
  return (
    <>
      {row.flagged && <Notice tone="warning">{say('flagged')}</Notice>}
      <KeyValueList
        items={[
          { key: 'state', label: say('state'), value: <StatusCell looks={looks}>{word}</StatusCell> },
          { key: 'direction', label: say('direction'), value: directionWord(row.direction, say) },
          money('amount', row.amountMinor),
          money('previousBalance', row.previousBalanceMinor),
          money('expectedBalance', expectedOf(row)),
          money('balance', row.balanceMinor),
          money('difference', row.differenceMinor),
          {
            key: 'reliable',
            label: say('reliable'),
            value: sayList(row.reliable ? 'yes' : 'no'),
          },
          {
            key: 'order',
            label: say('order'),
            value: orderLink ? (
              <AppLink
                href={orderLink}
                className="focus-ring rounded-xs font-mono text-sm text-primary underline underline-offset-2"
              >
                {orderCode}
              </AppLink>
            ) : (
              (orderCode ?? <NoValue />)
            ),
          },
          { key: 'kind', label: say('kind'), value: kindWord(row.kind, say) },
          { key: 'supplier', label: say('supplier'), value: row.supplierName },
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
