import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';

const column = columnsFor<RowOf<'errorLogs.list'>>();

/** Errors reported by front ends. */
export const errorLogsExport = defineExport('errorLogs.list', {
  title: texts('前端错误', '前端錯誤', 'Front-end errors'),
  fileStem: 'front-end-errors',
  keyOf: ({ id }) => id,
  paging: 'cursor',
  columns: [
    column.time('createdAt', texts('时间', '時間', 'Time')),
    column.text('message', texts('错误', '錯誤', 'Error')),
    column.text('account', titles.account),
    column.text('url', texts('页面', '頁面', 'Page')),
    column.text('component', texts('组件', '元件', 'Component')),
    column.text('appVersion', texts('版本', '版本', 'Version')),
    column.text('requestId', texts('请求编号', '請求編號', 'Request ID')),
    column.text('fingerprint', texts('指纹', '指紋', 'Fingerprint')),
    column.text('ip', texts('来源地址', '來源 IP', 'Address')),
    column.text('userAgent', titles.userAgent),
    column.text('stack', texts('调用栈', '呼叫堆疊', 'Stack')),
    column.text('id', titles.id),
  ],
});
