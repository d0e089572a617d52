import { payoutClaimsClaim, payoutClaimsHeld } from '@platform/sdk/operations';
import { Button, EmptyState } from '@platform/ui-kit/skin';
import { useState } from 'react';
import { lazyPart } from '../../../../../shared/lazy-part.tsx';
import { listPage } from '../../../../../shared/list/list.context.tsx';
import { ListScreen } from '../../../../../shared/list/list.screen.tsx';
import { SummaryLine } from '../../../../../shared/list/summary.line.tsx';
import { useListScreen } from '../../../../../shared/list/use-list-screen.ts';
import { useLive } from '../../../../../shared/live.ts';
import { OrderOpener } from '../../list/orders.opener.tsx';
import type { OrderRow } from '../../orders.labels.ts';
import { useOrderGiven } from '../../orders.options.ts';
import { poolBulk } from '../payouts.bulk.ts';
import { payoutPool } from '../payouts.definition.ts';
import { usePayoutActions } from '../use-payout-actions.tsx';
import { PayoutDesk } from './desk.tsx';
import { LeftMark } from './pool.left.mark.tsx';
import { isWaiting } from './pool.left.ts';
import { useLeftRows } from './use-left-rows.ts';

const OrderDrawer = lazyPart(
  'order',
  async () => (await import('../../dossier/orders.drawer.tsx')).OrderDrawer,
);

/** The payout pool: above, what the user has in hand; below, what waits. Who may only watch sees no desk. */
export const PayoutPoolPage = listPage('orders.list', function PayoutPool({ context }) {
  const given = useOrderGiven(context);
  const screen = useListScreen(payoutPool, given);
  const shown = useLeftRows(screen);
  const { telling, query, answer, open } = screen;
  const { say } = telling;
  const { performOwn } = usePayoutActions(given);
  const [claimed, setClaimed] = useState<{ orderId: string } | null>(null);
  useLive(['payouts'], () => void answer.refetch());
  const mayClaim = given.mayCall(payoutClaimsClaim.id);
  const claim = async (row: OrderRow) => {
    if (await performOwn('claim', row)) setClaimed({ orderId: row.id });
  };
  return (
    <ListScreen
      of={payoutPool}
      screen={shown}
      isSelectable={isWaiting}
      exported
      bulk={poolBulk}
      rowActions={{
        cell: (row) => (
          <div className="flex min-w-0 items-center gap-1">
            {!isWaiting(row) && (
              <span className="min-w-0">
                <LeftMark orderCode={row.orderCode} />
              </span>
            )}
            {mayClaim && isWaiting(row) && (
              <Button
                size="sm"
                aria-label={say('claimOf', { order: row.orderCode })}
                onClick={() => void claim(row)}
              >
                {say('claimMany')}
              </Button>
            )}
            <OrderOpener orderCode={row.orderCode} say={say} open={open} />
          </div>
        ),
        label: say('actions'),
        size: 192,
        card: 'badge',
      }}
      tiles={
        given.mayCall(payoutClaimsHeld.id) && <PayoutDesk given={given} query={query} claimed={claimed} />
      }
      summary={
        <div className="border-b px-3 py-2">
          <SummaryLine summary={answer.data?.summary} loading={answer.isPending} />
        </div>
      }
      nothing={<EmptyState title={say('poolEmpty')} description={say('poolEmptyHelp')} />}
      drawer={<OrderDrawer of={payoutPool} screen={screen} given={given} />}
    />
  );
});
