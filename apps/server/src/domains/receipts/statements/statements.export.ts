import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles, words } from '../../../kit/exporting/export-titles.ts';
import { statementStateLabels, statementSuspicionLabels } from '../../../kit/refusals/state-labels.ts';

type Row = RowOf<'statements.list'>;

const column = columnsFor<Row>();
const currencyOf = ({ currency }: Row): string | null => currency;

/** Export of statement records, with raw text and parsed fields. */
export const statementsExport = defineExport('statements.list', {
  title: texts('流水记录', '流水記錄', 'Statements'),
  fileStem: 'statements',
  keyOf: ({ id }) => id,
  paging: ({ sortBy = 'storedAt' }) => (sortBy === 'storedAt' ? 'cursor' : 'pages'),
  columns: [
    column.word('kind', titles.type, words.statementKind),
    column.word('state', titles.status, statementStateLabels),
    column.word('suspicion', texts('可疑原因', '可疑原因', 'Suspicion'), statementSuspicionLabels),
    column.word('direction', titles.direction, words.moneyDirection),
    column.currency(currencyOf),
    column.money('amountMinor', titles.amount, currencyOf),
    column.money('balanceMinor', texts('余额', '餘額', 'Balance'), currencyOf),
    column.text('utr', titles.utr),
    column.text('orderCode', titles.orderCode),
    column.text('suspectedOrderCode', texts('疑似订单', '疑似訂單', 'Suspected order')),
    {
      id: 'otherOrderCodes',
      title: texts('同笔其他订单', '同筆其他訂單', 'Other orders'),
      kind: 'text',
      value: ({ otherOrderCodes }) => (otherOrderCodes.length > 0 ? otherOrderCodes.join(' ') : null),
    },
    column.text('payerName', texts('付款人', '付款人', 'Payer')),
    column.text('remark', texts('附言', '附言', 'Remark')),
    column.text('resourceName', titles.resourceName),
    column.text('cardNumberMasked', titles.cardNumber),
    column.text('accountTail', texts('账户尾号', '帳戶末碼', 'End of the account number')),
    column.text('supplierName', titles.supplierName),
    column.text('monitorId', titles.monitorId),
    column.text('sender', texts('发送方', '傳送方', 'Sender')),
    column.text('rawText', texts('原文', '原文', 'Raw text')),
    column.text('timeText', texts('原文时间', '原文時間', 'Time as written')),
    column.text('templateName', texts('解析模板', '解析範本', 'Template')),
    column.text('matchedBy', texts('处理人', '處理人', 'Handled by')),
    column.text('reason', titles.reason),
    column.time('receivedAt', texts('接收时间', '接收時間', 'Received at')),
    column.time('storedAt', texts('入库时间', '入庫時間', 'Stored at')),
    column.time('matchedAt', texts('匹配时间', '比對時間', 'Matched at')),
    column.text('id', titles.id),
  ],
});
