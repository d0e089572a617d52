import { defineMessages } from '../../../../shared/messages.ts';

/** Texts of a match of several in the drawer of one of its records. */
export const splitFactMessages = defineMessages('splitFacts', {
  title: { 'zh-CN': '合并匹配', 'zh-TW': '合併比對', 'en-US': 'Matched together' },
  records: { 'zh-CN': '流水记录', 'zh-TW': '流水記錄', 'en-US': 'Records' },
  openRecord: { 'zh-CN': '打开记录', 'zh-TW': '開啟記錄', 'en-US': 'Open record' },
  orders: { 'zh-CN': '订单', 'zh-TW': '訂單', 'en-US': 'Orders' },
  reversed: { 'zh-CN': '已冲正', 'zh-TW': '已沖正', 'en-US': 'Reversed' },
  explained: { 'zh-CN': '差额说明', 'zh-TW': '差額說明', 'en-US': 'Explanation' },
  bookedWith: { 'zh-CN': '差额记入', 'zh-TW': '差額記入', 'en-US': 'Booked with' },
  matchedBy: { 'zh-CN': '匹配人', 'zh-TW': '比對人', 'en-US': 'Matched by' },
});
