import { analysisRuleNames } from '../../../shared/analysis-rules.messages.ts';
import { defineMessages } from '../../../shared/messages.ts';
import { suspicionMessages } from '../../../shared/suspicion.messages.ts';

export const todoMessages = defineMessages('todo', {
  approvals: { 'zh-CN': '等待复核', 'zh-TW': '等待覆核', 'en-US': 'Awaiting second approval' },
  payoutExceptions: { 'zh-CN': '代付异常', 'zh-TW': '代付異常', 'en-US': 'Payout exceptions' },
  expiringClaims: {
    'zh-CN': '即将到期的认领',
    'zh-TW': '即將到期的認領',
    'en-US': 'Expiring claims',
  },
  suspiciousStatements: { 'zh-CN': '可疑流水', 'zh-TW': '可疑入帳記錄', 'en-US': 'Suspicious statements' },
  unmatchedStatements: {
    'zh-CN': '未匹配流水',
    'zh-TW': '未比對的入帳記錄',
    'en-US': 'Unmatched statements',
  },
  unparsedStatements: {
    'zh-CN': '无法识别的消息',
    'zh-TW': '無法識別的訊息',
    'en-US': 'Unparsed messages',
  },
  payoutRejections: { 'zh-CN': '待审核的驳回', 'zh-TW': '待審核的駁回', 'en-US': 'Rejections to review' },
  payoutConfirmations: { 'zh-CN': '待确认的代付', 'zh-TW': '待確認的代付', 'en-US': 'Payouts to confirm' },
  deadCallbacks: { 'zh-CN': '已放弃的回调', 'zh-TW': '已放棄的回呼', 'en-US': 'Failed callbacks' },
  brokenChains: { 'zh-CN': '断裂的安全链', 'zh-TW': '斷裂的安全鏈', 'en-US': 'Broken security chains' },
  chainFindings: { 'zh-CN': '安全链异常', 'zh-TW': '安全鏈異常', 'en-US': 'Security chain findings' },
  orderFindings: { 'zh-CN': '订单分析发现', 'zh-TW': '訂單分析發現', 'en-US': 'Order analysis findings' },
  systemFindings: {
    'zh-CN': '系统检查发现的问题',
    'zh-TW': '系統檢查發現的問題',
    'en-US': 'System check findings',
  },
  silentDevices: { 'zh-CN': '失联的监控设备', 'zh-TW': '失聯的監控裝置', 'en-US': 'Silent devices' },
  accountsOff: { 'zh-CN': '停用的收款账户', 'zh-TW': '停用的收款帳戶', 'en-US': 'Disabled accounts' },
  identityChecks: {
    'zh-CN': '待审核的实名认证',
    'zh-TW': '待審核的身分驗證',
    'en-US': 'Identity checks',
  },
  frontEndFaults: {
    'zh-CN': '最近一天的前端错误',
    'zh-TW': '最近一天的前端錯誤',
    'en-US': 'Front-end errors, last day',
  },

  approvalsHelp: {
    'zh-CN': '超过限额的调账、冲正和代付确认，需要发起人之外的人同意。',
    'zh-TW': '超過限額的調帳、沖正和代付確認，需要發起人以外的人同意。',
    'en-US':
      'Adjustments, reversals and payout confirmations above the limit need approval by another person.',
  },
  payoutExceptionsHelp: {
    'zh-CN': '钱可能已经付出。查清之前不要重付。',
    'zh-TW': '款項可能已經付出。查清之前不要重付。',
    'en-US': 'The money may have left. Check before paying again.',
  },
  expiringClaimsHelp: {
    'zh-CN': '五分钟内到期，到期后订单回到代付池。',
    'zh-TW': '五分鐘內到期，到期後訂單回到代付池。',
    'en-US': 'They expire within 5 minutes; the orders then return to the payout pool.',
  },
  suspiciousStatementsHelp: {
    'zh-CN': '到账与订单对不上，系统不会自动处理，需人工判断。',
    'zh-TW': '入帳與訂單對不上，系統不會自動處理，需人工判斷。',
    'en-US': 'The money does not fit its order. A person must decide.',
  },
  unmatchedStatementsHelp: {
    'zh-CN': '钱到了账户，但没有订单在等它。',
    'zh-TW': '款項到了帳戶，但沒有訂單在等它。',
    'en-US': 'Money arrived, but no order is waiting for it.',
  },
  unparsedStatementsHelp: {
    'zh-CN': '没有短信模板能读懂，可能需要新增模板。',
    'zh-TW': '沒有訊息範本能讀懂，可能需要新增範本。',
    'en-US': 'No message template can parse them; one may be missing.',
  },
  payoutRejectionsHelp: {
    'zh-CN': '同意后退回商户余额，拒绝后继续代付。',
    'zh-TW': '同意後退回商家餘額，拒絕後繼續代付。',
    'en-US': 'Approve: the money returns to the merchant. Refuse: the payout continues.',
  },
  payoutConfirmationsHelp: {
    'zh-CN': '已提交付款凭证，等待确认。',
    'zh-TW': '已提交付款憑證，等待確認。',
    'en-US': 'Proof of payment submitted, awaiting confirmation.',
  },
  deadCallbacksHelp: {
    'zh-CN': '多次通知都没有得到商户确认，已停止重试。',
    'zh-TW': '多次通知都沒有得到商家確認，已停止重試。',
    'en-US': 'The merchant did not acknowledge after several attempts; retries have stopped.',
  },
  brokenChainsHelp: {
    'zh-CN': '余额前后对不上，在修复之前补单受限。',
    'zh-TW': '餘額前後對不上，修復之前補單受限。',
    'en-US': 'Balances do not add up; supplements are limited until repaired.',
  },
  chainFindingsHelp: {
    'zh-CN': '断裂、重复消息或消息过多，查明后标记为已处理。',
    'zh-TW': '斷裂、重複訊息或訊息過多，查明後標記為已處理。',
    'en-US': 'Breaks, replays or too many messages. Mark each as handled once examined.',
  },
  orderFindingsHelp: {
    'zh-CN': '规则发现的异常，查看订单后确认或排除。',
    'zh-TW': '規則發現的異常，檢視訂單後確認或排除。',
    'en-US': 'Patterns found by rules. Look at the orders, then confirm or dismiss.',
  },
  systemFindingsHelp: {
    'zh-CN': '账本、订单与占用之间有差异，请尽快查看。',
    'zh-TW': '帳本、訂單與占用之間有差異，請盡快檢視。',
    'en-US': 'Ledger, orders and reservations differ. Check soon.',
  },
  silentDevicesHelp: {
    'zh-CN': '没有心跳，它们监控的账户不再接单。',
    'zh-TW': '沒有心跳，它們監控的帳戶不再接單。',
    'en-US': 'No heartbeat: the accounts they monitor get no orders.',
  },
  accountsOffHelp: {
    'zh-CN': '全部产品都已关闭，不会分配订单。',
    'zh-TW': '全部產品都已關閉，不會分配訂單。',
    'en-US': 'All their products are off, so they get no orders.',
  },
  identityChecksHelp: {
    'zh-CN': '通过之前，该用户不能动用资金。',
    'zh-TW': '通過之前，該使用者不能動用資金。',
    'en-US': 'Until approved, the user cannot move money.',
  },
  frontEndFaultsHelp: {
    'zh-CN': '页面自动上报的错误，按种类合并。',
    'zh-TW': '頁面自動回報的錯誤，依種類合併。',
    'en-US': 'Reported automatically by pages, grouped by kind.',
  },

  refresh: { 'zh-CN': '刷新', 'zh-TW': '重新整理', 'en-US': 'Refresh' },
  total: { 'zh-CN': '{{count}} 件待办', 'zh-TW': '{{count}} 件待辦', 'en-US': '{{count}} to do' },
  atLeast: {
    'zh-CN': '{{count}} 件以上待办',
    'zh-TW': '{{count}} 件以上待辦',
    'en-US': '{{count}} or more to do',
  },
  showAll: { 'zh-CN': '查看全部', 'zh-TW': '檢視全部', 'en-US': 'Show all' },
  more: { 'zh-CN': '还有 {{count}} 件', 'zh-TW': '還有 {{count}} 件', 'en-US': '{{count}} more' },
  due: { 'zh-CN': '到期', 'zh-TW': '到期', 'en-US': 'Expires' },
  clear: { 'zh-CN': '没有待办', 'zh-TW': '沒有待辦', 'en-US': 'Nothing to do' },
  clearHelp: {
    'zh-CN': '每 30 秒自动检查一次。',
    'zh-TW': '每 30 秒自動檢查一次。',
    'en-US': 'Checked every 30 seconds.',
  },
  noKinds: {
    'zh-CN': '您的角色没有需要处理的事项。',
    'zh-TW': '您的角色沒有需要處理的事項。',
    'en-US': 'Your role has no tasks here.',
  },
  quiet: { 'zh-CN': '没有等待的', 'zh-TW': '沒有等待的', 'en-US': 'Nothing pending' },

  ...suspicionMessages.table,
  merchantBalance: { 'zh-CN': '商户调账', 'zh-TW': '商家調帳', 'en-US': 'Merchant adjustment' },
  merchantClearing: {
    'zh-CN': '清空商户余额',
    'zh-TW': '商家餘額歸零',
    'en-US': 'Merchant balance clearing',
  },
  supplierDeposit: { 'zh-CN': '供应商押金', 'zh-TW': '供應商押金', 'en-US': 'Supplier deposit' },
  payoutConfirmation: { 'zh-CN': '确认代付', 'zh-TW': '確認代付', 'en-US': 'Payout confirmation' },
  payoutFoundPaid: {
    'zh-CN': '异常代付查明已付',
    'zh-TW': '異常代付查明已付',
    'en-US': 'Exception found paid',
  },
  reversal: { 'zh-CN': '订单冲正', 'zh-TW': '訂單沖正', 'en-US': 'Reversal' },
  sms: { 'zh-CN': '短信设备', 'zh-TW': '簡訊裝置', 'en-US': 'SMS device' },
  web: { 'zh-CN': '网页脚本', 'zh-TW': '網頁腳本', 'en-US': 'Web script' },
  break: { 'zh-CN': '余额断裂', 'zh-TW': '餘額斷裂', 'en-US': 'Balances do not follow' },
  replay: { 'zh-CN': '重复消息', 'zh-TW': '重複訊息', 'en-US': 'Replayed message' },
  frequency: { 'zh-CN': '消息过多', 'zh-TW': '訊息過多', 'en-US': 'Too many messages' },
  ...analysisRuleNames.table,
  chain: { 'zh-CN': '链上监听', 'zh-TW': '鏈上監聽', 'en-US': 'Chain watcher' },
  beneficiaryWrong: {
    'zh-CN': '收款信息有误',
    'zh-TW': '收款資訊有誤',
    'en-US': 'Wrong beneficiary details',
  },
  bankUnavailable: { 'zh-CN': '银行不可用', 'zh-TW': '銀行無法使用', 'en-US': 'Bank unavailable' },
  amountRefused: { 'zh-CN': '金额被拒', 'zh-TW': '金額遭拒', 'en-US': 'Amount refused' },
  limitReached: { 'zh-CN': '超出限额', 'zh-TW': '超出限額', 'en-US': 'Limit reached' },
  riskControl: { 'zh-CN': '风控拦截', 'zh-TW': '風險控管攔阻', 'en-US': 'Risk control' },
  duplicate: { 'zh-CN': '重复订单', 'zh-TW': '重複訂單', 'en-US': 'Duplicate' },
  times: { 'zh-CN': '{{count}} 次', 'zh-TW': '{{count}} 次', 'en-US': 'Reports: {{count}}' },
  places: { 'zh-CN': '{{count}} 处', 'zh-TW': '{{count}} 處', 'en-US': '{{count}} places' },
});
