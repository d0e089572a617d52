import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles, words } from '../../../kit/exporting/export-titles.ts';
import { statementStateLabels, statementSuspicionLabels } from '../../../kit/refusals/state-labels.ts';

type Row = RowOf<'statements.list'>;

const column = columnsFor<Row>();
const currencyOf = ({ currency }: Row): string | null => currency;

const chainWords: Readonly<Record<string, ReturnType<typeof texts>>> = {
  start: texts('起点', '起點', 'Start'),
  linked: texts('已衔接', '已銜接', 'Linked'),
  broken: texts('断裂', '斷裂', 'Broken'),
  replayed: texts('重复', '重複', 'Replayed'),
};

/** Export of statement records, with raw text and parsed fields. */
export const statementsExport = defineExport('statements.list', {
  title: texts('流水记录', '流水記錄', 'Statements'),
  fileStem: 'statements',
  keyOf: ({ id }) => id,
  paging: ({ sortBy = 'storedAt' }) => (sortBy === 'storedAt' ? 'cursor' : 'pages'),
  columns: [
    column.word('kind', texts('来源', '來源', 'Source'), words.statementKind),
    column.word('state', titles.status, statementStateLabels),
    column.word('suspicion', texts('可疑原因', '可疑原因', 'Suspicion'), statementSuspicionLabels),
    column.word('direction', titles.direction, words.moneyDirection),
    column.currency(currencyOf),
    column.money('amountMinor', titles.amount, currencyOf),
    column.money('balanceMinor', texts('余额', '餘額', 'Balance'), currencyOf),
    column.text('utr', texts('流水号', '交易序號', 'Reference')),
    column.text('orderCode', texts('订单', '訂單', 'Order')),
    column.text('suspectedOrderCode', texts('疑似订单', '疑似訂單', 'Suspected order')),
    {
      id: 'otherOrderCodes',
      title: texts('同笔其他订单', '同筆其他訂單', 'Other orders'),
      kind: 'text',
      value: ({ otherOrderCodes }) => (otherOrderCodes.length > 0 ? otherOrderCodes.join(' ') : null),
    },
    column.text('payerName', texts('对方姓名', '對方姓名', 'Other party')),
    column.text('remark', texts('附言', '附言', 'Remark')),
    column.text('resourceName', texts('账户', '帳戶', 'Account')),
    column.text('cardNumberMasked', titles.cardNumber),
    column.text('accountTail', texts('账户尾号', '帳戶末碼', 'Account digits')),
    column.text('supplierName', titles.supplierName),
    column.text('monitorId', texts('设备', '裝置', 'Device')),
    column.text('sender', texts('发送方', '傳送方', 'Sender')),
    column.text('rawText', texts('原文', '原文', 'Raw text')),
    column.text('timeText', texts('原文时间', '原文時間', 'Time as written')),
    column.text('templateName', texts('解析模板', '解析範本', 'Template')),
    column.text('matchedBy', texts('处理人', '處理人', 'Handled by')),
    column.text('reason', texts('处理原因', '處理原因', 'Reason')),
    column.number('sequence', texts('设备序号', '裝置序號', 'Device sequence')),
    column.text('messageId', texts('消息编号', '訊息編號', 'Message id')),
    column.made('network', texts('网络', '網路', 'Network'), 'text', ({ usdt }) => usdt?.network ?? null),
    column.made(
      'from',
      texts('付款地址', '付款地址', 'From address'),
      'text',
      ({ usdt }) => usdt?.from ?? null,
    ),
    column.made('to', texts('收款地址', '收款地址', 'To address'), 'text', ({ usdt }) => usdt?.to ?? null),
    column.made('confirmations', texts('确认数', '確認數', 'Confirmations'), 'number', ({ usdt }) =>
      usdt ? usdt.confirmations : null,
    ),
    column.made('chain', texts('安全链', '安全鏈', 'Security chain'), 'text', ({ chain }, language) =>
      chain === null ? null : (chainWords[chain.state]?.[language] ?? chain.state),
    ),
    column.time('receivedAt', texts('消息时间', '訊息時間', 'Message time')),
    column.time('storedAt', texts('入库时间', '入庫時間', 'Stored')),
    column.time('matchedAt', texts('匹配时间', '比對時間', 'Matched at')),
    column.text('id', titles.id),
  ],
});
