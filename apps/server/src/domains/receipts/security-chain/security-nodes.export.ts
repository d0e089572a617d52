import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles, words } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'securityNodes.list'>;

const column = columnsFor<Row>();
const currencyOf = ({ currency }: Row): string => currency;

/** Messages of chains, with the balances that they state. */
export const securityNodesExport = defineExport('securityNodes.list', {
  title: texts('安全链消息', '安全鏈訊息', 'Security chain messages'),
  fileStem: 'security-chain-messages',
  keyOf: ({ id }) => id,
  paging: ({ sortBy = 'receivedAt' }) => (sortBy === 'receivedAt' ? 'cursor' : 'pages'),
  columns: [
    column.time('receivedAt', texts('接收时间', '接收時間', 'Received at')),
    column.text('resourceName', titles.resourceName),
    column.text('supplierName', titles.supplierName),
    column.text('cardNumberMasked', titles.cardNumber),
    column.word('kind', titles.type, words.statementKind),
    column.word('direction', titles.direction, words.moneyDirection),
    column.currency(currencyOf),
    column.money('amountMinor', titles.amount, currencyOf),
    column.money('previousBalanceMinor', texts('上一余额', '上一餘額', 'Previous balance'), currencyOf),
    column.money('balanceMinor', texts('消息余额', '訊息餘額', 'Stated balance'), currencyOf),
    column.money('expectedBalanceMinor', texts('应有余额', '應有餘額', 'Expected balance'), currencyOf),
    column.money('differenceMinor', texts('差额', '差額', 'Difference'), currencyOf),
    column.word('state', titles.status, {
      start: texts('起点', '起點', 'Start'),
      linked: texts('已衔接', '已銜接', 'Linked'),
      broken: texts('断裂', '斷裂', 'Broken'),
      replayed: texts('重复', '重複', 'Replayed'),
    }),
    column.yesNo('reliable', texts('可靠', '可靠', 'Reliable')),
    column.yesNo('checked', texts('已完成订单', '已完成訂單', 'Completed an order')),
    column.yesNo('flagged', texts('断链时完成', '斷鏈時完成', 'Paid while broken')),
    column.text('orderCode', titles.orderCode),
    column.text('patchId', texts('修复编号', '修復編號', 'Patch id')),
    column.time('createdAt', titles.createdAt),
    column.text('id', titles.id),
  ],
});
