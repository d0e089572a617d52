import { defineMessages } from '../../shared/messages.ts';

export const dataMessages = defineMessages('componentsData', {
  ids: { 'zh-CN': '编号（点击复制）', 'zh-TW': '編號（點擊複製）', 'en-US': 'Ids, copied by a click' },
  money: { 'zh-CN': '金额（右对齐）', 'zh-TW': '金額（靠右對齊）', 'en-US': 'Money, aligned right' },
  times: {
    'zh-CN': '时间（悬停或聚焦看准确时间）',
    'zh-TW': '時間（停留或聚焦可看準確時間）',
    'en-US': 'Time, exact on hover and focus',
  },
  accounts: { 'zh-CN': '隐藏的账号', 'zh-TW': '遮罩的帳號', 'en-US': 'Masked accounts' },
  shown: { 'zh-CN': '可查看', 'zh-TW': '可檢視', 'en-US': 'May be seen' },
  refused: { 'zh-CN': '查看被拒绝', 'zh-TW': '檢視遭拒', 'en-US': 'Refused when asked' },
  hidden: { 'zh-CN': '不可查看', 'zh-TW': '不可檢視', 'en-US': 'May not be seen' },
  refusal: {
    'zh-CN': '今天查看账号的次数已用完。',
    'zh-TW': '今天檢視帳號的次數已用完。',
    'en-US': 'No more accounts may be seen today.',
  },
  pairs: { 'zh-CN': '名称与值', 'zh-TW': '名稱與值', 'en-US': 'Names and values' },
  order: { 'zh-CN': '订单号', 'zh-TW': '訂單編號', 'en-US': 'Order' },
  merchant: { 'zh-CN': '商户', 'zh-TW': '商家', 'en-US': 'Merchant' },
  merchantName: { 'zh-CN': '晨光贸易', 'zh-TW': '晨光貿易', 'en-US': 'Morning Light Trading' },
  amount: { 'zh-CN': '金额', 'zh-TW': '金額', 'en-US': 'Amount' },
  createdAt: { 'zh-CN': '创建时间', 'zh-TW': '建立時間', 'en-US': 'Created' },
  status: { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'Status' },
  paid: { 'zh-CN': '已完成', 'zh-TW': '已完成', 'en-US': 'Completed' },
  address: { 'zh-CN': '回调地址', 'zh-TW': '回呼網址', 'en-US': 'Callback address' },
  bidi: { 'zh-CN': '双向文字', 'zh-TW': '雙向文字', 'en-US': 'Text of both directions' },
  payer: { 'zh-CN': '付款人', 'zh-TW': '付款人', 'en-US': 'Payer' },
  exact: { 'zh-CN': '{{time}}（{{zone}}）', 'zh-TW': '{{time}}（{{zone}}）', 'en-US': '{{time}} ({{zone}})' },
  lastReport: { 'zh-CN': '最近上报', 'zh-TW': '最近回報', 'en-US': 'Last report' },
  settledAt: { 'zh-CN': '下次结算', 'zh-TW': '下次結算', 'en-US': 'Next settlement' },
});
