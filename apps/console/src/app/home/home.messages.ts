import { defineMessages } from '../../shared/messages.ts';

export const homeMessages = defineMessages('home', {
  night: { 'zh-CN': '夜深了，{{name}}', 'zh-TW': '夜深了，{{name}}', 'en-US': 'Good night, {{name}}' },
  morning: { 'zh-CN': '早上好，{{name}}', 'zh-TW': '早安，{{name}}', 'en-US': 'Good morning, {{name}}' },
  afternoon: { 'zh-CN': '下午好，{{name}}', 'zh-TW': '午安，{{name}}', 'en-US': 'Good afternoon, {{name}}' },
  evening: { 'zh-CN': '晚上好，{{name}}', 'zh-TW': '晚安，{{name}}', 'en-US': 'Good evening, {{name}}' },
  zoneNote: {
    'zh-CN': '所有时间均为 {{zone}} 时区',
    'zh-TW': '所有時間均為 {{zone}} 時區',
    'en-US': 'All times are in {{zone}}',
  },
  todayOrders: { 'zh-CN': '今日代收订单', 'zh-TW': '今日代收訂單', 'en-US': 'Collection orders today' },
  byStatus: { 'zh-CN': '按状态', 'zh-TW': '依狀態', 'en-US': 'By status' },
  all: { 'zh-CN': '订单数', 'zh-TW': '訂單數', 'en-US': 'Orders' },
  paid: { 'zh-CN': '已到账', 'zh-TW': '已入帳', 'en-US': 'Paid' },
  paidRate: { 'zh-CN': '到账率', 'zh-TW': '入帳率', 'en-US': 'Paid rate' },
  amounts: { 'zh-CN': '今日金额', 'zh-TW': '今日金額', 'en-US': 'Amounts today' },
  currency: { 'zh-CN': '币种', 'zh-TW': '幣別', 'en-US': 'Currency' },
  ordered: { 'zh-CN': '下单金额', 'zh-TW': '下單金額', 'en-US': 'Ordered' },
  received: { 'zh-CN': '到账金额', 'zh-TW': '入帳金額', 'en-US': 'Received' },
  orders: { 'zh-CN': '笔数', 'zh-TW': '筆數', 'en-US': 'Orders' },
  noneToday: { 'zh-CN': '今天还没有订单', 'zh-TW': '今天還沒有訂單', 'en-US': 'No orders yet today' },
  allOrders: { 'zh-CN': '查看全部', 'zh-TW': '查看全部', 'en-US': 'View all' },
  updatedAt: { 'zh-CN': '更新于 {{time}}', 'zh-TW': '更新於 {{time}}', 'en-US': 'Updated {{time}}' },
  refresh: { 'zh-CN': '刷新', 'zh-TW': '重新整理', 'en-US': 'Refresh' },
  myPages: { 'zh-CN': '我的功能', 'zh-TW': '我的功能', 'en-US': 'My pages' },
  noPages: {
    'zh-CN': '您的角色目前没有其他页面。',
    'zh-TW': '您的角色目前沒有其他頁面。',
    'en-US': 'Your role has no other pages at present.',
  },
});
