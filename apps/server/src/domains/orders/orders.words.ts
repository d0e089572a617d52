import type { OperationIO } from '@platform/sdk';

/** The names of statuses and labels, as `getOrderStatusList` and `getOrderMarkList` answer them. */
export const orderStatuses: OperationIO['orders.statuses']['output'] = [
  { id: 1, key: 'created', name: { 'zh-CN': '已创建', 'zh-TW': '已建立', 'en-US': 'Created' } },
  { id: 2, key: 'allocated', name: { 'zh-CN': '已分配', 'zh-TW': '已分配', 'en-US': 'Allocated' } },
  { id: 3, key: 'timedOut', name: { 'zh-CN': '已超时', 'zh-TW': '已逾時', 'en-US': 'Timed out' } },
  {
    id: 4,
    key: 'callbackSucceeded',
    name: { 'zh-CN': '回调成功', 'zh-TW': '回呼成功', 'en-US': 'Callback succeeded' },
  },
  {
    id: 5,
    key: 'callbackFailed',
    name: { 'zh-CN': '回调失败', 'zh-TW': '回呼失敗', 'en-US': 'Callback failed' },
  },
  {
    id: 10,
    key: 'allocationFailed',
    name: { 'zh-CN': '分配失败', 'zh-TW': '分配失敗', 'en-US': 'Allocation failed' },
  },
];

export const orderMarks: OperationIO['orders.marks']['output'] = [
  { id: 0, key: 'normal', name: { 'zh-CN': '正常', 'zh-TW': '正常', 'en-US': 'Normal' } },
  { id: 1, key: 'suspicious', name: { 'zh-CN': '可疑', 'zh-TW': '可疑', 'en-US': 'Suspicious' } },
  { id: 2, key: 'test', name: { 'zh-CN': '测试', 'zh-TW': '測試', 'en-US': 'Test' } },
  { id: 3, key: 'fillIn', name: { 'zh-CN': '补单', 'zh-TW': '補單', 'en-US': 'Fill-in' } },
  { id: 4, key: 'malicious', name: { 'zh-CN': '恶意', 'zh-TW': '惡意', 'en-US': 'Malicious' } },
];
