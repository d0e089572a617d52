import {
  adjustmentsList,
  fundRecordsList,
  merchantsAdjustBalance,
  suppliersAdjustDeposit,
} from '@platform/sdk/operations';
import { adjustmentsListRules } from '@platform/sdk/query-rules';
import { Button, EmptyState, type SelectOption } from '@platform/ui-kit/skin';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAdjustments } from '../../../shared/adjustments/use-adjustments.tsx';
import { moneyText } from '../../../shared/cells/money.text.ts';
import { call } from '../../../shared/client.ts';
import { currencyOptions } from '../../../shared/currency.options.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { type Adjustment, kinds, kindWord, stateLook } from './adjustments.labels.ts';
import { adjustmentListMessages } from './adjustments.messages.ts';

const AdjustmentDrawer = lazyPart(
  'adjustment',
  async () => (await import('./adjustments.drawer.tsx')).AdjustmentDrawer,
);

export interface AdjustmentGiven extends ListContext {
  owners: readonly SelectOption[];
}

const { column, filter, define } = listOf<AdjustmentGiven>()(
  adjustmentsList,
  adjustmentsListRules,
  adjustmentListMessages,
);

const hidden = { hidden: true, card: 'none' } as const;

export const adjustmentList = define({
  label: 'table',
  rowId: 'id',
  openName: 'adjustment',
  nameOf: ({ ownerName, reason }) => `${ownerName} ${reason}`,
  initial: { owners: [] },
  sort: { by: 'requestedAt', order: 'desc' },
  sortKeys: ['requestedAt', 'amount'],
  filters: {
    main: [
      filter.choice('state', 'state', {
        of: { awaitingApproval: 'awaitingApproval', posted: 'posted', refused: 'refused' },
      }),
      filter.choice('ownerId', 'owner', { of: ({ given }) => given.owners, searchable: true }),
      filter.choice('kind', 'kind', { of: kinds }),
      filter.times('startTime', 'endTime', 'requestedAt'),
    ],
    more: [
      { title: 'amount', filters: [filter.choice('currency', 'currency', { of: () => currencyOptions })] },
    ],
  },
  columns: [
    column.time('requestedAt', 'requestedAt', { sort: 'requestedAt' }),
    column.text('ownerName', 'owner', { card: 'title', size: 144 }),
    column.words('kind', 'kind', ({ kind }, { say }) => kindWord(kind, say), { size: 136 }),
    column.money('amountMinor', 'amount', { currency: 'currency', sort: 'amount' }),
    column.text('reason', 'reason', { size: 168 }),
    column.status('state', 'state', ({ state }, { say }) => stateLook(state, say), {
      card: 'badge',
      size: 136,
    }),
    column.text('requestedBy', 'requestedBy', { size: 120 }),
    column.text('decidedBy', 'decidedBy', { size: 120 }),
    column.time('decidedAt', 'decidedAt', { card: 'none' }),
    column.text('refusalReason', 'refusalReason', { ...hidden, size: 184 }),
    column.orderNo('transferId', 'transferId', hidden),
    column.orderNo('id', 'id', hidden),
  ],
});

/** Postings by hand, with the queue of those that wait for a second person. */
export function AdjustmentList({ given, views }: { given: AdjustmentGiven; views: ReactNode }) {
  const screen = useListScreen(adjustmentList, given);
  const { say } = screen.telling;
  const money = useAdjustments(fundRecordsList);
  const mayAdd = given.mayCall('merchants.adjustBalance');
  const add = () =>
    money.adjust(
      { title: say('add'), body: say('addBody'), currencies: [], asksOwner: true },
      async (posting, party) => {
        if (!party) return;
        await (party.role === 'merchant'
          ? call(merchantsAdjustBalance, { merchantId: party.partyId, ...posting })
          : call(suppliersAdjustDeposit, { supplierId: party.partyId, ...posting }));
      },
    );
  const decideOn = (row: Adjustment): ReactNode => {
    if (row.state !== 'awaitingApproval') return null;
    const named = {
      owner: row.ownerName,
      amount: `${moneyText(row.amountMinor, row.currency)} ${row.currency}`,
    };
    return (
      <span className="inline-flex gap-1">
        <Button size="sm" aria-label={say('refuseNamed', named)} onClick={() => void money.refuse(row)}>
          {say('refuse')}
        </Button>
        <Button
          size="sm"
          variant="primary"
          aria-label={say('approveNamed', named)}
          disabledReason={row.requestedBy === given.user.account ? say('ownRequest') : undefined}
          onClick={() => void money.approve(row)}
        >
          {say('approve')}
        </Button>
      </span>
    );
  };
  const decide = given.mayCall('adjustments.approve') ? decideOn : null;
  return (
    <ListScreen
      of={adjustmentList}
      screen={screen}
      exported
      tiles={views}
      rowActions={decide && { cell: decide, label: say('decide'), size: 152 }}
      actions={
        mayAdd && (
          <Button variant="primary" onClick={() => void add()}>
            <Plus aria-hidden />
            {say('add')}
          </Button>
        )
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<AdjustmentDrawer of={adjustmentList} screen={screen} decide={decide} />}
    />
  );
}
