import { formatMoney, minorUnits } from '@platform/sdk';
import {
  type DataColumns,
  dataColumns,
  nothingSelected,
  useClientTable,
  useExpandedRows,
} from '@platform/ui-kit/headless/table';
import {
  Button,
  DataTable,
  EmptyState,
  Input,
  Money,
  Pager,
  StatusBadge,
  TableViewOptions,
  type Tone,
  toast,
} from '@platform/ui-kit/skin';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useFormats } from '../../../shared/format.ts';
import { useTableLabels } from '../../../shared/list/table.labels.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { Example, Examples } from './example.tsx';
import { statusMessages } from './status.messages.ts';
import { tableMessages } from './table.messages.ts';
import { type SampleOrder, sampleOrders } from './table.rows.ts';

const column = dataColumns<SampleOrder>();
const tones: Record<SampleOrder['status'], Tone> = {
  created: 'neutral',
  processing: 'info',
  succeeded: 'success',
  timedOut: 'warning',
  failed: 'danger',
};
const codeOf = (order: SampleOrder): string => order.code;
const few = sampleOrders(300);
const many = 100_000;

function useSampleColumns(): DataColumns<SampleOrder> {
  const say = useText(tableMessages);
  const sayStatus = useText(statusMessages);
  const { dateTime } = useFormats();
  return useMemo(
    () =>
      column.columns([
        column.accessor('code', {
          header: say('order'),
          size: 210,
          meta: { pin: 'start', fixed: true, card: 'title' },
          cell: ({ getValue }) => <span className="font-mono text-sm">{getValue()}</span>,
        }),
        column.accessor((order) => say('merchantName', { number: order.merchantNumber }), {
          id: 'merchant',
          header: say('merchant'),
          size: 180,
        }),
        column.accessor('status', {
          header: say('status'),
          size: 150,
          meta: { card: 'badge' },
          cell: ({ getValue }) => <StatusBadge tone={tones[getValue()]}>{sayStatus(getValue())}</StatusBadge>,
        }),
        column.accessor('amountMinor', {
          header: say('amount'),
          size: 140,
          meta: { align: 'end' },
          cell: ({ getValue }) => (
            <Money amount={formatMoney(minorUnits(getValue()), 'INR')} currency="INR" />
          ),
        }),
        column.accessor('createdAt', {
          header: say('createdAt'),
          size: 180,
          cell: ({ getValue }) => <span className="numeric">{dateTime(getValue())}</span>,
        }),
        column.accessor((order) => (order.hasNote ? say('noteText') : ''), {
          id: 'note',
          header: say('note'),
          size: 220,
        }),
      ]),
    [say, sayStatus, dateTime],
  );
}

export function TableSection() {
  const say = useText(tableMessages);
  const [large, setLarge] = useState<readonly SampleOrder[]>();
  return (
    <Examples columns={1}>
      <Example title={say('small')}>
        <OrdersTable rows={few} pageSize={50} />
      </Example>
      <Examples columns={2}>
        <Example title={say('loading')}>
          <OrdersTable rows={undefined} />
        </Example>
        <Example title={say('failed')}>
          <OrdersTable rows={few.slice(0, 4)} failed />
        </Example>
      </Examples>
      <Example title={say('large')}>
        {large ? (
          <OrdersTable rows={large} />
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <Button onClick={() => setLarge(sampleOrders(many))}>{say('makeLarge')}</Button>
            <span className="text-sm text-muted-foreground">{say('largeHelp')}</span>
          </div>
        )}
      </Example>
    </Examples>
  );
}

interface OrdersTableProps {
  rows: readonly SampleOrder[] | undefined;
  pageSize?: number;
  failed?: boolean;
}

function OrdersTable({ rows, pageSize, failed = false }: OrdersTableProps) {
  const say = useText(tableMessages);
  const labels = useTableLabels();
  const locale = useLanguage();
  const columns = useSampleColumns();
  const [search, setSearch] = useState('');
  const [selection, setSelection] = useState(nothingSelected);
  const expanded = useExpandedRows();
  const { model, paging, goTo, resize } = useClientTable({
    columns,
    rows,
    rowId: codeOf,
    locale,
    search,
    ...(pageSize && { pageSize }),
    selection,
    onSelectionChange: setSelection,
  });
  const searchable = rows !== undefined && !failed;
  return (
    <div className="rounded-md border">
      {searchable && (
        <div className="flex items-center gap-2 border-b p-2">
          <Input
            type="search"
            aria-label={say('search')}
            placeholder={say('search')}
            prefix={<Search aria-hidden />}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            className="w-56"
          />
          <span className="ms-auto">
            <TableViewOptions model={model} labels={labels.table} />
          </span>
        </div>
      )}
      <div className={searchable ? 'flex h-96 flex-col' : 'flex h-64 flex-col'}>
        <DataTable
          className="flex-1"
          model={model}
          label={failed ? say('failed') : say(rows ? 'small' : 'loading')}
          labels={labels.table}
          loading={rows === undefined}
          skeletonRowCount={5}
          problem={failed ? { title: say('failedTitle'), description: say('failedText') } : null}
          onRetry={() => toast.info(say('failedText'))}
          empty={
            <EmptyState
              title={say('emptyTitle')}
              actions={<Button onClick={() => setSearch('')}>{say('clear')}</Button>}
            />
          }
          onRowOpen={(code) => toast.info(say('opened', { code }))}
          renderDetail={({ code }) => <p className="p-3 text-sm">{say('detail', { code })}</p>}
          expandedIds={expanded.expandedIds}
          onRowExpand={expanded.toggle}
        />
      </div>
      {pageSize && (
        <Pager
          {...paging}
          className="border-t"
          labels={labels.pager}
          onPageChange={goTo}
          onPageSizeChange={resize}
        />
      )}
    </div>
  );
}
