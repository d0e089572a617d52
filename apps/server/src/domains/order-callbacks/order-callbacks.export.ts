import { columnsFor, texts } from '../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../kit/exporting/export-source.ts';
import { titles, words } from '../../kit/exporting/export-titles.ts';

const column = columnsFor<RowOf<'orderCallbacks.list'>>();

/** What came of an attempt. */
export const callbackOutcomes = {
  acknowledged: texts('已应答', '已回應', 'Acknowledged'),
  wrongAnswer: texts('应答内容不符', '回應內容不符', 'Wrong answer'),
  httpError: texts('HTTP 错误', 'HTTP 錯誤', 'HTTP error'),
  timedOut: texts('超时', '逾時', 'Timed out'),
  connectionFailed: texts('连接失败', '連線失敗', 'Connection failed'),
  refusedAddress: texts('地址不允许', '位址不允許', 'Address refused'),
};

/** Deliveries of callbacks. Newest come first and are left out while it is written: the others stay where they are. */
export const orderCallbacksExport = defineExport('orderCallbacks.list', {
  title: texts('订单回调', '訂單回呼', 'Callbacks'),
  fileStem: 'callbacks',
  keyOf: ({ id }) => id,
  paging: 'pages',
  pinned: (filters, startedAt) => ({
    ...filters,
    endTime: filters.endTime && filters.endTime < startedAt ? filters.endTime : startedAt,
  }),
  columns: [
    column.text('orderCode', titles.orderCode),
    column.text('merchantOrderNo', titles.merchantOrderNo),
    column.word('orderType', titles.type, words.orderType),
    column.text('merchantName', titles.merchantName),
    column.text('mchId', titles.mchId),
    column.word('state', titles.status, {
      waiting: texts('等待发送', '等待傳送', 'Waiting'),
      sending: texts('发送中', '傳送中', 'Sending'),
      retrying: texts('等待重试', '等待重試', 'Retrying'),
      acknowledged: texts('已应答', '已回應', 'Acknowledged'),
      dead: texts('已放弃', '已放棄', 'Given up'),
    }),
    column.number('attempts', texts('已尝试', '已嘗試', 'Attempts')),
    column.number('maxAttempts', texts('最多尝试', '最多嘗試', 'Attempts at most')),
    column.word('lastOutcome', texts('最近结果', '最近結果', 'Last outcome'), callbackOutcomes),
    column.number('lastStatus', texts('HTTP 状态', 'HTTP 狀態', 'HTTP status')),
    column.text('url', texts('接收地址', '接收網址', 'URL')),
    column.time('createdAt', titles.createdAt),
    column.time('lastAttemptAt', texts('最近尝试', '最近嘗試', 'Last attempt')),
    column.time('nextAttemptAt', texts('下次尝试', '下次嘗試', 'Next attempt')),
    column.time('acknowledgedAt', texts('应答时间', '回應時間', 'Acknowledged at')),
  ],
});
