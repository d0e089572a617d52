import type { Texts } from '@platform/sdk/errors';
import { payoutStatusIds } from '@platform/sdk/rules';
import { columnsFor, moneyCell, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type ExportNames, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles, words } from '../../../kit/exporting/export-titles.ts';
import { orderMarks } from './orders.labels.ts';
import { orderStatusLabel, payoutStatusNames } from './orders.state-label.ts';

type Row = RowOf<'orders.list'>;

const column = columnsFor<Row>();
const currencyOf = ({ currency }: Row): string => currency;
const notForMerchants = { hiddenFrom: ['merchant'] } as const;
const notForSuppliers = { hiddenFrom: ['suppliers'] } as const;

const byId = <Id extends number>(options: readonly { readonly id: Id; readonly name: Texts }[]) =>
  Object.fromEntries(options.map(({ id, name }) => [id, name])) as Record<Id, Texts>;

/** As the list on the screen: the person of a payout is its beneficiary, not its payer. */
const payoutNames: ExportNames = {
  title: texts('代付订单', '代付訂單', 'Payouts'),
  fileStem: 'payouts',
  columns: {
    amountMinor: texts('代付金额', '代付金額', 'Amount'),
    payoutStatus: titles.status,
    status: texts('订单状态', '訂單狀態', 'Order status'),
    receivedMinor: texts('实付金额', '實付金額', 'Paid amount'),
    resourceName: texts('付款账户', '付款帳戶', 'Paying account'),
    userName: texts('收款人姓名', '收款人姓名', 'Beneficiary'),
    cardNumberMasked: texts('收款卡号', '收款卡號', 'Card number'),
    bankName: texts('收款银行', '收款銀行', 'Bank'),
    vpa: texts('收款 UPI 地址', '收款 UPI 地址', 'UPI address'),
    address: texts('收款人地址', '收款人地址', 'Address'),
    usdtAddress: texts('收款 USDT 地址', '收款 USDT 地址', 'USDT address'),
    ipAddress: texts('下单 IP', '下單 IP', 'Client IP'),
  } satisfies Partial<Record<keyof Row, Texts>>,
};

