import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';

const column = columnsFor<RowOf<'monitorLogs.list'>>();

/** Export of the monitor logs. */
export const monitorLogsExport = defineExport('monitorLogs.list', {
  title: texts('监控日志', '監控日誌', 'Monitor logs'),
  fileStem: 'monitor-logs',
  keyOf: ({ id }) => id,
  paging: 'cursor',
  forSelected: ({ sortBy, sortOrder }) => ({
    ...(sortBy === undefined ? {} : { sortBy }),
    ...(sortOrder === undefined ? {} : { sortOrder }),
  }),
  columns: [
    column.time('createdAt', texts('时间', '時間', 'Time')),
    column.text('monitorId', titles.monitorId),
    column.word('logPhase', texts('阶段', '階段', 'Phase'), {
      start: texts('启动', '啟動', 'Start'),
      heartbeat: texts('心跳', '心跳', 'Heartbeat'),
      signIn: texts('登录', '登入', 'Sign-in'),
      fetch: texts('拉取', '擷取', 'Fetch'),
      receive: texts('接收', '接收', 'Receive'),
      parse: texts('解析', '解析', 'Parse'),
      match: texts('匹配', '比對', 'Match'),
      pay: texts('付款', '付款', 'Pay'),
      error: texts('错误', '錯誤', 'Error'),
      stop: texts('停止', '停止', 'Stop'),
    }),
    column.word('level', texts('级别', '級別', 'Level'), {
      info: texts('信息', '資訊', 'Info'),
      warning: texts('警告', '警告', 'Warning'),
      error: texts('错误', '錯誤', 'Error'),
    }),
    column.text('message', titles.message),
    column.text('orderCode', titles.orderCode),
    column.text('resourceName', titles.resourceName),
    column.text('cardNumberMasked', titles.cardNumber),
    column.text('supplierName', titles.supplierName),
    column.number('durationMs', texts('耗时（毫秒）', '耗時（毫秒）', 'Duration (ms)')),
    column.made('details', texts('详情', '詳情', 'Details'), 'text', ({ details }) =>
      Object.keys(details).length > 0 ? JSON.stringify(details) : null,
    ),
  ],
});
