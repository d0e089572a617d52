import { defineMessages } from '../../../shared/messages.ts';

export const freezeMessages = defineMessages('frozenIps.form', {
  freeze: { 'zh-CN': '冻结 IP', 'zh-TW': '凍結 IP', 'en-US': 'Freeze addresses' },
  title: { 'zh-CN': '冻结 IP', 'zh-TW': '凍結 IP', 'en-US': 'Freeze addresses' },
  networks: { 'zh-CN': 'IP 或网段', 'zh-TW': 'IP 或網段', 'en-US': 'Addresses or networks' },
  networksHelp: {
    'zh-CN': '每行一个，如 203.0.113.7 或 203.0.113.0/24',
    'zh-TW': '每行一個，例如 203.0.113.7 或 203.0.113.0/24',
    'en-US': 'One a line, such as 203.0.113.7 or 203.0.113.0/24',
  },
  reason: { 'zh-CN': '原因', 'zh-TW': '原因', 'en-US': 'Reason' },
  expiry: { 'zh-CN': '冻结时长', 'zh-TW': '凍結時長', 'en-US': 'Frozen for' },
  effect: {
    'zh-CN': '来自这些地址的新订单会被拒绝，付款页也无法使用。进行中的订单不受影响。',
    'zh-TW': '來自這些位址的新訂單會被拒絕，付款頁也無法使用。進行中的訂單不受影響。',
    'en-US':
      'New orders from these addresses are refused, and the payment page cannot be used from them. Orders in progress go on.',
  },
  confirm: { 'zh-CN': '冻结', 'zh-TW': '凍結', 'en-US': 'Freeze' },
  save: { 'zh-CN': '保存', 'zh-TW': '儲存', 'en-US': 'Save' },
  done: {
    'zh-CN': '已冻结 {{count}} 个',
    'zh-TW': '已凍結 {{count}} 個',
    'en-US': '{{count}} addresses frozen',
  },
  already: {
    'zh-CN': '之前已经冻结：{{networks}}',
    'zh-TW': '先前已經凍結：{{networks}}',
    'en-US': 'Frozen before: {{networks}}',
  },
});
