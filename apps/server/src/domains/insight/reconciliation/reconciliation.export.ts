import { columnsFor, moneyCell, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'reconciliation.days'>;
const column = columnsFor<Row>();
const money = (id: string, title: ReturnType<typeof texts>, amountOf: (row: Row) => number | null) =>
  column.made(id, title, 'money', (row) => {
    const amountMinor = amountOf(row);
    return amountMinor === null ? null : moneyCell(amountMinor, row.currency);
  });

/** The reconciliation board. */
export const reconciliationExport = defineExport('reconciliation.days', {
  title: texts('对账', '對帳', 'Reconciliation'),
  fileStem: 'reconciliation',
  keyOf: ({ id }) => id,
  paging: 'pages',
  columns: [
    column.text('day', texts('日期', '日期', 'Day')),
    column.text('resourceName', titles.resourceName),
    column.text('supplierName', titles.supplierName),
    column.word('state', titles.status, {
      differs: texts('有差额', '有差額', 'Differs'),
      even: texts('已平', '已平', 'Balanced'),
      closed: texts('已关闭', '已關閉', 'Closed'),
      changed: texts('关闭后有变化', '關閉後有變化', 'Changed since closing'),
    }),
    column.text('currency', texts('币种', '幣別', 'Currency')),
    money('inMatched', texts('收入已匹配', '收入已比對', 'In, matched'), (row) => row.in.matched.amountMinor),
    money(
      'inOpen',
      texts('收入待处理', '收入待處理', 'In, open'),
      (row) => row.in.unmatched.amountMinor + row.in.suspicious.amountMinor,
    ),
    money('collected', texts('代收订单', '代收訂單', 'Collections'), (row) => row.in.orders.amountMinor),
    money('inDifference', texts('收入差额', '收入差額', 'Difference in'), (row) => row.in.differenceMinor),
    money(
      'outMatched',
      texts('支出已匹配', '支出已比對', 'Out, matched'),
      (row) => row.out.matched.amountMinor,
    ),
    money(
      'outOpen',
      texts('支出待处理', '支出待處理', 'Out, open'),
      (row) => row.out.unmatched.amountMinor + row.out.suspicious.amountMinor,
    ),
    money('paidOut', texts('代付订单', '代付訂單', 'Payouts'), (row) => row.out.orders.amountMinor),
    money('outDifference', texts('支出差额', '支出差額', 'Difference out'), (row) => row.out.differenceMinor),
    column.number('unreadCount', texts('未解析消息', '未解析訊息', 'Unread messages')),
    column.time('closedAt', texts('关闭时间', '關閉時間', 'Closed at')),
    column.text('closedBy', texts('关闭人', '關閉人', 'Closed by')),
  ],
});
