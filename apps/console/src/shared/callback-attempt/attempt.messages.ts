import { defineMessages } from '../messages.ts';

/** Texts of a callback attempt, shared by the order and callback pages. */
export const attemptMessages = defineMessages('callbackAttempt', {
  attemptNumber: {
    'zh-CN': '第 {{number}} 次',
    'zh-TW': '第 {{number}} 次',
    'en-US': 'Attempt {{number}}',
  },
  latency: { 'zh-CN': '{{ms}} 毫秒', 'zh-TW': '{{ms}} 毫秒', 'en-US': '{{ms}} ms' },
  byOperator: { 'zh-CN': '{{account}} 重发', 'zh-TW': '{{account}} 重送', 'en-US': 'Resent by {{account}}' },
  request: { 'zh-CN': '发送内容', 'zh-TW': '送出內容', 'en-US': 'Request' },
  response: { 'zh-CN': '商户回应', 'zh-TW': '商家回應', 'en-US': 'Response' },
  noResponse: { 'zh-CN': '没有回应', 'zh-TW': '沒有回應', 'en-US': 'No response' },
  emptyBody: { 'zh-CN': '（空）', 'zh-TW': '（空）', 'en-US': '(empty)' },
  truncated: { 'zh-CN': '只保留前 4 KiB', 'zh-TW': '只保留前 4 KiB', 'en-US': 'First 4 KiB only' },
  show: { 'zh-CN': '查看内容', 'zh-TW': '檢視內容', 'en-US': 'Show content' },
  difference: {
    'zh-CN': '与上一次的差异',
    'zh-TW': '與上一次的差異',
    'en-US': 'Difference from the previous attempt',
  },
  added: { 'zh-CN': '新增', 'zh-TW': '新增', 'en-US': 'Added' },
  removed: { 'zh-CN': '删除', 'zh-TW': '移除', 'en-US': 'Removed' },
  changed: { 'zh-CN': '更改', 'zh-TW': '變更', 'en-US': 'Changed' },
  same: { 'zh-CN': '相同', 'zh-TW': '相同', 'en-US': 'Same' },
  noDifference: { 'zh-CN': '没有差异', 'zh-TW': '沒有差異', 'en-US': 'No difference' },
  acknowledged: { 'zh-CN': '商户已确认', 'zh-TW': '商家已確認', 'en-US': 'Acknowledged' },
  wrongAnswer: {
    'zh-CN': '回应不是 success',
    'zh-TW': '回應不是 success',
    'en-US': 'Response is not "success"',
  },
  httpError: { 'zh-CN': 'HTTP 错误', 'zh-TW': 'HTTP 錯誤', 'en-US': 'HTTP error' },
  timedOut: { 'zh-CN': '没有及时回应', 'zh-TW': '未及時回應', 'en-US': 'Response timed out' },
  connectionFailed: { 'zh-CN': '连接失败', 'zh-TW': '連線失敗', 'en-US': 'Connection failed' },
  refusedAddress: {
    'zh-CN': '地址不允许，未发送',
    'zh-TW': '位址不允許，未送出',
    'en-US': 'Address not allowed, not sent',
  },
});
