import type { OperationIO } from '@platform/sdk';
import type { Texts } from '@platform/sdk/errors';
import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineFigures } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';
import type { Language } from '../../../kit/operation/context.ts';

type Statistics = OperationIO['orders.statistics']['output'];
type Breakdown = OperationIO['orders.breakdown']['output'];
type Profile = OperationIO['orders.profile']['output'];
/** What a row is about: a product has a name in each language. */
type Name = string | Texts | null;

const nameIn = (name: Name, language: Language): string | null =>
  name === null || typeof name === 'string' ? name : name[language];

const sections = {
  total: texts('合计', '合計', 'Total'),
  previous: texts('上一时段', '上一時段', 'Preceding range'),
  time: texts('按时间', '按時間', 'By time'),
  hour: texts('按小时', '按小時', 'By hour of day'),
  product: texts('按产品', '按產品', 'By product'),
  supplier: texts('按供应商', '按供應商', 'By supplier'),
  merchant: texts('按商户', '按商家', 'By merchant'),
  account: texts('按账户', '按帳戶', 'By account'),
  weekday: texts('按星期与小时', '按星期與小時', 'By weekday and hour'),
  resource: texts('按收款账户', '按收款帳戶', 'By receiving account'),
};
type Section = keyof typeof sections;
const sectionTitle = texts('分组', '分組', 'Group');

type FiguresRow = {
  section: Section;
  key: string;
  at: string | null;
  name: Name;
} & Statistics['totals'][number];
const figures = columnsFor<FiguresRow>();
const currencyOf = ({ currency }: FiguresRow): string => currency;

const groupColumns = [
  figures.word('section', sectionTitle, sections),
  figures.time('at', texts('时间', '時間', 'Time')),
  figures.made('name', titles.name, 'text', ({ name }, language) => nameIn(name, language)),
];
const sumColumns = [
  figures.currency(currencyOf),
  figures.number('orderCount', texts('订单数', '訂單數', 'Orders')),
  figures.money('amountMinor', titles.amount, currencyOf),
  figures.number('paidCount', texts('成功数', '成功數', 'Paid')),
  figures.money('paidMinor', texts('成功金额', '成功金額', 'Paid amount'), currencyOf),
  figures.number('successRate', texts('成功率', '成功率', 'Success rate')),
  figures.number('liveCount', texts('进行中', '進行中', 'In progress')),
  figures.number('timedOutCount', texts('已超时', '已逾時', 'Timed out')),
  figures.number('failedCount', texts('失败', '失敗', 'Failed')),
  figures.number('rejectedCount', texts('已驳回', '已駁回', 'Rejected')),
  figures.number('exceptionCount', texts('异常', '異常', 'Exceptions')),
  figures.number('supplementCount', texts('补单', '補單', 'Supplements')),
  figures.number('reversedCount', texts('已冲正', '已沖正', 'Reversed')),
  figures.money('reversedMinor', texts('冲正金额', '沖正金額', 'Reversed amount'), currencyOf),
  figures.money('feeMinor', texts('手续费', '手續費', 'Fees'), currencyOf, { hiddenFrom: ['suppliers'] }),
  figures.money('commissionMinor', texts('佣金', '佣金', 'Commission'), currencyOf, {
    hiddenFrom: ['merchant'],
  }),
];

/** Figures of orders, group after group, in one table. */
export const statisticsExport = defineFigures('orders.statistics', {
  title: texts('订单统计', '訂單統計', 'Order statistics'),
  fileStem: 'order-statistics',
  rowsOf: (answer: Statistics): FiguresRow[] => {
    const row = (section: Section, key: string | number, name: Name, at: string | null = null) => ({
      section,
      key: String(key),
      name,
      at,
    });
    return [
      ...answer.totals.map((sums) => ({ ...row('total', '', null), ...sums })),
      ...answer.previousTotals.map((sums) => ({ ...row('previous', '', null), ...sums })),
      ...answer.byTime.map((step) => ({ ...row('time', step.at, null, step.at), ...step.figures })),
      ...answer.byProduct.map((of) => ({ ...row('product', of.productId, of.productName), ...of.figures })),
      ...answer.bySupplier.map((of) => ({
        ...row('supplier', of.supplierId, of.supplierName),
        ...of.figures,
      })),
      ...(answer.byMerchant ?? []).map((of) => ({
        ...row('merchant', of.merchantId, of.merchantName),
        ...of.figures,
      })),
    ];
  },
  keyOf: ({ section, key, currency }) => `${section} ${key} ${currency}`,
  columns: [...groupColumns, ...sumColumns],
});

