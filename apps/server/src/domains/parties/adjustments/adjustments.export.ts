import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'adjustments.list'>;

const column = columnsFor<Row>();
const currencyOf = ({ currency }: Row): string => currency;

/** Manual postings. */
export const adjustmentsExport = defineExport('adjustments.list', {
  title: texts('调账', '調帳', 'Adjustments'),
  fileStem: 'adjustments',
  keyOf: ({ id }) => id,
  paging: ({ sortBy = 'requestedAt' }) => (sortBy === 'requestedAt' ? 'cursor' : 'pages'),
  columns: [
    column.time('requestedAt', texts('申请时间', '申請時間', 'Asked at')),
    column.word('kind', titles.type, {
      merchantBalance: texts('商户余额调整', '商家餘額調整', 'Merchant balance'),
      merchantClearing: texts('商户余额清零', '商家餘額清零', 'Merchant clearing'),
      supplierDeposit: texts('供应商押金调整', '供應商押金調整', 'Supplier deposit'),
    }),
    column.text('ownerName', texts('归属', '歸屬', 'Owner')),
    column.currency(currencyOf),
    column.money('amountMinor', titles.amount, currencyOf),
    column.text('reason', titles.reason),
    column.word('state', titles.status, {
      awaitingApproval: texts('待复核', '待複核', 'Awaiting approval'),
      posted: texts('已入账', '已入帳', 'Posted'),
      refused: texts('已拒绝', '已拒絕', 'Refused'),
    }),
    column.text('requestedBy', texts('申请人', '申請人', 'Asked by')),
    column.text('decidedBy', texts('复核人', '複核人', 'Decided by')),
    column.time('decidedAt', texts('复核时间', '複核時間', 'Decided at')),
    column.text('refusalReason', texts('拒绝原因', '拒絕原因', 'Reason of refusal')),
    column.text('transferId', texts('转账编号', '轉帳編號', 'Transfer')),
    column.text('id', titles.id),
  ],
});
