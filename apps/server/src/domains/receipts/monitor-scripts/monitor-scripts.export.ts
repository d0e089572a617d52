import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';

const column = columnsFor<RowOf<'monitorScripts.list'>>();

/** Monitor scripts with their versions in use, without content. */
export const monitorScriptsExport = defineExport('monitorScripts.list', {
  title: texts('监控脚本', '監控腳本', 'Monitor scripts'),
  fileStem: 'monitor-scripts',
  keyOf: ({ id }) => id,
  paging: 'pages',
  forSelected: () => ({}),
  columns: [
    column.text('name', titles.name),
    column.word('kind', texts('设备类型', '裝置類型', 'Device kind'), {
      sms: texts('短信', '簡訊', 'SMS'),
      web: texts('网页消息', '網頁訊息', 'Web messages'),
      chain: texts('链上转账', '鏈上轉帳', 'Chain transfers'),
    }),
    column.number('liveVersion', texts('线上版本', '線上版本', 'Live version')),
    column.number('previousVersion', texts('上一个上线版本', '上一個上線版本', 'Version before')),
    column.number('newestVersion', texts('最新版本', '最新版本', 'Newest version')),
    column.word('rollOut', texts('发布范围', '發布範圍', 'Roll-out'), {
      all: texts('全部设备', '全部裝置', 'All devices'),
      share: texts('按比例', '按比例', 'A share'),
      named: texts('指定设备', '指定裝置', 'Named devices'),
    }),
    column.number('deviceCount', texts('设备', '裝置', 'Devices')),
    column.number('reachedCount', texts('应运行线上版本', '應執行線上版本', 'Get the live version')),
    column.number('laggingCount', texts('落后', '落後', 'Lagging')),
    column.time('createdAt', titles.created),
    column.time('updatedAt', titles.changed),
  ],
});
