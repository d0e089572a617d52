import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'orderFindings.list'>;

const column = columnsFor<Row>();
const rules = {
  payerTimeouts: texts('付款人多次超时', '付款人多次逾時', 'Payer times out'),
  addressUnpaid: texts('IP 下单多成功少', 'IP 下單多成功少', 'Address rarely pays'),
  sharedPayer: texts('同一付款人多个商户', '同一付款人多個商家', 'Payer at many merchants'),
  amountBurst: texts('同一金额集中出现', '同一金額集中出現', 'Burst of one amount'),
  supplierSupplements: texts('供应商补单过多', '供應商補單過多', 'Supplier supplements often'),
  accountDrop: texts('账户成功率骤降', '帳戶成功率驟降', 'Account success drops'),
  reversals: texts('成功订单被冲正', '成功訂單被沖正', 'Paid orders reversed'),
};
const severities = {
  low: texts('低', '低', 'Low'),
  medium: texts('中', '中', 'Medium'),
  high: texts('高', '高', 'High'),
};
const kinds = {
  payerName: texts('付款人', '付款人', 'Payer name'),
  payerAccount: texts('付款账号', '付款帳號', 'Payer account'),
  address: texts('IP 地址', 'IP 位址', 'IP address'),
  merchant: titles.merchantName,
  supplier: titles.supplierName,
  account: titles.resourceName,
};
const states = {
  open: texts('待处理', '待處理', 'Open'),
  dismissed: texts('已排除', '已排除', 'Dismissed'),
  confirmed: texts('已确认', '已確認', 'Confirmed'),
};

/** Findings of the order analysis with their figures and decisions. */
export const orderFindingsExport = defineExport('orderFindings.list', {
  title: texts('订单分析', '訂單分析', 'Order analysis'),
  fileStem: 'order-findings',
  keyOf: ({ id }) => id,
  paging: 'pages',
  columns: [
    column.word('rule', texts('规则', '規則', 'Rule'), rules),
    column.word('severity', texts('严重程度', '嚴重程度', 'Severity'), severities),
    column.word('subjectKind', texts('对象类型', '對象類型', 'Kind of subject'), kinds),
    column.made(
      'subject',
      texts('对象', '對象', 'Subject'),
      'text',
      ({ subject, subjectName }) => subjectName ?? subject,
    ),
    column.money('amountMinor', titles.amount, ({ currency }) => currency),
    column.currency(({ currency }) => currency),
    column.word('state', titles.status, states),
    column.number('count', texts('命中数', '命中數', 'Matches')),
    column.number('total', texts('基数', '基數', 'Out of')),
    column.number('percent', texts('比例（%）', '比例（%）', 'Share (%)')),
    column.number('comparedPercent', texts('对比比例（%）', '對比比例（%）', 'Compared share (%)')),
    column.number('orderCount', texts('订单数', '訂單數', 'Orders')),
    column.time('firstAt', texts('第一笔', '第一筆', 'First')),
    column.time('lastAt', texts('最后一笔', '最後一筆', 'Last')),
    column.time('foundAt', texts('发现时间', '發現時間', 'Found at')),
    column.text('reason', titles.reason),
    column.text('decidedBy', texts('处理人', '處理人', 'Decided by')),
    column.time('decidedAt', texts('处理时间', '處理時間', 'Decided at')),
  ],
});
