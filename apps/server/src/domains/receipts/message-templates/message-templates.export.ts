import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles, words } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'messageTemplates.list'>;

const column = columnsFor<Row>();
const { sms, webMessage } = words.statementKind;

/** Message templates in matching order, with patterns and samples. */
export const messageTemplatesExport = defineExport('messageTemplates.list', {
  title: texts('消息模板', '訊息範本', 'Message templates'),
  fileStem: 'message-templates',
  keyOf: ({ id }) => id,
  paging: 'pages',
  columns: [
    column.number('priority', texts('优先级', '優先順序', 'Priority')),
    column.text('name', titles.name),
    column.word('kind', titles.type, { sms, webMessage }),
    column.word('accountKind', texts('账户类型', '帳戶類型', 'Account kind'), words.resourceKind),
    column.text('bankName', texts('银行', '銀行', 'Bank')),
    column.currency(({ currency }) => currency),
    column.word('direction', titles.direction, words.moneyDirection),
    column.yesNo('enabled', titles.enabled),
    column.text('senderPattern', texts('发送方规则', '傳送方規則', 'Sender pattern')),
    column.text('pattern', texts('内容规则', '內容規則', 'Pattern')),
    column.text('sampleSender', texts('样例发送方', '範例傳送方', 'Sample sender')),
    column.text('sample', texts('样例', '範例', 'Sample')),
    column.number('readCount', texts('已解析', '已解析', 'Parsed')),
    column.number('readLast7Days', texts('近 7 天解析', '近 7 天解析', 'Parsed in 7 days')),
    column.time('lastReadAt', texts('最近解析', '最近解析', 'Last parsed')),
    column.time('createdAt', titles.createdAt),
    column.time('updatedAt', titles.updatedAt),
    column.text('id', titles.id),
  ],
});
