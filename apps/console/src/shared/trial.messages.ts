import { defineMessages } from './messages.ts';

export const trialMessages = defineMessages('trial', {
  trial: { 'zh-CN': '试算', 'zh-TW': '試算', 'en-US': 'Trial' },
  trialHelp: {
    'zh-CN': '检查最近 30 天的订单，不改变任何数据。',
    'zh-TW': '檢查最近 30 天的訂單，不改變任何資料。',
    'en-US': 'Checks the orders of the last 30 days. Nothing changes.',
  },
  run: { 'zh-CN': '试算', 'zh-TW': '試算', 'en-US': 'Try' },
  wouldOrders: { 'zh-CN': '涉及订单', 'zh-TW': '涉及訂單', 'en-US': 'Orders' },
  wouldGood: { 'zh-CN': '其中后来正常', 'zh-TW': '其中後來正常', 'en-US': 'Of them good' },
  wouldBad: { 'zh-CN': '其中有问题', 'zh-TW': '其中有問題', 'en-US': 'Of them bad' },
  goodHelp: {
    'zh-CN': '正常：已付款、没有冲正、没有标记为可疑或恶意。有问题：超时、失败、拒绝、冲正或已标记。',
    'zh-TW': '正常：已付款、沒有沖正、沒有標記為可疑或惡意。有問題：逾時、失敗、拒絕、沖正或已標記。',
    'en-US':
      'Good: paid, not reversed, not labelled. Bad: timed out, failed, rejected, reversed, or labelled suspicious or malicious.',
  },
});
