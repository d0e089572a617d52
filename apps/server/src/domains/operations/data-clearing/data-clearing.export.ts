import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';

const column = columnsFor<RowOf<'dataClearings.list'>>();

/** Kinds of cleared records. A kind of a later release is shown as its code. */
const subjects: Readonly<Record<string, ReturnType<typeof texts>>> = {
  blackListHits: texts('黑名单命中', '黑名單命中', 'Black list hits'),
  botMessages: texts('机器人消息', '機器人訊息', 'Messages of bots'),
  errorLogs: texts('前端错误', '前端錯誤', 'Front-end errors'),
  messages: texts('站内消息', '站內訊息', 'Messages'),
  monitorLogs: texts('监控日志', '監控日誌', 'Monitor logs'),
  orderFindings: texts('已处理的订单分析发现', '已處理的訂單分析發現', 'Handled findings'),
  payScriptRuns: texts('脚本运行记录', '腳本執行記錄', 'Runs of pay scripts'),
  orderCallbacks: texts('商户回调', '商家回呼', 'Callbacks'),
};

/** Checkpoints of the data-clear cycle. */
export const dataClearingsExport = defineExport('dataClearings.list', {
  title: texts('数据清理', '資料清理', 'Data cleanup'),
  fileStem: 'data-cleanup',
  keyOf: ({ id }) => id,
  paging: 'pages',
  columns: [
    column.time('createdAt', texts('清理时间', '清理時間', 'Cleared at')),
    column.number('cycleDays', texts('保留天数', '保留天數', 'Days kept')),
    column.time('clearedBefore', texts('截止时间', '截止時間', 'Cutoff')),
    column.number('rowCount', texts('清理行数', '清理列數', 'Rows cleared')),
    column.made('cleared', titles.type, 'text', ({ cleared }, language) =>
      cleared.map(({ subject, count }) => `${subjects[subject]?.[language] ?? subject}: ${count}`).join('; '),
    ),
    column.text('id', titles.id),
  ],
});
