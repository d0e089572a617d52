import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'fundRecords.list'>;

const column = columnsFor<Row>();
const currencyOf = ({ currency }: Row): string => currency;

/** Ledger entries. A negative amount reduced the account's balance. */
export const fundRecordsExport = defineExport('fundRecords.list', {
  title: texts('资金记录', '資金記錄', 'Fund records'),
  fileStem: 'fund-records',
  keyOf: ({ id }) => id,
  paging: 'cursor',
  columns: [
    column.time('at', texts('时间', '時間', 'Time')),
    column.word('ownerKind', texts('归属类型', '歸屬類型', 'Owner kind'), {
      merchant: texts('商户', '商家', 'Merchant'),
      supplier: texts('供应商', '供應商', 'Supplier'),
      platform: texts('平台', '平台', 'Platform'),
    }),
    column.text('ownerName', texts('归属', '歸屬', 'Owner')),
    column.word('accountKind', texts('账户', '帳戶', 'Account'), {
      merchantPayable: texts('商户余额', '商家餘額', 'Merchant payable'),
      supplierReceivable: texts('供应商应收', '供應商應收', 'Supplier receivable'),
      supplierDeposit: texts('供应商押金', '供應商押金', 'Supplier deposit'),
      feeIncome: texts('手续费收入', '手續費收入', 'Fee income'),
      commissionExpense: texts('佣金支出', '佣金支出', 'Commission expense'),
      payoutClearing: texts('代付清算', '代付清算', 'Payout clearing'),
      adjustment: texts('调账', '調帳', 'Adjustment'),
    }),
    column.currency(currencyOf),
    column.money('amountMinor', titles.amount, currencyOf),
    column.money('balanceAfterMinor', texts('变动后余额', '變動後餘額', 'Balance after'), currencyOf),
    column.word('purpose', texts('用途', '用途', 'Purpose'), {
      principal: texts('本金', '本金', 'Principal'),
      fee: texts('手续费', '手續費', 'Fee'),
      commission: texts('佣金', '佣金', 'Commission'),
      reservation: texts('冻结', '凍結', 'Reservation'),
      residue: texts('匹配差额', '比對差額', 'Match residue'),
      adjustment: texts('调账', '調帳', 'Adjustment'),
    }),
    column.word('kind', titles.type, {
      single: texts('直接入账', '直接入帳', 'Direct'),
      pending: texts('冻结', '凍結', 'Pending'),
      post: texts('入账', '入帳', 'Posted'),
      void: texts('撤销', '撤銷', 'Voided'),
    }),
    column.text('orderCode', titles.orderCode),
    column.text('merchantOrderNo', titles.merchantOrderNo),
    column.number('version', texts('账户序号', '帳戶序號', 'Number in the account')),
    column.text('transferId', texts('转账编号', '轉帳編號', 'Transfer')),
    column.text('reverses', texts('冲正的转账', '沖正的轉帳', 'Reverses')),
  ],
});
