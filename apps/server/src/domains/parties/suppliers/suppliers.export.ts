import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { currencies, titles, words } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'suppliers.list'>;

const column = columnsFor<Row>();
const balanceOf = (row: Row, currency: string) =>
  row.balances.find((balance) => balance.currency === currency);
const todayOf = (row: Row, currency: string) => row.today.find((figures) => figures.currency === currency);

/** Suppliers with their debts and deposits by currency. */
export const suppliersExport = defineExport('suppliers.list', {
  title: texts('供应商', '供應商', 'Suppliers'),
  fileStem: 'suppliers',
  keyOf: ({ id }) => id,
  paging: 'pages',
  pinned: (filters) => (filters.sortBy ? filters : { ...filters, sortBy: 'createdAt', sortOrder: 'asc' }),
  columns: [
    column.text('name', titles.name),
    column.text('account', titles.account),
    column.text('parentName', texts('上级', '上級', 'Leader')),
    column.number('proxyCount', texts('直属代理', '直屬代理', 'Direct proxies')),
    column.yesNo('enabled', titles.enabled),
    column.number('resourceCount', titles.accountCount),
    column.number('enabledResourceCount', titles.enabledAccountCount),
    ...column.eachCurrency(
      'deposit',
      texts('押金', '押金', 'Deposit'),
      currencies,
      (row, currency) => balanceOf(row, currency)?.depositMinor,
    ),
    ...column.eachCurrency(
      'receivable',
      texts('应收', '應收', 'Receivable'),
      currencies,
      (row, currency) => balanceOf(row, currency)?.receivableMinor,
    ),
    ...column.eachCurrency(
      'available',
      texts('可用额度', '可用額度', 'Available'),
      currencies,
      (row, currency) => balanceOf(row, currency)?.availableMinor,
    ),
    ...column.eachCurrency(
      'paidToday',
      texts('今日成功金额', '今日成功金額', 'Paid today'),
      currencies,
      (row, currency) => todayOf(row, currency)?.paidMinor,
    ),
    ...column.eachCurrency(
      'payoutsToday',
      texts('今日代付金额', '今日代付金額', 'Paid out today'),
      currencies,
      (row, currency) => todayOf(row, currency)?.paidPayoutMinor,
    ),
    column.yesNo('enableGoogleVerify', titles.authenticatorRequired),
    column.yesNo('confirmBind', titles.authenticatorBound),
    column.yesNo('allowModify', titles.allowModify),
    column.yesNo('hasPayPassword', titles.payPassword),
    column.word('kycState', titles.kycState, words.kyc),
    column.time('createdAt', titles.created),
    column.time('updatedAt', titles.changed),
  ],
});