type Period = 'current' | 'previous';
const periods = {
  current: texts('本时段', '本時段', 'This range'),
  previous: sections.previous,
};
const periodTitle = texts('时段', '時段', 'Range');

type BreakdownRow = FiguresRow & { period: Period };
const breakdown = columnsFor<BreakdownRow>();

/** The requested groups, each row beside the range before. Without groups the totals. */
export const breakdownExport = defineFigures('orders.breakdown', {
  title: texts('订单统计分组', '訂單統計分組', 'Order figures'),
  fileStem: 'order-figures',
  rowsOf: ({ groups, totals, previousTotals }: Breakdown): BreakdownRow[] => {
    const total = { section: 'total' as const, key: '', name: null, at: null };
    if (groups.length === 0) {
      return [
        ...totals.map((sums) => ({ ...total, period: 'current' as const, ...sums })),
        ...previousTotals.map((sums) => ({ ...total, period: 'previous' as const, ...sums })),
      ];
    }
    return groups.flatMap(({ by, key, name, times, current, previous }) => {
      const row = { section: by as Section, key, name: name ?? (times ? null : key) };
      return [
        { ...row, period: 'current' as const, at: times?.startTime ?? null, ...current },
        { ...row, period: 'previous' as const, at: times?.previousStartTime ?? null, ...previous },
      ];
    });
  },
  keyOf: ({ section, key, currency, period }) => `${section} ${key} ${currency} ${period}`,
  columns: [...groupColumns, breakdown.word('period', periodTitle, periods), ...sumColumns],
});

type ProfileRow = { section: Section; key: string; period: Period; name: Name } & Profile['total']['current'];
const performance = columnsFor<ProfileRow>();

/** Performance of collection orders, group after group, each beside the range before. */
export const profileExport = defineFigures('orders.profile', {
  title: texts('订单表现', '訂單表現', 'Order performance'),
  fileStem: 'order-performance',
  rowsOf: (answer: Profile): ProfileRow[] => {
    const pair = (section: Section, key: string | number, name: Name, of: Profile['total']): ProfileRow[] =>
      (['current', 'previous'] as const).map((period) => ({
        section,
        key: String(key),
        period,
        name,
        ...of[period],
      }));
    return [
      ...pair('total', '', null, answer.total),
      ...answer.byProduct.flatMap((of) => pair('product', of.productId, of.productName, of)),
      ...answer.bySupplier.flatMap((of) => pair('supplier', of.supplierId, of.supplierName, of)),
      ...answer.byResource.flatMap((of) => pair('resource', of.resourceId, of.resourceName, of)),
      ...answer.byHour.flatMap((of) => pair('hour', of.hour, String(of.hour), of)),
    ];
  },
  keyOf: ({ section, key, period }) => `${section} ${key} ${period}`,
  columns: [
    performance.word('section', sectionTitle, sections),
    performance.made('name', titles.name, 'text', ({ name }, language) => nameIn(name, language)),
    performance.word('period', periodTitle, periods),
    performance.number('orderCount', texts('订单数', '訂單數', 'Orders')),
    performance.number('allocatedCount', texts('已分配', '已分配', 'Allocated')),
    performance.number('paidCount', texts('成功数', '成功數', 'Paid')),
    performance.number('timedOutCount', texts('已超时', '已逾時', 'Timed out')),
    performance.number('acknowledgedCount', texts('回调成功', '回呼成功', 'Acknowledged')),
    performance.number('allocationRate', texts('分配率', '分配率', 'Allocation rate')),
    performance.number('successRate', texts('成功率', '成功率', 'Success rate')),
    performance.number('acknowledgementRate', texts('回调成功率', '回呼成功率', 'Acknowledgement rate')),
    performance.number(
      'payTimeP50Ms',
      texts('付款用时中位数（毫秒）', '付款用時中位數（毫秒）', 'Time to pay, median (ms)'),
    ),
    performance.number(
      'payTimeP90Ms',
      texts('付款用时 P90（毫秒）', '付款用時 P90（毫秒）', 'Time to pay, P90 (ms)'),
    ),
    performance.number(
      'payTimeP99Ms',
      texts('付款用时 P99（毫秒）', '付款用時 P99（毫秒）', 'Time to pay, P99 (ms)'),
    ),
    performance.number(
      'allocationTimeP90Ms',
      texts('分配用时 P90（毫秒）', '分配用時 P90（毫秒）', 'Time to allocate, P90 (ms)'),
    ),
  ],
});
