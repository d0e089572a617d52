import { columnsFor, moneyCell, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles, words } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'resources.list'>;

const column = columnsFor<Row>();
const currencyOf = ({ currency }: Row): string => currency;

/** Receiving accounts with limits and today's figures. Account numbers are masked as in the list. */
export const resourcesExport = defineExport('resources.list', {
  title: texts('收款账户', '收款帳戶', 'Receiving accounts'),
  fileStem: 'accounts-receiving',
  keyOf: ({ id }) => id,
  paging: 'cursor',
  pinned: (filters) => (filters.sortBy ? filters : { ...filters, sortBy: 'createdAt', sortOrder: 'asc' }),
  columns: [
    column.text('name', titles.name),
    column.word('kind', titles.type, words.resourceKind),
    column.text('supplierName', titles.supplierName),
    column.word('state', titles.status, {
      0: texts('启用', '啟用', 'Enabled'),
      1: texts('停用', '停用', 'Disabled'),
    }),
    column.word('monitorState', texts('监控状态', '監控狀態', 'Monitor'), {
      notNeeded: texts('不需要', '不需要', 'Not needed'),
      online: texts('在线', '線上', 'Online'),
      stale: texts('心跳延迟', '心跳延遲', 'Late'),
      offline: texts('离线', '離線', 'Offline'),
    }),
    column.made('products', titles.products, 'text', ({ products }) =>
      products.map(({ productId }) => productId).join('; '),
    ),
    column.currency(currencyOf),
    column.money('minAmountMinor', titles.minAmount, currencyOf),
    column.money('maxAmountMinor', titles.maxAmount, currencyOf),
    column.money('dailyLimitMinor', texts('日限额', '日限額', 'Daily limit'), currencyOf),
    column.made(
      'dailyUsedMinor',
      texts('今日已用', '今日已用', 'Used today'),
      'money',
      ({ today, currency }) => moneyCell(today.dailyUsedMinor, currency),
    ),
    column.made(
      'paidTodayMinor',
      texts('今日成功金额', '今日成功金額', 'Paid today'),
      'money',
      ({ today, currency }) => moneyCell(today.paidMinor, currency),
    ),
    column.made(
      'ordersToday',
      texts('今日订单', '今日訂單', 'Orders today'),
      'number',
      ({ today }) => today.orderCount,
    ),
    column.number('processingOrderCount', texts('处理中订单', '處理中訂單', 'Orders in hand')),
    column.number('concurrencyLimit', texts('并发上限', '並行上限', 'Orders at once')),
    column.number('weight', titles.weight),
    column.text('bankName', texts('银行', '銀行', 'Bank')),
    column.text('accountName', texts('户名', '戶名', 'Account name')),
    column.text('cardNumberMasked', titles.cardNumber),
    column.text('ifscCode', texts('IFSC', 'IFSC', 'IFSC')),
    column.text('vpa', texts('UPI 地址', 'UPI 地址', 'UPI address')),
    column.text('mobileNumberMasked', texts('手机号', '手機號碼', 'Mobile number')),
    column.text('paybillNumber', texts('Paybill', 'Paybill', 'Paybill')),
    column.text('tillNumber', texts('Till', 'Till', 'Till')),
    column.text('usdtAddress', texts('USDT 地址', 'USDT 地址', 'USDT address')),
    column.text('usdtNetwork', texts('网络', '網路', 'Network')),
    column.text('gatewayName', texts('网关', '閘道', 'Gateway')),
    column.text('gatewayId', texts('网关编号', '閘道編號', 'Gateway id')),
    column.text('monitorId', titles.monitorId),
    column.time('lastHeartbeatAt', texts('最近心跳', '最近心跳', 'Last heartbeat')),
    column.text('timeZone', texts('账户时区', '帳戶時區', 'Time zone')),
    column.time('createdAt', titles.created),
    column.time('updatedAt', titles.changed),
    column.text('id', titles.id),
  ],
});
