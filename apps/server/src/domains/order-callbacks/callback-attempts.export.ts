import { columnsFor, texts } from '../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../kit/exporting/export-source.ts';
import { titles } from '../../kit/exporting/export-titles.ts';
import { callbackOutcomes } from './order-callbacks.export.ts';

const column = columnsFor<RowOf<'orderCallbacks.listDetails'>>();

/** Attempts at deliveries, with what was sent and what came back; signatures masked as in the list. */
export const callbackAttemptsExport = defineExport('orderCallbacks.listDetails', {
  title: texts('回调明细', '回呼明細', 'Callback attempts'),
  fileStem: 'callback-attempts',
  keyOf: ({ id }) => id,
  paging: 'pages',
  columns: [
    column.time('sendTime', texts('发送时间', '傳送時間', 'Sent at')),
    column.time('receiveTime', texts('应答时间', '回應時間', 'Answered at')),
    column.text('orderCode', titles.orderCode),
    column.text('merchantOrderCode', titles.merchantOrderNo),
    column.text('merchantName', titles.merchantName),
    column.text('mchId', titles.mchId),
    column.number('attempt', texts('第几次', '第幾次', 'Attempt')),
    column.word('trigger', texts('触发', '觸發', 'Made by'), {
      schedule: texts('自动', '自動', 'Schedule'),
      operator: texts('操作员', '操作員', 'Operator'),
      merchant: texts('商户', '商家', 'Merchant'),
    }),
    column.text('triggeredBy', texts('重发人', '重送人', 'Re-sent by')),
    column.word('outcome', texts('结果', '結果', 'Outcome'), callbackOutcomes),
    column.number('responseStatus', texts('HTTP 状态', 'HTTP 狀態', 'HTTP status')),
    column.number('latencyMs', texts('耗时（毫秒）', '耗時（毫秒）', 'Latency (ms)')),
    column.text('httpMethod', texts('方法', '方法', 'Method')),
    column.text('url', texts('接收地址', '接收網址', 'URL')),
    column.text('requestBody', texts('请求内容', '請求內容', 'Request body')),
    column.text('responseBody', texts('应答内容', '回應內容', 'Response body')),
    column.text('error', titles.reason),
    column.text('systemFlag', texts('系统标识', '系統識別', 'System flag')),
    column.text('callbackId', texts('回调编号', '回呼編號', 'Callback')),
  ],
});
