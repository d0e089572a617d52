import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';
import { ledgerWords, statementWords } from './party-statement.labels.ts';

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
    column.time('at', titles.time),
    column.word('ownerKind', texts('归属类型', '歸屬類型', 'Owner kind'), {
      merchant: texts('商户', '商家', 'Merchant'),
      supplier: texts('供应商', '供應商', 'Supplier'),
      platform: texts('平台', '平台', 'Platform'),
    }),
    column.text('ownerName', texts('归属', '歸屬', 'Owner')),
    column.word('accountKind', statementWords.account, ledgerWords.accountKind),
    column.currency(currencyOf),
    column.money('amountMinor', titles.amount, currencyOf),
    column.money('balanceAfterMinor', texts('变动后余额', '變動後餘額', 'Balance after'), currencyOf),
    column.word('purpose', statementWords.line, ledgerWords.purpose),
    column.word('kind', titles.type, {
      single: texts('直接入账', '直接入帳', 'Direct'),
      pending: texts('暂记', '暫記', 'Pending'),
      post: texts('入账', '入帳', 'Posted'),
      void: texts('作废', '作廢', 'Voided'),
    }),
    column.text('orderCode', titles.orderCode),
    column.text('merchantOrderNo', titles.merchantOrderNo),
    column.number('version', texts('账户序号', '帳戶序號', 'Number in the account')),
    column.text('transferId', texts('转账编号', '轉帳編號', 'Transfer')),
    column.text('reverses', texts('冲正的转账', '沖正的轉帳', 'Reverses')),
    column.text('reason', titles.reason),
  ],
});
