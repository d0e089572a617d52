import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { defineExport, type RowOf } from '../../../kit/exporting/export-source.ts';
import { titles, words } from '../../../kit/exporting/export-titles.ts';

const column = columnsFor<RowOf<'orderCallbacks.list'>>();

/** Column titles shared by both callback lists. */
export const callbackTitles = {
  orderCode: texts('订单号', '訂單號', 'Order no.'),
  merchantOrderNo: texts('商户订单号', '商家訂單號', 'Merchant order no.'),
  url: texts('回调地址', '回呼網址', 'Callback URL'),
};

/** Labels of attempt outcomes. */
export const callbackOutcomes = {
  acknowledged: texts('商户已确认', '商家已確認', 'Acknowledged'),
  wrongAnswer: texts('回应不是 success', '回應不是 success', 'Response is not "success"'),
  httpError: texts('HTTP 错误', 'HTTP 錯誤', 'HTTP error'),
  timedOut: texts('没有及时回应', '未及時回應', 'Response timed out'),
  connectionFailed: texts('连接失败', '連線失敗', 'Connection failed'),
  refusedAddress: texts('地址不允许，未发送', '位址不允許，未送出', 'Address not allowed, not sent'),
};

/**
 * Deliveries of callbacks. Ones created after the export started are excluded, so that pages do not shift.
 */
export const orderCallbacksExport = defineExport('orderCallbacks.list', {
  title: texts('订单回调', '訂單回呼', 'Callbacks'),
  fileStem: 'callbacks',
  keyOf: ({ id }) => id,
  paging: 'pages',
  forSelected: () => ({}),
  pinned: (filters, startedAt) => ({
    ...filters,
    endTime: filters.endTime && filters.endTime < startedAt ? filters.endTime : startedAt,
  }),
  columns: [
    column.text('orderCode', callbackTitles.orderCode),
    column.text('merchantOrderNo', callbackTitles.merchantOrderNo),
    column.word('orderType', titles.type, words.orderType),
    column.text('merchantName', titles.merchantName),
    column.text('mchId', titles.mchId),
    column.word('state', texts('状态', '狀態', 'Status'), {
      waiting: texts('等待发送', '等待送出', 'Waiting'),
      sending: texts('发送中', '送出中', 'Sending'),
      retrying: texts('等待重试', '等待重試', 'Retrying'),
      acknowledged: texts('已确认', '已確認', 'Acknowledged'),
      dead: texts('已放弃', '已放棄', 'Failed'),
      superseded: texts('已被更新取代', '已被更新取代', 'Superseded'),
    }),
    column.number('attempts', texts('次数', '次數', 'Attempts')),
    column.number('maxAttempts', texts('最多次数', '最多次數', 'Attempts at most')),
    column.word('lastOutcome', texts('最近结果', '最近結果', 'Last result'), callbackOutcomes),
    column.number('lastStatus', texts('HTTP 状态', 'HTTP 狀態', 'HTTP status')),
    column.text('url', callbackTitles.url),
    column.time('createdAt', texts('产生时间', '產生時間', 'Created')),
    column.time('lastAttemptAt', texts('最近发送', '最近送出', 'Last sent')),
    column.time('nextAttemptAt', texts('下次发送', '下次送出', 'Next attempt')),
    column.time('acknowledgedAt', texts('商户确认', '商家確認', 'Acknowledged at')),
  ],
});
