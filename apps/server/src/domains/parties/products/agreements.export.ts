import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles, words } from '../../../kit/exporting/export-titles.ts';

type Row = RowOf<'userProducts.list'>;

const column = columnsFor<Row>();
const currencyOf = ({ currency }: Row): string => currency;

/** Agreements of merchants and suppliers with their rates and limits. */
export const agreementsExport = defineExport('userProducts.list', {
  title: texts('产品协议', '產品協議', 'Product agreements'),
  fileStem: 'product-agreements',
  keyOf: ({ id }) => id,
  paging: 'pages',
  columns: [
    column.text('account', titles.account),
    column.word(
      'role',
      titles.role,
      { merchant: words.role.merchant, supplier: words.role.supplier },
      { hiddenFrom: ['merchant', 'suppliers'] },
    ),
    column.text('partyName', titles.name),
    column.number('productId', titles.productId),
    column.made('productName', titles.product, 'text', ({ productName }, language) => productName[language]),
    column.currency(currencyOf),
    column.yesNo('enabled', titles.enabled),
    column.text('rate', texts('费率 / 佣金', '費率 / 佣金', 'Fee or commission')),
    column.money('minAmountMinor', titles.minAmount, currencyOf),
    column.money('maxAmountMinor', titles.maxAmount, currencyOf),
    column.number('weight', titles.weight, { hiddenFrom: ['merchant'] }),
    column.time('updatedAt', titles.changed),
    column.text('userId', titles.id),
  ],
});
