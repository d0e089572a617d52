import { columnsFor, moneyCell, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { currencies } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'payerIps.list'>;

const column = columnsFor<Row>();

/** Payer addresses of a period with their orders. */
export const ipAnalysisExport = defineExport('payerIps.list', {
  title: texts('IP 分析', 'IP 分析', 'IP analysis'),
  fileStem: 'ip-analysis',
  keyOf: ({ ip }) => ip,
  paging: 'pages',
  columns: [
    column.text('ip', texts('IP 地址', 'IP 位址', 'IP address')),
    column.number('orderCount', texts('订单数', '訂單數', 'Orders')),
    column.number('paidCount', texts('成功数', '成功數', 'Paid')),
    column.text('successRate', texts('成功率', '成功率', 'Success rate')),
    ...currencies.map((code) =>
      column.made(
        `sum${code}`,
        texts(`成功金额（${code}）`, `成功金額（${code}）`, `Paid amount (${code})`),
        'money',
        ({ sums }) => {
          const sum = sums.find(({ currency }) => currency === code);
          return sum === undefined ? null : moneyCell(sum.amountMinor, code);
        },
      ),
    ),
    column.number('merchantCount', texts('商户数', '商家數', 'Merchants')),
    column.number('payerNameCount', texts('付款人数', '付款人數', 'Payer names')),
    column.number('accountCount', texts('收款账户数', '收款帳戶數', 'Accounts')),
    column.time('firstAt', texts('第一笔', '第一筆', 'First')),
    column.time('lastAt', texts('最后一笔', '最後一筆', 'Last')),
    column.yesNo('frozen', texts('已冻结', '已凍結', 'Frozen')),
  ],
});
