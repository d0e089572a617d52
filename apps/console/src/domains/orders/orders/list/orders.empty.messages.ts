import { defineMessages } from '../../../../shared/messages.ts';

export const emptyMessages = defineMessages('noOrders', {
  noOrders: { 'zh-CN': '还没有订单', 'zh-TW': '尚無訂單', 'en-US': 'No orders yet' },
  noOrdersHelp: {
    'zh-CN': '商户通过接口创建订单后会显示在这里。',
    'zh-TW': '商家透過 API 建立訂單後會顯示在這裡。',
    'en-US': 'Orders appear here when a merchant creates them through the API.',
  },
  noOwnOrdersHelp: {
    'zh-CN': '可以在“接口测试”里创建第一笔订单。',
    'zh-TW': '可以在「API 測試」建立第一筆訂單。',
    'en-US': 'Create your first order on the API test page.',
  },
  toOrderTest: { 'zh-CN': '去接口测试', 'zh-TW': '前往 API 測試', 'en-US': 'Go to API test' },
});
