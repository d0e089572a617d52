import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { currencies, titles, words } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'merchants.list'>;

const column = columnsFor<Row>();
const balanceOf = (row: Row, currency: string) =>
  row.balances.find((balance) => balance.currency === currency);

/** Merchants with their balances by currency. */
export const merchantsExport = defineExport('merchants.list', {
  title: texts('商户', '商家', 'Merchants'),
  fileStem: 'merchants',
  keyOf: ({ id }) => id,
  paging: 'pages',
  pinned: (filters) => (filters.sortBy ? filters : { ...filters, sortBy: 'createdAt', sortOrder: 'asc' }),
  columns: [
    column.text('mchId', titles.mchId),
    column.text('name', titles.name),
    column.text('account', titles.account),
    column.yesNo('enabled', titles.enabled),
    ...column.eachCurrency(
      'balance',
      texts('余额', '餘額', 'Balance'),
      currencies,
      (row, currency) => balanceOf(row, currency)?.balanceMinor,
    ),
    ...column.eachCurrency(
      'available',
      texts('可用余额', '可用餘額', 'Available'),
      currencies,
      (row, currency) => balanceOf(row, currency)?.availableMinor,
    ),
    column.made('products', texts('产品与费率', '產品與費率', 'Products and fees'), 'text', ({ products }) =>
      products
        .filter(({ enabled }) => enabled)
        .map(({ productId, feeRate }) => `${productId} (${feeRate})`)
        .join('; '),
    ),
    column.text('signProfile', texts('签名方式', '簽名方式', 'Signature')),
    column.text('callbackFormat', texts('回调格式', '回呼格式', 'Callback format')),
    column.text('defaultNotifyUrl', texts('默认回调地址', '預設回呼網址', 'Default callback URL')),
    column.made(
      'allowedIps',
      texts('允许的 IP', '允許的 IP', 'Addresses allowed'),
      'text',
      ({ allowedIps }) => (allowedIps === null ? null : allowedIps.join('; ')),
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
