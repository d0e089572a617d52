import { minorUnits } from '@platform/sdk';
import { reconciliationDays } from '@platform/sdk/operations';
import { reconciliationDaysRules } from '@platform/sdk/query-rules';
import { EmptyState, type SelectOption } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import { MoneyCell } from '../../../shared/cells/cells.tsx';
import { moneyText } from '../../../shared/cells/money.text.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import type { ListContext, PlainKey } from '../../../shared/list/list.types.ts';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { useSupplierOptions } from '../../../shared/options.ts';
import { type DayRow, stateLook, states } from './reconciliation.labels.ts';
import { reconciliationMessages } from './reconciliation.messages.ts';

const DayDrawer = lazyPart('day', async () => (await import('./reconciliation.drawer.tsx')).DayDrawer);

interface BoardGiven extends ListContext {
  suppliers: readonly SelectOption[];
}

const { column, filter, define } = listOf<BoardGiven>()(
  reconciliationDays,
  reconciliationDaysRules,
  reconciliationMessages,
);

/** An amount in the account's currency. */
const money = (
  id: string,
  title: PlainKey<typeof reconciliationMessages.table>,
  amountOf: (row: DayRow) => number,
) =>
  column.drawn(
    id,
    title,
    {
      cell: (row) => <MoneyCell amountMinor={amountOf(row)} currency={row.currency} />,
      text: (row) => moneyText(amountOf(row), row.currency, false),
    },
    { size: 132, align: 'end' },
  );

export const reconciliationList = define({
  label: 'table',
  rowId: 'id',
  openName: 'day',
  initial: { suppliers: [] },
  sort: { by: 'day', order: 'desc' },
  sortKeys: ['day'],
  filters: {
    main: [
      filter.choice('state', 'state', { of: states }),
      filter.choice('supplierId', 'supplier', { of: ({ given }) => given.suppliers, searchable: true }),
      filter.times('startTime', 'endTime', 'days'),
    ],
  },
  columns: [
    column.text('day', 'day', { sort: 'day', pin: 'start', fixed: true, size: 112 }),
    column.party('resourceName', 'account', { number: 'supplierName', size: 304, card: 'title' }),
    column.status('state', 'state', (row, { say }) => stateLook(row, say), { size: 136, card: 'badge' }),
    money('inMatched', 'inMatched', (row) => row.in.matched.amountMinor),
    money('inOpen', 'inOpen', (row) =>
      minorUnits(row.in.unmatched.amountMinor + row.in.suspicious.amountMinor),
    ),
    money('collected', 'collected', (row) => row.in.orders.amountMinor),
    money('inDifference', 'inDifference', (row) => row.in.differenceMinor),
    money('outMatched', 'outMatched', (row) => row.out.matched.amountMinor),
    money('outOpen', 'outOpen', (row) =>
      minorUnits(row.out.unmatched.amountMinor + row.out.suspicious.amountMinor),
    ),
    money('paidOut', 'paidOut', (row) => row.out.orders.amountMinor),
    money('outDifference', 'outDifference', (row) => row.out.differenceMinor),
    column.count('unreadCount', 'unread', { card: 'none' }),
    column.text('closedBy', 'closedBy', { size: 112, card: 'none' }),
    column.time('closedAt', 'closedAt', { hidden: true, card: 'none' }),
  ],
});

/** Each account by day: what came and left, what orders took, and the difference. */
export const ReconciliationPage = listPage('reconciliation.days', function Reconciliation({ context }) {
  const given = useBoardGiven(context);
  const screen = useListScreen(reconciliationList, given);
  const { say } = screen.telling;
  return (
    <ListScreen
      of={reconciliationList}
      screen={screen}
      exported
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<DayDrawer of={reconciliationList} screen={screen} context={context} />}
    />
  );
});

function useBoardGiven(context: ListContext): BoardGiven {
  const suppliers = useSupplierOptions(context);
  return useMemo(() => ({ ...context, suppliers }), [context, suppliers]);
}
