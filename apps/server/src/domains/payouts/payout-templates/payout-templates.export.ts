import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'payoutTemplates.list'>;

const column = columnsFor<Row>();

/** Templates of bank files with their columns. */
export const payoutTemplatesExport = defineExport('payoutTemplates.list', {
  title: texts('代付批次模板', '代付批次範本', 'Payout batch templates'),
  fileStem: 'payout-templates',
  keyOf: ({ id }) => id,
  paging: 'pages',
  columns: [
    column.text('name', titles.name),
    column.text('bankName', texts('银行', '銀行', 'Bank')),
    column.made('definition', texts('格式', '格式', 'Format'), 'text', ({ definition }) => definition.format),
    column.yesNo('readsResults', texts('读取结果文件', '讀取結果檔案', 'Reads results')),
    column.yesNo('enabled', titles.enabled),
    column.text('updatedByName', texts('修改人', '修改者', 'Changed by')),
    column.time('createdAt', titles.created),
    column.time('updatedAt', titles.changed),
  ],
});
