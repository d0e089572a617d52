import { defineMessages } from '../../shared/messages.ts';

export const noticeMessages = defineMessages('notice', {
  received: {
    'zh-CN': '在 {{time}} 收到新订单',
    'zh-TW': '於 {{time}} 收到新訂單',
    'en-US': 'New order received at {{time}}',
  },
  receivedMany: {
    'zh-CN': '收到 {{count}} 个新订单，最新在 {{time}}',
    'zh-TW': '收到 {{count}} 筆新訂單，最新於 {{time}}',
    'en-US': '{{count}} new orders, the latest at {{time}}',
  },
  view: { 'zh-CN': '查看订单', 'zh-TW': '檢視訂單', 'en-US': 'View order' },
  newMessage: { 'zh-CN': '您有新消息', 'zh-TW': '您有新訊息', 'en-US': 'New message' },
  readMessage: { 'zh-CN': '阅读', 'zh-TW': '閱讀', 'en-US': 'Read' },
  acknowledge: { 'zh-CN': '知道了', 'zh-TW': '知道了', 'en-US': 'Got it' },
  soundOn: { 'zh-CN': '新订单声音：开', 'zh-TW': '新訂單音效：開', 'en-US': 'New-order sound: on' },
  soundOff: { 'zh-CN': '新订单声音：关', 'zh-TW': '新訂單音效：關', 'en-US': 'New-order sound: off' },
  soundBlocked: {
    'zh-CN': '新订单声音：被浏览器拦截，点击开启',
    'zh-TW': '新訂單音效：被瀏覽器阻擋，點擊開啟',
    'en-US': 'New-order sound: blocked by the browser, click to allow',
  },
});
