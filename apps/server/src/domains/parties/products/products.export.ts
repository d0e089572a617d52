import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'products.list'>;

const column = columnsFor<Row>();
const currencyOf = ({ currency }: Row): string => currency;

/** Products with their settings, and how many use them. */
export const productsExport = defineExport('products.list', {
  title: texts('产品', '產品', 'Products'),
  fileStem: 'products',
  keyOf: ({ id }) => String(id),
  paging: 'pages',
  columns: [
    column.number('id', titles.productId),
    column.made('name', titles.name, 'text', ({ name }, language) => name[language]),
    column.word('kind', titles.type, {
      collection: texts('代收', '代收', 'Collection'),
      payout: texts('代付', '代付', 'Payout'),
    }),
    column.currency(currencyOf),
    column.number('mainProductId', texts('主产品', '主產品', 'Main product')),
    column.yesNo('enabled', titles.enabled),
    column.money('minAmountMinor', titles.minAmount, currencyOf),
    column.money('maxAmountMinor', titles.maxAmount, currencyOf),
    column.text('defaultFeeRate', texts('默认手续费率', '預設手續費率', 'Default fee rate')),
    column.text('defaultCommissionRate', texts('默认佣金率', '預設佣金率', 'Default commission rate')),
    column.word('floatMode', texts('金额浮动', '金額浮動', 'Amount float'), {
      none: texts('不浮动', '不浮動', 'None'),
      up: texts('向上', '向上', 'Up'),
      down: texts('向下', '向下', 'Down'),
      both: texts('上下', '上下', 'Up and down'),
    }),
    column.word('matchBy', texts('匹配方式', '比對方式', 'Matched by'), {
      amount: titles.amount,
      reference: titles.utr,
    }),
    column.yesNo('needsMonitor', texts('需要监控设备', '需要監控裝置', 'Needs a monitor')),
    column.yesNo('redPacket', texts('红包', '紅包', 'Red packet')),
    column.text(
      'choiceScriptId',
      texts('选择产品的脚本编号', '選擇產品的腳本編號', 'Id of the choosing script'),
    ),
    column.made(
      'requiredFields',
      texts('必填字段', '必填欄位', 'Required fields'),
      'text',
      ({ requiredFields }) => requiredFields.join('; '),
    ),
    column.number('merchantCount', texts('商户数', '商家數', 'Merchants')),
    column.number('supplierCount', texts('供应商数', '供應商數', 'Suppliers')),
    column.number('resourceCount', titles.accountCount),
    column.time('createdAt', titles.created),
    column.time('updatedAt', titles.changed),
  ],
});
