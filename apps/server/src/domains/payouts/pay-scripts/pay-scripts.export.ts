import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';

const column = columnsFor<RowOf<'payScripts.list'>>();

/** Pay scripts with their versions in use, without sources. */
export const payScriptsExport = defineExport('payScripts.list', {
  title: texts('代付脚本', '代付腳本', 'Pay scripts'),
  fileStem: 'pay-scripts',
  keyOf: ({ id }) => id,
  paging: 'pages',
  forSelected: () => ({}),
  columns: [
    column.text('name', titles.name),
    column.word('direction', titles.direction, {
      collection: texts('代收', '代收', 'Collection'),
      payout: texts('代付', '代付', 'Payout'),
      choice: texts('选择产品', '選擇產品', 'Product choice'),
    }),
    column.number('liveVersion', texts('线上版本', '線上版本', 'Live version')),
    column.number('previousVersion', texts('上一个上线版本', '上一個上線版本', 'Version before')),
    column.number('newestVersion', texts('最新版本', '最新版本', 'Newest version')),
    column.number('gatewayCount', texts('网关', '閘道', 'Gateways')),
    column.number('productCount', texts('动态产品', '動態產品', 'Dynamic products')),
    column.time('lastRunAt', texts('最近运行', '最近執行', 'Last run')),
    column.number('runCount', texts('24 小时运行', '24 小時執行', 'Runs, 24 h')),
    column.number('failureCount', texts('24 小时失败', '24 小時失敗', 'Failures, 24 h')),
    column.time('createdAt', titles.created),
    column.time('updatedAt', titles.changed),
  ],
});
