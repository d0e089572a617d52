import type { OperationIO } from '@platform/sdk';
import { type OrderStatus, orderStatusIds } from '@platform/sdk/rules';
import { orderStatusLabels } from '../../../kit/refusals/state-labels.ts';

/** The names of statuses and labels, as `getOrderStatusList` and `getOrderMarkList` return them. */
export const orderStatuses: OperationIO['orders.statuses']['output'] = Object.entries(orderStatusLabels).map(
  ([key, name]) => ({ id: orderStatusIds[key as OrderStatus], key, name }),
);

/** The label of orders that staff create to test a merchant. */
export const testMark = 2;

export const orderMarks: OperationIO['orders.marks']['output'] = [
  { id: 0, key: 'normal', name: { 'zh-CN': '正常', 'zh-TW': '正常', 'en-US': 'Normal' } },
  { id: 1, key: 'suspicious', name: { 'zh-CN': '可疑', 'zh-TW': '可疑', 'en-US': 'Suspicious' } },
  { id: 2, key: 'test', name: { 'zh-CN': '测试', 'zh-TW': '測試', 'en-US': 'Test' } },
  { id: 3, key: 'fillIn', name: { 'zh-CN': '补单', 'zh-TW': '補單', 'en-US': 'Fill-in' } },
  { id: 4, key: 'malicious', name: { 'zh-CN': '恶意', 'zh-TW': '惡意', 'en-US': 'Malicious' } },
];
