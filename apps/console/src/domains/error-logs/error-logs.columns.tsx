import { dataColumns } from '@platform/ui-kit/headless/table';
import type { ReactNode } from 'react';
import { Ago } from '../../shared/ago.tsx';
import { TextCell } from '../../shared/cells/cells.tsx';
import { CopyText } from '../../shared/cells/copy.cell.tsx';
import { time } from '../../shared/cells/presets.tsx';
import type { Formats } from '../../shared/format.ts';
import { type ErrorLogText, type FaultRow, pageOf } from './error-logs.words.ts';

const column = dataColumns<FaultRow>();
const unsorted = { enableSorting: false };

export function faultColumns(
  say: ErrorLogText,
  { number }: Pick<Formats, 'number'>,
  actions: ((fault: FaultRow) => ReactNode) | null,
) {
  const columns = [
    // Together they fit a screen of 1440 pixels beside the open menu.
    column.accessor('message', {
      id: 'message',
      header: say('message'),
      ...unsorted,
      size: 328,
      meta: { pin: 'start', fixed: true, card: 'title' },
      cell: ({ getValue }) => <TextCell value={getValue()} />,
    }),
    column.accessor('reportCount', {
      header: say('reportCount'),
      ...unsorted,
      size: 88,
      meta: { align: 'end' },
      cell: ({ getValue }) => <span className="numeric">{number(getValue())}</span>,
    }),
    column.accessor('accountCount', {
      header: say('accountCount'),
      ...unsorted,
      size: 88,
      meta: { align: 'end' },
      cell: ({ getValue }) => <span className="numeric">{number(getValue())}</span>,
    }),
    column.accessor('lastAt', {
      id: 'lastAt',
      header: say('lastAt'),
      ...unsorted,
      size: 112,
      cell: ({ getValue }) => <Ago value={getValue()} />,
    }),
    column.accessor((fault) => pageOf(fault.lastUrl), {
      id: 'lastUrl',
      header: say('lastUrl'),
      ...unsorted,
      size: 168,
      cell: ({ getValue }) => <TextCell value={getValue()} mono />,
    }),
    column.accessor('lastAppVersion', {
      header: say('lastAppVersion'),
      ...unsorted,
      size: 112,
      cell: ({ getValue }) => <TextCell value={getValue()} mono />,
    }),
    column.accessor('firstAt', { header: say('firstAt'), ...unsorted, ...time() }),
    column.accessor('fingerprint', {
      header: say('fingerprint'),
      ...unsorted,
      size: 184,
      meta: { hidden: true, card: 'none' },
      cell: ({ getValue }) => <CopyText value={getValue()} className="font-mono text-sm" />,
    }),
  ];
  if (!actions) return column.columns(columns);
  return column.columns([
    ...columns,
    column.display({
      id: 'actions',
      header: '',
      size: 80,
      meta: { label: say('actions'), pin: 'end', fixed: true, rigid: true, align: 'end', card: 'actions' },
      cell: ({ row }) => actions(row.original),
    }),
  ]);
}
