import { defineMessages } from '../../../shared/messages.ts';

export const figuresMessages = defineMessages('componentsFigures', {
  paid: { 'zh-CN': '今日成交', 'zh-TW': '今日成交', 'en-US': 'Paid today' },
  rate: { 'zh-CN': '成功率', 'zh-TW': '成功率', 'en-US': 'Success rate' },
  collected: { 'zh-CN': '代收金额', 'zh-TW': '代收金額', 'en-US': 'Collected' },
  dead: { 'zh-CN': '失败回调', 'zh-TW': '失敗回呼', 'en-US': 'Failed callbacks' },
  queue: { 'zh-CN': '待人工核对', 'zh-TW': '待人工核對', 'en-US': 'Awaiting manual check' },
  devices: { 'zh-CN': '离线设备', 'zh-TW': '離線裝置', 'en-US': 'Offline devices' },
  loadingLabel: { 'zh-CN': '代付金额', 'zh-TW': '代付金額', 'en-US': 'Paid out' },
  more: {
    'zh-CN': '高于昨日同一时刻',
    'zh-TW': '高於昨日同一時刻',
    'en-US': 'more than this time yesterday',
  },
  fewer: {
    'zh-CN': '低于昨日同一时刻',
    'zh-TW': '低於昨日同一時刻',
    'en-US': 'less than this time yesterday',
  },
  same: {
    'zh-CN': '与昨日同一时刻持平',
    'zh-TW': '與昨日同一時刻持平',
    'en-US': 'same as this time yesterday',
  },
  line: {
    'zh-CN': '最近 12 小时：从 {{from}} 到 {{to}}',
    'zh-TW': '最近 12 小時：從 {{from}} 到 {{to}}',
    'en-US': 'Last 12 hours: from {{from}} to {{to}}',
  },
  linked: {
    'zh-CN': '整块可点击，打开总览',
    'zh-TW': '整塊可點擊，開啟總覽',
    'en-US': 'The whole tile is a link',
  },
  pressed: {
    'zh-CN': '点击筛选（再点取消）',
    'zh-TW': '點擊篩選（再點取消）',
    'en-US': 'Press to filter, press again to clear',
  },
  allQuiet: { 'zh-CN': '全部正常', 'zh-TW': '全部正常', 'en-US': 'All normal' },
});
