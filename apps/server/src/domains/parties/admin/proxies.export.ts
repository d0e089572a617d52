import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { currencies, titles } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'admin.listSupplierProxies'>;

const column = columnsFor<Row>();
const balanceOf = (row: Row, currency: string) =>
  row.balances.find((balance) => balance.currency === currency);
const todayOf = (row: Row, currency: string) => row.today.find((figures) => figures.currency === currency);

/** Team proxies with their rates, balances and figures of today. */
export const proxiesExport = defineExport('admin.listSupplierProxies', {
  title: texts('团队代理', '團隊代理', 'Team proxies'),
  fileStem: 'team-proxies',
  keyOf: ({ supplierId }) => supplierId,
  paging: 'pages',
  columns: [
    column.text('account', titles.account),
    column.text('nickname', titles.nickname),
    column.text('parentName', texts('上级', '上級', 'Above it')),
    column.number('depth', texts('层级', '層級', 'Level')),
    column.yesNo('enabled', titles.enabled),
    column.yesNo('online', titles.online),
    column.number('resourceCount', titles.accountCount),
    column.number('enabledResourceCount', titles.enabledAccountCount),
    column.made('rates', texts('佣金率', '佣金率', 'Commission rates'), 'text', ({ rates }) =>
      rates.map(({ productId, commissionRate }) => `${productId} (${commissionRate})`).join('; '),
    ),
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
    ...column.eachCurrency(
      'commissionToday',
      texts('今日佣金', '今日佣金', 'Commission today'),
      currencies,
      (row, currency) => todayOf(row, currency)?.commissionMinor,
    ),
    column.time('lastSignInAt', texts('最近登录', '最近登入', 'Last sign-in')),
    column.time('createdAt', titles.createdAt),
    column.text('supplierId', titles.id),
  ],
});
