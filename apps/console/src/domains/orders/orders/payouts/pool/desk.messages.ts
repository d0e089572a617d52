import { defineMessages } from '../../../../../shared/messages.ts';

/** Texts of the desk where payouts in hand are paid. */
export const deskMessages = defineMessages('payoutDesk', {
  desk: { 'zh-CN': '在手的代付', 'zh-TW': '手上的代付', 'en-US': 'In hand' },
  inHand: { 'zh-CN': '在手 {{count}} 笔', 'zh-TW': '手上 {{count}} 筆', 'en-US': '{{count}} in hand' },
  none: {
    'zh-CN': '取下一笔：等待最久、符合筛选条件的代付。',
    'zh-TW': '取下一筆：等待最久、符合篩選條件的代付。',
    'en-US': 'Take the next one: the payout that waits longest and fits the filters.',
  },
  next: { 'zh-CN': '下一笔', 'zh-TW': '下一筆', 'en-US': 'Next one' },
  noNext: {
    'zh-CN': '没有符合条件的代付',
    'zh-TW': '沒有符合條件的代付',
    'en-US': 'No payout fits the filters',
  },
  noNextHelp: {
    'zh-CN': '刚放回的代付 10 分钟内不会再派给您。',
    'zh-TW': '剛放回的代付 10 分鐘內不會再派給您。',
    'en-US': 'What you have just given back does not return to you for 10 minutes.',
  },
  choose: { 'zh-CN': '选择代付', 'zh-TW': '選擇代付', 'en-US': 'Choose a payout' },
  details: { 'zh-CN': '收款资料', 'zh-TW': '收款資料', 'en-US': 'Beneficiary details' },
  copyField: {
    'zh-CN': '复制{{label}}：{{value}}',
    'zh-TW': '複製{{label}}：{{value}}',
    'en-US': 'Copy {{label}}: {{value}}',
  },
  copied: { 'zh-CN': '已复制', 'zh-TW': '已複製', 'en-US': 'Copied' },
  copyFailed: { 'zh-CN': '复制失败', 'zh-TW': '複製失敗', 'en-US': 'Copy failed' },
  userName: { 'zh-CN': '收款人', 'zh-TW': '收款人', 'en-US': 'Name' },
  cardNumber: { 'zh-CN': '卡号', 'zh-TW': '卡號', 'en-US': 'Card number' },
  ifscCode: { 'zh-CN': 'IFSC', 'zh-TW': 'IFSC', 'en-US': 'IFSC' },
  bankName: { 'zh-CN': '银行', 'zh-TW': '銀行', 'en-US': 'Bank' },
  vpa: { 'zh-CN': 'UPI 地址', 'zh-TW': 'UPI 地址', 'en-US': 'UPI address' },
  usdtAddress: { 'zh-CN': 'USDT 地址', 'zh-TW': 'USDT 地址', 'en-US': 'USDT address' },
  amount: { 'zh-CN': '金额', 'zh-TW': '金額', 'en-US': 'Amount' },
  reference: {
    'zh-CN': '银行流水号（UTR）',
    'zh-TW': '銀行交易序號（UTR）',
    'en-US': 'Bank reference (UTR)',
  },
  hash: { 'zh-CN': '交易哈希（TXID）', 'zh-TW': '交易雜湊（TXID）', 'en-US': 'Transaction hash (TXID)' },
  paid: { 'zh-CN': '已付款', 'zh-TW': '已付款', 'en-US': 'Paid' },
  begin: { 'zh-CN': '开始付款', 'zh-TW': '開始付款', 'en-US': 'Begin payment' },
  reject: { 'zh-CN': '驳回', 'zh-TW': '駁回', 'en-US': 'Reject' },
  giveBack: { 'zh-CN': '放回', 'zh-TW': '放回', 'en-US': 'Give back' },
  renew: { 'zh-CN': '延长', 'zh-TW': '延長', 'en-US': 'Renew' },
  renewed: { 'zh-CN': '已延长 10 分钟', 'zh-TW': '已延長 10 分鐘', 'en-US': 'Renewed for 10 minutes' },
  declined: { 'zh-CN': '银行拒付', 'zh-TW': '銀行拒付', 'en-US': 'Declined' },
  unknown: { 'zh-CN': '结果不明', 'zh-TW': '結果不明', 'en-US': 'Unknown' },
  leaseLeft: {
    'zh-CN': '认领剩余 {{time}}',
    'zh-TW': '認領剩餘 {{time}}',
    'en-US': '{{time}} left',
  },
  leaseHelp: {
    'zh-CN': '到期后代付回到代付池。开始付款后不再计时。',
    'zh-TW': '到期後代付回到代付池。開始付款後不再計時。',
    'en-US': 'Then the payout returns to the pool. A payment that has begun has no limit.',
  },
  paying: { 'zh-CN': '付款中', 'zh-TW': '付款中', 'en-US': 'Paying' },
  recorded: {
    'zh-CN': '{{order}} 已记录为已付款',
    'zh-TW': '{{order}} 已記錄為已付款',
    'en-US': '{{order}} recorded as paid',
  },
});
