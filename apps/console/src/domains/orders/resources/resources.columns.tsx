import { MoneyCell, NumberCell, TextCell } from '../../../shared/cells/cells.tsx';
import { moneyText } from '../../../shared/cells/money.text.ts';
import { RatioCell } from '../../../shared/cells/ratio.cell.tsx';
import { ratioText } from '../../../shared/cells/ratio.text.ts';
import { DailyLimitCell } from './resources.cells.tsx';
import {
  floatWord,
  identityOf,
  kindsAt,
  kindWord,
  limitsText,
  monitorLook,
  placeOf,
  stateLooks,
  stateOf,
} from './resources.labels.ts';
import { column, type ResourceColumn } from './resources.parts.ts';

const kind = column.words('kind', 'kind', (row, { say }) => kindWord(row.kind, say), { size: 104 });

/** What identifies an account: a list of one kind calls it by its name. */
const identity = (kinds: ReturnType<typeof kindsAt>) => {
  const [only] = kinds.length === 1 ? kinds : [];
  return column.drawn(
    'identity',
    only === 'gateway' ? 'gateway' : only === 'usdt' ? 'address' : 'identity',
    {
      cell: (row) =>
        row.kind === 'gateway' ? (
          <TextCell value={row.gatewayName} />
        ) : (
          <NumberCell value={identityOf(row)} />
        ),
      text: (row) => identityOf(row) ?? '',
    },
    { size: 176 },
  );
};

const place = (kinds: ReturnType<typeof kindsAt>) =>
  column.words('place', kinds.join() === 'usdt' ? 'network' : 'bank', (row) => placeOf(row) ?? '', {
    size: 144,
    card: 'none',
  });

const columns: readonly ResourceColumn[] = [
  column.status('monitor', 'monitor', ({ monitorState }, { say }) => monitorLook(monitorState, say), {
    size: 112,
  }),
  column.drawn(
    'dailyUsed',
    'dailyUsed',
    {
      cell: (row, { say }) => (
        <DailyLimitCell
          row={row}
          noLimit={say('noDailyLimit')}
          labelOf={(share) => say('ofDailyLimit', { share })}
        />
      ),
      text: ({ today, currency }) => moneyText(today.dailyUsedMinor, currency, false),
    },
    { sort: 'dailyUsed', size: 224, align: 'end' },
  ),
  column.drawn(
    'ordersToday',
    'ordersToday',
    {
      cell: ({ today }) => (
        <span className="numeric">
          {today.paidCount} / {today.orderCount}
        </span>
      ),
      text: ({ today }) => `${today.paidCount} / ${today.orderCount}`,
    },
    { size: 112, align: 'end' },
  ),
  column.drawn(
    'successRate',
    'successRate',
    {
      cell: ({ today }) => <RatioCell ratio={today.successRate} />,
      text: ({ today }, { language }) => ratioText(today.successRate, language),
    },
    { size: 128, align: 'end' },
  ),
  column.count('processingOrderCount', 'inHand', { sort: 'processingOrderCount', size: 96 }),
  column.party('supplierName', 'supplier', {
    sort: 'supplierName',
    size: 168,
    note: ({ isProxy }, { say }) => (isProxy ? say('proxy') : null),
  }),
  column.words(
    'products',
    'products',
    ({ products }) => products.map(({ productId }) => productId).join(', '),
    { size: 128, card: 'none' },
  ),
  column.drawn(
    'paidToday',
    'paidToday',
    {
      cell: ({ today, currency }) => <MoneyCell amountMinor={today.paidMinor} currency={currency} />,
      text: ({ today, currency }) => moneyText(today.paidMinor, currency, false),
    },
    { size: 152, align: 'end', card: 'none' },
  ),
  column.drawn(
    'limits',
    'limits',
    {
      cell: (row) => <TextCell value={limitsText(row)} />,
      text: limitsText,
    },
    { size: 192, align: 'end', card: 'none' },
  ),
];

const moreColumns: readonly ResourceColumn[] = [
  column.text('accountName', 'holder', { size: 144, card: 'none' }),
  column.count('concurrencyLimit', 'concurrency', { card: 'none' }),
  column.count('weight', 'weight', { sort: 'weight', size: 80, card: 'none' }),
  column.words('floatMode', 'floatMode', (row, { say }) => floatWord(row.floatMode, say), {
    size: 112,
    card: 'none',
  }),
  column.text('currency', 'currency', { size: 80, card: 'none' }),
  column.time('lastHeartbeatAt', 'lastHeartbeat', { card: 'none' }),
  column.time('createdAt', 'createdAt', { sort: 'createdAt', card: 'none' }),
];

/** The columns of the accounts' kinds: a list of one kind does not repeat it in each row. */
export function columnsAt(fixed: Parameters<typeof kindsAt>[0]): readonly ResourceColumn[] {
  const kinds = kindsAt(fixed);
  return [
    column.text('name', 'name', { sort: 'name', pin: 'start', fixed: true, card: 'title', size: 208 }),
    column.status(
      'state',
      'state',
      (row, { say }) => ({ ...stateLooks[stateOf(row)], word: say(stateOf(row)) }),
      { card: 'badge', size: 136 },
    ),
    ...(kinds.length > 1 ? [kind] : []),
    identity(kinds),
    ...columns,
    place(kinds),
    ...moreColumns,
  ];
}
