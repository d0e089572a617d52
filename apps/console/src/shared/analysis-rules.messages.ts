import { defineMessages } from './messages.ts';

/** Names of the rules of the order analysis. */
export const analysisRuleNames = defineMessages('analysisRuleNames', {
  payerTimeouts: { 'zh-CN': '付款人多次超时', 'zh-TW': '付款人多次逾時', 'en-US': 'Payer times out' },
  addressUnpaid: { 'zh-CN': 'IP 下单多成功少', 'zh-TW': 'IP 下單多成功少', 'en-US': 'Address rarely pays' },
  sharedPayer: {
    'zh-CN': '同一付款人多个商户',
    'zh-TW': '同一付款人多個商家',
    'en-US': 'Payer at many merchants',
  },
  amountBurst: { 'zh-CN': '同一金额集中出现', 'zh-TW': '同一金額集中出現', 'en-US': 'Burst of one amount' },
  supplierSupplements: {
    'zh-CN': '供应商补单过多',
    'zh-TW': '供應商補單過多',
    'en-US': 'Supplier supplements often',
  },
  accountDrop: { 'zh-CN': '账户成功率骤降', 'zh-TW': '帳戶成功率驟降', 'en-US': 'Account success drops' },
  reversals: { 'zh-CN': '成功订单被冲正', 'zh-TW': '成功訂單被沖正', 'en-US': 'Paid orders reversed' },
});
