import { defineMessages } from '../messages.ts';

export const instructionMessages = defineMessages('resources.instructions', {
  instructions: { 'zh-CN': '付款指令', 'zh-TW': '付款指令', 'en-US': 'Payment instructions' },
  none: { 'zh-CN': '还没有付款指令', 'zh-TW': '尚無付款指令', 'en-US': 'No payment instructions yet' },
  taken: { 'zh-CN': '已领取', 'zh-TW': '已領取', 'en-US': 'Taken' },
  begun: { 'zh-CN': '付款中', 'zh-TW': '付款中', 'en-US': 'Paying' },
  paid: { 'zh-CN': '已付款', 'zh-TW': '已付款', 'en-US': 'Paid' },
  declined: { 'zh-CN': '被拒付', 'zh-TW': '遭拒付', 'en-US': 'Declined' },
  unknown: { 'zh-CN': '结果不明', 'zh-TW': '結果不明', 'en-US': 'Unknown' },
  silent: { 'zh-CN': '设备无回报', 'zh-TW': '裝置無回報', 'en-US': 'Device silent' },
  lapsed: { 'zh-CN': '已过期', 'zh-TW': '已逾期', 'en-US': 'Lapsed' },
  void: { 'zh-CN': '已失效', 'zh-TW': '已失效', 'en-US': 'Void' },
  late: {
    'zh-CN': '之后回报：{{report}}',
    'zh-TW': '之後回報：{{report}}',
    'en-US': 'reported later: {{report}}',
  },
});
