import { texts } from '../../../kit/exporting/export-columns.ts';

/** Codes of the ledger in words. */
export const ledgerWords = {
  accountKind: {
    merchantPayable: texts('商户余额', '商家餘額', 'Merchant payable'),
    supplierReceivable: texts('供应商应收', '供應商應收', 'Supplier receivable'),
    supplierDeposit: texts('供应商押金', '供應商押金', 'Supplier deposit'),
    feeIncome: texts('手续费收入', '手續費收入', 'Fee income'),
    commissionExpense: texts('佣金支出', '佣金支出', 'Commission expense'),
    payoutClearing: texts('代付清算', '代付清算', 'Payout clearing'),
    adjustment: texts('调账', '調帳', 'Adjustment'),
  },
  purpose: {
    principal: texts('本金', '本金', 'Principal'),
    fee: texts('手续费', '手續費', 'Fee'),
    commission: texts('佣金', '佣金', 'Commission'),
    reservation: texts('冻结', '凍結', 'Reservation'),
    residue: texts('匹配差额', '比對差額', 'Match residue'),
    adjustment: texts('调账', '調帳', 'Adjustment'),
  },
} as const;

/** Words of an account statement. */
export const statementWords = {
  title: texts('资金对账单', '資金對帳單', 'Account statement'),
  opening: texts('期初余额', '期初餘額', 'Opening balance'),
  closing: texts('期末余额', '期末餘額', 'Closing balance'),
  reversal: texts('冲正', '沖正', 'reversal'),
  sum: texts('合计', '合計', 'Sum'),
  line: texts('用途', '用途', 'Purpose'),
  in: texts('收入', '收入', 'In'),
  out: texts('支出', '支出', 'Out'),
  balance: texts('余额', '餘額', 'Balance after'),
  count: texts('笔数', '筆數', 'Entries'),
  transfer: texts('转账编号', '轉帳編號', 'Transfer'),
  account: texts('账户', '帳戶', 'Account'),
  merchant: texts('商户', '商家', 'Merchant'),
  supplier: texts('供应商', '供應商', 'Supplier'),
  period: texts('期间', '期間', 'Period'),
  until: texts('截至', '截至', 'Up to'),
  timeZone: texts('时区', '時區', 'Time zone'),
  checksum: texts('校验码（SHA-256）', '校驗碼（SHA-256）', 'Checksum (SHA-256)'),
  note: texts('备注', '備註', 'Note'),
} as const;