/** Collection and payout orders. Columns that the caller may not see are omitted, not just emptied. */
export const ordersExport = defineExport('orders.list', {
  title: texts('订单', '訂單', 'Orders'),
  fileStem: 'orders',
  keyOf: ({ id }) => id,
  paging: ({ sortBy = 'createdAt' }) => (sortBy === 'createdAt' ? 'cursor' : 'pages'),
  namesFor: ({ orderType }) => (orderType === '2' ? payoutNames : undefined),
  // The pool is listed only when asked for.
  forSelected: ({ sortBy, sortOrder, payoutStatus }) => ({
    ...(sortBy && { sortBy }),
    ...(sortOrder && { sortOrder }),
    ...(payoutStatus === payoutStatusIds.awaiting && { payoutStatus }),
    notInOrderStatusIds: [],
  }),
  columns: [
    column.text('orderCode', titles.orderCode),
    column.text('merchantOrderNo', titles.merchantOrderNo),
    column.word('orderType', titles.type, words.orderType),
    column.made(
      'status',
      titles.status,
      'text',
      (row, language) => orderStatusLabel(row)?.[language] ?? String(row.status),
    ),
    column.word('payoutStatus', texts('代付状态', '代付狀態', 'Payout state'), payoutStatusNames),
    column.currency(currencyOf),
    column.money('amountMinor', texts('订单金额', '訂單金額', 'Amount'), currencyOf),
    column.money('receivedMinor', texts('到账金额', '入帳金額', 'Received'), currencyOf),
    column.money('payAmountMinor', texts('应付金额', '應付金額', 'Amount due'), currencyOf),
    column.money('feeMinor', texts('手续费', '手續費', 'Fee'), currencyOf, notForSuppliers),
    column.money('commissionMinor', texts('佣金', '佣金', 'Commission'), currencyOf, notForMerchants),
    column.made(
      'usdtCountMicro',
      texts('USDT 数量', 'USDT 數量', 'USDT count'),
      'number',
      ({ usdtCountMicro }) => (usdtCountMicro === null ? null : moneyCell(usdtCountMicro, 'USDT')),
    ),
    column.text('merchantName', titles.merchantName, notForMerchants),
    column.text('mchId', titles.mchId),
    column.text('supplierName', titles.supplierName, notForMerchants),
    column.yesNo('isProxy', texts('团队代理', '團隊代理', 'Team proxy'), notForMerchants),
    column.text('resourceName', titles.resourceName, notForMerchants),
    column.number('productId', texts('产品', '產品', 'Product')),
    column.number('mainProductId', texts('主产品', '主產品', 'Main product')),
    column.number(
      'askedProductId',
      texts('商户请求的动态产品', '商家請求的動態產品', 'Dynamic product asked for'),
    ),
    column.word('mark', texts('标记', '標記', 'Label'), byId(orderMarks), notForMerchants),
    column.word('supplementStatus', texts('补单状态', '補單狀態', 'Supplement'), {
      0: texts('未补单', '未補單', 'Not supplemented'),
      1: texts('已补单', '已補單', 'Supplemented'),
    }),
    column.word('supplementType', texts('补单类型', '補單類型', 'Supplement type'), {
      1: texts('普通补单', '一般補單', 'Ordinary'),
      2: texts('冲抵补单', '沖抵補單', 'Offset'),
    }),
    column.word('processState', texts('异常处理', '異常處理', 'Exception handling'), {
      0: texts('无异常', '無異常', 'No exception'),
      1: texts('待处理', '待處理', 'Open'),
      2: texts('已处理', '已處理', 'Handled'),
    }),
    column.text('utr', texts('UTR / 交易哈希', 'UTR / 交易雜湊', 'UTR / hash')),
    column.text('identifyCode', texts('识别码', '識別碼', 'Identify code')),
    column.text('userName', texts('付款人姓名', '付款人姓名', 'Payer name')),
    column.text('validateUserName', texts('核验姓名', '核驗姓名', 'Validated name')),
    column.text('cardNumberMasked', titles.cardNumber),
    column.text('bankName', texts('银行', '銀行', 'Bank')),
    column.text('ifscCode', texts('IFSC', 'IFSC', 'IFSC')),
    column.text('vpa', texts('UPI 地址', 'UPI 地址', 'UPI address')),
    column.text('mode', texts('支付方式', '支付方式', 'Mode')),
    column.text('address', texts('付款地址', '付款地址', 'Payer address')),
    column.text('usdtAddress', texts('USDT 地址', 'USDT 地址', 'USDT address')),
    column.text('ipAddress', texts('付款人 IP', '付款人 IP', 'Payer IP')),
    column.text('subject', texts('标题', '標題', 'Subject')),
    column.text('body', texts('商品描述', '商品描述', 'Body')),
    column.text('description', texts('备注', '備註', 'Description')),
    column.text('rejectReason', texts('驳回原因', '駁回原因', 'Reason of rejection')),
    column.text('claimedBy', texts('认领人', '認領人', 'Claimed by'), notForMerchants),
    column.text('batchId', texts('上传批次', '上傳批次', 'Upload batch')),
    column.text('payoutBatchId', texts('代付批次', '代付批次', 'Payout batch'), notForMerchants),
    column.number('callbackAttempts', texts('回调次数', '回呼次數', 'Callback attempts')),
    column.time('lastCallbackAt', texts('最近回调', '最近回呼', 'Last callback')),
    column.text('notifyUrl', texts('回调地址', '回呼網址', 'Notify URL')),
    column.text('returnUrl', texts('返回地址', '返回網址', 'Return URL')),
    column.time('createdAt', titles.createdAt),
    column.time('expiresAt', texts('过期时间', '到期時間', 'Expires at')),
    column.time('completedAt', texts('完成时间', '完成時間', 'Completed at')),
    column.time('reversedAt', texts('冲正时间', '沖正時間', 'Reversed at')),
    column.made('extra', texts('附加字段', '附加欄位', 'Extra fields'), 'text', ({ extra }) =>
      Object.keys(extra).length > 0 ? JSON.stringify(extra) : null,
    ),
    column.text('id', titles.id, { hiddenFrom: ['merchant', 'suppliers'] }),
  ],
});
