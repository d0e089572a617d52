import { defineMessages } from '../../../shared/messages.ts';

/** Words of the statuses of a collection. Home shows them without the other texts of orders. */
export const orderStatusMessages = defineMessages('orders.statuses', {
  created: { 'zh-CN': '已创建', 'zh-TW': '已建立', 'en-US': 'Created' },
  allocated: { 'zh-CN': '已分配', 'zh-TW': '已分配', 'en-US': 'Allocated' },
  timedOut: { 'zh-CN': '已超时', 'zh-TW': '已逾時', 'en-US': 'Timed out' },
  callbackSucceeded: { 'zh-CN': '回调成功', 'zh-TW': '回呼成功', 'en-US': 'Callback succeeded' },
  callbackFailed: { 'zh-CN': '回调失败', 'zh-TW': '回呼失敗', 'en-US': 'Callback failed' },
  callbackPending: { 'zh-CN': '待回调', 'zh-TW': '待回呼', 'en-US': 'Callback pending' },
  allocationFailed: { 'zh-CN': '分配失败', 'zh-TW': '分配失敗', 'en-US': 'Allocation failed' },
  reversed: { 'zh-CN': '已冲正', 'zh-TW': '已沖正', 'en-US': 'Reversed' },
});
