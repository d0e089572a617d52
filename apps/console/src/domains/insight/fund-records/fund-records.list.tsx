import { Button, EmptyState } from '@platform/ui-kit/skin';
import { FileText } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { TimeCell } from '../../../shared/cells/cells.tsx';
import { currencyOptions } from '../../../shared/currency.options.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { knownWord, purposeOf } from './fund-records.labels.ts';
import { column, define, type FundGiven, filter } from './fund-records.parts.ts';
import { FundSummary } from './fund-records.summary.tsx';
import { OrderLink } from './order.link.tsx';

// Lazy loaded: few visits ask for a statement.
const MonthStatement = lazyPart(
  'month statement',
  async () => (await import('./month-statement.dialog.tsx')).MonthStatement,
);

const RecordDrawer = lazyPart(
  'fund record',
  async () => (await import('./fund-records.drawer.tsx')).RecordDrawer,
);

const currency = 'currency';
const hidden = { hidden: true, card: 'none' } as const;
const isOwn = ({ user }: Pick<ListContext, 'user'>): boolean => user.access === 'merchant';

export const fundRecordList = define({
  label: 'table',
  rowId: 'id',
  openName: 'record',
  nameOf: ({ transferId }) => transferId,
  initial: { owners: [] },
  sort: { by: 'at', order: 'desc' },
  sortKeys: ['at'],
  withPage: { withSummary: true },
  filters: {
    main: [
      filter.times('startTime', 'endTime', 'at'),
      filter.choice('ownerId', 'owner', {
        of: ({ given }) => given.owners,
        searchable: true,
        offered: (given) => !isOwn(given),
      }),
      filter.choice('currency', 'currency', { of: () => currencyOptions }),
      filter.text('orderCode', 'orderCode', { rule: 'exact', mono: true }),
    ],
    more: [
      {
        title: 'groupMoney',
        filters: [
          filter.choice('accountKind', 'accountKind', {
            of: {
              merchantPayable: 'merchantPayable',
              supplierReceivable: 'supplierReceivable',
              supplierDeposit: 'supplierDeposit',
              feeIncome: 'feeIncome',
              commissionExpense: 'commissionExpense',
              payoutClearing: 'payoutClearing',
              adjustment: 'adjustment',
            },
            offered: (given) => !isOwn(given),
          }),
          filter.choice('purpose', 'purpose', {
            of: {
              principal: 'principal',
              fee: 'fee',
              commission: 'commission',
              residue: 'residue',
              adjustment: 'adjustment',
            },
          }),
          filter.choice('direction', 'direction', { of: { credit: 'credit', debit: 'debit' } }),
          filter.money('amountMinor', 'amount', { currency: () => 'INR' }),
        ],
      },
    ],
  },
  columns: (context) => [
    column.drawn('at', 'at', { cell: ({ at }) => <TimeCell value={at} /> }, { sort: 'at', size: 184 }),
    ...(isOwn(context)
      ? []
      : [
          column.words('ownerName', 'owner', ({ ownerName }, { say }) => ownerName ?? say('platform'), {
            card: 'title',
            size: 168,
          }),
        ]),
    column.words('accountKind', 'accountKind', ({ accountKind }, { say }) => knownWord(accountKind, say), {
      size: 176,
      ...(isOwn(context) && { card: 'title' }),
    }),
    column.words('purpose', 'purpose', (row, { say }) => purposeOf(row, say), { card: 'badge', size: 144 }),
    column.money('amountMinor', 'amount', { currency }),
    column.money('balanceAfterMinor', 'balanceAfter', { currency, size: 184 }),
    column.drawn(
      'orderCode',
      'orderCode',
      {
        cell: ({ orderCode }, { given }) => <OrderLink code={orderCode} given={given} />,
        text: ({ orderCode }) => orderCode ?? '',
      },
      { size: 224, rigid: true },
    ),
    column.orderNo('merchantOrderNo', 'merchantOrderNo', { size: 168, card: 'none' }),
    column.text('reason', 'reason', { size: 184 }),
    column.count('version', 'version', { ...hidden, size: 128 }),
    column.orderNo('transferId', 'transferId', hidden),
    column.orderNo('reverses', 'reverses', hidden),
  ],
});

/** Ledger entries with running balances. */
export function FundRecordList({ given, views }: { given: FundGiven; views?: ReactNode }) {
  const screen = useListScreen(fundRecordList, given);
  const { telling, answer, query } = screen;
  const { say } = telling;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ListScreen
        of={fundRecordList}
        screen={screen}
        exported
        tiles={views}
        actions={
          given.mayCall('fundRecords.statement') && (
            <Button variant="primary" onClick={() => setAsking(true)}>
              <FileText aria-hidden />
              {say('statement')}
            </Button>
          )
        }
        summary={
          <FundSummary
            query={query}
            given={given}
            summary={answer.data?.summary}
            loading={answer.isPending}
          />
        }
        nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
        drawer={<RecordDrawer of={fundRecordList} screen={screen} given={given} />}
      />
      {asking && (
        <Suspense fallback={null}>
          <MonthStatement given={given} ownerId={query.ownerId} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
