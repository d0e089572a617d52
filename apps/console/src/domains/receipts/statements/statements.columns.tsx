import { NumberCell } from '../../../shared/cells/cells.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { chainLook, directionWord, kindWord, stateLook, whyText } from './statements.labels.ts';
import { column, type StatementColumn, showsTexts, showsTransfers } from './statements.parts.ts';

const hidden = { hidden: true, card: 'none' } as const;

const address = (side: 'from' | 'to', title: 'fromAddress' | 'toAddress', isShown: boolean) =>
  column.drawn(
    side,
    title,
    {
      cell: ({ usdt }) => <NumberCell value={usdt?.[side] ?? null} />,
      text: ({ usdt }) => usdt?.[side] ?? '',
    },
    { size: 272, rigid: true, ...(isShown ? {} : hidden) },
  );

/** Facts of chain transfers: columns of the list of transfers, offered in the list of all. */
const transferColumns = (isOnly: boolean): StatementColumn[] => [
  column.words(
    'confirmations',
    'confirmations',
    ({ usdt }) =>
      usdt
        ? [usdt.confirmations, usdt.neededConfirmations].filter((count) => count !== null).join(' / ')
        : '',
    { size: 120, align: 'end', ...(isOnly ? {} : hidden) },
  ),
  column.words('network', 'network', ({ usdt }) => usdt?.network ?? '', {
    size: 96,
    ...(isOnly ? {} : hidden),
  }),
  address('from', 'fromAddress', isOnly),
  address('to', 'toAddress', isOnly),
];

const textColumns: StatementColumn[] = [
  column.text('payerName', 'payer', { size: 144 }),
  column.text('rawText', 'rawText', { size: 320, card: 'none' }),
  column.text('sender', 'sender', { size: 128 }),
  column.money('balanceMinor', 'balance', { currency: 'currency', card: 'none' }),
  column.text('templateName', 'template', { size: 168, card: 'none' }),
  column.text('remark', 'remark', { ...hidden, size: 160 }),
  column.text('accountTail', 'accountTail', { ...hidden, size: 104 }),
];

/** What the devices sent besides the text, and the security chain: shown to the roles that see the chains. */
const rawColumns = (isShown: boolean): StatementColumn[] => {
  const shown = isShown ? ({ card: 'none' } as const) : hidden;
  return [
    ...(isShown
      ? [column.status('chain', 'chain', (row, { say }) => chainLook(row, say), { size: 152, card: 'none' })]
      : []),
    column.text('monitorId', 'device', { ...shown, size: 136 }),
    column.count('sequence', 'sequence', { ...shown, size: 104 }),
    column.text('messageId', 'messageId', { ...shown, size: 160 }),
  ];
};

/** The columns of an address: its kind and its role decide which facts stand in front. */
export function columnsAt(given: ListContext): StatementColumn[] {
  const isTransfers = given.fixed.kind === 'usdt';
  return [
    // The number of the order is whole within 1440 pixels, beside the menu.
    column.time('storedAt', 'storedAt', { sort: 'storedAt', pin: 'start', fixed: true, card: 'title' }),
    column.status('state', 'state', ({ state }, { say }) => stateLook(state, say), {
      card: 'badge',
      size: 136,
    }),
    column.money('amountMinor', 'amount', { currency: 'currency', sort: 'amount', size: 160 }),
    column.orderNo('utr', isTransfers ? 'hash' : 'utr', { size: 136 }),
    column.orderNo('orderCode', 'order', { size: 224 }),
    column.words('why', 'why', (row, { say }) => whyText(row, say), { size: 176 }),
    column.party('resourceName', 'account', { number: 'cardNumberMasked', size: 224 }),
    column.orderNo('suspectedOrderCode', 'suspectedOrder', { size: 224, card: 'none' }),
    ...(isTransfers ? transferColumns(true) : []),
    ...(showsTexts(given) ? textColumns : []),
    column.words('direction', 'direction', ({ direction }, { say }) => directionWord(direction, say), {
      size: 88,
    }),
    ...(given.fixed.kind === undefined
      ? [column.words('kind', 'kind', ({ kind }, { say }) => kindWord(kind, say), { size: 112 })]
      : []),
    column.text('supplierName', 'supplier', { size: 144 }),
    ...rawColumns(given.mayCall('securityNodes.list')),
    ...(!isTransfers && showsTransfers(given) ? transferColumns(false) : []),
    column.time('receivedAt', 'receivedAt', { sort: 'receivedAt', card: 'none' }),
    column.time('matchedAt', 'matchedAt', hidden),
    column.text('matchedBy', 'handledBy', { ...hidden, size: 128 }),
  ];
}
