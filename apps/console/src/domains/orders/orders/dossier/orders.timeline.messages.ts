import { defineMessages } from '../../../../shared/messages.ts';

/** Timeline events, keyed by the server's event names. */
export const timelineMessages = defineMessages('orderTimeline', {
  title: { 'zh-CN': '时间线', 'zh-TW': '時間軸', 'en-US': 'Timeline' },
  create: { 'zh-CN': '创建订单', 'zh-TW': '建立訂單', 'en-US': 'Order created' },
  allocate: { 'zh-CN': '分配收款账户', 'zh-TW': '分配收款帳戶', 'en-US': 'Account allocated' },
  noCapacity: { 'zh-CN': '没有可用账户', 'zh-TW': '沒有可用帳戶', 'en-US': 'No account available' },
  expire: { 'zh-CN': '超时未付款', 'zh-TW': '逾時未付款', 'en-US': 'Timed out unpaid' },
  match: { 'zh-CN': '到账，自动完成', 'zh-TW': '入帳，自動完成', 'en-US': 'Money received, completed' },
  supplement: { 'zh-CN': '补单', 'zh-TW': '補單', 'en-US': 'Supplemented' },
  acknowledge: { 'zh-CN': '商户确认回调', 'zh-TW': '商家確認回呼', 'en-US': 'Merchant acknowledged' },
  callbackAttempt: { 'zh-CN': '回调', 'zh-TW': '回呼', 'en-US': 'Callback' },
  resendCallback: { 'zh-CN': '要求重发回调', 'zh-TW': '要求重送回呼', 'en-US': 'Callback resend requested' },
  reselect: { 'zh-CN': '改派产品', 'zh-TW': '改派產品', 'en-US': 'Reselected' },
  freeResource: { 'zh-CN': '释放账户', 'zh-TW': '釋放帳戶', 'en-US': 'Account freed' },
  reverse: { 'zh-CN': '冲正', 'zh-TW': '沖正', 'en-US': 'Reversed' },
  reverseRequested: {
    'zh-CN': '申请冲正，等待他人批准',
    'zh-TW': '申請沖正，等待他人核准',
    'en-US': 'Reversal requested, awaiting a second person',
  },
  confirmRequested: {
    'zh-CN': '申请确认代付，等待他人批准',
    'zh-TW': '申請確認代付，等待他人核准',
    'en-US': 'Confirmation requested, awaiting a second person',
  },
  findPaidRequested: {
    'zh-CN': '申请查明已付，等待他人批准',
    'zh-TW': '申請查明已付，等待他人核准',
    'en-US': 'Found paid, awaiting a second person',
  },
  mark: { 'zh-CN': '修改标记', 'zh-TW': '修改標記', 'en-US': 'Label changed' },
  statementMatched: { 'zh-CN': '匹配到流水', 'zh-TW': '比對到入帳記錄', 'en-US': 'Statement matched' },
  statementSuspected: {
    'zh-CN': '疑似相关的流水',
    'zh-TW': '疑似相關的入帳記錄',
    'en-US': 'Possibly related statement',
  },
  securityChainBroken: {
    'zh-CN': '收款账户的安全链断裂',
    'zh-TW': '收款帳戶的安全鏈斷裂',
    'en-US': 'Security chain of the account broken',
  },
  ledgerDiffers: {
    'zh-CN': '与账本不一致',
    'zh-TW': '與帳本不一致',
    'en-US': 'Differs from the ledger',
  },
  statementDiffers: {
    'zh-CN': '到账记录的金额不一致',
    'zh-TW': '入帳記錄的金額不一致',
    'en-US': 'Statement amount differs',
  },
  statementMissing: {
    'zh-CN': '没有对应的到账记录',
    'zh-TW': '沒有對應的入帳記錄',
    'en-US': 'No matching statement',
  },
  system: { 'zh-CN': '系统', 'zh-TW': '系統', 'en-US': 'System' },
  merchant: { 'zh-CN': '商户', 'zh-TW': '商家', 'en-US': 'Merchant' },
  user: { 'zh-CN': '平台人员', 'zh-TW': '平台人員', 'en-US': 'Staff' },
});
