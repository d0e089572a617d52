import { defineMessages } from '../../../shared/messages.ts';

export const changesMessages = defineMessages('componentsChanges', {
  timeline: { 'zh-CN': '时间线', 'zh-TW': '時間軸', 'en-US': 'Timeline' },
  created: { 'zh-CN': '订单创建', 'zh-TW': '訂單建立', 'en-US': 'Created' },
  allocated: { 'zh-CN': '分配收款账户', 'zh-TW': '分配收款帳戶', 'en-US': 'Account allocated' },
  allocatedBody: {
    'zh-CN': '尾号 4821，第 2 次尝试。',
    'zh-TW': '末四碼 4821，第 2 次嘗試。',
    'en-US': 'Ending 4821, second attempt.',
  },
  doubt: {
    'zh-CN': '金额不符，等待人工核对',
    'zh-TW': '金額不符，等待人工核對',
    'en-US': 'Amount differs, awaiting manual check',
  },
  paid: { 'zh-CN': '确认到账', 'zh-TW': '確認入帳', 'en-US': 'Payment confirmed' },
  callbackFailed: { 'zh-CN': '回调失败', 'zh-TW': '回呼失敗', 'en-US': 'Callback failed' },
  callbackBody: {
    'zh-CN': '对方返回 502，15 秒后重试。',
    'zh-TW': '對方回應 502，15 秒後重試。',
    'en-US': 'Responded 502, retry in 15 seconds.',
  },
  objects: { 'zh-CN': '更改前后', 'zh-TW': '變更前後', 'en-US': 'Before and after' },
  texts: { 'zh-CN': '文本差异', 'zh-TW': '文字差異', 'en-US': 'Text difference' },
  noChange: { 'zh-CN': '没有差异时', 'zh-TW': '沒有差異時', 'en-US': 'No changes' },
  json: { 'zh-CN': '原始请求', 'zh-TW': '原始請求', 'en-US': 'Raw request' },
  notJson: { 'zh-CN': '不是 JSON 的内容', 'zh-TW': '不是 JSON 的內容', 'en-US': 'Not JSON' },
  before: { 'zh-CN': '更改前', 'zh-TW': '變更前', 'en-US': 'Before' },
  after: { 'zh-CN': '更改后', 'zh-TW': '變更後', 'en-US': 'After' },
  field: { 'zh-CN': '字段', 'zh-TW': '欄位', 'en-US': 'Field' },
  added: { 'zh-CN': '新增', 'zh-TW': '新增', 'en-US': 'added' },
  removed: { 'zh-CN': '删除', 'zh-TW': '移除', 'en-US': 'removed' },
  changed: { 'zh-CN': '更改', 'zh-TW': '變更', 'en-US': 'changed' },
  same: { 'zh-CN': '相同', 'zh-TW': '相同', 'en-US': 'same' },
  onlyChanges: { 'zh-CN': '只看更改', 'zh-TW': '只看變更', 'en-US': 'Changes only' },
  none: { 'zh-CN': '没有差异', 'zh-TW': '沒有差異', 'en-US': 'No difference' },
  nickname: { 'zh-CN': '名称', 'zh-TW': '名稱', 'en-US': 'Name' },
});
