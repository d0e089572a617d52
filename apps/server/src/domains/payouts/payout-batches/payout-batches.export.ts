import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';
import { payoutBatchStateLabels } from '../../../kit/refusals/state-labels.ts';

type Row = RowOf<'payoutBatches.list'>;

const column = columnsFor<Row>();
const currencyOf = ({ currency }: Row): string => currency;

/** Payout batches with their sums. */
export const payoutBatchesExport = defineExport('payoutBatches.list', {
  title: texts('代付批次', '代付批次', 'Payout batches'),
  fileStem: 'payout-batches',
  keyOf: ({ id }) => id,
  paging: 'pages',
  columns: [
    column.text('batchCode', texts('批次号', '批次編號', 'Batch')),
    column.word('state', titles.status, payoutBatchStateLabels),
    column.text('supplierName', texts('供应商', '供應商', 'Supplier')),
    column.text('resourceName', texts('付款账户', '付款帳戶', 'Paying account')),
    column.text('templateName', texts('文件模板', '檔案範本', 'Template')),
    column.currency(currencyOf),
    column.number('orderCount', texts('笔数', '筆數', 'Payouts')),
    column.money('amountMinor', texts('总金额', '總金額', 'Amount'), currencyOf),
    column.number('openCount', texts('未决', '未決', 'Open')),
    column.number('paidCount', texts('已付笔数', '已付筆數', 'Paid')),
    column.money('paidMinor', texts('已付金额', '已付金額', 'Paid amount'), currencyOf),
    column.number('exceptionCount', texts('异常', '異常', 'Exceptions')),
    column.time('payoutTime', texts('付款时间', '付款時間', 'Payout time')),
    column.text('fileName', texts('文件', '檔案', 'File')),
    column.text('fileSha256', texts('文件 SHA-256', '檔案 SHA-256', 'SHA-256 of the file')),
    column.text('createdByName', texts('创建人', '建立者', 'Created by')),
    column.time('createdAt', titles.created),
    column.time('exportedAt', texts('导出时间', '匯出時間', 'Exported')),
    column.time('cancelledAt', texts('取消时间', '取消時間', 'Cancelled')),
    column.time('closedAt', texts('关闭时间', '關閉時間', 'Closed')),
    column.text('id', titles.id),
  ],
});
