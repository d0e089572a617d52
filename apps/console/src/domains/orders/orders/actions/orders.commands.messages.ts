import { defineMessages } from '../../../../shared/messages.ts';

/** Texts of the order actions in the drawer. */
export const orderCommandMessages = defineMessages('orderCommands', {
  supplement: { 'zh-CN': '补单', 'zh-TW': '補單', 'en-US': 'Supplement' },
  resendCallback: { 'zh-CN': '重发回调', 'zh-TW': '重送回呼', 'en-US': 'Resend callback' },
  reselect: { 'zh-CN': '改派产品', 'zh-TW': '改派產品', 'en-US': 'Reselect' },
  freeResource: { 'zh-CN': '释放账户', 'zh-TW': '釋放帳戶', 'en-US': 'Free account' },
  mark: { 'zh-CN': '修改标记', 'zh-TW': '修改標記', 'en-US': 'Set label' },
  reverse: { 'zh-CN': '冲正', 'zh-TW': '沖正', 'en-US': 'Reverse' },
  actions: { 'zh-CN': '订单操作', 'zh-TW': '訂單操作', 'en-US': 'Order actions' },

  supplementTitle: {
    'zh-CN': '为订单 {{order}} 补单',
    'zh-TW': '為訂單 {{order}} 補單',
    'en-US': 'Supplement order {{order}}',
  },
  supplementBody: {
    'zh-CN': '确认 {{amount}} 已经到账：订单记为已付款，商户余额增加，并通知商户。',
    'zh-TW': '確認 {{amount}} 已經入帳：訂單記為已付款，商家餘額增加，並通知商家。',
    'en-US':
      'Confirms that {{amount}} has arrived: the order is marked as paid, the merchant is credited and notified.',
  },
  utr: { 'zh-CN': 'UTR（银行流水号）', 'zh-TW': 'UTR（銀行交易序號）', 'en-US': 'UTR (bank reference)' },
  utrHelp: {
    'zh-CN': '可不填。填写后这个流水号不能再用于其他订单。',
    'zh-TW': '可不填。填寫後這個交易序號不能再用於其他訂單。',
    'en-US': 'Optional. It cannot be used again for another order.',
  },
  hash: { 'zh-CN': '交易哈希（TXID）', 'zh-TW': '交易雜湊（TXID）', 'en-US': 'Transaction hash (TXID)' },
  hashHelp: {
    'zh-CN': '可不填。填写后这笔链上交易不能再用于其他订单。',
    'zh-TW': '可不填。填寫後這筆鏈上交易不能再用於其他訂單。',
    'en-US': 'Optional. It cannot be used again for another order.',
  },
  offset: {
    'zh-CN': '冲抵：仅结算供应商一侧',
    'zh-TW': '沖抵：僅結算供應商一側',
    'en-US': 'Offset: settle the supplier’s side only',
  },
  offsetHelp: {
    'zh-CN': '款项已用其他方式记给商户时打开：供应商应付这笔款项，商户不会再次入账。',
    'zh-TW': '款項已用其他方式記給商家時開啟：供應商應付這筆款項，商家不會再次入帳。',
    'en-US':
      'For money that the merchant was credited for otherwise: the supplier owes it, the merchant gets nothing.',
  },
  supplemented: {
    'zh-CN': '订单 {{order}} 已补单',
    'zh-TW': '訂單 {{order}} 已補單',
    'en-US': 'Order {{order}} supplemented',
  },

  resent: {
    'zh-CN': '订单 {{order}} 的回调即将重发',
    'zh-TW': '訂單 {{order}} 的回呼即將重送',
    'en-US': 'Callback of order {{order}} will be resent',
  },

  reselectTitle: {
    'zh-CN': '改派订单 {{order}}',
    'zh-TW': '改派訂單 {{order}}',
    'en-US': 'Reselect order {{order}}',
  },
  reselectBody: {
    'zh-CN': '按所选顺序尝试，由第一个有余量的产品接手；原账户会被释放。',
    'zh-TW': '依所選順序嘗試，由第一個有餘量的產品接手；原帳戶會被釋放。',
    'en-US':
      'Products are tried in the chosen order; the first one with capacity takes the order. The current account is freed.',
  },
  products: { 'zh-CN': '产品', 'zh-TW': '產品', 'en-US': 'Products' },
  productsHelp: {
    'zh-CN': '先选的先试。',
    'zh-TW': '先選的先試。',
    'en-US': 'Tried in the chosen order.',
  },
  productsNone: { 'zh-CN': '请选择产品', 'zh-TW': '請選擇產品', 'en-US': 'Choose a product' },
  productsChosen: {
    'zh-CN': '已选 {{count}} 个',
    'zh-TW': '已選 {{count}} 個',
    'en-US': '{{count}} chosen',
  },
  productMissing: {
    'zh-CN': '至少选择一个产品',
    'zh-TW': '至少選擇一個產品',
    'en-US': 'Choose at least one product',
  },
  userName: { 'zh-CN': '户名', 'zh-TW': '戶名', 'en-US': 'Account name' },
  bankName: { 'zh-CN': '银行', 'zh-TW': '銀行', 'en-US': 'Bank' },
  cardNumber: { 'zh-CN': '卡号', 'zh-TW': '卡號', 'en-US': 'Card number' },
  ifscCode: { 'zh-CN': 'IFSC', 'zh-TW': 'IFSC', 'en-US': 'IFSC' },
  bankKept: { 'zh-CN': '不变', 'zh-TW': '不變', 'en-US': 'Keep' },
  detailsHelp: {
    'zh-CN': '留空则沿用订单原有的资料。',
    'zh-TW': '留空則沿用訂單原有的資料。',
    'en-US': 'Leave empty to keep the order’s details.',
  },
  reselected: {
    'zh-CN': '订单 {{order}} 已改派',
    'zh-TW': '訂單 {{order}} 已改派',
    'en-US': 'Order {{order}} reselected',
  },

  freeTitle: {
    'zh-CN': '释放订单 {{order}} 的账户？',
    'zh-TW': '釋放訂單 {{order}} 的帳戶？',
    'en-US': 'Free the account of order {{order}}?',
  },
  freeBody: {
    'zh-CN': '订单立即超时，占用的名额和金额让给其他订单。付款人之后再付，须人工处理。',
    'zh-TW': '訂單立即逾時，占用的名額和金額讓給其他訂單。付款人之後再付，須人工處理。',
    'en-US':
      'The order times out now; its slot and amount are freed for other orders. A later payment must be handled manually.',
  },
  freed: {
    'zh-CN': '订单 {{order}} 的账户已释放',
    'zh-TW': '訂單 {{order}} 的帳戶已釋放',
    'en-US': 'Account of order {{order}} freed',
  },

  markTitle: {
    'zh-CN': '修改订单 {{order}} 的标记',
    'zh-TW': '修改訂單 {{order}} 的標記',
    'en-US': 'Set label of order {{order}}',
  },
  markBody: {
    'zh-CN': '只改变标记，不影响状态和资金。',
    'zh-TW': '只變更標記，不影響狀態與資金。',
    'en-US': 'Changes only the label, not status or money.',
  },
  markLabel: { 'zh-CN': '标记', 'zh-TW': '標記', 'en-US': 'Label' },
  marked: {
    'zh-CN': '订单 {{order}} 的标记已修改',
    'zh-TW': '訂單 {{order}} 的標記已修改',
    'en-US': 'Label of order {{order}} changed',
  },

  reverseTitle: {
    'zh-CN': '冲正订单 {{order}}？',
    'zh-TW': '沖正訂單 {{order}}？',
    'en-US': 'Reverse order {{order}}?',
  },
  reverseBody: {
    'zh-CN': '从商户余额扣回 {{amount}}，手续费和佣金一并退回。UTR 不能再次使用。此操作不能撤销。',
    'zh-TW': '從商家餘額扣回 {{amount}}，手續費和佣金一併退回。UTR 無法再次使用。此操作無法復原。',
    'en-US':
      'Takes {{amount}} back from the merchant’s balance and undoes fee and commission. The UTR cannot be used again. This cannot be undone.',
  },
  amountAgain: {
    'zh-CN': '再次输入金额 {{amount}}',
    'zh-TW': '再次輸入金額 {{amount}}',
    'en-US': 'Type the amount again: {{amount}}',
  },
  amountDiffers: { 'zh-CN': '金额不一致', 'zh-TW': '金額不一致', 'en-US': 'Amount does not match' },
  reason: { 'zh-CN': '原因', 'zh-TW': '原因', 'en-US': 'Reason' },
  reasonHelp: {
    'zh-CN': '会显示在订单的时间线中。',
    'zh-TW': '會顯示在訂單的時間軸中。',
    'en-US': 'Shown in the order’s timeline.',
  },
  reasonMissing: { 'zh-CN': '请填写原因', 'zh-TW': '請填寫原因', 'en-US': 'Enter a reason' },
  reversed: {
    'zh-CN': '订单 {{order}} 已冲正',
    'zh-TW': '訂單 {{order}} 已沖正',
    'en-US': 'Order {{order}} reversed',
  },
});
