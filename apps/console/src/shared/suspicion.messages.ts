import { defineMessages } from './messages.ts';

/** Why arrived money waits for a person: in its list, the to-do list and, with the same words, the server's exports. */
export const suspicionMessages = defineMessages('suspicion', {
  severalCandidates: {
    'zh-CN': '有多个候选订单',
    'zh-TW': '有多個候選訂單',
    'en-US': 'Several orders may be meant',
  },
  amountMismatch: { 'zh-CN': '金额不符', 'zh-TW': '金額不符', 'en-US': 'Amount differs' },
  late: { 'zh-CN': '到账过晚', 'zh-TW': '入帳過晚', 'en-US': 'Came too late' },
  utrConsumed: { 'zh-CN': '流水号已被使用', 'zh-TW': '交易序號已被使用', 'en-US': 'Reference already used' },
  nameMismatch: { 'zh-CN': '付款人姓名不符', 'zh-TW': '付款人姓名不符', 'en-US': 'Payer name differs' },
  accountUnclear: { 'zh-CN': '账户不明确', 'zh-TW': '帳戶不明確', 'en-US': 'Account unclear' },
});
