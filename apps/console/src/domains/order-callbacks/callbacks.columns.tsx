import { dataColumns } from '@platform/ui-kit/headless/table';
import type { ReactNode } from 'react';
import { TextCell } from '../../shared/cells/cells.tsx';
import { merchant, orderNo, status, text, time } from '../../shared/cells/presets.tsx';
import { type CallbackRow, type CallbackText, looksOf, outcomeWord, stateWord } from './callbacks.words.ts';

const column = dataColumns<CallbackRow>();
const unsorted = { enableSorting: false };

export function callbackColumns(say: CallbackText, actions: (row: CallbackRow) => ReactNode) {
  return column.columns([
    column.accessor('orderCode', {
      id: 'orderCode',
      header: say('orderCode'),
      ...unsorted,
      ...orderNo({ pin: 'start', fixed: true, card: 'title' }),
      size: 240,
    }),
    column.accessor('state', {
      header: say('state'),
      ...unsorted,
      ...status<CallbackRow>(({ state }) => ({ ...looksOf(state), word: stateWord(state, say) }), {
        card: 'badge',
      }),
    }),
    column.accessor('lastOutcome', {
      header: say('lastOutcome'),
      ...unsorted,
      size: 200,
      cell: ({ row }) => (
        <TextCell value={outcomeWord(row.original.lastOutcome, row.original.lastStatus, say)} />
      ),
    }),
    column.accessor('attempts', {
      header: say('attempts'),
      ...unsorted,
      meta: { align: 'end' },
      cell: ({ row }) => <TextCell value={`${row.original.attempts} / ${row.original.maxAttempts}`} />,
      size: 96,
    }),
    column.accessor('merchantName', {
      header: say('merchant'),
      ...unsorted,
      ...merchant<CallbackRow>((row) => row.mchId),
    }),
    column.accessor('merchantOrderNo', { header: say('merchantOrderNo'), ...unsorted, ...orderNo() }),
    column.accessor('nextAttemptAt', { header: say('nextAttemptAt'), ...unsorted, ...time() }),
    column.accessor('lastAttemptAt', {
      header: say('lastAttemptAt'),
      ...unsorted,
      ...time({ card: 'none' }),
    }),
    column.accessor('createdAt', { id: 'createdAt', header: say('createdAt'), ...unsorted, ...time() }),
    column.accessor('url', { header: say('url'), ...unsorted, ...text({ card: 'none' }), size: 280 }),
    column.display({
      id: 'actions',
      header: '',
      size: 152,
      meta: { label: say('resend'), pin: 'end', fixed: true, rigid: true, align: 'end', card: 'actions' },
      cell: ({ row }) => actions(row.original),
    }),
  ]);
}
