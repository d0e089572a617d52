import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';
import { callbackOutcomes, callbackTitles } from './order-callbacks.export.ts';

const column = columnsFor<RowOf<'orderCallbacks.listDetails'>>();

/** Delivery attempts with request and answer. Signatures are masked as in the list. */
export const callbackAttemptsExport = defineExport('orderCallbacks.listDetails', {
  title: texts('回调发送记录', '回呼送出記錄', 'Callback attempts'),
  fileStem: 'callback-attempts',
  keyOf: ({ id }) => id,
  paging: 'pages',
  forSelected: () => ({}),
  columns: [
    column.time('sendTime', texts('发送时间', '送出時間', 'Sent')),
    column.time('receiveTime', texts('回应时间', '回應時間', 'Responded')),
    column.text('orderCode', callbackTitles.orderCode),
    column.text('merchantOrderCode', callbackTitles.merchantOrderNo),
    column.text('merchantName', titles.merchantName),
    column.text('mchId', titles.mchId),
    column.number('attempt', texts('第几次', '第幾次', 'Attempt')),
    column.word('trigger', texts('触发', '觸發', 'Sent by'), {
      schedule: texts('按计划', '依排程', 'Schedule'),
      operator: texts('人工重发', '人工重送', 'Resent manually'),
      merchant: texts('商户重发', '商家重送', 'Resent by merchant'),
    }),
    column.text('triggeredBy', texts('重发人', '重送人', 'Re-sent by')),
    column.word('outcome', texts('结果', '結果', 'Result'), callbackOutcomes),
    column.number('responseStatus', texts('HTTP 状态', 'HTTP 狀態', 'HTTP status')),
    column.number('latencyMs', texts('耗时（毫秒）', '耗時（毫秒）', 'Latency (ms)')),
    column.text('httpMethod', texts('方法', '方法', 'Method')),
    column.text('url', callbackTitles.url),
    column.text('requestBody', texts('发送内容', '送出內容', 'Request')),
    column.text('responseBody', texts('商户回应', '商家回應', 'Response')),
    column.text('error', titles.reason),
    column.text('systemFlag', texts('系统标识', '系統識別', 'Installation')),
    column.text('callbackId', texts('回调编号', '回呼編號', 'Callback')),
  ],
});
