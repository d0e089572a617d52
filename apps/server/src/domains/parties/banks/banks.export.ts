import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'banks.list'>;

const column = columnsFor<Row>();

/** Banks with their names, numbers and IFSC prefixes. */
export const banksExport = defineExport('banks.list', {
  title: texts('银行', '銀行', 'Banks'),
  fileStem: 'banks',
  keyOf: ({ id }) => id,
  paging: 'pages',
  columns: [
    column.text('country', texts('国家', '國家', 'Country')),
    column.text('number', texts('编号', '編號', 'Number')),
    column.text('shortName', texts('简称', '簡稱', 'Short name')),
    column.made('names', titles.name, 'text', ({ names }, language) => names[language]),
    column.text('ifscPrefix', texts('IFSC 前缀', 'IFSC 前綴', 'IFSC prefix')),
    column.made('smsSenders', texts('短信发件人', '簡訊寄件人', 'SMS senders'), 'text', ({ smsSenders }) =>
      smsSenders.join('; '),
    ),
    column.yesNo('enabled', titles.enabled),
    column.time('createdAt', titles.created),
    column.time('updatedAt', titles.changed),
  ],
});
